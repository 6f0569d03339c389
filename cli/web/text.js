// The text of a record or a position, edited line by line, so that what else was typed stays as it
// is. What a line means is the program's to say: these functions only find lines, and write others.
import { write } from "./yaml.js";

// Lines within a quoted text are no lines of the record: they are indented, which changes nothing in YAML.
export const withDeepQuotes = (text) =>
  text.replace(/(?:^|[ \t])#.*|(?:[:[{,-]\s+|[[{,])(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")/gm, (all) => all.replace(/\n(?=\S)/g, "\n "));

export const isByLines = (text) => !text.trim() || /^(board|moves):[ \t]*(#.*|\{\}|\[\])?$/im.test(text);
// Whether more lies there than at the beginning.
export const isBegun = (text) => countTurns(text) > 0 || countTiles(text) > 1;
// Whether a game may be another state of the other one: this share of that stands in it, too.
export const isAlike = (text, other, share = 0.5) => {
  const rows = other.split("\n").filter((line) => /^\s*- |^\s+\S+:/.test(line)), now = new Set(text.split("\n"));
  return rows.filter((line) => now.has(line)).length >= share * rows.length;
};
export const isRecord = (text) => /^moves:/im.test(text);

// The lines of a block such as `board:` or `moves:`: its first line, and the one behind its last.
const block = (lines, key) => {
  const from = lines.findIndex((line) => new RegExp(`^${key}:\\s*(#.*|\\{\\}|\\[\\])?\\s*$`, "i").test(line));
  if (from < 0) return null;
  let to = from + 1;
  while (to < lines.length && /^(\s+\S|\s*$|\s*#|- )/.test(lines[to])) to++;
  while (to > from + 1 && /^\s*(#.*)?$/.test(lines[to - 1])) to--;
  return { from, to };
};

const cellOf = (line) => {
  const match = line.trim().match(/^(?:'([^']+)'|"([^"]+)"|(-?\w+(?:,\s*-?\w+)?))\s*:/);
  return match && (match[1] || match[2] || match[3]).replace(/\s/g, "").toLowerCase();
};

// What lies on a cell, as it is typed: the tile, its degrees and its followers; null if the text has
// no line for it.
export const tileAt = (text, cell) => {
  const lines = text.split("\n"), board = block(lines, "board");
  for (let i = board ? board.from + 1 : 0; board && i < board.to; i++) {
    if (cellOf(lines[i]) !== cell) continue;
    const value = lines[i].replace(/^\s*('[^']*'|"[^"]*"|[^:]*)\s*:\s*/, "").replace(/\s+#.*$/, "").replace(/^(['"])(.*)\1$/, "$2");
    if (/^[[{]/.test(value) || !value) return null;
    const [name, ...followers] = value.split(/\s+/), [tile, degrees = "0"] = name.split("/");
    return /^\d*$/.test(degrees) ? { tile, degrees: Number(degrees), followers, line: i }
                                 : { tile: name, degrees: 0, followers, line: i };
  }
  return null;
};

export const typed = ({ tile, degrees = 0, followers = [] }) =>
  [degrees ? `${tile}/${degrees}` : tile, ...followers].join(" ");

// The text with this on the cell; with nothing, if that is null.
export const withTile = (text, cell, what) => {
  const lines = text.split("\n"), board = block(lines, "board"), old = tileAt(text, cell);
  const rows = board ? lines.slice(board.from + 1, board.to).filter(cellOf) : [];
  const [deep] = rows.length ? rows[0].match(/^\s*/) : ["  "];
  const line = what && `${deep}${/,/.test(cell) ? `'${cell}'` : cell}: ${typed(what)}`;
  if (!board) return text.replace(/\n*$/, "\n") + (what ? `board:\n${line}\n` : "");
  if (old) lines.splice(old.line, 1, ...(what ? [line] : []));
  else if (what) lines.splice(board.to, 0, line);
  const { from, to } = block(lines, "board");
  lines[from] = to > from + 1 ? "board:" : "board: {}";
  return lines.join("\n");
};

const withoutFollowers = (text) => {
  const lines = text.split("\n"), board = block(lines, "board");
  const cells = board ? lines.slice(board.from + 1, board.to).map(cellOf).filter(Boolean) : [];
  return cells.reduce((less, cell) => (tileAt(less, cell) ? withTile(less, cell, { ...tileAt(less, cell), followers: [] }) : less), text);
};

// The entry of a turn: where it stands, and what is typed there; turns are counted from 1.
const entries = (lines) => {
  const moves = block(lines, "moves");
  if (!moves) return [];
  const list = [];
  for (let i = moves.from + 1; i < moves.to; i++)
    if (/^\s*- /.test(lines[i])) list.push(i);
  const deep = Math.min(...list.map((i) => lines[i].search(/\S/)));
  return list.filter((i) => lines[i].search(/\S/) === deep);
};
const ENTRY = /^(\s*-\s+\{?\s*['"]?\w+['"]?\s*:\s*)(.*?)((?:,\s*\w+\s*:.*|\s*\}.*|\s+#.*)?)$/;

export const countTiles = (text) => {
  const lines = text.split("\n"), board = block(lines, "board");
  return board ? lines.slice(board.from + 1, board.to).filter(cellOf).length : 0;
};
export const countTurns = (text) => entries(text.split("\n")).length;

export const turnAt = (text, turn) => {
  const lines = text.split("\n"), match = (lines[entries(lines)[turn - 1]] || "").match(ENTRY);
  return match && match[2].replace(/^(['"])(.*)\1$/, "$2");
};

export const playerAt = (text, turn) => {
  const lines = text.split("\n"), [, player = ""] = (lines[entries(lines)[turn - 1]] || "").match(/^\s*-\s+\{?\s*['"]?(\w+)/) || [];
  return player;
};

export const withTurn = (text, turn, entry) => {
  const lines = text.split("\n"), at = entries(lines)[turn - 1];
  if (at === undefined || !ENTRY.test(lines[at])) return text;
  lines[at] = lines[at].replace(ENTRY, (_, head, __, rest) => head + entry + rest);
  return lines.join("\n");
};

export const withoutTurn = (text, turn) => {
  const lines = text.split("\n"), all = entries(lines), moves = block(lines, "moves");
  if (all[turn - 1] === undefined) return text;
  lines.splice(all[turn - 1], (all[turn] || moves.to) - all[turn - 1]);
  if (all.length === 1) lines.splice(moves.from, 1, ...(block(lines, "board") ? [] : ["moves: []"])); // a position again
  return lines.join("\n");
};

export const withNewTurn = (text, player, entry) => {
  if (!isRecord(text)) return `${text.replace(/\n*$/, "\n")}moves:\n- ${player}: ${entry}\n`;
  const lines = text.split("\n"), moves = block(lines, "moves"), all = entries(lines);
  const deep = all.length ? lines[all[0]].match(/^\s*/)[0] : "";
  lines.splice(moves.to, 0, `${deep}- ${player}: ${entry}`);
  lines[moves.from] = "moves:";
  return lines.join("\n");
};

// A key of a turn, on a line of its own below the first; null takes it away.
export const withEntryKey = (text, turn, key, value) => {
  const lines = text.split("\n"), all = entries(lines), from = all[turn - 1];
  if (from === undefined) return text;
  let to = all[turn] ?? block(lines, "moves").to;
  while (/^\s*(#.*)?$/.test(lines[to - 1])) to--;
  const deep = lines[from].match(/^\s*-\s*/)[0].length, depth = (line) => line.search(/[^\s-]/);
  let at = from + 1;
  while (at < to && !(lines[at].search(/\S/) === deep && new RegExp(`^\\s*${key}\\s*:`, "i").test(lines[at]))) at++;
  let end = at < to ? at + 1 : at;
  while (end < to && end > at && depth(lines[end]) > deep) end++;
  lines.splice(at, end - at, ...(value === null ? [] : [`${" ".repeat(deep)}${key}: ${value}`]));
  return lines.join("\n");
};

// Players with other letters, {old: new}: wherever a letter stands as a word. Notes stay as they are.
export const withLetters = (text, letters) => {
  const word = new RegExp(`(?<![\\w.@/+-])(${Object.keys(letters).map((one) => one.replace(/\W/g, "\\$&")).join("|")})(?![\\w./+-])`, "g");
  const keys = /^(?:reeve|rules|options|scripts|about|players|state)\s*:/i;
  let skips = false;
  return text.split("\n").map((line) => {
    if (/^\S/.test(line)) skips = keys.test(line);
    if (skips) return line;
    const [, typed, note] = line.match(/^(.*?)(\s#.*|^#.*)?$/);
    return typed.replace(word, (one) => letters[one]) + (note || "");
  }).join("\n");
};

// A key of the header, on a line of its own; a value of null takes it away.
export const withKey = (text, key, value) => {
  const line = new RegExp(`^${key}:.*(\\n(?:[ \\t]|- ).*)*\\n?`, "im");
  const next = value === null ? "" : `${key}: ${value}\n`;
  if (line.test(text)) return text.replace(line, () => next);
  if (!next) return text;
  const before = /^(board|moves):/im.exec(text);
  return before ? text.slice(0, before.index) + next + text.slice(before.index) : text.replace(/\n*$/, "\n") + next;
};

// The board without what lies on its tiles, and without what was played and scored.
const OF_TILES = /^(?:reeve|rules|options|scripts|players|bridges|board)$/i;
export const withTilesAlone = (text) =>
  [...text.matchAll(/^(\w+):/gm)].map(([, key]) => key).filter((key) => !OF_TILES.test(key))
    .reduce((less, key) => withKey(less, key, null), withoutFollowers(text));

// Followers in hand follow from the board; what else is in hand stays typed.
export const withoutSupply = (text) => text.replace(/^supply:\s*\{(\s*\w+:\s*\d+\s*,?)*\}[ \t]*\n/m, "");

export const map = (pairs) => `{${pairs.map((pair) => pair.map((one) => write(String(one))).join(": ")).join(", ")}}`;

// What stands at a line and column, from 1, in other words.
export const withWord = (text, line, column, instead) => {
  const lines = text.split("\n"), old = lines[line - 1] || "", characters = Array.from(old);
  const head = characters.slice(0, column - 1).join(""), tail = characters.slice(column - 1).join("");
  lines[line - 1] = head + tail.replace(/^[^\s,}\]]+/, () => instead);
  return lines.join("\n");
};

// The cell whose line of the board this is, or null.
export const cellOnLine = (text, line) => {
  const lines = text.split("\n"), board = block(lines, "board");
  return board && line - 1 > board.from && line - 1 < board.to ? cellOf(lines[line - 1]) : null;
};
