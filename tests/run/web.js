// web.js BUILD - does the program of the page in BUILD/web answer as the program does? Each fixture and record of README.md,
// plainly and with a house rule, and all commands: output, errors and statuses, byte by byte.
// Prints ok/not ok lines.
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { load } from "../../engine/modules/web/reeve.js";

const build = resolve(process.argv[2]);
const packed = join(build, "web/reeve.xz"), wasm = readFileSync(join(build, "wasm/small/reeve.wasm"));
const reeve = await load(wasm);
let failed = false;

function report(fine, name, why = "") {
  console.log(`${fine ? "ok" : "not ok"} web: ${name}`);
  if (!fine) console.log(`  ${String(why).replaceAll("\n", "\n  ")}`);
  failed ||= !fine;
}

// ---- the same answers

const environment = { PATH: process.env.PATH, HOME: "/nonexistent" };
const below = (folder, end) => readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith(end)).map((name) => join(folder, name)).sort();
const RULES = Object.fromEntries([...below("fixtures/rulesets", ".yaml"), ...below("fixtures/rulesets", ".lua")]
  .map((name) => [name, readFileSync(name)]));
let runs = 0;

/** What differs between a run of the program and one in WebAssembly; undefined: nothing. */
function difference(argv, names, { stdin = "", others = {}, errors = true } = {}) {
  const native = spawnSync(join(build, "reeve"), argv, { input: stdin, env: environment, maxBuffer: 1 << 28 });
  const files = { ...others, ...Object.fromEntries(names.map((name) => [name, readFileSync(name)])) };
  const web = reeve.run(argv, { stdin, files });
  runs++;
  for (const [what, here, there] of [["status", native.status, web.status],
    ["output", native.stdout.toString(), web.stdout], ["errors", native.stderr.toString(), web.stderr]])
    if (here !== there && (errors || what !== "errors")) return `reeve ${argv.join(" ")}: another ${what}\n${here}\n-- in WebAssembly:\n${there}`;
}

function same(name, questions) {
  const wrong = questions.map((question) => difference(...question)).find(Boolean);
  report(!wrong && questions.length, `${name} (${questions.length})`, wrong?.slice(0, 2000));
}

const fixtures = below("fixtures", ".yaml").filter((name) => !name.startsWith("fixtures/rulesets/"));
const check = ["check", "--format", "json", "--rules", "fixtures/rulesets"];
same("each fixture", fixtures.map((name) => [[...check, name], [name], { others: RULES }]));
const scripts = below("scripts", ".lua").filter((name) => !name.endsWith(".d.lua"));
same("each fixture with a house rule", fixtures.map((name, i) => {
  const script = scripts[i % scripts.length];
  return [["check", "--format", "json", "--script", script, name], [name, script]];
}));
const records = readFileSync("README.md", "utf8").split("\n```").filter((part) => part.startsWith("yaml\n"))
  .map((part) => part.slice(5));
same("each record of README.md", records.map((stdin) => [["check", "-"], [], { stdin }]));

const kitchen = "fixtures/castle/kitchen-table.yaml", photograph = "fixtures/carcassonne/photograph.yaml";
same("the other commands", [
  `legal ${kitchen} --before 14`, `legal --format json --actions --at 8 --tile 24 ${kitchen}`,
  `completions --at 13 ${kitchen}`, `why ${kitchen} 9`, `why --format json ${photograph} final`,
  `score --format tsv ${kitchen}`, `position --at 20 ${kitchen}`, `fmt ${kitchen}`, `show ${kitchen}`,
  `show --svg - ${kitchen}`, `show --html - --legal ${kitchen}`, `odds --seed 7 --games 20 --at 40 ${kitchen}`,
  `odds --seed 7 --games 10 ${photograph}`, `tiles river --format json`, `tiles --svg - castle`, `rules`,
  `rules river`, `rules --script end-of-turn-pickup`, `explain path-cut`, `schema castle`, `new inns+river`,
  `sim inns+traders+tower+bazaars --players 4 --seed 3 --policy greedy`, `sim castle --stats --games 20`,
  `export fixtures/inns/rainy-day.yaml`, `check --rules fixtures/missing ${kitchen}`, `check missing.yaml`, `--help`,
  `check --option tie=x ${kitchen}`, `perft castle --depth 2`, `nonsense`,
  ...below("fixtures/jcz", ".jcz").slice(0, 10).map((name) => `import ${name}`),
].map((line) => line.split(" ")).map((argv) => [argv, argv.filter((word) => /^fixtures.*\.(yaml|jcz)$/.test(word))]));
const nested = (n, open, close) => `reeve: 1\nrules: castle\nabout: ${open.repeat(n)}${close.repeat(n)}\n`;
same("texts that nest deeply", [10, 1000, 100000].flatMap((n) => [
  [["check", "-"], [], { stdin: nested(n, "[", "]") }],
  [["check", "-"], [], { stdin: nested(n, "{a: ", "}") }],
]));
// Which limit stops one may depend on the time that other programs take: there is no clock for this one alone.
same("scripts that do harm, every third", below("tests/hostile", ".lua").filter((_, i) => i % 3 === 0)
  .map((script) => [["check", "--script", script, kitchen], [script, kitchen], { errors: false }]));

report(!Buffer.compare(wasm, spawnSync("xz", ["-dc", packed], { maxBuffer: 1e9 }).stdout),
  `${runs} runs compared; ${Math.round(wasm.length / 1000)} kB are ${Math.round(statSync(packed).size / 1000)} when packed`);

process.exitCode = failed ? 1 : 0;
