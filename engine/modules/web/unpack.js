// Unpacks what `xz --format=lzma --lzma1=lc=4,lp=0,pb=0` has packed: the program, which is nearly all that the
// page loads, is a sixth smaller so than with gzip, and no server has to pack it. Words in brackets are
// those of the LZMA specification, which is in the LZMA SDK.

// Where the chances of each kind of bit begin, in one list; the first six kinds have one for each state.
const IS_MATCH = 0, IS_AGAIN = 12, IS_OLDER = 24, IS_OLDER_2 = 36, IS_OLDER_3 = 48, IS_LONG = 60,
  SLOT = 72, NEAR = 328, ALIGN = 444, LENGTH = 460, LENGTH_AGAIN = 734, LITERAL = 1008,
  ALL = LITERAL + 0x300 * 16;

export function unpack(packed) {
  if (packed[0] !== 4) throw new Error("it is packed in another way"); // lc=4, lp=0, pb=0
  const chances = new Uint16Array(ALL).fill(1024), coder = new Uint32Array([0xffffffff, 0]); // [range, code]
  let out = new Uint8Array(4 * packed.length), n = 0, at = 14; // behind the header and a 0
  while (at < 18) coder[1] = (coder[1] << 8) | packed[at++];

  const shift = () => {
    if (coder[0] >= 2 ** 24) return;
    coder[0] <<= 8;
    coder[1] = (coder[1] << 8) | packed[at++];
  };
  const bit = (i) => {
    const chance = chances[i], bound = (coder[0] >>> 11) * chance, one = coder[1] >= bound;
    if (one) {
      coder[0] -= bound;
      coder[1] -= bound;
      chances[i] = chance - (chance >>> 5);
    } else {
      coder[0] = bound;
      chances[i] = chance + ((2048 - chance) >>> 5);
    }
    shift();
    return one ? 1 : 0;
  };
  // Numbers of several bits: each bit's chance goes by those before it, from the highest or the lowest.
  const number = (from, bits) => {
    let path = 1;
    while (path < 1 << bits) path = (path << 1) | bit(from + path);
    return path - (1 << bits);
  };
  const reversed = (from, bits) => {
    let path = 1, sum = 0;
    for (let i = 0; i < bits; i++) {
      const one = bit(from + path);
      path = (path << 1) | one;
      sum |= one << i;
    }
    return sum;
  };
  const even = (bits) => { // bits of which either is as likely
    let sum = 0;
    while (bits-- > 0) {
      coder[0] >>>= 1;
      const one = coder[1] >= coder[0] ? 1 : 0;
      if (one) coder[1] -= coder[0];
      sum = (sum << 1) | one;
      shift();
    }
    return sum;
  };
  const length = (from) => {
    if (!bit(from)) return 2 + number(from + 2, 3);
    return bit(from + 1) ? 18 + number(from + 18, 8) : 10 + number(from + 10, 3);
  };
  const distance = (long) => {
    const slot = number(SLOT + 64 * Math.min(long - 2, 3), 6), bits = (slot >> 1) - 1;
    if (slot < 4) return slot;
    const least = (2 | (slot & 1)) << bits;
    return slot < 14 ? least + reversed(NEAR + least - slot, bits) : least + (even(bits - 4) << 4) + reversed(ALIGN, 4);
  };
  // A byte goes by the one before it; behind bytes that were repeated, by the one that would follow, too.
  const literal = (expected) => {
    const from = LITERAL + 0x300 * (n ? out[n - 1] >> 4 : 0);
    let path = 1;
    for (; expected >= 0 && path < 256; expected <<= 1) {
      const like = (expected >> 7) & 1, one = bit(from + 256 + 256 * like + path);
      path = (path << 1) | one;
      if (one !== like) break;
    }
    while (path < 256) path = (path << 1) | bit(from + path);
    return path;
  };

  let last = [0, 0, 0, 0], state = 0; // how far back was repeated, less 1: [rep0 ... rep3]
  while (at <= packed.length) {
    if (n + 273 > out.length) {
      const longer = new Uint8Array(2 * out.length);
      longer.set(out);
      out = longer;
    }
    if (!bit(IS_MATCH + state)) {
      out[n] = literal(state < 7 ? -1 : out[n - last[0] - 1]);
      n++;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let long;
    if (!bit(IS_AGAIN + state)) {
      long = length(LENGTH);
      last = [distance(long), ...last.slice(0, 3)];
      if (last[0] === -1) return out.subarray(0, n);
      state = state < 7 ? 7 : 10;
    } else {
      const older = !bit(IS_OLDER + state) ? 0 : !bit(IS_OLDER_2 + state) ? 1 : !bit(IS_OLDER_3 + state) ? 2 : 3;
      long = older || bit(IS_LONG + state) ? length(LENGTH_AGAIN) : 1;
      last.unshift(...last.splice(older, 1));
      state = state < 7 ? (long > 1 ? 8 : 9) : 11;
    }
    for (; long > 0; long--, n++) out[n] = out[n - last[0] - 1];
  }
  throw new Error("it is cut off");
}
