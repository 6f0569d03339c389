// embed.js PROGRAM ARG… - runs embed (engine/tool/embed.c), compiled to PROGRAM.wasm, in Node, with the
// files of rulesets/ and scripts/; scripts without comments and indentation, which nobody reads in a browser,
// but with all their lines, which messages count.
import { readFileSync, readdirSync, writeSync } from "node:fs";
import { Process } from "./system.js";

const files = {};
for (const folder of ["rulesets", "scripts"])
  for (const name of readdirSync(folder, { recursive: true }))
    if (/\.(yaml|lua)$/.test(name)) files[`${folder}/${name}`] = readFileSync(`${folder}/${name}`, "utf8");
for (const name of Object.keys(files))
  if (name.endsWith(".lua")) files[name] = files[name].replace(/^ *--.*$|^ +| +-- [^"\n]*$/gm, "");

const [, , program, ...args] = process.argv;
const write = (fd, bytes) => writeSync(fd, bytes);
process.exitCode = new Process({ files, write }).run(new WebAssembly.Module(readFileSync(`${program}.wasm`)),
  ["embed", ...args]);
