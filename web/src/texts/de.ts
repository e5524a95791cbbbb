/** The texts that every page needs, in one file. */
const files = import.meta.glob<string>("../../../src/grimoire/texts/de/{common,table,server,client,pages}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
