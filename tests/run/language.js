// language.js DIR: does yaml-language-server, which editors run, understand the schemas of reeve? DIR has
// node_modules with it, and reeve is on the PATH. The client below is as small as may be: it opens
// documents, and asks about them. Prints `ok editors: NAME` or `not ok editors: NAME`.
"use strict";
const { spawn, spawnSync } = require("node:child_process");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { pathToFileURL } = require("node:url");

const modules = path.resolve(process.argv[2], "node_modules");

// ---- the client ----------------------------------------------------------------------------------

class Client {
  #last = 0;
  #answers = new Map();
  #found = new Map();
  #input = Buffer.alloc(0);

  // SCHEMAS as in the setting yaml.schemas: the file of a schema, and the names that it is for.
  constructor(schemas) {
    this.settings = { yaml: { schemas, schemaStore: { enable: false } }, http: {} };
    const server = path.join(modules, "yaml-language-server/bin/yaml-language-server");
    this.server = spawn(process.execPath, [server, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
    this.server.stdout.on("data", (bytes) => this.#read(bytes));
  }

  async begin() {
    await this.ask("initialize", {
      processId: process.pid,
      rootUri: null,
      capabilities: {
        workspace: { configuration: true },
        textDocument: {
          completion: { completionItem: { snippetSupport: true, documentationFormat: ["markdown"] } },
          hover: { contentFormat: ["markdown"] },
        },
      },
    });
    this.#send({ method: "initialized", params: {} });
    this.#send({ method: "workspace/didChangeConfiguration", params: { settings: this.settings } });
  }

  end() {
    this.server.kill();
  }

  // Opens a document; its diagnostics.
  diagnostics(file, text) {
    const uri = pathToFileURL(file).href;
    const found = new Promise((resolve) => this.#found.set(uri, resolve));
    const textDocument = { uri, languageId: "yaml", version: 1, text };
    this.#send({ method: "textDocument/didOpen", params: { textDocument } });
    return found;
  }

  // What the server says about a place of an open document, counted from 0.
  at(question, file, line, character) {
    const textDocument = { uri: pathToFileURL(file).href };
    return this.ask(`textDocument/${question}`, { textDocument, position: { line, character } });
  }

  ask(method, params) {
    const id = ++this.#last;
    this.#send({ id, method, params });
    return new Promise((resolve) => this.#answers.set(id, resolve));
  }

  #send(message) {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #read(bytes) {
    this.#input = Buffer.concat([this.#input, bytes]);
    for (;;) {
      const start = this.#input.indexOf("\r\n\r\n") + 4;
      const length = /Content-Length: (\d+)/i.exec(this.#input.subarray(0, Math.max(start, 0)));
      if (start < 4 || this.#input.length < start + Number(length[1])) return;
      const end = start + Number(length[1]);
      this.#take(JSON.parse(this.#input.subarray(start, end)));
      this.#input = this.#input.subarray(end);
    }
  }

  #take(message) {
    const { id, method, params } = message;
    if (!method) this.#answers.get(id)?.(message.result);
    else if (method === "textDocument/publishDiagnostics") this.#found.get(params.uri)?.(params.diagnostics);
    else if (id !== undefined) this.#send({ id, result: this.#answer(method, params) });
  }

  #answer(method, params) {
    if (method !== "workspace/configuration") return null;
    return params.items.map(({ section }) => this.settings[section] ?? null);
  }
}

// ---- documents -----------------------------------------------------------------------------------

const dir = fs.mkdtempSync(path.join(os.tmpdir(), "reeve-"));
process.on("exit", () => fs.rmSync(dir, { recursive: true }));

const reeve = (...words) => spawnSync("reeve", words, { encoding: "utf8" }).stdout;
const games = fs.readdirSync("fixtures").map((game) => path.join("fixtures", game));
function yamlIn(folder) {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names.filter((name) => name.endsWith(".yaml")).map((name) => path.join(folder, name));
}

// A document in the folder of RULES, with their schema, as `reeve new` names it: "" is all rulesets.
const rulesets = reeve("rules", "--format", "tsv").trim().split("\n").map((line) => line.split("\t")[0]);
const schemas = {};
const schemaOf = (rules) => path.join(dir, rules || "all", `reeve-${rules}.schema.json`);
function document(rules, name, text) {
  const schema = schemaOf(rules);
  if (!schemas[schema]) {
    fs.mkdirSync(path.dirname(schema));
    fs.writeFileSync(schema, reeve("schema", ...(rules ? [rules] : [])));
  }
  const file = path.join(path.dirname(schema), name.replaceAll("/", "-"));
  (schemas[schema] ??= []).push(file);
  return { name, file, text };
}

// Under the schema of its rules, where reeve has those.
function fixture(file) {
  const text = fs.readFileSync(file, "utf8");
  const list = /^rules: *\[?([^\]#\n]*)/m.exec(text)?.[1] ?? "";
  const rules = list.trim().split(/, */);
  const known = rules.every((one) => rulesets.includes(one)) && reeve("schema", rules.join("+"));
  return document(known ? rules.join("+") : "", file, text);
}

// "W: 1|7" is a text and a place in it.
function asked(rules, name, marked) {
  const [before, after] = marked.split("|");
  const lines = before.split("\n");
  return { ...document(rules, name, before + after), line: lines.length - 1, character: lines.at(-1).length };
}

// ---- what must hold ------------------------------------------------------------------------------

const HEAD = "reeve: 1\nrules: castle\n";
const GAME = `${HEAD}players: {W: Anna, B: Bert}\nmoves:\n- W: 17 e5\n`;

// Where keys and words are typed: what must be offered there, what it is said to be, and what is typed.
const OFFERED = [
  ["castle", `${HEAD}|`, "moves", /for each/, /^moves: /],
  ["castle", `${HEAD}|`, "about", /never judged/, /^about:/],
  ["castle", `${HEAD}options:\n  |`, "tie", /C-110/, /^tie: /],
  ["castle", `${HEAD}options:\n  tie: |`, "shared", /C-110/, /^shared$/],
  ["castle", `${GAME}  s|`, "score", /C-44/, /^score:/],
  ["", `${HEAD}options:\n  |`, "river", /R-2/, /^river: /],
  ["", "reeve: 1\nrules: |", "tower-rgg", /^$/, /^tower-rgg$/],
];

const EXPLAINED = [
  ["castle", "reeve: 1\nru|les: castle\n", /The ruleset/],
  ["castle", `${HEAD}options:\n  t|ie: share\n`, /C-110/],
  ["castle", `${GAME}  sc|ore: {W: 1}\n`, /C-44/],
];

// A bracket that is not closed: the server sees it at the end, reeve where it was opened.
const ELSEWHERE = "yaml-syntax";

const legal = [
  ...rulesets.map((rules) => document(rules, `new ${rules}.yaml`, reeve("new", rules))),
  ...games.flatMap(yamlIn).flatMap((file) => [fixture(file), document("", file, fs.readFileSync(file, "utf8"))]),
];
const said = reeve("check", "--format", "json", ...games.flatMap((game) => yamlIn(path.join(game, "bad"))));
const bad = said.trim().split("\n").map((line) => JSON.parse(line));
for (const one of bad) one.document = fixture(one.file);
const offered = OFFERED.map(([rules, text, ...wanted], i) => [asked(rules, `offered${i}.yaml`, text), ...wanted]);
const explained = EXPLAINED.map(([rules, text, wanted], i) => [asked(rules, `explained${i}.yaml`, text), wanted]);

function testThat(name, faults) {
  console.log(`${faults.length ? "not ok" : "ok"} editors: ${name}`);
  for (const fault of faults) console.log(`  ${fault}`);
  process.exitCode ||= faults.length ? 1 : 0;
}

const shown = ({ range, message }) => `${range.start.line + 1}: ${message}`;

async function complaints(client, documents) {
  const found = documents.map(async ({ name, file, text }) =>
    (await client.diagnostics(file, text)).map((one) => `${name}:${shown(one)}`));
  return (await Promise.all(found)).flat();
}

// What reeve can read is nothing to complain of; else the lines are those of reeve, if there are any.
async function misplaced(client, { document: { name, file, text }, verdict, diagnostics }) {
  const found = await client.diagnostics(file, text);
  const lines = verdict === "unreadable" ? diagnostics.map(({ line }) => line) : [];
  complained += found.length > 0;
  return found
    .filter(({ range }) => !lines.includes(range.start.line + 1) && diagnostics[0].code !== ELSEWHERE)
    .map((one) => `${name}:${shown(one)}`);
}

async function missing(client, [at, label, documentation, inserted]) {
  await client.diagnostics(at.file, at.text);
  const answer = await client.at("completion", at.file, at.line, at.character);
  const item = answer.items.find((one) => one.label === label);
  const text = item?.documentation?.value ?? item?.documentation ?? "";
  const right = item && documentation.test(text) && inserted.test(item.textEdit?.newText ?? item.insertText);
  return right ? [] : [`${JSON.stringify(at.text)}: ${label}: ${JSON.stringify(item)}`];
}

async function unexplained(client, [at, wanted]) {
  await client.diagnostics(at.file, at.text);
  const answer = await client.at("hover", at.file, at.line, at.character);
  return wanted.test(answer?.contents.value) ? [] : [`${JSON.stringify(at.text)}: ${JSON.stringify(answer)}`];
}

let complained = 0;
const each = async (list, what) => (await Promise.all(list.map(what))).flat();

(async () => {
  const client = new Client(schemas);
  await client.begin();
  testThat("the language server accepts new records, and every fixture", await complaints(client, legal));
  testThat("it complains where reeve does", await each(bad, (one) => misplaced(client, one)));
  testThat("and of much of that", complained > 30 ? [] : [`of ${complained} files`]);
  testThat("it offers keys and words, and says what they are", await each(offered, (one) => missing(client, one)));
  testThat("it explains keys", await each(explained, (one) => unexplained(client, one)));
  client.end();
})();
