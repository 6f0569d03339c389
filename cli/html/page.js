"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const data = JSON.parse($("data").textContent);
  const last = data.turns.length - 1;
  const parts = $("parts").children;
  const layers = Array.from(parts, (part) => part.innerHTML);
  const shown = layers.slice();
  const svgName = "http://www.w3.org/2000/svg";
  let turn = -1, timer = 0;

  // The text of each part after a turn. The page has it after the last one; a turn is undone by what
  // was between the first and the last lines of a part.
  const layersAfter = (n) => {
    const texts = layers.slice();
    for (let t = last; t > n; t--)
      for (const [part, head, tail, text] of data.turns[t].parts) {
        const lines = texts[part].split("\n");
        const kept = (from, to) => lines.slice(from, to).map((line) => line + "\n").join("");
        texts[part] = kept(0, head) + text + kept(lines.length - 1 - tail, lines.length - 1);
      }
    return texts;
  };

  const draw = (n) => layersAfter(n).forEach((text, i) => {
    if (text === shown[i]) return;
    parts[i].innerHTML = text;
    shown[i] = text;
  });

  // The cells where the next tile could lie, each with its name and rotations.
  const legalCells = (n) => {
    const { legal = [], cells } = data.turns[n], names = cells && cells.split(" "), list = [];
    for (let i = 0; i < legal.length; i += 3) {
      const [x, y, set] = legal.slice(i, i + 3);
      const rotations = [0, 90, 180, 270].filter((_, quarter) => set >> quarter & 1);
      list.push({ x, y, name: names ? names[i / 3] : `${x},${y}`, rotations });
    }
    return list;
  };

  // What a screen reader says of them.
  const legalWords = (n, list) => {
    const { legal, next } = data.turns[n];
    if (!legal) return "No tile comes next.";
    const degrees = (rotations) => rotations.map((q) => q + "°").join(", ");
    const places = list.map(({ name, rotations }) =>
      `${name} (${rotations.length === 4 ? "any rotation" : degrees(rotations)})`);
    return `Tile ${next} may lie at: ${places.join("; ") || "no cell"}.`;
  };

  const drawLegal = (n) => {
    if (!$("show-legal")) return;
    const layer = $("legal-cells"), next = data.turns[n].next, wanted = $("show-legal").checked;
    const list = wanted ? legalCells(n) : [];
    layer.replaceChildren();
    $("next-tile").textContent = next ? ` (${next})` : "";
    $("legal-words").textContent = wanted ? legalWords(n, list) : "";
    for (const { x: column, y: row, rotations } of list) {
      const x = data.origin[0] + 100 * column, y = data.origin[1] - 100 * row;
      const cell = document.createElementNS(svgName, "g");
      const rect = document.createElementNS(svgName, "rect");
      const text = document.createElementNS(svgName, "text");
      const put = (of, values) => Object.entries(values).forEach(([k, v]) => of.setAttribute(k, v));
      put(rect, { x: x + 2, y: y + 2, width: 96, height: 96, fill: "#c4e8cd", "fill-opacity": 0.85,
                  stroke: "#1c7a45", "stroke-width": 4, "stroke-dasharray": "9 5" });
      put(text, { x: x + 50, y: y + 56, "text-anchor": "middle", "font-size": 17, fill: "#10502f" });
      text.textContent = rotations.length === 4 ? "any" : rotations.map((q) => q + "°").join(" ");
      if (rotations.length === 3) text.setAttribute("font-size", 12);
      cell.setAttribute("class", "legal");
      cell.append(rect, text);
      layer.append(cell);
    }
  };

  const showScores = (n) => data.turns[n].score.forEach((points, i) => { $("score-" + i).textContent = points; });

  const movePlot = (n) => {
    const cursor = $("cursor");
    if (!cursor) return;
    const x = data.plot[0] + (last ? n * data.plot[1] / last : 0);
    cursor.setAttribute("x1", x);
    cursor.setAttribute("x2", x);
  };

  const markTurn = (n, scroll) => {
    document.querySelectorAll(".turns > li.current").forEach((li) => {
      li.classList.remove("current");
      li.removeAttribute("aria-current");
    });
    const li = $(data.turns[n].id);
    if (!li) return;
    li.classList.add("current");
    li.setAttribute("aria-current", "step");
    const list = li.closest("ol");
    if (scroll && list && list.scrollHeight > list.clientHeight)
      list.scrollTop = li.offsetTop - list.offsetTop - list.clientHeight / 2;
  };

  // Under the board, what the list has of the turn.
  const showItems = (n) => {
    const line = $(data.turns[n].id), parts = line ? line.querySelectorAll(".items, .fault") : [];
    $("of-turn").replaceChildren(...Array.from(parts, (part) => part.cloneNode(true)));
  };

  // No element has this as its id, so the browser does not scroll to it.
  const hashOf = (n) => "#" + data.turns[n].id.replace("turn-", "");

  const show = (n, scroll = true) => {
    n = Math.max(0, Math.min(last, n));
    if (n === turn) return;
    turn = n;
    draw(n);
    $("film").classList.toggle("wrong", Boolean(data.turns[n].wrong));
    $("now").classList.toggle("against", Boolean(data.turns[n].wrong));
    drawLegal(n);
    showScores(n);
    movePlot(n);
    markTurn(n, scroll);
    showItems(n);
    $("slider").value = n;
    $("slider").setAttribute("aria-valuetext", data.turns[n].words);
    $("now").textContent = data.turns[n].words;
    $("film").setAttribute("aria-label", "The board: " + data.turns[n].words);
    const hash = hashOf(n);
    if (location.hash !== hash) history.replaceState(null, "", hash);
  };

  // While the game plays, nothing is read aloud.
  const namePlay = (name) => {
    $("play").textContent = name;
    $("play").setAttribute("aria-label", name);
    $("shown").setAttribute("aria-live", name === "Play" ? "polite" : "off");
  };
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    namePlay("Play");
  };
  const play = () => {
    if (timer) return stop();
    if (turn === last) show(0);
    namePlay("Pause");
    timer = setInterval(() => (turn < last ? show(turn + 1) : stop()), 900);
  };
  const go = (n) => { stop(); show(n); };

  $("first").onclick = () => go(0);
  $("previous").onclick = () => go(turn - 1);
  $("play").onclick = play;
  $("next").onclick = () => go(turn + 1);
  $("last").onclick = () => go(last);
  $("slider").oninput = (e) => go(Number(e.target.value));
  if ($("show-legal")) $("show-legal").onchange = () => drawLegal(turn);

  document.addEventListener("keydown", (e) => {
    if (e.ctrlKey || e.altKey || e.metaKey || $("rule").open) return;
    if (e.target.closest("pre")) return; // which they scroll
    const slides = e.target === $("slider");
    const keys = { ArrowLeft: () => go(turn - 1), ArrowRight: () => go(turn + 1), Home: () => go(0),
                   End: () => go(last), " ": play };
    const wanted = e.key !== " " || !["BUTTON", "A", "INPUT", "SUMMARY"].includes(e.target.tagName);
    if (!keys[e.key] || slides || !wanted) return;
    e.preventDefault();
    keys[e.key]();
  });

  // A swipe to the left is the next turn; while two fingers have enlarged the page, one moves it.
  let from = null;
  const isLarge = () => visualViewport.scale > 1.01;
  visualViewport.addEventListener("resize", () => $("film").classList.toggle("large", isLarge()));
  $("film").addEventListener("touchstart", (e) => {
    from = e.touches.length === 1 && !isLarge() ? e.touches[0] : null;
  }, { passive: true });
  $("film").addEventListener("touchend", (e) => {
    if (!from) return;
    const to = e.changedTouches[0], dx = to.clientX - from.clientX, dy = to.clientY - from.clientY;
    if (Math.abs(dx) > 40 && Math.abs(dx) > 2 * Math.abs(dy)) go(turn + (dx < 0 ? 1 : -1));
    from = null;
  }, { passive: true });

  // Where the list is below the board, a tap leads there, and the link under the board back to the
  // same place; so does the browser, for which this is a step.
  let place = 100;
  const isNarrow = () => matchMedia("(max-width: 61.99rem)").matches;
  const goToBoard = (link, n) => {
    place = link.getBoundingClientRect().top;
    history.pushState(null, "", hashOf(turn));
    show(n, false);
    $("board").scrollIntoView();
  };
  const goToList = () => {
    const link = ($(data.turns[turn].id) || $("turns")).querySelector("a.move");
    scrollBy(0, link.getBoundingClientRect().top - place);
    link.focus({ preventScroll: true });
  };

  document.addEventListener("click", (e) => {
    const link = e.target.closest("a");
    if (!link) return;
    const id = decodeURIComponent(link.hash.slice(1));
    const n = data.turns.findIndex((t) => t.id === id);
    if (link.classList.contains("rule") && $(id)) {
      e.preventDefault();
      $("said").replaceChildren($(id).cloneNode(true), $(id).nextElementSibling.cloneNode(true));
      $("said").querySelectorAll("[id]").forEach((copy) => copy.removeAttribute("id"));
      $("rule").showModal();
    } else if (n >= 0) {
      e.preventDefault();
      stop();
      if (isNarrow()) goToBoard(link, n);
      else show(n, false);
    } else if (link === $("to-list")) {
      e.preventDefault();
      goToList();
    }
  });
  $("rule").addEventListener("click", (e) => { if (e.target === $("rule")) $("rule").close(); });

  const asked = () => data.turns.findIndex((t, n) => [hashOf(n), "#" + t.id].includes(location.hash));
  addEventListener("hashchange", () => { if (asked() >= 0) go(asked()); });
  $("controls").hidden = $("back").hidden = !last;
  if ($("choice")) $("choice").hidden = !data.turns.some((t) => t.legal);
  $("slider").max = last;
  show(asked() >= 0 ? asked() : last);
})();
