/** The address of the page: start, table, record, rules, or continuing on another device. */
export interface Place {
  page: "start" | "table" | "replay" | "rules" | "continue";
  id: string;
}

export function placeOf(path: string): Place {
  const [, first = "", id = ""] = path.split("/");
  if (first === "t" && id) return { page: "table", id };
  if (first === "r" && id) return { page: "replay", id };
  if (first === "rules" && id) return { page: "rules", id };
  return { page: first === "continue" ? "continue" : "start", id: "" };
}

let current = $state<Place>(placeOf(location.pathname));

export function place(): Place {
  return current;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  current = placeOf(location.pathname);
  scrollTo(0, 0);
}

addEventListener("popstate", () => (current = placeOf(location.pathname)));
