// The game on the page: one text, what the program says of it, and what was typed before.
import { areNoWorse, ask, askObjects, asOne, faultsOf, useScripts } from "./ask.js";
import { keep, putAside } from "./share.js";
import { TileSet, turnsOf } from "./tiles.js";
import * as lines from "./text.js";
import { read, write } from "./yaml.js";

export const game = {
  text: "",
  scripts: {},        // house rules that are in force, {name: text}
  verdict: "",        // a word, and the line that the program prints
  line: "",
  diagnostics: [],
  readings: [],
  alternatives: [],
  shown: { tiles: [], score: {}, faults: [] },
  position: { players: {} },
  score: null,        // as if the game ended now
  set: null,          // its tiles
  picture: "",
  player: "",         // whose follower is put next
};

// Called when a part of the answer has come: "verdict", then "board", then "score".
const listeners = [];
export const onJudged = (call) => listeners.push(call);
const tell = (part) => listeners.forEach((call) => call(part));

const past = [], future = [];
const now = () => ({ text: game.text, scripts: game.scripts });
export const canUndo = () => past.length > 0;
export const canRedo = () => future.length > 0;

export const change = (typed, { remember = true, scripts = game.scripts } = {}) => {
  const text = lines.withDeepQuotes(typed);
  if (text === game.text && scripts === game.scripts) return judge();
  if (remember) {
    past.push(now());
    future.length = 0;
  }
  begin({ text, scripts });
  return judge();
};
export const begin = ({ text, scripts }) => {
  Object.assign(game, { text, scripts, score: null });
  useScripts(scripts);
  keep(now());
};
const step = (from, to) => {
  if (!from.length) return null;
  to.push(now());
  const { text, scripts } = from.pop();
  return change(text, { remember: false, scripts });
};
export const undo = () => step(past, future);
export const redo = () => step(future, past);

// Another game comes on the table; this one is put aside, if anything lies there.
export const exchange = (text, scripts = {}) => {
  if (text !== game.text && lines.isBegun(game.text)) putAside([now()]);
  return change(text, { scripts });
};

export const rulesOf = (position) => [].concat(position.rules || []).join("+");
export const optionsOf = (position) =>
  Object.entries(position.options || {}).filter(([name]) => !name.includes(".")).flatMap(([name, value]) => ["--option", `${name}=${value}`]);

let asked = 0;
export const judge = async () => {
  const turn = ++asked, { text, scripts } = game, old = () => turn !== asked;
  const [check, line] = await Promise.all([askObjects(["check", "-"], text), ask(["check", "-"], text)]);
  if (old()) return;
  const [{ verdict = "unreadable", diagnostics = [], readings = [], alternatives = [] } = {}] = check;
  Object.assign(game, { verdict, diagnostics, readings, alternatives, record: lines.isRecord(text) });
  game.line = line.stdout.split("\n")[0].replace(/^-: /, "") || line.stderr.split("\n")[0].replace(/^reeve: /, "") || "This cannot be read.";
  tell("verdict");
  const [shown, picture, position] = await Promise.all([
    askObjects(["show", "-"], text), ask(["show", "--svg", "-", "-"], text), askObjects(["position", "-"], text)]);
  if (old()) return;
  game.picture = picture.stdout || game.picture;
  game.shown = shown[0] && shown[0].tiles ? shown[0] : { ...game.shown, faults: [] };
  if (position[0] && position[0].position) game.position = position[0].position;
  const rules = rulesOf(game.position), options = optionsOf(game.position);
  if (rules && (!game.set || game.set.scripts !== scripts || [game.set.rules, ...game.set.options].join() !== [rules, ...options].join())) {
    const set = await new TileSet(rules, options).load();
    if (old()) return;
    game.set = Object.assign(set, { scripts });
  }
  if (!(game.player in game.position.players)) game.player = game.shown.to_move || Object.keys(game.position.players)[0] || "";
  tell("board");
  const [score] = await askObjects(["score", "--now", "-"], text);
  if (old()) return;
  game.score = score && score.final ? score : null;
  tell("score");
};

// ---- what lies on a cell ----

// As the program sees it: {tile, rotation, followers, last}.
export const shownAt = (cell) => game.shown.tiles.find((tile) => tile.cell === cell);

// A position without a line for a tile has the start tile, as the program shows it.
const isBare = () => !game.record && !lines.countTiles(game.text);

// A line for each cell, as `fmt` writes it.
const canonical = async (cell) => {
  if (!isBare() && (!shownAt(cell) || isLastTurn(cell) || lines.tileAt(game.text, cell))) return game.text;
  const { status, stdout } = await ask(["fmt", "-"], game.text);
  return status < 2 && stdout ? stdout.replace(/^---\n/, "") : game.text;
};

const lastTurn = () => lines.countTurns(game.text);
export const isFine = () => ["legal", "legal so far"].includes(game.verdict);

// Whether a tile comes there by a turn; what lies on the board that is typed before the turns does not.
export const isOfTurn = (cell) => game.record && !lines.tileAt(game.text, cell);
// Where a turn is not legal, the tile of the one before it is the last that is shown; the last entry may be none
// of a player, as a bazaar.
const isLastTurn = (cell) => Boolean(isOfTurn(cell) && lastTurn() && isOfPlayer() && (game.verdict === "illegal" ? stopsAt(cell) : shownAt(cell)?.last));
export const canChange = (cell) => !isOfTurn(cell) || !shownAt(cell) || isLastTurn(cell);
export const canRemove = (cell) => isOfTurn(cell) || !isBare();

// Whether a game stops at its last turn, and whether the tile of that was to lie here; and the game without it.
export const stopsAtLast = () => !isFine() && game.diagnostics.some(({ turn }) => turn > 0 && turn === lastTurn());
export const stopsAt = (cell) => stopsAtLast() && game.shown.faults.some((fault) => fault.cell === cell);
export const takeBack = () => change(lines.withoutTurn(game.text, lastTurn()));

// The player whose turn the last one is.
export const lastPlayer = () => {
  const who = lines.playerAt(game.text, lastTurn());
  return Object.keys(game.position.players).find((label) => label === who || game.position.players[label] === who);
};
const isOfPlayer = () => lastPlayer() !== undefined;

// What is typed for the cell, with the followers as PLAYER:ROLE@PLACE; null for an empty one.
export const typedAt = (cell, text = game.text) => {
  const shown = shownAt(cell);
  if (!isOfTurn(cell)) {
    const typed = lines.tileAt(text, cell) || (shown && isBare() ? { tile: shown.tile, degrees: shown.rotation, followers: [] } : null);
    return typed && (shown ? { ...typed, name: shown.tile, turned: shown.rotation } : { ...typed, name: typed.tile, turned: typed.degrees });
  }
  if (!shown && !isLastTurn(cell)) return null;
  const entry = isLastTurn(cell) ? lines.turnAt(text, lastTurn()) : null, [name, , ...figures] = entry ? entry.split(/\s+/) : [shown.tile];
  const [tile, degrees = "0"] = name.split("/");
  const isNumber = /^\d+$/.test(degrees), typed = { tile: isNumber ? tile : name, degrees: isNumber ? Number(degrees) : 0 };
  // One who has come home at once stands nowhere, but is typed.
  return { ...typed, name: shown ? shown.tile : typed.tile, turned: shown ? shown.rotation : typed.degrees, followers: figures.map((figure) => `${lastPlayer()}:${figure}`) };
};

// The text with this on the cell: a row of the board, or the last turn of a game.
export const put = (text, cell, what) => {
  if (!isOfTurn(cell)) return lines.withTile(lines.withoutSupply(text), cell, what);
  const last = isLastTurn(cell), n = lines.countTurns(text);
  if (!what) return last ? lines.withoutTurn(text, n) : text;
  return last ? lines.withTurn(text, n, entryOf(cell, what)) : asTurn(text, cell, what);
};
const entryOf = (cell, { tile, degrees, followers = [] }) =>
  [lines.typed({ tile, degrees }), cell, ...followers.map((f) => f.replace(/^\w+:/, ""))].join(" ");
// The text with one more turn, of the player to move.
const asTurn = (text, cell, what, player = game.shown.to_move) => lines.withNewTurn(text, player, entryOf(cell, what));
// The next tile is laid, on whatever lies there.
export const lay = async (cell, what) => change(asTurn(await canonical(cell), cell, what));
// The text in which what lies on this cell of a position was laid as a turn, if that is legal: by the player
// whose follower it has, who was to move then.
export const asLaid = async (cell) => {
  const text = await canonical(cell), what = typedAt(cell, text);
  const [player = game.shown.to_move, ...others] = new Set(what.followers.map((follower) => follower.match(/^\w+/)[0]));
  if (others.length) return null;
  const bare = put(text, cell, null), laid = asTurn(player === game.shown.to_move ? bare : lines.withKey(bare, "to_move", player), cell, what, player);
  return (await ask(["check", "-q", "-"], laid)).status ? null : laid;
};

// What is in hand follows from the board: where it was typed in numbers, it is told anew.
export const place = async (cell, what) => {
  const next = put(await canonical(cell), cell, what), { supply } = read(next) || {};
  if (isOfTurn(cell) || !supply) return change(next);
  const [{ position = {} } = {}] = await askObjects(["position", "-"], lines.withKey(next, "supply", null));
  const told = Object.entries({ ...supply, ...position.supply }).map(([player, hand]) => [player, supply[player] instanceof Object ? { ...supply[player], ...hand } : hand]);
  return change(lines.withKey(next, "supply", write(Object.fromEntries(told))));
};

// The tiles that fit on a cell, as `why` finds for it while it is empty: in a game those that are a turn. It has no
// answer where something is wrong: then it is asked about the tiles alone, as what is wrong is often what lies on
// them; and if they are wrong, those fit with which the program finds no other fault.
// Each group of tiles that look alike is one, {tile, left, turns}, and so are those that do not fit; `more` says
// what else may come there, as with a bridge.
export const tilesFor = async (cell) => {
  const text = await canonical(cell), isTurn = isOfTurn(cell), bare = put(text, cell, null), alone = isTurn ? bare : lines.withTilesAlone(bare);
  const list = groupsOf(game.set.list).map((alike) => alike.find((tile) => copies(tile, cell) > 0) || alike[0]);
  const answers = (await askObjects(["why", "-", cell], asOne([...new Set([bare, alone])]))).map(({ steps = [] }) => steps.filter(({ step }) => step === "fits"));
  const found = answers.find(({ length }) => length);
  const fits = found && new Set(found.flatMap((step) => step.fits || []).map((one) => one.split("/")).map(([name, degrees = 0]) => `${game.set.find(name).same}/${degrees}`));
  const asked = list.flatMap((tile) => turns(tile).map((degrees) => ({ tile, degrees }))).filter(({ tile, degrees }) => !fits || fits.has(`${tile.same}/${degrees}`));
  const at = ({ tile, degrees }) => put(isTurn ? text : alone, cell, { tile: tile.tile, degrees });
  const fine = fits && !isTurn ? asked.map(() => true) : await areNoWorse(alone, asked.map(at));
  const groups = new Map(list.map((tile) => [tile.same, { same: tile.same, tile, turns: [], all: turns(tile), left: left(tile.same, cell) }]));
  asked.forEach((one, i) => {
    if (fine[i]) groups.get(one.tile.same).turns.push(one.degrees);
  });
  return Object.assign([...groups.values()], { more: (found || []).filter((step) => !step.fits).map(({ text: words }) => words) });
};
const groupsOf = (list) => {
  const groups = new Map();
  for (const tile of list) groups.set(tile.same, [...(groups.get(tile.same) || []), tile]);
  return [...groups.values()];
};
const cache = new WeakMap();
const turns = (tile) => {
  if (!cache.has(tile)) cache.set(tile, turnsOf(tile));
  return cache.get(tile);
};
// How many are still to come, without the one that lies on the cell: of a tile, and of all that look so.
const copies = (tile, cell) => tile.count - game.shown.tiles.filter((one) => one.cell !== cell && one.tile === tile.tile).length;
const left = (same, cell) => game.set.list.reduce((sum, tile) => sum + (tile.same === same ? copies(tile, cell) : 0), 0);
export const leftOf = (tile) => left(tile.same, "");
export const allTiles = () => groupsOf(game.set.list)
  .map(([tile]) => ({ same: tile.same, tile, turns: [turns(tile)[0]], all: turns(tile), left: leftOf(tile) })).filter((group) => group.left > 0);

// The followers that may stand on the parts of a tile, as the program finds no more fault with them:
// a list of {part, word, players}. Where a word may stand is asked of the first player who may put it.
export const followersFor = async (cell, parts, players) => {
  const text = await canonical(cell), what = typedAt(cell, text), others = isOfTurn(cell) ? [] : what.followers;
  const withOne = (player, { part, word }) => put(text, cell, { ...what, followers: [...others, `${player}:${word}@${part.place}`] });
  const bare = put(text, cell, { ...what, followers: others });
  const allowed = async (player, list) => {
    const fine = await areNoWorse(bare, list.map((one) => withOne(player, one)));
    return list.filter((_, i) => fine[i]);
  };
  const all = parts.flatMap((part) => game.set.followers.map((word) => ({ part, word, players: [] }))), placed = () => all.filter((one) => one.players.length);
  for (const player of players) {
    const words = new Set(placed().map(({ word }) => word));
    for (const one of await allowed(player, all.filter((one) => one.players.length || !words.has(one.word)))) one.players.push(player);
  }
  return placed();
};

// Of other texts, those that can be read, and have no fault at this place any more.
export const mending = async (texts, line, column) => {
  const faults = await faultsOf(texts);
  return texts.filter((_, i) => faults[i].every((fault) => fault.severity !== "unreadable" && (fault.line !== line || fault.column !== column)));
};
