// The boxes on the table and the players, and the text with which a game begins: whatever the program
// writes for a game without a turn.
import { $, button, count, element, ruleButton, sentence } from "./dom.js";
import { ask, askObjects, countFaults } from "./ask.js";
import { game, change, exchange, rulesOf } from "./game.js";
import { withoutCommands } from "./panels.js";
import * as lines from "./text.js";

let rulesets = null;
const titles = new Map();     // of a ruleset
const root = (ruleset) => {
  const { extends: from } = rulesets.find((one) => one.ruleset === ruleset) || {};
  return from ? root(from) : ruleset;
};

export const load = async () => {
  rulesets = await askObjects(["rules"]);
  for (const { ruleset, title } of rulesets) titles.set(ruleset, title);
};
export const titleOf = (rules) => rules.split("+").map((name) => titles.get(name) || name).join(" + ");

// The beginning, as the program writes it, without what follows from the board; or a game without a
// turn, to be played on.
const typed = (chosenOptions) => (Object.keys(chosenOptions).length ? lines.map(Object.entries(chosenOptions)) : null);
const gameWithout = (rules, players, chosenOptions) =>
  lines.withKey(`reeve: 1\nrules: ${rules}\nplayers: ${lines.map(players)}\nmoves: []\n`, "options", typed(chosenOptions));
export const beginning = async (rules, players, chosenOptions = {}) => {
  const record = gameWithout(rules, players, chosenOptions);
  const { status, stdout, stderr } = await ask(["position", "-"], record);
  if (status) {
    const [{ diagnostics: [{ message, help } = {}] = [] } = {}] = await askObjects(["check", "-"], record);
    throw new Error(message ? `${sentence(message)}. ${withoutCommands(help)}` : stderr.split("\n")[0]);
  }
  return stdout.replace(/^---\n/, "").replace(/^supply:.*\n(?:[ \t].*\n)*/m, "");
};

// ---- the dialog ----

const familyOf = () => {
  const families = new Map();
  for (const one of rulesets) {
    const top = root(one.ruleset), family = families.get(top) || families.set(top, new Map()).get(top);
    family.set(one.title, [...(family.get(one.title) || []), one]);
  }
  return families;
};

let chosen = new Set(), players = [], options = {};
const problem = (text) => { $("setup-problem").textContent = text; };

const showBoxes = () => {
  const parts = [];
  for (const [top, boxes] of familyOf()) {
    const list = element("div", { class: "boxes" });
    const ordered = [...boxes].sort(([a], [b]) => (b === titles.get(top)) - (a === titles.get(top)) || a.localeCompare(b));
    for (const [title, editions] of ordered) {
      const on = editions.find(({ ruleset }) => chosen.has(ruleset)), isTop = title === titles.get(top);
      const made = button(title, () => toggle(top, title, editions), { class: "box", "aria-pressed": String(isTop ? [...chosen].some((name) => root(name) === top) : Boolean(on)), "data-box": editions[0].ruleset });
      const item = element("div", { class: "box-item" }, made);
      if (on && editions.length > 1) {
        const select = element("select", { "aria-label": `Edition of ${title}`, onchange: (event) => { chosen.delete(on.ruleset); chosen.add(event.target.value); showBoxes(); } },
          ...editions.map(({ ruleset, edition }) => element("option", { value: ruleset, selected: ruleset === on.ruleset }, edition)));
        item.append(select);
      }
      list.append(item);
    }
    parts.push(element("fieldset", {}, element("legend", {}, titles.get(top)), list));
  }
  $("boxes").replaceChildren(...parts);
  showOptions();
};
// The options of what is chosen, which the program lists; those that are as usual, for the edition, are
// not typed.
const showOptions = async () => {
  const rules = [...chosen].join("+"), [{ options: list = [] } = {}] = await askObjects(["rules", rules]);
  if (rules !== [...chosen].join("+")) return;
  const edition = options.edition ?? list.find(({ name }) => name === "edition")?.default;
  $("options").replaceChildren(...list.map(({ name, values, range, default: standard, by_edition: by, rule, help }) => {
    const usual = by?.[edition] ?? standard;
    const set = (value) => {
      if (value === usual) delete options[name]; else options[name] = value;
      if (name === "edition") showOptions();
    };
    const now = String(options[name] ?? usual), id = `option-${name}`;
    const field = values ? element("select", { id, onchange: (event) => set(event.target.value) }, ...values.map((value) => element("option", { value, selected: value === now }, value)))
      : element("input", { id, type: "number", min: range[0], max: range[1], value: now, onchange: (event) => set(event.target.value) });
    return element("div", { class: "option" }, element("label", { for: id }, help), rule ? ruleButton(rule) : "", field);
  }));
};

// A box of another game takes the place of what was chosen.
const toggle = (top, title, editions) => {
  const names = editions.map(({ ruleset }) => ruleset), on = names.some((name) => chosen.has(name));
  if (![...chosen].some((name) => root(name) === top)) chosen = new Set();
  for (const name of names) chosen.delete(name);
  if (title === titles.get(top)) chosen = new Set([names[0]]);
  else if (!on) chosen.add(names[0]);
  if (chosen.size > 1 && titles.get(top) !== title) for (const name of chosen) if (titles.get(name) === titles.get(top)) chosen.delete(name);
  if (!chosen.size) chosen.add(top);
  problem("");
  options = {};
  showBoxes();
  $("boxes").querySelector(`[data-box="${editions[0].ruleset}"]`).focus();
};

const NAMES = [["R", "Red"], ["B", "Blue"], ["G", "Green"], ["Y", "Yellow"], ["K", "Black"], ["P", "Pink"]];
const showPlayers = () => {
  $("setup-players").replaceChildren(...players.map((one, i) => element("div", { class: "player-row" },
    element("label", {}, element("span", { class: "unseen" }, `Letter of player ${i + 1}`), element("input", { class: "letter", maxlength: 16, value: one[0], autocomplete: "off", autocapitalize: "characters", oninput: (event) => { one[0] = event.target.value; } })),
    element("label", {}, element("span", { class: "unseen" }, `Name of player ${i + 1}`), element("input", { value: one[1], autocomplete: "off", oninput: (event) => { one[1] = event.target.value; } })),
    button("Remove", () => { players.splice(i, 1); showPlayers(); }, { "aria-label": `Remove player ${i + 1}`, disabled: players.length < 2 }))));
  $("add-player").disabled = players.length >= 6;
};

export const open = () => {
  chosen = new Set(rulesOf(game.position).split("+").filter((name) => titles.has(name)));
  players = Object.entries(game.position.players).map(([label, name]) => [label, String(name), label]);
  options = { ...game.position.options };
  problem("");
  warned = "";
  showBoxes();
  showPlayers();
  $("setup").showModal();
};

$("add-player").onclick = () => {
  players.push([...(NAMES.find(([label]) => players.every(([other]) => other.toUpperCase() !== label)) || ["X", "Guest"])]);
  showPlayers();
  $("setup-players").lastChild.querySelector("input").focus();
};

// What lies on the table stays, unless an empty board is wanted, or a game from its first turn; where it is the
// beginning of a game, it becomes that of the other. Where the board does not go with the boxes or players, that
// is said first.
const boardOf = (text) => text.match(/^board:.*\n(?:[ \t].*\n)*/m)?.[0];
let warned = "";
const apply = async (wanted) => {
  const rules = [...chosen].join("+"), names = players.map(([label, name]) => [label.trim(), name.trim() || label.trim()]);
  problem("");
  const twice = names.map(([label]) => label).find((label, i, all) => all.indexOf(label) < i);
  if (twice) return problem(`Two players have the letter ${twice}.`);
  try {
    const empty = await beginning(rules, names, options);
    const begun = lines.isBegun(game.text) ? "" : await beginning(rulesOf(game.position), Object.entries(game.position.players), game.position.options).catch(() => "");
    if (wanted !== "same" || !game.text.trim() || game.text === begun) {
      $("setup").close();
      return await exchange(wanted === "game" ? gameWithout(rules, names, options) : empty, game.scripts);
    }
    const letters = Object.fromEntries(players.filter(([label, , old]) => old && old !== label.trim()).map(([label, , old]) => [old, label.trim()]));
    const renamed = Object.keys(letters).length ? lines.withLetters(game.text, letters) : game.text;
    const board = begun && boardOf(begun), moved = board ? renamed.replace(board, () => boardOf(empty)) : renamed;
    const text = [["rules", rules], ["players", lines.map(names)], ["options", typed(options)]]
      .reduce((other, [key, value]) => lines.withKey(other, key, value), moved);
    const [before, after] = await countFaults([game.text, text]);
    if (after > before && warned !== text) {
      warned = text;
      const things = after < Infinity ? `${count(after - before, "thing")} more would be wrong` : "not all of it could be read";
      return problem(`What lies on the table does not go with this: ${things}. Press “Use these” again if you want it so; Undo takes it back.`);
    }
    $("setup").close();
    return await change(text);
  } catch (error) {
    return problem(error.message);
  }
};
$("setup-apply").onclick = () => apply("same");
$("setup-fresh").onclick = () => apply("empty");
$("setup-game").onclick = () => apply("game");
