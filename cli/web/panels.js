// What stands beside the board: the verdict, what is wrong and how it may have been meant, the
// scores with their rules, and what is asked of the position.
import { $, button, count, element, ruleButton, sentence, withRules } from "./dom.js";
import { ask, askObjects, objects, Program } from "./ask.js";
import { game, change, exchange, mending, isFine, rulesOf } from "./game.js";
import { forget, keptGames } from "./share.js";
import { read } from "./yaml.js";
import * as lines from "./text.js";
import * as tiles from "./tiles.js";
import * as board from "./board.js";
import { openPlayer, tap } from "./tray.js";
import { isOpenTo } from "./things.js";

// ---- the verdict ----

export const showVerdict = () => {
  const wrong = !isFine();
  $("verdict").textContent = sentence(game.line);
  $("verdict").classList.toggle("against", wrong);
  $("verdict").classList.toggle("fine", !wrong);
};

const goTo = (cell) => {
  board.reveal(cell);
  tap(cell, false);
  $("table").scrollIntoView({ block: "nearest" });
};

// The words that a help proposes instead of what stands at the place.
const proposed = ({ help }) => {
  const [, list] = help.match(/\b[Tt]ype ([^.;]*?)(?:, or leave| if |[.;]|$)/) || [];
  return (list || "").split(/, | or /).map((word) => word.replace(/^`|`$/g, "")).filter((word) => /^[^\s,]+$/.test(word)).slice(0, 8);
};

// Nobody types a command here.
export const withoutCommands = (help) => help.split(/(?<=[.;?]) /).filter((part) => !/\breeve [a-z]/.test(part)).join(" ").replace(/;$/, ".");

let round = 0;
export const showFaults = async () => {
  const now = ++round, list = $("fault-list"), items = [];
  $("faults").hidden = !game.diagnostics.length;
  $("faults-head").textContent = isFine() ? "To be noted" : "What is wrong";
  for (const [i, one] of game.diagnostics.entries()) {
    const { message, help, rule, severity, line, column } = one, frame = game.shown.faults.find(({ diagnostics }) => diagnostics.includes(i));
    const where = frame ? frame.cell : lines.cellOnLine(game.text, line);
    const advice = withoutCommands(help || ""), quoted = (game.text.split("\n")[line - 1] || "").trim();
    const item = element("li", { class: severity === "note" ? "note" : "" },
      element("p", {}, frame ? element("b", { class: "frame" }, String(frame.number)) : "", ...withRules(sentence(message)), rule ? " " : "", rule ? ruleButton(rule) : ""),
      line && quoted ? element("p", { class: "quoted" }, element("code", {}, `${line}: ${quoted}`)) : "",
      advice ? element("p", { class: "faint" }, ...withRules(advice)) : "");
    const acts = element("div", { class: "acts" });
    if (where && board.cellNamed(where)) acts.append(button(`Show ${where}`, () => goTo(where)));
    item.append(acts);
    items.push({ one, item, acts, line, column });
  }
  list.replaceChildren(...items.map(({ item }) => item));
  showReadings();
  for (const { one, acts, line, column } of items) {
    if (one.severity === "note") continue;
    const words = proposed(one), texts = words.map((word) => lines.withWord(game.text, line, column, word));
    const good = texts.length ? await mending(texts, line, column) : [];
    if (now !== round) return;
    words.forEach((word, i) => good.includes(texts[i]) && acts.append(button(`Type ${word}`, () => change(texts[i]), { class: "reading" })));
  }
};

// How the turn may have been meant, and the rules under which the text would be right.
const showReadings = () => {
  const list = [];
  for (const { turn, reading, words, typed } of game.readings) {
    const text = typed ? lines.withTurn(game.text, turn, typed) : reading === "superfluous" ? lines.withoutTurn(game.text, turn) : null;
    list.push(text && text !== game.text ? button(words, () => change(text), { class: "reading" }) : element("p", {}, words));
  }
  for (const { turn, choices = [] } of game.diagnostics)
    for (const { key, outcome } of choices) {
      const [name, ...value] = key.split(/:\s*/), text = lines.withEntryKey(game.text, turn, name, value.join(": "));
      list.push(button(`${key}${outcome ? ` – ${outcome}` : ""}`, () => change(text), { class: "reading" }));
    }
  for (const { ruleset, option, value, settles } of game.alternatives) {
    if (!settles.length) continue;
    const options = { ...game.position.options, [option]: value };
    const text = ruleset ? lines.withKey(game.text, "rules", ruleset) : lines.withKey(game.text, "options", lines.map(Object.entries(options)));
    list.push(button(ruleset ? `Under ${ruleset} this is right` : `With ${option}: ${value} this is right`, () => change(text), { class: "reading" }));
  }
  $("readings").replaceChildren(...list);
  $("readings-head").hidden = !list.length;
};

// ---- the scores ----

const handWords = (hand) =>
  hand === undefined ? "" : typeof hand === "object"
    ? Object.entries(hand).filter(([, n]) => n).map(([what, n]) => `${n} ${(n === 1 ? what.replace(/([^s])s$/, "$1") : what).replace(/_/g, " ")}`).join(", ") || "nothing"
    : count(hand, "follower");

// The figures of the legend, in the order of the players.
export const showPlayers = () => {
  const read = new DOMParser().parseFromString(game.picture, "image/svg+xml");
  const figures = read.querySelectorAll(".legend .player"), labels = Object.keys(game.position.players);
  $("legend-icons").replaceChildren(...labels.map((label, i) => {
    const svg = tiles.make("svg", { viewBox: "-6 -6 112 112", class: "icon", "aria-hidden": "true", "data-label": label });
    for (const path of figures[i] ? figures[i].querySelectorAll("[stroke='#ffffff'], .upright") : []) {
      const copy = document.importNode(path, true);
      copy.setAttribute("transform", "translate(50 50)");
      svg.append(copy);
    }
    return svg;
  }));
  const labelled = (label) => $("legend-icons").children[labels.indexOf(label)].cloneNode(true);
  const now = game.score && game.score.score, winner = game.score ? game.score.winner : [];
  const typed = game.position.score || {};
  $("players").replaceChildren(...labels.flatMap((label) => {
    const name = game.position.players[label], moves = game.shown.to_move === label;
    const so = game.record ? (game.shown.score || {})[label] ?? 0 : typed[label] ?? 0;
    const field = game.record ? element("b", {}, String(so))
      : element("input", { type: "number", inputmode: "numeric", value: so, "aria-label": `Points of ${name} so far`, "data-score": label,
                           onchange: (event) => setScore(label, event.target.value) });
    const who = element("span", { class: "who" }, labelled(label), element("span", {}, name, element("small", {}, ` (${label})`)));
    const hand = handWords((game.position.supply || {})[label]);
    return [element("tr", { class: winner.length === 1 && winner[0] === label ? "leads" : "" },
      element("th", { scope: "row" }, isOpenTo(label) ? opening(label, name, who) : who),
      element("td", {}, field),
      element("td", { class: "final" }, now ? String(now[label]) : "–"),
      element("td", {}, game.record || labels.length < 2 ? (moves ? "to move" : "")
        : button(moves ? "to move" : "moves", () => change(lines.withKey(game.text, "to_move", label)), { class: "mover", "aria-pressed": String(moves), "aria-label": `${name} ${moves ? "is to move" : "moves"}` }))),
      element("tr", { class: "hand" }, element("td", { colspan: 4 }, hand && `In hand: ${hand}`))];
  }));
};
// What lies in front of a player can be changed.
const opening = (label, name, who) => button(who, () => openPlayer(label), { class: "opening", "aria-label": `${name} (${label}): what lies in front`, "data-player": label });
const setScore = (label, value) => {
  const score = { ...game.position.score, [label]: Math.trunc(Number(value)) || 0 };
  return change(lines.withKey(game.text, "score", lines.map(Object.entries(score))));
};

const scoreItem = (item) => element("li", {},
  element("span", { class: "points" }, `${item.points > 0 ? "+" : ""}${item.points}`),
  element("span", { class: "of" }, item.player),
  element("span", { class: "what" }, withCell(item), item.note ? `: ${item.note}` : ""),
  item.rule ? ruleButton(item.rule) : "");
const withCell = ({ feature, kind }) => {
  const [, cell] = (feature || "").match(/@([^.]+)/) || [];
  return cell && board.cellNamed(cell) ? button(feature, () => goTo(cell), { class: "link" }) : feature || kind;
};
export const showScore = () => {
  $("score-items").replaceChildren();
  const { score } = game;
  $("score-none").hidden = Boolean(score && (score.final.length || score.items.length));
  $("score-none").textContent = score ? "Nothing scores yet." : "There is no score while something is wrong.";
  if (!score) return;
  const group = (head, items) => {
    if (!items.length) return;
    const scored = items.filter(({ points }) => points), rest = items.filter(({ points }) => !points);
    $("score-items").append(element("h3", {}, head), element("ul", { class: "items" }, ...scored.map(scoreItem)),
      rest.length ? element("details", {}, element("summary", { class: "faint" }, `${rest.length} more, without points`), element("ul", { class: "items" }, ...rest.map(scoreItem))) : "");
  };
  group(game.shown.to_move || !game.record ? "If the game ended now" : "Final scoring", score.final);
  const turns = new Map();
  for (const item of score.items) turns.set(item.turn, [...(turns.get(item.turn) || []), item]);
  for (const [turn, items] of [...turns].reverse()) group(`Turn ${turn}`, items);
};

// ---- completions ----

const firstLine = ({ stderr }) => stderr.split("\n")[0].replace(/^(reeve|-[:\d]*): /, "");
const percent = (share) => `${share > 0.995 && share < 1 ? ">99" : Math.round(100 * share)} %`;
export const showCompletions = async () => {
  $("completions").replaceChildren(element("p", { class: "faint" }, "Looking …"));
  const answer = await ask(["completions", "--format", "json", "-"], game.text);
  const list = objects(answer).filter(({ feature }) => feature);
  if (!list.length) return $("completions").replaceChildren(element("p", {}, firstLine(answer) || "Nothing is open, or the position is wrong."));
  return $("completions").replaceChildren(...list.map(({ feature, kind, tiles: n, points, open, followers, closers, chance }) => {
    const [, cell] = feature.match(/@([^.]+)/) || [];
    const who = Object.entries(followers).map(([label, strength]) => `${label} ${strength}`).join(", ");
    const chances = Object.entries(chance || {}).map(([label, { next, end }]) => `${label} ${percent(next)} next turn, ${percent(end)} before the end`).join("; ");
    const pictures = element("div", { class: "palette small" });
    const seen = new Set();
    for (const closer of closers) {
      const key = `${closer.tile}/${closer.cell}`, tile = game.set && game.set.find(closer.tile);
      if (!tile || seen.has(key)) continue;
      seen.add(key);
      const picture = tiles.make("svg", { viewBox: "-2 -2 104 104", role: "img", "aria-label": `${closer.tile} on ${closer.cell}` });
      game.set.draw(picture, tile, closer.rotation);
      const gains = Object.entries(closer.points).map(([label, p]) => `+${p} ${label}`).join(" ");
      pictures.append(element("figure", {}, picture, element("figcaption", {}, `${closer.cell} ×${closer.left} ${gains}`)));
    }
    const heading = element("summary", {}, element("b", {}, feature), ` ${count(n, "tile")}, ${count(points, "point")}, ${count(open.length, "open end")}${who ? `; held by ${who}` : ""}`,
                            closers.length ? element("span", { class: "faint" }, ` · ${count(seen.size, "way")} to complete it`) : "");
    return element("details", {}, heading, board.cellNamed(cell) ? button(`Show ${kind}`, () => goTo(cell), { class: "plain" }) : "",
                   pictures, chances ? element("p", { class: "faint" }, `Chance to draw one: ${chances}.`) : "");
  }));
};

// ---- games put aside ----

const named = (text) => {
  const [, rules = ""] = text.match(/^rules:\s*(.*?)\s*$/im) || [], players = Object.values((read(text) || {}).players || {});
  const turns = lines.countTurns(text), laid = lines.countTiles(text);
  return [rules.replace(/[[\]]/g, ""), players.join(", "), turns ? count(turns, "turn") : count(laid, "tile")].filter(Boolean).join(" · ");
};
export const showKept = () => {
  const all = keptGames();
  $("kept").hidden = !all.length;
  $("kept-list").replaceChildren(...all.map(({ when, text, scripts }) => element("li", {},
    button(named(text), () => exchange(text, scripts), { class: "plain" }), element("span", { class: "faint" }, new Date(when).toLocaleDateString()),
    button("×", () => { forget(when, text); showKept(); }, { "aria-label": `Forget ${named(text)}` }))));
};

// ---- house rules ----

export const showScripts = () => {
  $("scripts").replaceChildren(...Object.keys(game.scripts).map((name) => {
    const { [name]: _, ...rest } = game.scripts;
    return element("li", {}, element("b", {}, name), button("×", () => change(game.text, { scripts: rest }), { "aria-label": `Take ${name} away` }));
  }));
};
// A file, or a text that was pasted; a name that is there already is another version of it.
export const addScript = (text, name = "house.lua") => {
  const plain = name.replace(/^.*[/\\]/, "").replace(/[^\w.-]/g, "-");
  return change(game.text, { scripts: { ...game.scripts, [plain.endsWith(".lua") ? plain : plain + ".lua"]: text } });
};

// ---- odds: in a worker of their own, which can be ended ----

let player = null;
const GAMES = 500;
export const endOdds = () => {
  if (player) player.end();
  player = null;
  $("odds-progress").hidden = $("odds-cancel").hidden = true;
  $("odds-start").hidden = false;
};
export const playOdds = async () => {
  endOdds();
  const mine = player = new Program(), names = game.position.players;
  $("odds-progress").hidden = $("odds-cancel").hidden = false;
  $("odds-start").hidden = true;
  $("odds-progress").value = 0;
  $("odds").replaceChildren();
  $("odds-cancel").focus({ preventScroll: true });
  const answer = await mine.ask(["odds", "--games", String(GAMES), "--format", "json", "-"], game.text, (text) => {
    const [, played, of] = text.match(/(\d+) of about (\d+)/) || [];
    if (mine === player && of) $("odds-progress").value = played / of;
  });
  if (mine !== player) return;
  endOdds();
  const [one] = objects(answer);
  if (!one || !one.win) {
    $("odds").replaceChildren(element("p", {}, firstLine(answer) || "There is no answer while something is wrong."));
    return;
  }
  $("odds").replaceChildren(...Object.entries(one.win).map(([label, win]) => element("div", { class: "odd" },
    element("span", {}, names[label]), element("meter", { min: 0, max: 1, value: win, "aria-label": `${names[label]} wins` }), element("b", {}, percent(win)),
    element("span", { class: "faint" }, one.exact ? `${Math.round(one.score[label])} points` : `${percent(one.low[label])} to ${percent(one.high[label])}; ${Math.round(one.score[label])} points`))),
  element("p", { class: "faint" }, one.exact ? `Every order of the tiles that are left: ${count(one.games, "game")}.`
    : `${count(one.games, "game")} played to the end by players who lay each tile where it gains most; in 19 of 20 such answers the share lies in the range.`));
};

// ---- the text of a rule ----

const explained = new Map();
export const showRule = async (id) => {
  if (!explained.has(id)) explained.set(id, (await askObjects(["explain", id]))[0]);
  const rule = explained.get(id);
  if (!rule) return;
  $("rule-title").textContent = `${rule.id || id}: ${rule.title || ""}`;
  $("rule-text").replaceChildren(
    element("p", {}, ...withRules(rule.text || rule.explanation || "")),
    rule.example ? element("p", {}, element("em", {}, "Example. "), ...withRules(rule.example)) : "",
    rule.note ? element("p", {}, ...withRules(rule.note)) : "",
    element("p", { class: "faint" }, [rule.edition !== "all" && rule.edition, ...(rule.sources || [])].filter(Boolean).join("; ")),
    rule.see ? element("p", {}, "See ", ...withRules(rule.see)) : "");
  if (!$("rule").open) $("rule").showModal();
};

// A file with this text, for whoever wants one.
const saveAs = (text, ending, type) => {
  const link = element("a", { href: URL.createObjectURL(new Blob([text], { type })), download: `${rulesOf(game.position).replace(/\W+/g, "-") || "game"}.${ending}` });
  link.click();
  URL.revokeObjectURL(link.href);
};
export const saveText = () => saveAs(game.text, "yaml", "application/yaml");
// A page of its own, with each turn.
export const savePage = async () => {
  const { stdout } = await ask(["show", "--html", "-", "-"], game.text);
  if (stdout) saveAs(stdout, "html", "text/html");
};
