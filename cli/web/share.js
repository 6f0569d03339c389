// What was typed, kept on the device, and as a link that has all of it behind the #. A game is
// {text, scripts}: a record or position, and the texts of its house rules by their names.

import { isAlike, isBegun } from "./text.js";

const NOW = "reeve.game", KEPT = "reeve.games";
const MOST_KEPT = 40;
export const MOST = 1 << 20; // bytes: what the program reads of a document

// What is stored may be damaged.
const isGame = (one) => typeof one?.text === "string" && one.scripts instanceof Object;
const stored = (place, name) => {
  try { return [].concat(JSON.parse(place.getItem(name))).filter(isGame); } catch { return []; }
};
const store = (name, value, ...places) => {
  try {
    for (const place of [localStorage, ...places]) place.setItem(name, JSON.stringify(value));
    return true;
  } catch { // a private window keeps nothing, and what is full no more
    dispatchEvent(new Event("full"));
    return false;
  }
};

// Each tab has a game of its own; a new one begins with what came last. What another tab has typed since
// is put aside.
let mine;
const last = () => stored(localStorage, NOW)[0];
export const keep = (game) => {
  const other = last();
  if (other && other.text !== mine && other.text !== game.text && isBegun(other.text)) putAside([other]);
  mine = game.text;
  return store(NOW, game, sessionStorage);
};
export const kept = () => {
  const [own = last()] = stored(sessionStorage, NOW);
  return own;
};

// Games that are not on the table now, {when, text, scripts}; the last one first. One that has all of
// another one takes its place.
export const keptGames = () => stored(localStorage, KEPT);
export const putAside = (games) => {
  const isOld = (one) => games.some(({ text }) => text === one.text || (isBegun(one.text) && isAlike(text, one.text, 1)));
  const all = [...games.map((one) => ({ when: Date.now(), ...one })), ...keptGames().filter((one) => !isOld(one))].slice(0, MOST_KEPT);
  while (!store(KEPT, all) && all.length > games.length) all.pop();
};
export const forget = (when, text) => store(KEPT, keptGames().filter((one) => one.when !== when || one.text !== text));

const through = async (bytes, stream) => {
  const parts = [];
  let size = 0;
  for (const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > 2 * MOST) throw new Error("It is too long.");
    parts.push(value);
  }
};

// As `#t=` the text alone, as `#g=` with house rules.
export const toFragment = async ({ text, scripts }) => {
  const alone = !Object.keys(scripts).length;
  const bytes = await through(new TextEncoder().encode(alone ? text : JSON.stringify({ text, scripts })), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return (alone ? "#t=" : "#g=") + btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
};

// The game of a link; null if it has none. Throws if that cannot be read.
export const fromFragment = async (fragment) => {
  const [, kind, packed] = fragment.match(/^#([tg])=(.*)$/s) || [];
  if (!kind) return null;
  try {
    if (packed.length > MOST) throw new Error("It is too long.");
    const letters = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = await through(Uint8Array.from(letters, (c) => c.charCodeAt(0)), new DecompressionStream("deflate-raw"));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const game = kind === "t" ? { text, scripts: {} } : JSON.parse(text);
    if (typeof game.text !== "string" || Object.values(game.scripts).some((one) => typeof one !== "string")) throw new Error();
    return { text: game.text, scripts: { ...game.scripts } };
  } catch (error) {
    throw new Error(`This link is damaged, or was cut off on its way: ask for it again. ${/too long/.test(error.message) ? error.message : ""}`.trim());
  }
};
