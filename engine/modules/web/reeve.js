// reeve.js - the program reeve in JavaScript: in Node, in a page, in a worker; without a network, eval
// or any other file than reeve.wasm, which is the whole program, and system.js.
//
//   import { load } from "./reeve.js";
//   const reeve = await load();       // compiles reeve.wasm beside this file; or load(url), load(bytes)
//   const { status, stdout, stderr, files } = reeve.run(["check", "--format", "json", "-"], { stdin: text });
//
// run(argv, {stdin, files, onOutput, onProgress}) runs the program once, at once, in memory of its own: argv
// is a command line without `reeve`; stdin a text or bytes; files what it can read, {name: text or bytes}.
// It returns the exit status, what was printed, and the files that the program wrote, {name: text}.
// onOutput(text) is called with each piece of output as it comes; onProgress(text) with what `odds` says of
// its progress. A run cannot be stopped: run long ones in a worker, and terminate it.
// Below are the questions of programs (judge, legal, why ...), which are made of run; see reeve.d.ts.

import { Process } from "./system.js";

/** There is no answer. status: that of reeve(1); code: that of the first diagnostic, if there is one. */
export class ReeveError extends Error {
  constructor(message, status, diagnostics = []) {
    super(message);
    this.name = "ReeveError";
    this.status = status;
    this.diagnostics = diagnostics;
    this.code = diagnostics[0]?.code || undefined;
  }
}

/** Compiles the program: an URL, the bytes or a module; by default reeve.wasm beside this file. */
export async function load(source = new URL("reeve.wasm", import.meta.url)) {
  return new Reeve(await compile(source));
}

// Where addresses begin: in a browser as those of fetch do, for bundlers put this file elsewhere.
const HERE = globalThis.location?.href ?? import.meta.url;

// A module of Node, put together here, so that what bundles programs for browsers does not look for it.
const FILES = ["node:fs", "promises"].join("/");

async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (typeof source !== "string" && !(source instanceof URL)) {
    demand(isText(source), "the program is an URL, bytes or a module");
    return WebAssembly.compile(source);
  }
  const url = new URL(source, HERE);
  if (url.protocol === "file:") // which Node's fetch does not read
    return WebAssembly.compile(await (await import(/* webpackIgnore: true */ /* @vite-ignore */ FILES)).readFile(url));
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${answer.statusText}`);
  return WebAssembly.compile(await answer.arrayBuffer()); // whatever type the server says it has
}

// What the program says of its progress, but for what is to be typed.
const PROGRESS = /^\r\x1b\[K([^;]*)[^]*/;

const DIAGNOSTIC = /^\S+?:(\d+):(\d+): (\w+): (.*?)(?: \[([a-z\d-]+)(?:, ([^\]]+))?\])?$((?:\n(?: .*|$))*)/gm;

/** The diagnostics that the program has printed for people. */
const readPrinted = (text) => Array.from(text.matchAll(DIAGNOSTIC),
  ([, line, column, severity, message, code = "", rule = "", more]) => ({ code, rule, severity, turn: 0, player: "",
    line: Number(line), column: Number(column), message, help: /^ {2}help: (.*)/m.exec(more)?.[1] ?? "" }));

/** Why a command line is refused, said of settings instead of its options. */
const ofSettings = (text) => text.replace(/; see `reeve[^`]*`$/, "").replace("there is no option `", "there is no setting `")
  .replace(/(^| )--([a-z]+)( [A-Z]+)?\b/g, "$1`$2`").replace(/`--([^`]+)`/g, "`$1`");

const failure = (printed, status) => {
  const diagnostics = readPrinted(printed), text = printed.trim().replace(/^reeve: (-: )?/, "");
  return new ReeveError(diagnostics[0]?.message ?? (status === 2 ? ofSettings(text) : text), status, diagnostics);
};

const demand = (fine, what) => { if (!fine) throw new ReeveError(what, 2); };
const isText = (value) => typeof value === "string" || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value) && !isText(value);
const isFiles = (value) => isObject(value) && Object.values(value).every(isText);
const isWord = (value) => ["string", "number", "bigint", "boolean"].includes(typeof value);

/** Options of the program that are no settings: with them it prints other things. */
const NO_SETTINGS = ["help", "version", "quiet", "watch", "header", "color", "option", "script", "html", "svg",
  "stats", "format"];

/** The words of a command line, and files, that settings stand for: {at: 8, now: true} are --at 8 --now. */
function wordsOf(settings = {}, more) {
  demand(isObject(settings), "settings must be an object");
  for (const key of NO_SETTINGS) demand(!(key in settings), `there is no setting \`${key}\``);
  const { options = {}, scripts = [], rules = {}, onProgress, ...others } = { ...settings, ...more };
  const files = {}, argv = [];
  demand(isObject(options), "options must be an object, as {tie: \"none\"}");
  demand(Array.isArray(scripts), "scripts must be an array");
  demand(isFiles(rules), "rules must be an object of texts by their names");
  for (const [key, value] of Object.entries(options)) {
    demand(isWord(value ?? ""), `the option ${key} must be a string, a number or a boolean`);
    if (value != null) argv.push("--option", `${key}=${value}`);
  }
  scripts.forEach((script, i) => {
    const { name, text } = typeof script === "string" ? { name: `script-${i + 1}.lua`, text: script } : script ?? {};
    demand(typeof name === "string" && isText(text), "a script must be a name, a text, or {name, text}");
    const isName = script === text && /^[\w-]+$/.test(text);
    if (!isName) files[`scripts/${name}`] = text;
    argv.push("--script", isName ? text : `scripts/${name}`);
  });
  for (const [name, text] of Object.entries(rules)) files[`rules/${name}`] = text;
  if (Object.keys(rules).length) argv.push("--rules", "rules");
  for (const [key, value] of Object.entries(others))
    for (const one of [value ?? []].flat()) {
      demand(isWord(one), `${key} must be a string, a number or a boolean`);
      if (one !== false) argv.push(`--${key}`, ...(one === true ? [] : [String(one)]));
    }
  return { argv, files, onProgress };
}

/** Of a question about a ruleset. */
const NO_TEXT = Symbol("no text");

/** The questions whose answer about a text that is at fault says what is wrong. */
const ABOUT_FAULTS = ["check", "score", "why"];

export class Reeve {
  #module;
  constructor(module) { this.#module = module; }

  run(argv, running = {}) {
    demand(isObject(running), "what a run gets must be an object, as {stdin: text}");
    const { stdin, files = {}, onOutput, onProgress } = running;
    demand(Array.isArray(argv) && argv.every(isWord), "a command line is an array of words");
    demand(!argv.includes("--watch"), "a run cannot watch files: run it again when one has changed");
    demand(stdin === undefined || isText(stdin), "stdin must be a text or bytes");
    demand(isFiles(files), "files must be an object of texts by their names");
    const printed = ["", ""], decoders = [new TextDecoder(), new TextDecoder()];
    const write = (fd, bytes) => {
      const text = decoders[fd - 1].decode(bytes, { stream: true });
      if (PROGRESS.test(text)) {
        onProgress?.(text.replace(PROGRESS, "$1"));
      } else {
        printed[fd - 1] += text;
        if (fd === 1) onOutput?.(text);
      }
    };
    // Only to a terminal the program tells its progress.
    const environment = onProgress ? { TERM: "xterm", NO_COLOR: "1" } : {};
    const process = new Process({ stdin, files, environment, write, terminal: Boolean(onProgress) });
    const status = process.run(this.#module, ["reeve", ...argv.map(String)]);
    return { status, stdout: printed[0], stderr: printed[1], files: process.written };
  }

  judge(text, settings) {
    const games = this.games(text, settings);
    if (games.length !== 1) throw new ReeveError(`the text has ${games.length} documents: use games`, 2);
    return games[0];
  }

  games(text, settings) { return this.#ask("check", settings, text); }
  score(text, settings) { return this.#ask("score", settings, text)[0]; }
  why(text, about, settings) { return this.#ask("why", settings, text, about ?? [])[0]; }
  legal(text, settings) { return this.#ask("legal", settings, text); }
  completions(text, settings) { return this.#ask("completions", settings, text); }
  odds(text, settings) { return this.#ask("odds", settings, text)[0]; }
  position(text, settings) {
    const [{ position }] = this.#ask("position", settings, text);
    const [{ verdict, diagnostics }] = this.#ask("check", settings, text); // there is one before a fault, too
    if (!["legal", "wrong"].includes(verdict)) throw new ReeveError(diagnostics[0].message, 1, diagnostics);
    return position;
  }
  sim(ruleset, settings) { return this.#print("sim", settings, NO_TEXT, ruleset ?? null).split(/^---\n/m).filter(Boolean); }
  stats(ruleset, settings) { return this.#ask("sim", settings, NO_TEXT, ruleset ?? null, { stats: true }); }
  tiles(ruleset, settings) { return this.#ask("tiles", settings, NO_TEXT, ruleset ?? null); }
  rules(ruleset, settings) { return this.#ask("rules", settings, NO_TEXT, ruleset ?? []); }
  svg(text, settings) { return this.#print("show", settings, text, [], { svg: "-" }); }
  html(text, settings) { return this.#print("show", settings, text, [], { html: "-" }); }
  format(text, settings) { return this.#print("fmt", settings, text); }
  exportJcz(text, settings) { return this.#print("export", settings, text); }
  importJcz(text, settings) { return this.#print("import", settings, text); }

  /** Runs a command about a ruleset, or a text, which is its standard input; then `about` may be []. */
  #command(command, { argv, files, onProgress }, text, about) {
    const words = [about].flat(), named = text === NO_TEXT;
    demand(named || isText(text), "the text of a record is missing: give a string or bytes");
    demand(named || words.every(isWord), "a question is a word or a number");
    demand(!named || words.every((word) => isWord(word) && word !== "") && (words.length || command === "rules"),
      "the name of a ruleset is missing");
    if (named) return this.run([command, ...argv, "--", ...words], { files, onProgress });
    return this.run([command, ...argv, "--", "-", ...words], { stdin: text, files, onProgress });
  }

  #print(command, settings, text, about = [], more = {}) {
    const { status, stdout, stderr } = this.#command(command, wordsOf(settings, more), text, about);
    if (status > 1 || !stdout) throw failure(stderr, status);
    return stdout;
  }

  /** The answers of a command, one for each line that it prints. */
  #ask(command, settings, text, about = [], more = {}) {
    const words = wordsOf(settings, { ...more, format: "json" });
    const { status, stdout, stderr } = this.#command(command, words, text, about);
    const answers = stdout.split("\n").filter(Boolean).map((line) => JSON.parse(line));
    const { verdict = "legal", diagnostics = [] } = answers[0] ?? {};
    const byTheText = diagnostics[0]?.line > 0 && [1, 3].includes(status);
    if (status && !(byTheText ? ABOUT_FAULTS.includes(command) || verdict === "legal" : status === 1 && answers.length))
      throw diagnostics.length ? new ReeveError(diagnostics[0].message, status, diagnostics) : failure(stderr, status);
    return answers;
  }
}
