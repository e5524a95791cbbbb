// Leaves a compressed copy beside each built file for which that pays, so that the server never has to compress one.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const BUILT = "../src/grimoire/server/client";
const PACKED_FROM = 1000; // bytes
const PACKED_ALREADY = /\.(png|woff2|gz)$/;

for (const entry of readdirSync(BUILT, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || PACKED_ALREADY.test(path)) continue;
  const content = readFileSync(path);
  if (content.length >= PACKED_FROM) writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
