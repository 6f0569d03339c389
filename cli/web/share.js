// What was typed, kept on the device, and as a link that has all of it behind the #.

const NAME = "reeve.text";

export const keep = (text) => {
  try { localStorage.setItem(NAME, text); } catch { /* a private window keeps nothing */ }
};
export const kept = () => {
  try { return localStorage.getItem(NAME); } catch { return null; }
};

const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

export const toFragment = async (text) => {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return "#t=" + btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
};

// The text of a link, or null if it has none, or none that can be read.
export const fromFragment = async (fragment) => {
  const [, packed] = fragment.match(/^#t=([\w-]+)$/) || [];
  if (!packed) return null;
  try {
    const letters = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = await through(Uint8Array.from(letters, (c) => c.charCodeAt(0)), new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
