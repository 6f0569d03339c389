// What lies on the table besides tiles and followers, as the schema of the game lists it: on a cell,
// and anywhere else. A value is a word, a list or a map, as yaml.js reads it.
import { $, button, element, focusAgain, focusedIn } from "./dom.js";
import { areNoWorse, ask, askObjects, countFaults } from "./ask.js";
import { change, game } from "./game.js";
import { behind, hasWords, isKey, isWord, keyOf, keysOf, listOf, mapOf, numberOf, ofTurn, wordsFor } from "./schema.js";
import * as lines from "./text.js";
import { read, write } from "./yaml.js";

export const inWords = (key) => key.replace(/_/g, " ");
const isEmpty = (value) => value === null || value === undefined || value === "" || (typeof value === "object" && !Object.keys(value).length);

// The value with another one at the path; what is empty then goes.
const withAt = (value, [key, ...path], put) => {
  if (key === undefined) return put;
  const map = value && typeof value === "object" ? { ...value } : {}, next = withAt(map[key], path, put);
  if (isEmpty(next)) delete map[key];
  else map[key] = next;
  return map;
};
const valueAt = (value, path) => path.reduce((at, key) => (at && typeof at === "object" ? at[key] : undefined), value);

export const typedAll = () => read(game.text) || {};
const withValue = (text, key, value) => lines.withKey(text, key, isEmpty(value) ? null : write(value));

// ---- on a cell of a position ----

// Keys that have other places on the page.
const ELSEWHERE = ["reeve", "rules", "options", "scripts", "about", "players", "board", "moves", "score", "to_move"];
const others = () => Object.keys(game.set.schema.properties).filter((key) => !ELSEWHERE.includes(key));

// The names of what is there: the cell, its corners, its features, and who stands on it.
const namesOn = (cell, parts, followers) => [
  cell, ...["nw", "ne", "sw", "se"].map((corner) => `${cell}/${corner}`),
  ...parts.map(({ kind, place }) => `${kind}@${cell}.${place}`),
  ...followers.map((follower) => { const [who, at] = follower.split("@"); return `${who}@${cell}${at ? "." + at : ""}`; })];
const shortened = (name, cell) => (name === cell ? "here" : name.replace(`${cell}/`, "corner ").replace(`@${cell}.`, " ").replace(`@${cell}`, ""));

// A token lies at one place, or at several: a word, or a map from places to numbers or faces.
const places = (value) => (typeof value === "string" ? { [value]: "1" } : value || {});
const asPlaces = (map) => {
  const all = Object.entries(map);
  return all.length === 1 && all[0][1] === "1" ? all[0][0] : map;
};

// Without the words that say less shortly what another one says.
const plainly = (words) => words.filter((word) => !words.includes(word.replace(/ small$/, "")) || !/ small$/.test(word));

// What can be set there: {key, label, word, isOn, variants: values of the key}, and of what is counted
// {key, label, path, node, value}.
const settable = (cell, names, all) => {
  const found = [];
  for (const key of others()) {
    const map = mapOf(keyOf(key)), now = all[key];
    if (!map) continue;
    for (const name of names.filter((one) => isKey(map, one) && !keysOf(map).includes(one))) {
      const node = behind(map, name), value = valueAt(now, [name]), label = name === cell ? inWords(key) : `${inWords(key)}, ${shortened(name, cell)}`;
      if (numberOf(node)) found.push({ key, label, path: [name], node, value, variants: [withAt(now, [name], value || "1")] });
      else for (const word of plainly(wordsFor(node, names))) found.push({ key, label, word, isOn: value === word, variants: [withAt(now, [name], value === word ? null : word)] });
    }
    for (const sub of keysOf(map)) {
      const node = behind(map, sub), inner = mapOf(node), label = inner ? inWords(sub) : `${inWords(key)}, ${sub}`, value = valueAt(now, [sub]);
      const words = wordsFor(node, names).filter((word) => names.includes(word));
      for (const name of words) {
        const lie = places(value), isOn = name in lie, { [name]: mine, ...rest } = lie;
        // One more, one with a face, or the only one, which comes from elsewhere.
        const more = inner ? [asPlaces({ ...rest, [name]: "1" }), { ...rest, [name]: wordsFor(behind(inner, name), [])[0] || "1" }] : [];
        const variants = isOn ? [asPlaces(rest)] : [...more, name];
        found.push({ key, label, word: shortened(name, cell), isOn, variants: variants.map((value) => withAt(now, [sub], value)) });
        const faces = isOn && inner && behind(inner, name);
        if (faces) found.push({ key, label: `${label}, ${shortened(name, cell)}`, path: [sub, name], node: faces, value: mine, variants: [now] });
      }
    }
  }
  return found;
};

// Rows of buttons for what the program allows there, as it finds no more fault with it: on a cell, or with a player.
export const rowsFor = (cell, parts, followers) => rowsAt(cell, namesOn(cell, parts, followers));
export const rowsWith = (label) => rowsAt(label, [label]);
const rowsAt = async (here, names) => {
  const all = typedAll(), list = settable(here, names, all);
  if (!list.length) return [];
  const texts = list.flatMap(({ key, variants }) => variants.map((value) => withValue(game.text, key, value)));
  const fine = await areNoWorse(game.text, texts), rows = new Map();
  let at = 0;
  for (const one of list) {
    const mine = one.variants.map(() => ({ text: texts[at], isFine: fine[at++] }));
    const good = mine.find(({ isFine }) => isFine) || (one.isOn && mine[0]);
    if (!good && isEmpty(one.value)) continue;
    const row = rows.get(one.label) || rows.set(one.label, []).get(one.label);
    if (one.path) row.push(fieldOf(one.node, one.value, (value) => change(withValue(game.text, one.key, withAt(all[one.key], one.path, value))), one.label, names));
    else row.push(button(one.word, () => change(good.text), { "aria-pressed": String(one.isOn), "aria-label": `${one.label}: ${one.word}`, "data-thing": `${one.key}: ${one.word}` }));
  }
  return [...rows].map(([label, made]) => rowOf(label, made));
};
const rowOf = (label, made) =>
  element("div", { class: "thing-row", role: "group", "aria-label": label }, element("span", { "aria-hidden": "true" }, label), ...made);

// ---- any value, as fields ----

// Calls set with another value, or null. `names` are words that can stand there, as features; `known` is what
// the program finds where nothing is typed.
export const fieldOf = (node, value, set, label, names = [], known = null) => {
  const map = mapOf(node), list = listOf(node), number = numberOf(node), words = wordsFor(node, names);
  const isCounted = number && typeof value === "string";
  if (map && (typeof value === "object" || (!words.length && !isCounted))) return mapField(map, value || {}, set, label, names, known);
  if (list && (Array.isArray(value) || (!words.length && !hasWords(node)))) return listField(list, value || [], set, label, names);
  if (number && words.length < 3) {
    const now = words.includes(value) ? "" : value ?? "";
    const input = element("input", { type: "number", inputmode: "numeric", min: number.minimum, max: number.maximum, value: now, placeholder: known ?? "", "aria-label": label, onchange: () => set(input.value) });
    const least = number.minimum ?? -Infinity, to = (next) => (next < least ? null : String(next));
    const step = (by) => button(by < 0 ? "−" : "+", () => set(to(Number(now || known || 0) + by)), { "aria-label": `${label}, ${by < 0 ? "one less" : "one more"}` });
    return element("span", { class: "number" }, step(-1), input, step(1),
      ...words.map((word) => button(word, () => set(value === word ? null : word), { "aria-pressed": String(value === word), "aria-label": `${label}: ${word}` })));
  }
  const all = isEmpty(value) || words.includes(String(value)) ? words : [String(value), ...words];
  if (!all.length || number) {
    const input = element("input", { value: value ?? "", autocomplete: "off", "aria-label": label, onchange: () => set(input.value) });
    return input;
  }
  return selectOf(all, value, set, label, "–");
};
const selectOf = (words, value, choose, label, none) => {
  const made = element("select", { "aria-label": label, onchange: () => choose(made.value) }, element("option", { value: "" }, none),
    ...words.map((word) => element("option", { value: word, selected: word === String(value) }, word)));
  return made;
};

const FEW = 8; // keys of a map that are all shown
const mapField = (map, value, set, label, names, known) => {
  const keys = keysOf(map), found = typeof known === "number" ? { [keys[0]]: known } : known || {}; // a number is that of the first
  const shown = keys.length <= FEW ? keys : keys.filter((key) => key in value);
  const rows = [...new Set([...shown, ...Object.keys(value)])].map((key) => element("div", { class: "thing-row" }, element("span", {}, inWords(key)),
    fieldOf(behind(map, key) || { type: "string" }, value[key], (next) => set(withAt(value, [key], next)), `${label}, ${inWords(key)}`, names, found[key])));
  const more = keys.length > FEW ? keys.filter((key) => !(key in value)) : keys.length ? [] : names.filter((name) => isKey(map, name) && !(name in value));
  if (more.length) rows.push(selectOf(more, "", (key) => key && rows.at(-1).replaceWith(fieldOf(behind(map, key), null, (next) => set({ ...value, [key]: next }), `${label}, ${key}`, names)), `${label}: add`, "Add …"));
  return element("div", { class: "things", role: "group", "aria-label": label }, ...rows);
};
const listField = ({ items }, value, set, label, names) => {
  const all = Array.isArray(value) ? value : [value], isPlain = (one) => typeof one !== "object";
  const without = (i) => set(all.filter((_, k) => k !== i));
  const made = all.map((one, i) => (isPlain(one) ? button(`${one} ×`, () => without(i), { "aria-label": `${label}: remove ${one}` })
    : element("div", { class: "things" }, fieldOf(items, one, (next) => set(all.map((old, k) => (k === i ? next : old))), `${label}, ${i + 1}`, names), button("Remove", () => without(i)))));
  const words = wordsFor(items, names), inner = mapOf(items);
  if (words.length) made.push(selectOf(words, "", (word) => word && set([...all, word]), `${label}: add`, "Add …"));
  if (inner) made.push(keyedItem(inner, (one) => set([...all, one]), label, names));
  return element("div", { class: "things list" }, ...made);
};
// One more item that is a map, such as {3: house@d12}: its first key, and then what stands behind it.
const keyedItem = (map, add, label, names) => {
  const made = selectOf(keysOf(map), "", (key) => key && made.replaceWith(fieldOf(behind(map, key), null, (value) => !isEmpty(value) && add({ [key]: value }), `${label}, ${key}`, names)), `${label}: add with a key`, "Add … for");
  return made;
};

const rulesIn = (words) => words.replace(/ \([A-Z]+-\d+[a-z]?\)\.$/, ".");
const rowsOf = (properties, keys, all, set, names) => keys.map((key) => element("details", { open: !isEmpty(all[key]) },
  element("summary", {}, element("b", {}, inWords(key)), " ", element("span", { class: "faint" }, rulesIn(properties[key].description || ""))),
  fieldOf(properties[key], all[key], (value) => set(key, value), inWords(key), names)));

// The features that the program has named so far.
const featuresNamed = () => {
  const { items = [], final = [], events = [] } = game.score || {};
  return [...new Set([...items, ...final, ...events].map(({ feature }) => feature).filter(Boolean))];
};

// Whatever else a position says, or of a game what stands before and behind its turns.
const OF_GAMES = ["colours", "setup", "final", "result"];
export const showTable = () => {
  if (!$("table-more").open || !game.set) return;
  const all = typedAll(), { properties } = game.set.schema, keys = others().filter((key) => !game.record || all.board || OF_GAMES.includes(key));
  const label = focusedIn($("table-things"));
  $("table-things").replaceChildren(...rowsOf(properties, keys, all, (key, value) => change(withValue(game.text, key, value)), [...featuresNamed(), ...game.shown.tiles.map(({ cell }) => cell)]));
  focusAgain($("table-things"), label);
};

// What lies in front of a player, as all keys say that have a value for each.
export const isOpenTo = (label) => Boolean(game.set && (!game.record || typedAll().board) && ofPlayer(label).length);
const ofPlayer = (label) => others().filter((key) => {
  const map = mapOf(keyOf(key));
  return map && !OF_GAMES.includes(key) && keysOf(map).includes(label);
});
export const playerRows = (label) => {
  const all = typedAll();
  return ofPlayer(label).map((key) => element("div", { class: "thing-row" }, element("b", {}, inWords(key)),
    fieldOf(behind(mapOf(keyOf(key)), label), valueAt(all[key], [label]), (value) => change(withValue(game.text, key, withAt(all[key], [label], value))),
            `${inWords(key)}, ${label}`, featuresNamed(), valueAt(game.position[key], [label]))));
};

// ---- in the last turn of a game ----

// The text with a line for each key: a turn in brackets has none.
const byLines = async () => (/^\s*-\s*\{/m.test(game.text) ? (await ask(["fmt", "-"], game.text)).stdout.replace(/^---\n/, "") : game.text);
const entryOf = (text, turn) => ((read(text) || {}).moves || [])[turn - 1] || {};
const withEntry = (text, turn, key, value) => lines.withEntryKey(text, turn, key, isEmpty(value) ? null : write(value));

// What is listed as a word may be a map, as {R: city@0,1}, or several words, as ew+ns@0,1.
const valueOf = (node, word) => (/^\{/.test(word) ? read(word) : !isWord(node, word) && word.split("+").every((one) => isWord(node, one)) ? word.split("+") : word);

// What the turn may do besides: the actions that `legal` lists for the tile as it lies, and all keys
// of a turn as fields.
export const turnRows = async (cell, degrees) => {
  if (!keyOf("moves")) return []; // a house rule is at fault, and there is no schema
  const text = await byLines(), turn = lines.countTurns(text), now = entryOf(text, turn), { properties } = ofTurn(), rows = [];
  const places = await askObjects(["legal", "--actions", "--before", String(turn), "-"], text);
  const [lies = {}] = places.filter((one) => one.cell === cell && one.rotation === degrees);
  for (const [name, offered] of Object.entries(lies)) {
    const key = name.replace(/^may_/, "");
    if (!properties[key]) continue;
    // What follows another action is listed by the value of that, or by all before it: "fly mayor, flier_die 1".
    const isDone = (after) => Object.values(now).some((value) => String(value) === after) ||
      after.split(", ").every((one) => Object.entries(now).some(([lead, value]) => `${lead} ${value}` === one));
    const list = Array.isArray(offered) ? offered : Object.entries(offered).filter(([after]) => isDone(after)).flatMap(([, values]) => values);
    const words = [...new Set(list.filter((word) => typeof word === "string"))];
    const made = words.map((word) => {
      const value = valueOf(properties[key], word), isOn = write(now[key] ?? null) === write(value);
      return button(word, () => act(text, turn, key, isOn ? null : value), { "aria-pressed": String(isOn), "aria-label": `${inWords(key)}: ${word}`, "data-thing": `${key}: ${word}` });
    });
    if (made.length) rows.push(rowOf(inWords(key), made));
  }
  const keys = Object.keys(properties);
  const all = element("details", {}, element("summary", {}, "All that a turn can say"));
  all.ontoggle = () => all.childElementCount > 1 || all.append(...rowsOf(properties, keys, now, (key, value) => change(withEntry(text, turn, key, value)), featuresNamed()));
  return [...rows, all];
};

// The last entry of a game when it is no turn, as a bazaar, or the one that must come before the next turn:
// what the position has a key for, and a turn too.
export const ownEntry = () => {
  if (!game.set || !keyOf("moves")) return null;
  const { properties } = ofTurn(), turn = lines.countTurns(game.text), last = lines.playerAt(game.text, turn);
  if (last in properties && !(last in game.position.players)) return { key: last, turn, value: entryOf(game.text, turn)[last] };
  const key = Object.keys(properties).find((one) => one in game.position && game.shown.things?.some(({ name }) => name === one));
  return key ? { key, turn: turn + 1, value: {}, isDue: true } : null;
};
export const entryRows = ({ key, turn, value, isDue }) => {
  const node = ofTurn().properties[key], { required = [], properties } = mapOf(node), text = isDue ? game.text : lines.withoutTurn(game.text, turn);
  const empty = Object.fromEntries(required.map((one) => [one, listOf(properties[one]) ? [] : {}]));
  return [element("p", { class: "faint" }, rulesIn(node.description)),
    fieldOf(node, value, (next) => change(isEmpty(next) ? text : lines.withNewTurn(text, key, write({ ...empty, ...next }))), inWords(key))];
};

// An action may take the place of the follower, or of another action: what the program finds least
// fault with is typed.
const act = async (text, turn, key, value) => {
  const put = withEntry(text, turn, key, value), moved = lines.turnAt(put, turn).split(/\s+/).slice(0, 2).join(" ");
  const alone = Object.keys(entryOf(text, turn)).filter((one) => one !== key && ofTurn().properties[one]).reduce((less, one) => withEntry(less, turn, one, null), put);
  const texts = [put, lines.withTurn(put, turn, moved), alone, lines.withTurn(alone, turn, moved)], counts = await countFaults(texts);
  return change(texts[counts.indexOf(Math.min(...counts))]);
};
