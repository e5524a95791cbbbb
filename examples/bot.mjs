// A bot for Grimoire in JavaScript, without packages; docs/bots.md explains what it reads and writes.
import { createInterface } from "node:readline";

const LIKED = ["learn", "harness", "store", "take", "cast"]; // the sooner the better
const DISLIKED = ["skip", "done", "pass", "end"];
let seed = 1;

function worth(action) {
  const words = action.split(" ");
  const place = LIKED.indexOf(words[0]);
  if (place < 0) return DISLIKED.includes(words[0]) ? -1 : 0;
  return LIKED.length - place + (words[0] === "learn" ? Number(words.at(-1)) : 0);
}

function pick(list) { // the same seed makes the same choices: Math.random has none
  seed = (seed * 16807) % 2147483647;
  return list[seed % list.length];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    seed = ((message.seed ?? Date.now()) % 2147483646 + 2147483646) % 2147483646 + 1;
    console.log(JSON.stringify({ type: "ready", name: "Example in JavaScript" }));
  } else if (message.type === "choose") {
    const best = Math.max(...message.legal.map(worth));
    const action = pick(message.legal.filter((action) => worth(action) === best));
    console.log(JSON.stringify({ type: "action", id: message.id, action }));
  }
}
