// What the program's schema of a record allows at a place: which words, numbers, lists and maps. It
// says what can be typed; whether that may be so is asked of the program.
import { game } from "./game.js";

const resolved = (node) => (node.$ref ? game.set.schema.$defs[node.$ref.split("/").pop()] : node);
const ways = (node) => {
  const one = resolved(node);
  return one.anyOf ? one.anyOf.flatMap(ways) : [one];
};
export const keyOf = (key) => game.set.schema.properties[key];
export const mapOf = (node) => ways(node).find(({ type }) => type === "object");
export const listOf = (node) => ways(node).find(({ type }) => type === "array");
export const numberOf = (node) => ways(node).find((way) => way.type === "integer" && !way.enum);
export const ofTurn = () => listOf(keyOf("moves")).items;

const accepts = (way, word) =>
  way.enum ? way.enum.some((one) => String(one) === word) : Boolean(way.pattern) && new RegExp(way.pattern).test(word);

export const isWord = (node, word) => ways(node).some((way) => accepts(way, word));
export const hasWords = (node) => ways(node).some(({ enum: list, pattern }) => list || pattern);

// The words that stand in a pattern as they are: roles, figures, faces.
const literals = (pattern) =>
  [...new Set(pattern.replace(/\\.|\(\?[:!]|\[[^\]]*\](?:\{[^}]*\})?/g, " ").match(/\w+/g) || [])];

// The words that can stand here, of these and of those that the schema and the players give.
export const wordsFor = (node, words) => {
  const players = Object.keys(game.position.players), found = new Set();
  for (const way of ways(node)) {
    for (const one of way.enum || []) if (one !== null && one !== "") found.add(String(one));
    if (!way.pattern) continue;
    const plain = literals(way.pattern), all = [...words, ...players, ...plain, ...players.flatMap((player) => plain.map((word) => `${player} ${word}`))];
    for (const word of all) if (accepts(way, word)) found.add(word);
  }
  return [...found];
};

// The keys of a map: players, or those that the schema lists; and what stands behind one.
export const isKey = (map, word) =>
  map.propertyNames ? new RegExp(map.propertyNames.pattern).test(word)
    : Object.keys(map.patternProperties || {}).some((pattern) => new RegExp(pattern).test(word)) || Boolean(map.properties && map.properties[word]);
export const keysOf = (map) => {
  if (map.properties) return Object.keys(map.properties);
  const { pattern = "" } = map.propertyNames || {};
  return [...new Set([...Object.keys(game.position.players), ...literals(pattern)])].filter((word) => isKey(map, word));
};
export const behind = (map, key) => {
  const [, node] = Object.entries(map.patternProperties || {}).find(([pattern]) => new RegExp(pattern).test(key)) || [];
  const own = map.properties && map.properties[key];
  return own && own !== true ? own : node || map.additionalProperties;
};
