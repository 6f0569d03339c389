// web.js BUILD - how long the program takes as WebAssembly in Node, beside the program itself: after
// `make web`, `node tests/bench/web.js build`. The least of seven times.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { load } from "../../engine/modules/web/reeve.js";

const build = resolve(process.argv[2]);

function least(what) {
  const times = Array.from({ length: 7 }, () => {
    const began = performance.now();
    what();
    return performance.now() - began;
  });
  return Math.min(...times);
}

const began = performance.now();
const reeve = await load(readFileSync(join(build, "wasm/small/reeve.wasm")));
console.log(`compiled in ${(performance.now() - began).toFixed(0)} ms`);
const game = reeve.run(["sim", "carcassonne", "--seed", "1"]).stdout;
for (const [name, argv] of [
  ["start", ["--version"]],
  ["verdict of a game of 72 tiles", ["check", "-"]],
  ["legal placements of its tile 60", ["legal", "--before", "60", "-"]],
  ["odds of 100 games", ["odds", "--games", "100", "--at", "40", "-"]],
]) {
  const here = least(() => spawnSync(join(build, "reeve"), argv, { input: game }));
  const there = least(() => reeve.run(argv, { stdin: game }));
  console.log(`${name}: ${there.toFixed(1)} ms; the program, with its process: ${here.toFixed(1)} ms`);
}
