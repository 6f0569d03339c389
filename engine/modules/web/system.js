// What the program asks of a system: files in memory, standard input, output and error, the time.
// A process is one run of the compiled program; its memory and its files are gone with it. The calls
// have the numbers and structures of Emscripten's C library, those of module `wasi` come from WASI.

const BADF = 8, EXIST = 20, INVAL = 28, ISDIR = 31, NOENT = 44, NOSYS = 52, NOTDIR = 54,
  NOTEMPTY = 55, NOTTY = 59;
const O = { access: 3, create: 0o100, exclusive: 0o200, truncate: 0o1000, append: 0o2000 };
const MODE = { folder: 0o040755, file: 0o100644, pipe: 0o010600, terminal: 0o020620 };
const AT_CWD = -100;

const encoder = new TextEncoder();
const bytesOf = (content) => typeof content === "string" ? encoder.encode(content)
  : new Uint8Array(content.buffer ?? content, content.byteOffset, content.byteLength);

/** The end of the program: no fault. */
class Exit {
  constructor(status) { this.status = status; }
}

/** longjmp, on its way to setjmp. */
const LONG_JUMP = Symbol("longjmp");

/** A system call that fails. */
class Failure {
  constructor(errno) { this.errno = errno; }
}
const fail = (errno) => { throw new Failure(errno); };

/** A file or a folder (without bytes); numbered, as programs compare files by number. */
class Node {
  static #last = 3;
  constructor(bytes) { this.number = ++Node.#last, this.bytes = bytes, this.changed = false; }

  write(at, piece) {
    if (at + piece.length > this.bytes.length) {
      const longer = new Uint8Array(at + piece.length);
      longer.set(this.bytes);
      this.bytes = longer;
    }
    this.bytes.set(piece, at);
    this.changed = true;
  }
}

/** The files of a process, by absolute path. */
class Files {
  #nodes = new Map([["/", new Node()]]);

  constructor(files) {
    for (const [name, content] of Object.entries(files)) {
      const path = this.#absolute(name);
      for (let at = path.indexOf("/", 1); at > 0; at = path.indexOf("/", at + 1))
        this.#nodes.set(path.slice(0, at), new Node());
      this.#nodes.set(path, new Node(bytesOf(content)));
    }
  }

  #absolute(name) {
    const parts = [];
    for (const part of name.split("/"))
      if (part === "..") parts.pop();
      else if (part && part !== ".") parts.push(part);
    return "/" + parts.join("/");
  }

  find(name) {
    return this.#nodes.get(this.#absolute(name)) ?? fail(NOENT);
  }

  /** Puts a new file or folder into a folder that is there. */
  add(name, bytes) {
    const path = this.#absolute(name);
    if (this.#nodes.has(path)) fail(EXIST);
    const parent = this.find(path.slice(0, path.lastIndexOf("/")) || "/");
    if (parent.bytes) fail(NOTDIR);
    const node = new Node(bytes);
    node.changed = true;
    this.#nodes.set(path, node);
    return node;
  }

  remove(name) {
    if (!this.find(name).bytes) fail(ISDIR);
    this.#nodes.delete(this.#absolute(name));
  }

  rename(from, to) {
    const node = this.find(from);
    if (!node.bytes) fail(NOSYS);
    this.remove(from);
    this.#nodes.set(this.#absolute(to), node);
  }

  /** The names in a folder, each with what it names. */
  list(folder) {
    const own = [...this.#nodes].find(([, node]) => node === folder)[0].replace(/\/?$/, "/");
    return [...this.#nodes].filter(([path]) => path.startsWith(own) && path !== own
      && !path.slice(own.length).includes("/")).map(([path, node]) => [path.slice(own.length), node]);
  }

  /** What the program has written, by the names that it could give. */
  changed() {
    const decoder = new TextDecoder();
    return Object.fromEntries([...this.#nodes].filter(([, node]) => node.bytes && node.changed)
      .map(([path, node]) => [path.slice(1), decoder.decode(node.bytes)]));
  }
}

export class Process {
  #exports; #memory; #views = {}; #open; #files; #environment; #write; #terminal;

  /** write(1 or 2, bytes) takes the output. With `terminal`, standard error is one. */
  constructor({ stdin = "", files = {}, environment = {}, write, terminal = false }) {
    this.#files = new Files(files);
    this.#open = [{ node: { bytes: bytesOf(stdin), number: 1 }, at: 0 }, { out: 1 }, { out: 2 }];
    this.#environment = Object.entries(environment).map(([key, value]) => `${key}=${value}`);
    this.#write = write;
    this.#terminal = terminal;
  }

  /** Runs main of a compiled module; returns its status. */
  run(module, argv) {
    const calls = {
      env: this.#calls(true, this.#systemCalls()),
      wasi_snapshot_preview1: this.#calls(false, this.#wasiCalls()),
    };
    for (const { module: of, name } of WebAssembly.Module.imports(module))
      calls[of][name] ??= name.startsWith("invoke_") ? (...args) => this.#invoke(...args)
        : () => { throw new Error(`the program is at fault: it called ${name}`); };
    const { exports } = new WebAssembly.Instance(module, calls);
    this.#exports = exports;
    this.#memory = exports.memory;
    try {
      exports.__wasm_call_ctors();
      const words = argv.map((word) => this.#putText(exports.stackAlloc, word));
      const list = exports.stackAlloc(4 * (words.length + 1));
      words.forEach((word, i) => this.#view().setUint32(list + 4 * i, word, true));
      this.#view().setUint32(list + 4 * words.length, 0, true);
      const status = exports.main(words.length, list);
      exports.__stdio_exit?.();
      return status;
    } catch (thrown) {
      if (thrown instanceof Exit) return thrown.status;
      throw thrown;
    }
  }

  /** Where a function calls setjmp, what it calls is called here; longjmp comes back through here. */
  #invoke(index, ...args) {
    const { __indirect_function_table: table, stackSave, stackRestore, setThrew } = this.#exports;
    const stack = stackSave();
    try {
      return table.get(index)(...args);
    } catch (thrown) {
      if (thrown !== LONG_JUMP) throw thrown;
      stackRestore(stack);
      setThrew(1, 0);
    }
  }

  get written() { return this.#files.changed(); }

  /** A call that fails gives its errno: system calls as a negative number, WASI as it is. */
  #calls(negative, calls) {
    return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, (...args) => {
      try {
        return call(...args) ?? 0;
      } catch (thrown) {
        if (thrown instanceof Failure) return negative ? -thrown.errno : thrown.errno;
        throw thrown;
      }
    }]));
  }

  // ---- memory: the views are made again when it has grown

  #view() {
    if (this.#views.buffer !== this.#memory.buffer) {
      const buffer = this.#memory.buffer;
      this.#views = { buffer, data: new DataView(buffer), bytes: new Uint8Array(buffer) };
    }
    return this.#views.data;
  }

  #bytes(at, n) {
    this.#view();
    return this.#views.bytes.subarray(at, at + n);
  }

  #text(at) {
    this.#view();
    return new TextDecoder().decode(this.#bytes(at, this.#views.bytes.indexOf(0, at) - at));
  }

  #putText(allocate, text) {
    const bytes = encoder.encode(text + "\0"), at = allocate(bytes.length);
    this.#bytes(at, bytes.length).set(bytes);
    return at;
  }

  // ---- files

  #opened(fd) { return this.#open[fd] ?? fail(BADF); }

  #openFile(name, flags) {
    let node;
    try {
      node = this.#files.find(name);
    } catch (failure) {
      if (!(flags & O.create)) throw failure;
      node = this.#files.add(name, new Uint8Array());
      flags &= ~O.exclusive;
    }
    if (flags & O.create && flags & O.exclusive) fail(EXIST);
    if (!node.bytes && flags & O.access) fail(ISDIR);
    if (flags & O.truncate) node.bytes = new Uint8Array();
    return this.#open.push({ node, at: 0, flags }) - 1;
  }

  #stat(to, number, mode, size) {
    const view = this.#view();
    this.#bytes(to, 88).fill(0);
    const put = (at, value) => view.setUint32(to + at, value, true);
    put(0, 1), put(8, number), put(12, mode), put(16, 1), put(40, size), put(48, 4096), put(80, number);
  }

  #statNode(to, node) {
    this.#stat(to, node.number, node.bytes ? MODE.file : MODE.folder, node.bytes?.length ?? 0);
  }

  #statOpen(fd, to) {
    const of = this.#opened(fd);
    if (of.node && fd > 0) this.#statNode(to, of.node);
    else this.#stat(to, fd + 1, fd === 2 && this.#terminal ? MODE.terminal : MODE.pipe, 0);
  }

  #putEntries(fd, to, room) {
    const of = this.#opened(fd), view = this.#view();
    of.entries ??= this.#files.list(of.node);
    let at = to;
    for (; of.at < of.entries.length; of.at++) {
      const [name, node] = of.entries[of.at], bytes = encoder.encode(name + "\0");
      const size = (19 + bytes.length + 7) & ~7;
      if (at + size > to + room) break;
      view.setBigUint64(at, BigInt(node.number), true);
      view.setBigUint64(at + 8, BigInt(of.at + 1), true);
      view.setUint16(at + 16, size, true);
      view.setUint8(at + 18, node.bytes ? 8 : 4);
      this.#bytes(at + 19, bytes.length).set(bytes);
      at += size;
    }
    return at - to;
  }

  #systemCalls() {
    const text = (at) => this.#text(at);
    let result = 0; // of testSetjmp: where it goes on
    const stat = (name, to) => this.#statNode(to, this.#files.find(text(name)));
    const readlink = (name) => (this.#files.find(text(name)), fail(INVAL));
    const in_cwd = (call) => (folder, ...args) => folder === AT_CWD ? call(...args) : fail(NOSYS);
    const started = performance.now();
    const put_time = (at, ms) => {
      this.#view().setInt32(at, Math.floor(ms / 1000), true);
      this.#view().setInt32(at + 4, Math.floor(ms % 1000 * 1e6), true);
    };
    return {
      __syscall_open: (name, flags) => this.#openFile(text(name), flags),
      __syscall_stat64: stat,
      __syscall_lstat64: stat,
      __syscall_fstatat64: in_cwd(stat),
      __syscall_fstat64: (fd, to) => this.#statOpen(fd, to),
      __syscall_faccessat: in_cwd((name) => void this.#files.find(text(name))),
      __syscall_getdents64: (fd, to, room) => this.#putEntries(fd, to, room),
      __syscall_readlink: readlink,
      __syscall_readlinkat: in_cwd(readlink),
      __syscall_getcwd: (to) => (this.#bytes(to, 2).set([47, 0]), 2),
      __syscall_mkdir: (name) => void this.#files.add(text(name)),
      __syscall_rename: (from, to) => this.#files.rename(text(from), text(to)),
      __syscall_unlink: (name) => this.#files.remove(text(name)),
      __syscall_fcntl64: (fd) => void this.#opened(fd),
      __syscall_ioctl: (fd) => fd === 2 && this.#terminal ? 0 : fail(NOTTY),
      __syscall_pipe: () => fail(NOSYS), // for PNG files, which another program draws
      getrandom: (to, n) => globalThis.crypto ? (crypto.getRandomValues(this.#bytes(to, n)), n) : -1, // Node 18
      clock: () => Math.floor((performance.now() - started) * 1000),
      clock_gettime: (which, to) => put_time(to, which === 0 ? Date.now() : performance.now()),
      time: () => Math.floor(Date.now() / 1000),
      emscripten_resize_heap: (size) => {
        const more = size - this.#memory.buffer.byteLength;
        try { this.#memory.grow(Math.ceil(more / 65536)); return 1; } catch { return 0; }
      },
      emscripten_memcpy_big: (to, from, n) => void this.#bytes(to, n).set(this.#bytes(from, n)),
      exit: (status) => { throw new Exit(status); },
      __assert_fail: (what) => { throw new Error(`the program is at fault: ${text(what)}`); },
      _emscripten_throw_longjmp: () => { throw LONG_JUMP; },
      setTempRet0: (value) => { result = value; },
      getTempRet0: () => result,
    };
  }

  // ---- WASI

  #each(list, n, size_to, what) {
    const view = this.#view();
    let sum = 0;
    for (let i = 0; i < n; i++)
      sum += what(this.#bytes(view.getUint32(list + 8 * i, true), view.getUint32(list + 8 * i + 4, true)));
    view.setUint32(size_to, sum, true);
  }

  #writeTo(of, piece) {
    if (of.out) this.#write(of.out, piece.slice());
    else of.node.write(of.at = of.flags & O.append ? of.node.bytes.length : of.at, piece), of.at += piece.length;
    return piece.length;
  }

  #readFrom(of, room) {
    if (!of.node) fail(BADF);
    const piece = (of.node.bytes ?? fail(ISDIR)).subarray(of.at, of.at + room.length);
    room.set(piece);
    of.at += piece.length;
    return piece.length;
  }

  #wasiCalls() {
    const view = () => this.#view(), encoded = this.#environment.map((text) => encoder.encode(text + "\0"));
    return {
      proc_exit: (status) => { throw new Exit(status); },
      fd_close: (fd) => { this.#opened(fd); if (fd > 2) delete this.#open[fd]; },
      fd_sync: (fd) => void this.#opened(fd),
      fd_fdstat_get: (fd, to) => { // isatty looks at the kind of file
        this.#opened(fd);
        const to_terminal = fd === 2 && this.#terminal, CHARACTERS = 2, REGULAR = 4;
        this.#bytes(to, 24).fill(0)[0] = to_terminal ? CHARACTERS : REGULAR;
      },
      fd_read: (fd, list, n, size) => this.#each(list, n, size, (room) => this.#readFrom(this.#opened(fd), room)),
      fd_write: (fd, list, n, size) => this.#each(list, n, size, (piece) => this.#writeTo(this.#opened(fd), piece)),
      fd_seek: (fd, offset, whence, to) => {
        const of = this.#opened(fd), from = [0, of.at, of.node?.bytes?.length][whence];
        if (!of.node?.bytes) fail(INVAL);
        of.at = from + Number(offset);
        view().setBigInt64(to, BigInt(of.at), true);
      },
      environ_sizes_get: (count, size) => {
        view().setUint32(count, encoded.length, true);
        view().setUint32(size, encoded.reduce((sum, bytes) => sum + bytes.length, 0), true);
      },
      environ_get: (list, to) => {
        encoded.forEach((bytes, i) => {
          view().setUint32(list + 4 * i, to, true);
          this.#bytes(to, bytes.length).set(bytes);
          to += bytes.length;
        });
      },
    };
  }
}
