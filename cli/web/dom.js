// Small helps for the elements of the page.

export const $ = (id) => document.getElementById(id);

export const element = (name, values = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(values)) {
    if (key === "onclick" || key === "oninput" || key === "onchange") made[key] = value;
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return made;
};

export const button = (text, onclick, values = {}) => element("button", { type: "button", onclick, ...values }, text);

// Text in which numbers of rules are buttons that open their texts.
export const ruleButton = (id) => button(id, null, { class: "rule", "data-rule": id, "aria-label": `Rule ${id}` });
export const withRules = (text) =>
  text.split(/\b([A-Z]+-\d+[a-z]?)\b/).map((part, i) => (i % 2 ? ruleButton(part) : part));

// A message as a sentence; one that begins with the name of a file begins so.
export const sentence = (text) => (/^\S+:\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));

export const count = (n, one, many = one + "s") => `${n} ${n === 1 ? one : many}`;

// What has the focus, by its label, and what has that label when all was drawn anew.
export const focusedIn = (within) => (within.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null);
export const focusAgain = (within, label) => {
  const found = label && within.querySelector(`[aria-label="${CSS.escape(label)}"]`);
  if (found) found.focus({ preventScroll: true });
};
