// The tiles of a game: their pictures and parts, as the program gives them, and where on a picture
// a part lies.
import { ask, askObjects, objects } from "./ask.js";

const SVG = "http://www.w3.org/2000/svg";
const RING = ["nnw", "n", "nne", "ene", "e", "ese", "sse", "s", "ssw", "wsw", "w", "wnw"];
const QUARTERS = ["ne", "se", "sw", "nw"];
const SIDES = { n: "north", e: "east", s: "south", w: "west" };

export const make = (name, values = {}, ...children) => {
  const made = document.createElementNS(SVG, name);
  Object.entries(values).forEach(([key, value]) => made.setAttribute(key, value));
  made.append(...children);
  return made;
};

// A place on a tile that is turned by so many degrees.
export const turnedPlace = (place, degrees) => {
  const quarters = degrees / 90;
  if (RING.includes(place)) return RING[(RING.indexOf(place) + 3 * quarters) % 12];
  if (QUARTERS.includes(place)) return QUARTERS[(QUARTERS.indexOf(place) + quarters) % 4];
  return place;
};

const isLine = ({ ports }) => ports.every((port) => port in SIDES);

// The parts of a tile as it lies.
export const partsOf = (tile, degrees) =>
  tile.regions.map((region) => {
    const ports = region.ports.map((port) => turnedPlace(port, degrees));
    return { ...region, ports, line: isLine(region), place: ports.find((port) => port in SIDES) || ports[0] };
  });

// Whether a follower that stands at `place` (perhaps none) stands on this part.
export const standsOn = (part, kind, place, parts) => {
  if (kind && part.kind !== kind) return false;
  if (!place) return parts.filter((other) => other.kind === part.kind).length === 1;
  const i = QUARTERS.indexOf(place), near = i < 0 ? [place] : [RING[3 * i + 2], RING[(3 * i + 3) % 12]];
  return near.some((port) => part.ports.includes(port)) ||
    (place in SIDES && near.some((port) => [-1, 1].some((by) => part.ports.includes(RING[(RING.indexOf(port) + by + 12) % 12]))));
};

// "city north and east": a part in words; one that has only halves of edges lies in corners.
export const inWords = ({ kind, ports }) => {
  const sides = Object.keys(SIDES).filter((side) => ports.includes(side)).map((side) => SIDES[side]);
  const corners = QUARTERS.filter((_, i) => [3 * i + 2, (3 * i + 3) % 12].some((at) => ports.includes(RING[at])));
  const at = sides.length ? sides : corners.map((corner) => `${SIDES[corner[0]]}-${SIDES[corner[1]]}`);
  return at.length && at.length < 4 ? `${kind} ${at.join(", ").replace(/, (?=[^,]*$)/, " and ")}` : kind;
};
export const tileInWords = (tile, degrees) => partsOf(tile, degrees).map(inWords).join("; ");

// The turns in which a tile looks different.
export const turnsOf = (tile) => {
  const seen = new Set();
  return [0, 90, 180, 270].filter((degrees) => {
    const look = partsOf(tile, degrees).map(({ kind, ports }) => kind + [...ports].sort()).sort().join();
    return !seen.has(look) && seen.add(look);
  });
};

// ---- points on a tile of 100 units ----

const edge = (at) => {
  const round = (at + 12) % 12, side = Math.floor(round / 3), along = (100 * (round - 3 * side)) / 3;
  return [[along, 0], [100, along], [100 - along, 100], [0, 100 - along]][side];
};
export const outline = ({ ports, line }) => {
  const list = ports.map((port) => RING.indexOf(port)).filter((i) => i >= 0);
  if (!list.length) return "M50,22 A28,28 0 1 1 49.9,22 Z";
  if (line) return list.map((i) => `M50,50 L${edge(i + 0.5)}`).join(" ");
  return list.map((i) => `M50,50 L${edge(i)} L${edge(i + 1)} Z`).join(" ");
};
// The part at a point: a line that is near, what stands in the middle, or what lies in that direction.
export const partAt = (parts, x, y) => {
  const dx = x - 50, dy = y - 50, out = Math.max(Math.abs(dx), Math.abs(dy));
  const middle = parts.find(({ ports }) => !ports.some((port) => RING.includes(port)));
  if (middle && out < 26) return middle;
  const side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0;
  const along = 50 + (50 * [dx, dy, -dx, -dy][side]) / (out || 1), port = RING[3 * side + Math.min(2, Math.floor((along * 3) / 100))];
  const line = parts.find((part) => part.line && part.ports.includes(RING[3 * side + 1]));
  return (line && (Math.abs(along - 50) * out) / 50 < 14 && line) || parts.find((part) => !part.line && part.ports.includes(port)) || line || parts[0];
};
// A point in the midst of a part; `taken` has those of others.
export const spotOf = (part, taken = []) => {
  const list = part.ports.map((port) => RING.indexOf(port)).filter((i) => i >= 0);
  if (!list.length) return [50, 50];
  const spots = (part.line ? list : [...list].sort((a, b) => (a % 3 === 1) - (b % 3 === 1)))
    .flatMap((i) => [0.72, 0.5].map((far) => edge(i + 0.5).map((v) => 50 + (v - 50) * far)));
  const apart = ([x, y]) => Math.min(99, ...taken.map(([a, b]) => Math.hypot(a - x, b - y)));
  return spots.reduce((best, spot) => (apart(spot) > apart(best) + 4 ? spot : best));
};

// ---- the set ----

export class TileSet {
  #pictures = new Map();

  constructor(rules, options) {
    this.rules = rules;
    this.options = options;
  }

  async load() {
    const [tiles, schema, { files }] = await Promise.all([askObjects(["tiles", this.rules, ...this.options]),
      ask(["schema", this.rules]), ask(["tiles", this.rules, ...this.options, "--svg", "tiles.svg"])]);
    this.list = tiles;
    // In small letters, too, as people type them; two names may differ in these alone.
    this.byName = new Map([...tiles.map((tile) => [tile.tile.toLowerCase(), tile]), ...tiles.map((tile) => [tile.tile, tile])]);
    this.schema = JSON.parse(schema.stdout || '{"properties": {}}');
    this.followers = followersOf(schema.stdout);
    for (const sheet of Object.values(files)) this.#take(sheet);
    return this;
  }

  find(name) {
    return this.byName.get(name) || this.byName.get(name.toLowerCase());
  }

  #take(picture) {
    const read = new DOMParser().parseFromString(picture, "image/svg+xml");
    for (const drawn of read.querySelectorAll("g.tile")) {
      const names = drawn.nextElementSibling ? drawn.nextElementSibling.textContent.split(/[\s,]+/) : [];
      drawn.removeAttribute("transform");
      drawn.querySelectorAll("title").forEach((title) => title.remove());
      names.forEach((name) => this.#pictures.set(name, document.importNode(drawn, true)));
    }
    document.getElementById("patterns").replaceChildren(document.importNode(read.querySelector("defs"), true));
  }

  // Draws the tile into an element.
  draw(into, tile, degrees) {
    const drawn = this.#pictures.get(tile.tile);
    if (drawn) into.replaceChildren(make("g", { transform: `rotate(${degrees} 50 50)` }, drawn.cloneNode(true)));
  }

  // The tiles that look so, in the turns in which they do; null if that is no look.
  async looking(look) {
    const { status, stdout } = await ask(["tiles", this.rules, ...this.options, "--look", look, "--format", "json"]);
    return status ? null : new Set(objects({ stdout }).map(({ tile, rotation }) => `${tile}/${rotation}`));
  }
}

// The words for followers, which the schema of a record lists: roles, and figures in them.
const followersOf = (schema) => {
  const [, figures, roles] = schema.match(/\(\?:\(\?:([\w|]+|\(\?!\))\):\)\?\(\?:([\w|]+)\)\(\?:@/) || [];
  if (!roles) return [];
  const plain = roles.split("|"), others = figures.split("|").filter((figure) => /^\w+$/.test(figure) && !plain.includes(figure));
  return [...plain, ...others.flatMap((figure) => plain.map((role) => `${figure}:${role}`))];
};
