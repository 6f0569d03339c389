// The board: the program's picture, with a cell to tap wherever a tile lies or could lie.
import { make } from "./tiles.js";

const film = document.getElementById("film"), scroller = document.getElementById("scroller");
// Pixels of a cell: a finger needs more than a mouse.
const LEAST = matchMedia("(pointer: coarse)").matches ? 48 : 40, MOST = 132, MARGIN = 14;

let cells = [];       // {name, x, y, left, top, hit, tile}
let box = { x: 0, y: 0, width: 100, height: 100 };
let size = 0;         // pixels of a tile; 0: whatever shows the whole board
let selected = null;
let tapped = () => {};

export const onTap = (call) => { tapped = call; };
export const cellsOf = () => cells;
export const cellNamed = (name) => cells.find((cell) => cell.name === name);

const wholeSize = () => {
  const wide = (100 * (scroller.clientWidth - 2)) / box.width, high = (100 * (scroller.clientHeight - 2)) / box.height;
  return Math.max(LEAST, Math.min(MOST, wide, high));
};
const pixels = () => size || wholeSize();

const layOut = () => {
  if (!scroller.clientWidth) return;
  film.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  film.setAttribute("width", (box.width * pixels()) / 100);
  film.setAttribute("height", (box.height * pixels()) / 100);
};

// Where the middle of a cell is on the screen, or that of all that is seen.
const middle = () => {
  const unit = 100 / pixels();
  return [(scroller.scrollLeft + scroller.clientWidth / 2) * unit, (scroller.scrollTop + scroller.clientHeight / 2) * unit];
};
const center = ([x, y]) => {
  const unit = pixels() / 100;
  scroller.scrollTo(x * unit - scroller.clientWidth / 2, y * unit - scroller.clientHeight / 2);
};

export const zoom = (factor) => {
  const at = middle();
  size = factor ? Math.max(LEAST / 2, Math.min(220, pixels() * factor)) : 0;
  layOut();
  if (factor) center(at);
};

// Brings a cell into what can be seen of the board above `hidden` pixels at its bottom.
export const reveal = (name, hidden = 0) => {
  const cell = cellNamed(name);
  if (!cell) return;
  const unit = pixels() / 100, pad = 12, wide = 100 * unit;
  const left = (cell.left - box.x) * unit, top = (cell.top - box.y) * unit;
  const seen = { left: scroller.scrollLeft, top: scroller.scrollTop, width: scroller.clientWidth, height: scroller.clientHeight - hidden };
  const within = (at, from, room) => (at - pad < from ? at - pad : at + wide + pad > from + room ? at + wide + pad - room : from);
  scroller.scrollTo(within(left, seen.left, seen.width), within(top, seen.top, seen.height));
};

export const select = (name) => {
  selected = name;
  film.querySelectorAll(".picked").forEach((frame) => frame.remove());
  const cell = name && cellNamed(name);
  if (!cell) return;
  film.append(make("rect", { class: "picked", x: cell.left, y: cell.top, width: 100, height: 100, rx: 3 }));
  rove(cell);
};

// One cell takes part in the order of the Tab key; arrows lead to the others.
const rove = (cell) => cells.forEach((other) => other.hit.setAttribute("tabindex", other === cell ? 0 : -1));
const beside = (from, dx, dy) => {
  const far = ({ x, y }) => {
    const along = (x - from.x) * dx + (y - from.y) * dy, across = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    return along > 0 ? along + 3 * across : Infinity;
  };
  const best = cells.reduce((a, b) => (far(b) < far(a) ? b : a), from);
  return far(best) < Infinity ? best : null;
};
film.addEventListener("keydown", (event) => {
  const here = cells.find(({ hit }) => hit === event.target);
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
  if (!here || event.ctrlKey || event.altKey || event.metaKey) return;
  if (way) {
    event.preventDefault();
    const next = beside(here, ...way);
    if (!next) return;
    rove(next);
    next.hit.focus({ preventScroll: true });
    reveal(next.name);
  } else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    tapped(here.name, true);
  }
});
film.addEventListener("click", (event) => {
  const cell = cells.find(({ hit }) => hit === event.target);
  if (cell) tapped(cell.name, false);
});

// Draws a picture of the program. `words(cell)` says what a screen reader says of a cell.
export const draw = (picture, words) => {
  const read = new DOMParser().parseFromString(picture, "image/svg+xml");
  const defs = read.querySelector("defs"), board = read.querySelector("g.board");
  if (!board) return false;
  const focused = cells.find(({ hit }) => hit === document.activeElement);
  const old = cells.find(({ name }) => name === (selected || (cells[0] && cells[0].name))), before = { ...box };
  const drawn = document.importNode(board, true);
  drawn.setAttribute("aria-hidden", "true");
  film.replaceChildren(document.importNode(defs, true), drawn);

  const numbers = (text) => text.match(/-?[\d.]+/g).map(Number), tiles = new Map();
  for (const tile of drawn.querySelectorAll(":scope > .tile, :scope > .laid")) {
    const [left, top] = numbers(tile.getAttribute("transform"));
    tiles.set(`${left} ${top}`, { tile, name: tile.querySelector("title").textContent.match(/ on (\S+)$/)[1] });
  }
  // On a board without a wall the name of a cell is its distance from any tile.
  const [[place, { name }] = ["", { name: "" }]] = tiles;
  const origin = /,/.test(name) && numbers(place).map((v, i) => v - [100, -100][i] * numbers(name)[i]);
  const rects = [...drawn.querySelectorAll("rect.cell, rect.ground")].map((rect) => ({ rect, left: Number(rect.getAttribute("x")), top: Number(rect.getAttribute("y")) }));
  const [west, north] = origin || (rects[0] ? [rects[0].left, rects[0].top] : []);
  cells = rects.map(({ rect, left, top }) => {
    const lies = tiles.get(`${left} ${top}`), x = Math.round((left - west) / 100), y = Math.round((north - top) / 100);
    const next = rect.nextElementSibling;
    const called = lies ? lies.name : origin ? `${x},${y}` : next && next.tagName === "text" ? next.textContent : "";
    return { name: called, x, y, left, top, tile: lies && lies.tile };
  }).filter((cell) => cell.name);
  for (const cell of cells) {
    cell.hit = make("rect", { class: "hit", x: cell.left, y: cell.top, width: 100, height: 100, role: "button", tabindex: -1, "aria-label": words(cell), "data-cell": cell.name });
    film.append(cell.hit);
  }
  const all = drawn.getBBox();
  box = { x: all.x - MARGIN, y: all.y - MARGIN, width: all.width + 2 * MARGIN, height: all.height + 2 * MARGIN };
  layOut();
  // What was seen stays where it was, though the board has grown on another side.
  const now = old && cellNamed(old.name), unit = pixels() / 100;
  if (now) scroller.scrollBy(((now.left - box.x) - (old.left - before.x)) * unit, ((now.top - box.y) - (old.top - before.y)) * unit);
  select(selected);
  const first = cellNamed(selected) || (focused && cellNamed(focused.name)) || cells.find(({ tile }) => tile) || cells[0];
  if (first) rove(first);
  if (focused && first) first.hit.focus({ preventScroll: true });
  return true;
};

new ResizeObserver(layOut).observe(scroller);
