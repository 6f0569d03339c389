// use.mjs - uses the package in the folder in which it is installed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { load, ReeveError } from "reeve";

const reeve = await load();
const text = readFileSync("kitchen-table.yaml"), illegal = readFileSync("illegal.yaml", "utf8");
const script = readFileSync("longest-path-bonus.lua", "utf8");
const refuses = (what, status, code) => assert.throws(what, (error) =>
  error instanceof ReeveError && error.status === status && error.code === code && error.message !== "");

assert.equal(reeve.judge(text).score.W, 108);
for (const named of ["longest-path-bonus", script, { name: "house.lua", text: script }])
  assert.equal(reeve.judge(text, { scripts: [named] }).score.W, 113);
assert.equal(reeve.judge(text, { options: { wall_pickup: "end_of_turn" } }).verdict, "illegal");
assert.equal(reeve.judge(illegal).verdict, "illegal");
assert.equal(reeve.judge("").verdict, "unreadable");
assert.equal(reeve.games("---\na: 1\n---\nb: 1\n").length, 2);
assert.equal(reeve.why(illegal).verdict, "illegal");
assert.equal(reeve.position(text, { at: 20 }).rules, "castle");
assert.equal(reeve.judge(JSON.stringify(reeve.position(text, { at: 20 }))).verdict, "legal");
assert.equal(reeve.judge(text, { at: 8, now: true }).turns, 8);
assert.ok(reeve.completions(text, { at: 30 }).every(({ feature }) => feature));
assert.ok(reeve.svg(text).includes("<svg ") && reeve.html(text).startsWith("<!DOCTYPE html>"));
assert.equal(reeve.judge(reeve.format(text)).score.W, 108);
assert.deepEqual(reeve.sim("castle", { seed: 3 }), reeve.sim("castle", { seed: 3 }));
const records = reeve.sim("carcassonne", { games: 3, players: 3 });
assert.deepEqual(records.map((record) => reeve.judge(record).verdict), ["legal", "legal", "legal"]);
assert.ok(reeve.stats("castle", { games: 3 }).some(({ measure }) => measure === "score"));
assert.equal(reeve.tiles("castle").length, 60);
assert.ok(reeve.rules().length > 40 && reeve.rules("river").length === 1);
const { files: house } = reeve.run(["new", "--ruleset", "house"]);
assert.equal(reeve.rules("house", { rules: house })[0].ruleset, "house");
const told = [];
assert.equal(reeve.odds(text, { at: 50, games: 20, onProgress: (words) => told.push(words) }).games, 20);
assert.ok(told.length > 10 && told[0] === "1 of about 20 games");
const { files } = reeve.run(["show", "--svg", "board.svg", "-"], { stdin: text });
assert.ok(files["board.svg"].includes("<svg "));

refuses(() => reeve.judge("---\na: 1\n---\nb: 1\n"), 2);
refuses(() => reeve.judge(text, { options: { nonsense: 1 } }), 2, "unknown-option");
refuses(() => reeve.judge(text, { scripts: ["nonsense"] }), 3, "unknown-script");
refuses(() => reeve.judge(text, { scripts: ["no script ("] }), 4, "script-failed");
refuses(() => reeve.judge(text, { nonsense: true }), 2);
refuses(() => reeve.judge(text, { at: 99 }), 2);
refuses(() => reeve.why(text, 99), 2);
refuses(() => reeve.legal(text), 2);
refuses(() => reeve.legal(illegal, { tile: 24 }), 1, "path-cut");
refuses(() => reeve.position("x: ["), 3, "yaml-syntax");
refuses(() => reeve.sim("nonsense"), 3);
refuses(() => reeve.exportJcz(text), 3);
refuses(() => reeve.position(illegal), 1, "path-cut");

// What the program prints for people are diagnostics, too.
for (const what of ["svg", "html", "format", "exportJcz", "position"])
  assert.throws(() => reeve[what]("x"), ({ status, code, message, diagnostics: [{ line, help }] }) => status === 3 &&
    code === "wrong-type" && message === "a record or position must be a map, not a word" && line === 1 && help !== "");
assert.throws(() => reeve.importJcz("{}"), ({ status, message, diagnostics: [{ column, severity }] }) => status === 3 &&
  message.startsWith("it has no `appVersion`") && column === 1 && severity === "unreadable");
assert.throws(() => reeve.exportJcz(text), ({ diagnostics: [{ line }] }) => line === 4);
assert.throws(() => reeve.position(illegal), ({ diagnostics: [{ rule, line }] }) => rule === "C-19" && line > 1);

// Of a wrong kind: no fault of the package, but an error that says what is wrong.
const wrong = (what, words) => assert.throws(what, (error) =>
  error instanceof ReeveError && error.status === 2 && error.message.includes(words));
for (const none of [undefined, null, 5, {}, []]) wrong(() => reeve.judge(none), "the text of a record is missing");
for (const none of [undefined, null, {}]) wrong(() => reeve.sim(none), "the name of a ruleset is missing");
for (const what of ["sim", "stats", "tiles"])
  for (const none of [[], ""]) wrong(() => reeve[what](none), "the name of a ruleset is missing");
wrong(() => reeve.legal(text, { at: 8, tiel: 24 }), "there is no setting `tiel`; did you mean `tile`?");
assert.throws(() => reeve.sim("castel"), ({ message }) => message === "castel: there is no such ruleset; did you mean castle?");
wrong(() => reeve.judge(text, null), "settings must be an object");
wrong(() => reeve.judge(text, "--now"), "settings must be an object");
wrong(() => reeve.judge(text, { options: "tie" }), "options must be an object");
wrong(() => reeve.judge(text, { scripts: "nonsense" }), "scripts must be an array");
wrong(() => reeve.judge(text, { scripts: [null] }), "a script must be");
wrong(() => reeve.judge(text, { rules: { "a/b": 5 } }), "rules must be");
wrong(() => reeve.judge(text, { at: {} }), "at must be");
wrong(() => reeve.judge(text, { at: -1 }), "`at` takes a whole number up to 2147483647, not `-1`");
wrong(() => reeve.judge(text, { at: 99 }), "there is no turn 99: the record has 59");
wrong(() => reeve.legal(text), "which tile? give `tile`, or `before` for the tile of turn N");
for (const key of ["help", "version", "quiet", "format", "foo"])
  for (const what of ["judge", "svg"]) wrong(() => reeve[what](text, { [key]: true }), `there is no setting \`${key}\``);
wrong(() => reeve.sim("castle", { format: "json" }), "there is no setting `format`");
wrong(() => reeve.judge(text, { options: { tie: [] } }), "the option tie must be a string, a number or a boolean");
wrong(() => reeve.run(["check", "--watch", "a.yaml"], { files: { "a.yaml": text } }), "cannot watch files");
for (const none of [undefined, null]) assert.equal(reeve.judge(text, { options: { tie: none } }).score.W, 108);
wrong(() => reeve.why(text, {}), "a question is a word or a number");
wrong(() => reeve.run("check"), "a command line is an array");
wrong(() => reeve.run(["check", "-"], { stdin: 5 }), "stdin must be");
wrong(() => reeve.run(["rules"], null), "what a run gets must be an object");
await assert.rejects(load(5), ReeveError);
