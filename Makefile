# reeve: build, test, install.  `make help` lists the targets; V=1 shows the commands.

VERSION := 0.1.0

BUILD  ?= build
CC     ?= cc
CFLAGS ?= -O2
PREFIX ?= /usr/local
# For another machine those of its architecture are given, and perhaps an EMULATOR, as what is built is run.
PKG_CONFIG ?= pkg-config
NM         ?= nm
OBJCOPY    ?= objcopy
READELF    ?= readelf

# ---- How things are compiled -------------------------------------------------------------------

PACKAGES := yaml-0.1 lua5.4
WARNINGS := -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror

# pkg-config is called only once, and only when something is compiled: on a fresh machine make
# reads this file before tests/run/need.sh has installed pkg-config.
LIB_CFLAGS = $(eval LIB_CFLAGS := $(patsubst -I%,-isystem%,$(shell \
	$(PKG_CONFIG) --cflags $(PACKAGES))))$(LIB_CFLAGS)
LIBS = $(eval LIBS := $(shell $(PKG_CONFIG) --libs $(PACKAGES)) -lm)$(LIBS)

# Objects serve the program and the shared library.
PIC     = -fPIC -fno-semantic-interposition
COMPILE = $(CC) -std=c17 $(WARNINGS) -D_POSIX_C_SOURCE=200809L \
	-fvisibility=$(if $(SHARED),protected,hidden) $(PIC) -DREEVE_VERSION='"$(VERSION)"' \
	-Iengine -Icli -I$(BUILD) $(LIB_CFLAGS) $(CPPFLAGS) $(CFLAGS)
LINK = $(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) $(filter %.a,$^) $(BESIDE) $(LINKED)
LINKED = $(LOADED)
LOADED = -Wl,--as-needed -ledit $(LIBS)

Q := $(if $(V),,@)
say = @$(if $(V)$(QUIET),:,printf '  %-7s %s\n' $(1) $@); mkdir -p $(@D)

# $(call stamp,TEXT) rewrites $@ only if TEXT has changed; then the targets that depend on it are
# made again. Two runs of make may do so at once.
stamp = @mkdir -p $(@D); printf '%s\n' '$(subst ','\'',$(1))' >$@.$$$$; \
	if cmp -s $@.$$$$ $@; then rm $@.$$$$; else mv $@.$$$$ $@; fi

# ---- What there is -----------------------------------------------------------------------------
# Objects mirror the source tree: engine/core/board.c becomes BUILD/engine/core/board.o.

objects  = $(patsubst %.c,$(BUILD)/%.o,$(wildcard $(1)))
programs = $(patsubst %.c,$(BUILD)/%,$(wildcard $(1)))

ENGINE := $(filter-out $(BUILD)/engine/tool/%,$(call objects,engine/*/*.c engine/games/*/*.c)) \
	$(BUILD)/gen/icons.txt.o $(BUILD)/gen/keys.tsv.o
TABLES := $(patsubst %,$(BUILD)/gen/%.def,codes cites points words examples pictures syntax invariants \
	readings parts colours action_fields sandbox cli_commands cli_options cli_conflicts cli_play_words cli_calls) \
	$(patsubst engine/games/%/invariants.tsv,$(BUILD)/gen/invariants-%.def,$(wildcard engine/games/*/invariants.tsv))
MADE   := $(TABLES) $(BUILD)/gen/fields.def $(BUILD)/gen/hooks.def $(BUILD)/gen/options.def
EMBED  := $(call objects,engine/tool/*.c)
CLI    := $(call objects,cli/*.c cli/*/*.c) $(patsubst %,$(BUILD)/gen/%.o,page.html page.css page.js examples.tsv words.tsv new-ruleset.yaml new-script.lua help.txt)
ORACLE := $(filter-out %selftest.o,$(call objects,tests/oracle/*.c))
COMMON := $(filter-out %_test.o,$(call objects,tests/games/*.c))
TESTS  := $(call programs,tests/unit/*_test.c tests/games/*_test.c tests/oracle/*selftest.c)
BENCH  := $(call programs,tests/bench/*.c)
# Tests that compare thousands of answers: `check` looks for a wrong one with the optimised
# build, and `sanitized` for the rest in the same games with its own.
PLAYED := $(filter $(BUILD)/tests/games/%,$(TESTS)) \
	$(patsubst %,$(BUILD)/tests/unit/%_test,completions odds orders perft pickup query turns why)
JUDGED := $(filter-out $(PLAYED),$(TESTS))
FUZZERS := $(filter-out fuzz replay checked typed,$(patsubst tests/fuzz/%.c,%,$(wildcard tests/fuzz/*.c)))
# So it is with the fuzz target that does what helps say, and judges each record again; the other
# one would need all commands with sanitizers.
QUICK  := typist import
CAREFUL = $(filter-out $(QUICK),$(FUZZERS))
DATA   := $(sort $(wildcard rulesets/*/*.yaml rulesets/*/*.lua)) $(wildcard scripts/*.lua)

.PHONY: all run check check-short sanitized nightly faults fuzz cross valgrind work analyze coverage mutants \
	bench test-programs played-programs judged-programs fuzz-programs install install-lua install-python modules wheel web web-check npm site deb deb-check uninstall dist man lint format clean help FORCE
.DELETE_ON_ERROR:
.SECONDARY:

all: $(BUILD)/reeve ## build the optimised program (default)

$(BUILD)/%.o: %.c $(BUILD)/flags | $(MADE)
	$(call say,CC)
	$(Q)$(COMPILE) -MMD -MP -c -o $@ $<

$(BUILD)/flags: FORCE
	$(call stamp,$(COMPILE) $(LDFLAGS))

-include $(patsubst %.o,%.d,$(ENGINE) $(EMBED) $(CLI) $(ORACLE) $(COMMON)) \
	$(TESTS:=.d) $(BENCH:=.d) \
	$(patsubst %.c,$(BUILD)/%.d,$(wildcard tests/fuzz/*.c))

# ---- Engine and program ------------------------------------------------------------------------
# The rulesets and scripts are compiled in. The tool that turns them into C reads them with the
# engine's own reader, so it links with every engine object but the one it is about to make.

$(BUILD)/embed: $(EMBED) $(ENGINE)
	$(call say,LINK)
	$(Q)$(LINK)

$(BUILD)/gen/rulesets.c: $(BUILD)/embed $(BUILD)/gen/inputs $(DATA) $(filter %.js,$(EMULATOR))
	$(call say,EMBED)
	$(Q)$(EMULATOR) $(BUILD)/embed $(sort $(notdir $(wildcard rulesets/*))) - \
	    $(sort $(filter-out %.d,$(basename $(notdir $(wildcard scripts/*.lua))))) >$@.tmp && mv $@.tmp $@

# Its strings, and those of the files below, are as long as the files that they contain.
$(BUILD)/gen/%.o: $(BUILD)/gen/%.c $(BUILD)/flags
	$(call say,CC)
	$(Q)$(COMPILE) -Wno-overlength-strings -c -o $@ $<

# A file that is added or removed also counts as a change.
$(BUILD)/gen/inputs: FORCE
	$(call stamp,$(DATA) $(ENGINE))

# Pages (show --html): what never changes, the style and the script, as strings, with their hashes.
# The style begins with what all pages share; comments of the script on lines of their own are left out.
PAGE = sed '/^ *\/\//d' $(if $(filter css,$*),cli/html/theme.css) $<
$(BUILD)/gen/page.css.c: cli/html/theme.css
$(BUILD)/gen/page.%.c: cli/html/page.% cli/html/hash.awk
	$(call say,EMBED)
	$(Q){ printf 'extern const char page_$*[], page_$*_hash[];\n'; \
	    printf 'const char page_$*_hash[] = "%s";\n' "$$($(PAGE) | sha256sum | awk -f cli/html/hash.awk)"; \
	    printf 'const char page_$*[] =\n'; $(PAGE) | sed 's/[\\"]/\\&/g; s/^/    "/; s/$$/\\n"/'; echo ';'; } >$@.tmp
	$(Q)mv $@.tmp $@

# What keys are; and the tables of `reeve explain`, examples of
# codes and words in other languages: the columns of each line as strings, and "" at the
# end.
TSV = $(Q){ printf 'extern const char $(1)[];\nconst char $(1)[] =\n'; \
	    sed 's/"/\\"/g; s/\t/\\000/g; s/^/    "/; s/$$/\\000"/' $^; echo ';'; } >$@.tmp && mv $@.tmp $@
$(BUILD)/gen/keys.tsv.c: engine/record/keys.tsv $(wildcard engine/games/*/keys.tsv)
	$(call say,EMBED)
	$(call TSV,rv_key_texts)
$(BUILD)/gen/%.tsv.c: cli/%.tsv
	$(call say,EMBED)
	$(call TSV,cli_$*)

# Tables for C: codes, citations of rules, steps of why, words of games with the examples in their texts, pictures of marks,
# what libyaml says, how boards are misread, parts of values, colours of pieces, what scripts say of actions, commands and
# options of the program, what it takes not together, words of play, and invariants of rulesets.
CODES := engine/base/codes.tsv $(sort $(wildcard engine/games/*/codes.tsv))
$(BUILD)/gen/codes.def: ROW = -v macro=RV_DIAG -v words=' 2 3 4 '
$(BUILD)/gen/codes.def: $(CODES)
$(BUILD)/gen/cites.def: ROW = -v macro=RV_CITE
$(BUILD)/gen/cites.def: engine/base/cites.tsv $(sort $(wildcard engine/games/*/cites.tsv))
$(BUILD)/gen/points.def: ROW = -v macro=RV_POINT
$(BUILD)/gen/points.def: engine/core/points.tsv $(sort $(wildcard engine/games/*/points.tsv))
$(BUILD)/gen/words.def: ROW = -v macro=RV_TERM
$(BUILD)/gen/words.def: engine/ruleset/words.tsv
$(BUILD)/gen/examples.def: ROW = -v macro=RV_EXAMPLE
$(BUILD)/gen/examples.def: engine/ruleset/examples.tsv
$(BUILD)/gen/pictures.def: ROW = -v macro=RV_PICTURE
$(BUILD)/gen/pictures.def: engine/ruleset/pictures.tsv
$(BUILD)/gen/syntax.def: ROW = -v macro=RV_TROUBLE -v words=' 3 '
$(BUILD)/gen/syntax.def: engine/yaml/syntax.tsv
$(BUILD)/gen/readings.def: ROW = -v macro=RV_READING -v words=' 2 3 4 5 6 7 8 9 10 11 '
$(BUILD)/gen/readings.def: engine/judge/readings.tsv
$(BUILD)/gen/parts.def: ROW = -v macro=RV_PART -v words=' 5 '
$(BUILD)/gen/parts.def: engine/record/parts.tsv
$(BUILD)/gen/cli_commands.def: ROW = -v macro=COMMAND -v words=' 1 2 3 5 '
$(BUILD)/gen/cli_commands.def: cli/commands.tsv
$(BUILD)/gen/cli_options.def: ROW = -v macro=OPTION -v words=' 1 2 3 4 5 '
$(BUILD)/gen/cli_options.def: cli/options.tsv
$(BUILD)/gen/cli_conflicts.def: ROW = -v macro=CONFLICT -v words=' 2 '
$(BUILD)/gen/cli_conflicts.def: cli/conflicts.tsv
$(BUILD)/gen/cli_play_words.def: ROW = -v macro=WORD -v words=' 2 3 4 '
$(BUILD)/gen/cli_play_words.def: cli/play/words.tsv
$(BUILD)/gen/cli_calls.def: ROW = -v macro=ALLOWED -v guard=SYS_ -v words=' 1 2 3 4 5 6 '
$(BUILD)/gen/cli_calls.def: cli/calls.tsv
$(BUILD)/gen/colours.def: ROW = -v macro=RV_COLOUR
$(BUILD)/gen/colours.def: engine/record/colours.tsv
$(BUILD)/gen/action_fields.def: ROW = -v macro=RV_ACTION_FIELD -v words=' 2 3 4 5 '
$(BUILD)/gen/action_fields.def: engine/lua/actions.tsv
$(BUILD)/gen/sandbox.def: ROW = -v macro=RV_REACHED -v words=' 3 4 '
$(BUILD)/gen/sandbox.def: engine/lua/sandbox.tsv
$(BUILD)/gen/invariants.def: ROW = -v macro=RV_INVARIANT -v words=' 2 '
$(BUILD)/gen/invariants.def: engine/ruleset/invariants.tsv
$(BUILD)/gen/invariants-%.def: ROW = -v table='static const rv_invariant rows' -v words=' 2 '
ROWS = $(Q)awk $(ROW) -f engine/tool/rows.awk $(filter %.tsv,$^) >$@.tmp && mv $@.tmp $@
$(BUILD)/gen/invariants-%.def: engine/games/%/invariants.tsv engine/tool/rows.awk
	$(call say,EMBED)
	$(ROWS)
$(BUILD)/gen/%.def: engine/tool/rows.awk
	$(call say,EMBED)
	$(ROWS)

# The keys of the maps of a ruleset.
$(BUILD)/gen/fields.def: engine/ruleset/fields.tsv engine/tool/fields.awk
	$(call say,EMBED)
	$(Q)awk -f engine/tool/fields.awk $< >$@.tmp && mv $@.tmp $@

# Hooks, and what they see and do: the rows of hooks.tsv, and the first line of each text of hooks.txt.
HOOKS := FIELD OBJECT METHOD EFFECT GIVEN HOOK
$(BUILD)/gen/hooks.def: engine/core/hooks.txt engine/core/hooks.tsv $(sort $(wildcard engine/games/*/hooks.t*))
	$(call say,EMBED)
	$(Q){ for row in $(HOOKS); do printf '#ifndef RV_%s\n#define RV_%s(...)\n#endif\n' $$row $$row; done; \
	    sed -nE -e 's/"/\\"/g; s/^field (.+): (.+), needed/RV_FIELD(\1, \2, true)/p; s/^field (.+): (.+)/RV_FIELD(\1, \2, false)/p' \
	    -e 's/^object (.+)/RV_OBJECT(\1)/p; s/^given (.+): (.+)/RV_GIVEN(\1, "\2")/p' \
	    -e 's/^([a-z]+):(.+)\((.*)\): (.+), effect/RV_EFFECT(\1, \2, "\3", "\4")/p' \
	    -e 's/^([a-z]+):(.+)\((.*)\): (.+)/RV_METHOD(\1, \2, "\3", "\4")/p' \
	    -e 's/^(.+)\t(.+)\t(.+)\t(.+)\t(.+)\t(.*)/RV_HOOK(\1, \2, (\3), \4, "\5", "\6")/p' $^; \
	    printf '#undef RV_%s\n' $(HOOKS); } >$@.tmp && mv $@.tmp $@

# Games, options and numbers.
OPTIONS := GAME OPTION OPTION_NUMBER OPTION_ONCE AMOUNT
$(BUILD)/gen/options.def: engine/ruleset/options.txt
	$(call say,EMBED)
	$(Q){ for row in $(OPTIONS); do printf '#ifndef RV_%s\n#define RV_%s(...)\n#endif\n' $$row $$row; done; \
	    printf '#ifndef RV_OPTION_OF_ROWS\n#define RV_OPTION_OF_ROWS(...) RV_OPTION(__VA_ARGS__)\n#endif\n'; \
	    sed -nE -e 's/ *#.*//; s/^game (.+): (.+)/RV_GAME(\U\1\E, \1, \2)/p; s/^once (.+): (.+)/RV_OPTION_ONCE(\U\1\E, "\2")/p' \
	    -e 's/^number (.+): (.+)/RV_OPTION_NUMBER(\U\1\E, "\1", \2)/p; s/^amount (.+): ([0-9]+) (.+)/RV_AMOUNT(\U\1\E, "\1", \2, \3)/p' \
	    -e 's/, /", "/g; s/^option (.+): (.+)/RV_OPTION(\U\1\E, "\1", "\2")/p; s/^rows (.+): (.+)/RV_OPTION_OF_ROWS(\U\1\E, "\1", "\2")/p' $<; \
	    printf '#undef RV_%s\n' $(OPTIONS) OPTION_OF_ROWS; } >$@.tmp && mv $@.tmp $@

# Small pictures, without the comments; an empty line ends the last, too.
$(BUILD)/gen/icons.txt.c: engine/draw/icons.txt
	$(call say,EMBED)
	$(Q){ printf 'extern const char svg_icons[];\nconst char svg_icons[] =\n'; \
	    sed '/^#/d; s/"/\\"/g; s/^/    "/; s/$$/\\n"/' $<; printf '    "\\n";\n'; } >$@.tmp
	$(Q)mv $@.tmp $@

# What `reeve new --ruleset` writes; and what `reeve NAME --help` says of each command.
$(BUILD)/gen/help.txt.c: cli/help.txt
	$(call say,EMBED)
	$(Q){ printf 'extern const char cli_help[];\nconst char cli_help[] =\n'; \
	    sed 's/[\\"]/\\&/g; s/^/    "/; s/$$/\\n"/' $<; echo ';'; } >$@.tmp
	$(Q)mv $@.tmp $@

$(BUILD)/gen/new-%.c: cli/cmd/new-%
	$(call say,EMBED)
	$(Q){ printf 'extern const char new_$(basename $*)_text[];\nconst char new_$(basename $*)_text[] =\n'; \
	    sed 's/[\\"]/\\&/g; s/^/    "/; s/$$/\\n"/' $<; echo ';'; } >$@.tmp
	$(Q)mv $@.tmp $@

ARCHIVE = $(Q)rm -f $@ && $(AR) rcs $@ $(filter %.o,$^)

$(BUILD)/engine.a: $(ENGINE) $(BUILD)/gen/rulesets.o
	$(call say,AR)
	$(ARCHIVE)

$(BUILD)/whole.o: $(ENGINE) $(BUILD)/gen/rulesets.o
	$(call say,LINK)
	$(Q)$(CC) $(filter -O% -flto%,$(CFLAGS)) -r -nostdlib -o $@ $^

# The installed library is one object, whose only visible symbols are those that reeve.h declares.
$(BUILD)/gen/public: $(BUILD)/whole.o
	$(call say,LIST)
	$(Q)$(READELF) -sW $< | awk '$$5 == "GLOBAL" && $$6 == "DEFAULT" && $$7 != "UND" { print $$8 }' | LC_ALL=C sort >$@

$(BUILD)/reeve.o: $(BUILD)/whole.o $(BUILD)/gen/public
	$(call say,STRIP)
	$(Q)$(OBJCOPY) --keep-global-symbols=$(BUILD)/gen/public $< $@

$(BUILD)/libreeve.a: $(BUILD)/reeve.o
	$(call say,AR)
	$(ARCHIVE)

# The shared library has the same face; its name changes when programs must be compiled again. With
# SHARED=1 the program is linked with it, as a distribution wants that: what the program uses besides
# reeve.h then has the version REEVE_PRIVATE, which says that it may be different in every release.
SONAME := libreeve.so.0

$(BUILD)/gen/reeve.map: $(BUILD)/gen/public $(BUILD)/whole.o $(if $(SHARED),$(CLI))
	$(call say,LIST)
	$(Q)version() { printf '%s {\n    global:%s\n%s};\n' "$$1" "$$(printf ' %s;' $$2)" "$$3"; }; \
	    { version REEVE_0 "$$(cat $<)" '    local: *;'; \
	    $(if $(SHARED),$(NM) -u $(CLI) | awk '$$1 == "U" { print $$2 }' | LC_ALL=C sort -u >$@.used; \
	    $(NM) -g --defined-only $(BUILD)/whole.o | awk '{ print $$3 }' | LC_ALL=C sort -u | \
	        LC_ALL=C join - $@.used | LC_ALL=C join -v 1 - $< >$@.own; \
	    version REEVE_PRIVATE "$$(cat $@.own)";) } >$@

$(BUILD)/$(SONAME): $(BUILD)/whole.o $(BUILD)/gen/reeve.map
	$(call say,LINK)
	$(Q)$(CC) $(CFLAGS) $(LDFLAGS) -shared -Wl,-soname,$(SONAME) -Wl,--version-script=$(BUILD)/gen/reeve.map \
	    -Wl,-z,defs -o $@ $< $(LIBS)

$(BUILD)/libreeve.so: $(BUILD)/$(SONAME)
	@ln -sf $(SONAME) $@

# Modules of other languages. They include <reeve.h> and link with the shared library.
MODULE = $(Q)$(COMPILE) $(LDFLAGS) -shared -o $@ $(filter %.c,$^) -L$(BUILD) -lreeve \
	$(call rpath,$($(1)DIR)/reeve)

# What is installed in DIR finds the library in LIBDIR by the way from there. The system knows its
# own folder without being told.
rpath = $(if $(filter /usr/lib%,$(LIBDIR)),,-Wl,-rpath,'$$ORIGIN/$(shell \
	realpath -m --relative-to='$(1)' '$(LIBDIR)')')

$(BUILD)/modules/LUA.rpath $(BUILD)/modules/PYTHON.rpath: $(BUILD)/modules/%.rpath: FORCE
	$(call stamp,$(call rpath,$($*DIR)/reeve))

$(BUILD)/modules/lua/core.so: $(wildcard engine/modules/common/*.[ch]) engine/modules/lua/core.c \
		$(BUILD)/libreeve.so $(BUILD)/modules/LUA.rpath
	$(call say,LINK)
	$(call MODULE,LUA)

# One extension serves all versions of Python (abi3).
PYTHON = -isystem $(shell python3 -c 'import sysconfig; print(sysconfig.get_paths()["include"])')
CORE   = $(wildcard engine/modules/common/*.[ch]) engine/modules/python/core.c
$(BUILD)/modules/python/core.abi3.so: $(CORE) $(BUILD)/libreeve.so $(BUILD)/modules/PYTHON.rpath
	$(call say,LINK)
	$(call MODULE,PYTHON) $(PYTHON)

# That of a wheel has the library in it. With the system's Lua and libyaml it is for this system alone;
# what `make wheel` makes has these in it, too, and nobody sees them. (Debian's archives of them are for
# programs only.)
$(BUILD)/wheel/core.map:
	@mkdir -p $(@D) && echo '{ global: PyInit_core; local: *; };' >$@

$(BUILD)/wheel/libs/libs.a: engine/modules/common/libs.sh
	$(call say,FETCH)
	$(Q)CC='$(CC)' AR='$(AR)' sh $< $(@D) -O2 -fPIC

$(BUILD)/wheel/carrying/core.abi3.so: $(BUILD)/wheel/libs/libs.a
$(BUILD)/wheel/core.abi3.so $(BUILD)/wheel/carrying/core.abi3.so: $(CORE) $(BUILD)/reeve.o $(BUILD)/wheel/core.map
	$(call say,LINK)
	$(Q)$(COMPILE) $(LDFLAGS) $(PYTHON) -shared -Wl,-s,--version-script=$(BUILD)/wheel/core.map -o $@ \
	    $(filter %.c %.o %.a,$^) $(if $(filter %.a,$^),-lm,$(LIBS))

wheel: $(BUILD)/wheel/carrying/core.abi3.so ## make a Python wheel that needs only the system's C library, in BUILD/wheel
	@python3 engine/modules/python/make_wheel.py $< $(VERSION) $(BUILD)/wheel

modules: $(BUILD)/modules/lua/core.so $(BUILD)/modules/python/core.abi3.so ## build the modules for Lua and Python

# The program is linked statically, position-independent all the same, where that works: nothing
# has to be loaded then, and it starts twice as fast.  With DYNAMIC=1 it needs the system's
# libraries, and with SHARED=1 libreeve as well; sanitizers and valgrind need them, too.
STATIC = $(eval STATIC := $(if $(SHARED)$(DYNAMIC)$(findstring -fsanitize,$(CFLAGS))$(LDFLAGS),,$(shell \
	libs="$$($(PKG_CONFIG) --static --libs $(PACKAGES) libedit) -lm"; \
	echo 'int main(void) {}' | $(CC) -static-pie -x c -o /dev/null - $$libs 2>/dev/null && echo \
	-static-pie -Wl,-w $$libs)))$(STATIC)

# Packed relocations are read faster at each start; a linker that knows them says so in its help.
PACKED = $(if $(findstring pack-relative-relocs,$(shell $(CC) -Wl,--help 2>&1)),\
	-Wl$(comma)-z$(comma)pack-relative-relocs)
comma := ,

# The shared library is found beside the program in BUILD, and where it is installed.
$(BUILD)/reeve: private BESIDE = $(if $(SHARED),-L$(BUILD) -lreeve $(if $(filter /usr/lib%,$(LIBDIR)),,\
	-Wl$(comma)-rpath$(comma)'$$ORIGIN' $(call rpath,$(PREFIX)/bin)))
$(BUILD)/reeve: LINKED = $(PACKED) $(or $(STATIC),$(LOADED))
$(BUILD)/reeve: $(CLI) $(BUILD)/$(if $(SHARED),libreeve.so,engine.a)
	$(call say,LINK)
	$(Q)$(LINK)

# The program as WebAssembly, for browsers and Node. Its `embed` runs in Node, because an image of a
# ruleset is laid out as the machine that it is for. What Emscripten's C library does not have,
# engine/modules/web/system.js has.
WASM       := $(BUILD)/wasm
WASM_FLAGS := -Oz -flto -DREEVE_NO_SANDBOX -DRV_SCRIPTS_AS_TEXT -mbulk-memory -msign-ext -mnontrapping-fptoint
WASM_LINK  := -O1 -sMALLOC=emmalloc -sWASM_BIGINT -sALLOW_MEMORY_GROWTH -sTOTAL_STACK=1048576 -Wl,--stack-first \
	-Wl,--export=__stdio_exit -sERROR_ON_UNDEFINED_SYMBOLS=0 -sWARN_ON_UNDEFINED_SYMBOLS=0
# The stack is the lowest memory, so its first kilobyte is used only by what is about to overflow it.
WASM_OPT   := --enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int \
	--enable-mutable-globals --strip-debug --strip-producers --strip-target-features --low-memory-unused \
	--flatten --rereloop -Oz -Oz

$(WASM)/libs.flags: FORCE
	$(call stamp,$(WASM_FLAGS))

$(WASM)/libs.a: engine/modules/common/libs.sh $(WASM)/libs.flags
	@sh tests/run/need.sh web
	$(call say,FETCH)
	$(Q)CC=emcc AR=emar sh $< $(WASM) $(filter-out -D%,$(WASM_FLAGS))

$(WASM)/small/reeve.wasm: $(WASM)/libs.a FORCE
	+@$(SUBMAKE) CC=emcc AR=emar BUILD=$(WASM) PIC= CFLAGS='$(WASM_FLAGS)' LDFLAGS='$(WASM_LINK)' \
	    LIB_CFLAGS='-isystem $(WASM)/include' LOADED=$< STATIC= PACKED= \
	    EMULATOR='node engine/modules/web/embed.js' $(WASM)/reeve
	@mkdir -p $(@D)
	$(Q)test $@ -nt $(WASM)/reeve.wasm || { wasm-opt $(WASM_OPT) $(WASM)/reeve.wasm -o $@.new && mv $@.new $@; }

# The notices of what is linked into it, which go along with it.
THIRD_PARTY = engine/modules/common/THIRD-PARTY.txt

# As the page loads it, which unpacks it: gzip leaves 780 kB, this 650. All files of the page together, as a
# server packs them with gzip, are at most 700 kB, which `make web-check` measures.
$(BUILD)/web/reeve.xz: $(WASM)/small/reeve.wasm
	@mkdir -p $(@D)
	$(Q)xz --check=crc32 --lzma2=preset=9e,lc=4,pb=0 -c $< >$@.new && mv $@.new $@

# The scripts of the page are one, those of its worker another, and so are the styles. What sw.js keeps for
# when there is no network has its list, and a hash of what is in it, in files.js.
BUNDLED = $(addprefix cli/web/,app.js worker.js app.css)
COPIED  = $(wildcard $(addprefix cli/web/,*.html *.svg *.webmanifest sw.js)) LICENSE $(THIRD_PARTY)
KEPT    = reeve.xz $(filter-out sw.js,$(notdir $(BUNDLED) $(COPIED)))

web: $(BUILD)/web/reeve.xz ## build the program for browsers and Node, and its page, in BUILD/web
	@rm -f $(filter-out $<,$(wildcard $(BUILD)/web/*))
	@test -d $(BUILD)/node_modules/xz-decompress || \
	    npm install --silent --no-audit --no-fund --prefix $(BUILD) xz-decompress@0.2.3
	@NODE_PATH=$(BUILD)/node_modules esbuild $(BUNDLED) --bundle --minify --target=es2022 --define:import.meta.url=location.href \
	    --log-level=warning --outdir=$(BUILD)/web
	@cp -f $(COPIED) $(BUILD)/web
	$(Q)cd $(BUILD)/web && { printf 'self.BUILD = {version: "%s", files: ["./"' "$$(cat $(KEPT) | sha256sum | cut -c1-16)"; \
	    printf ', "%s"' $(KEPT); echo ']};'; } >files.js.new && mv files.js.new files.js

NPM_FILES = $(addprefix engine/modules/web/,reeve.js system.js reeve.d.ts README.md) LICENSE $(THIRD_PARTY) \
	$(WASM)/small/reeve.wasm

npm: $(WASM)/small/reeve.wasm ## pack the package for npm, BUILD/npm/reeve-VERSION.tgz
	@rm -rf $(BUILD)/npm && mkdir -p $(BUILD)/npm/package
	@cp $(NPM_FILES) $(BUILD)/npm/package
	@sed 's/"0.0.0"/"$(VERSION)"/' engine/modules/web/package.json >$(BUILD)/npm/package/package.json
	$(Q)cd $(BUILD)/npm && npm pack --silent ./package

web-check: all web npm ## compare its answers with the program's, use its package, and tap a board in Chromium
	@sh tests/run/need.sh check
	@$(RUN) --no-cases --program 'sh tests/run/browser.sh tests/run/tapped.js $(BUILD) $(BUILD)/web' \
	    --program 'node --single-threaded tests/run/web.js $(BUILD)' --program 'sh tests/run/npm.sh $(BUILD)'

# Recipes that start another make (after +) use all cores, unless -j was given.
SUBMAKE = $(MAKE) --no-print-directory $(if $(V),,-s) $(if $(filter -j%,$(MAKEFLAGS)),,-j$(shell nproc))
# Build steps are printed only on a terminal.
QUIETLY = $(SUBMAKE) QUIET=$$(test -t 1 || echo 1)
GAME   := fixtures/castle/kitchen-table.yaml

run: ## install what is missing, build, and adjudicate a shipped game
	@CC='$(CC)' sh tests/run/need.sh build
	+@$(SUBMAKE) all
	@for command in check score show; do \
	    printf '\n$$ reeve %s %s\n' $$command $(GAME); \
	    $(BUILD)/reeve $$command $(GAME) || exit; \
	done

# ---- Tests -------------------------------------------------------------------------------------
# Two builds: the optimised one runs the cases and plays games; the sanitized one runs the other
# test programs and the fuzz targets, and in continuous integration the cases and games again. They
# may have two compilers: SANITIZER=clang with CC=gcc. A program that lies at a fixed address starts
# faster, as cases do often.

is_clang  = $(findstring clang,$(notdir $(firstword $(1))))
SANITIZER ?= $(CC)
ASAN      := $(BUILD)/asan-$(notdir $(firstword $(SANITIZER)))
# One build serves the cases, the games and the fuzz targets, which count what is reached. That they be told
# of each comparison, too (COUNTED=-fsanitize=fuzzer-no-link), makes all of it up to twice as slow.
COUNTED   ?= -fsanitize-coverage=inline-8bit-counters,indirect-calls,pc-table
SANITIZE   = -O1 -g1 -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all \
	$(if $(call is_clang,$(SANITIZER)),$(COUNTED))
SANITIZED  = +@$(QUIETLY) CC='$(SANITIZER)' BUILD=$(ASAN) CFLAGS='$(SANITIZE)' LDFLAGS=-no-pie
LEDGERS   = $(wildcard rulesets/*/rules.yaml)
# A test program with its arguments: the tests of the oracles need the paths of their data files.
data.selftest             := castle-tiles.txt castle-wall.yaml
data.carcassonne_selftest := carcassonne-tiles.txt
data.tower_selftest       := carcassonne-tiles.txt
data.bazaars_selftest     := carcassonne-tiles.txt
data.inns_selftest        := carcassonne-tiles.txt
data.traders_selftest     := carcassonne-tiles.txt
data.river_selftest       := carcassonne-tiles.txt
# The JSON test compares the output of the program.
args.json_test            := $(BUILD)/reeve
command    = $(1:$(BUILD)/%=$(ASAN)/%) $(addprefix tests/oracle/,$(data.$(notdir $(1)))) $(args.$(notdir $(1)))

# The slow checkers are a yardstick and not under test, so they are not sanitized.
ifneq ($(findstring -fsanitize,$(CFLAGS)),)
$(ORACLE): override CFLAGS := -O2
endif

test-programs: $(TESTS)
	@:
played-programs: $(PLAYED)
	@:
judged-programs: $(JUDGED)
	@:

$(BUILD)/tests/liboracle.a: $(ORACLE)
	$(call say,AR)
	$(ARCHIVE)

# Shared by several programs that play random games.
$(BUILD)/tests/libgames.a: $(COMMON)
	$(call say,AR)
	$(ARCHIVE)

$(BUILD)/tests/unit/help_test: $(BUILD)/tests/fuzz/typed.o

# This one asks the commands.
$(BUILD)/tests/games/boxes_test: $(filter-out %/main.o,$(CLI))

$(TESTS) $(BENCH): $(BUILD)/%: $(BUILD)/%.o
$(TESTS) $(BENCH): $(BUILD)/tests/libgames.a $(BUILD)/tests/liboracle.a $(BUILD)/engine.a
	$(call say,LINK)
	$(Q)$(LINK)

# One of them is a command.
$(BUILD)/tests/fuzz/import: $(filter-out $(BUILD)/cli/main.o,$(CLI))

# Fuzz targets: with clang they are libFuzzer programs and search for inputs; with any other
# compiler they run the stored inputs.
fuzz-programs: $(FUZZERS:%=$(BUILD)/tests/fuzz/%)
	@:

$(FUZZERS:%=$(BUILD)/tests/fuzz/%): $(BUILD)/%: $(BUILD)/%.o $(BUILD)/tests/fuzz/fuzz.o \
		$(if $(call is_clang,$(CC)),,$(BUILD)/tests/fuzz/replay.o) $(BUILD)/tests/fuzz/checked.o \
		$(BUILD)/tests/fuzz/typed.o \
		$(BUILD)/cli/out.o $(BUILD)/tests/liboracle.a $(BUILD)/engine.a
	$(call say,LINK)
	$(Q)$(LINK) $(if $(call is_clang,$(CC)),-fsanitize=fuzzer) $(if $(filter %/writer,$@),-ljansson)

# Preloaded into a program that is linked with what is loaded, it makes system calls fail.
SHIM := $(BUILD)/tests/faults/shim.so $(BUILD)/tests/faults/reeve
$(BUILD)/tests/faults/reeve: $(CLI) $(BUILD)/engine.a
	$(call say,LINK)
	$(Q)$(LINK)
$(firstword $(SHIM)): tests/faults/shim.c $(BUILD)/flags
	$(call say,LINK)
	$(Q)$(CC) -std=c17 $(WARNINGS) -O1 -shared -fPIC -o $@ $< -ldl

FAULTS  = --program 'lua5.4 tests/faults/faults.lua $(BUILD)/tests/faults/reeve $(abspath $(firstword $(SHIM)))'
tested  = $(foreach test,$(1),--program '$(strip $(call command,$(test)))')

RUN = CC='$(CC)' BUILD='$(BUILD)' lua5.4 tests/run/run.lua
FAST := --fast $(BUILD)/reeve

check: ## build and run all cases, test programs (with ASan and UBSan) and linters; also run by CI
	@CC='$(CC)' SANITIZER='$(SANITIZER)' sh tests/run/need.sh check
	+@$(QUIETLY) all played-programs $(QUICK:%=$(BUILD)/tests/fuzz/%) $(BUILD)/tests/bench/spawn
	$(SANITIZED) judged-programs $(CAREFUL:%=$(ASAN)/tests/fuzz/%)
	@$(RUN) $(FAST) --bin $(BUILD)/reeve --cited $(BUILD)/cited $(if $(SLOWEST),--slowest $(SLOWEST)) \
	    $(call tested,$(JUDGED)) $(subst $(ASAN),$(BUILD),$(call tested,$(PLAYED))) \
	    --program 'lua5.4 tests/run/worst.lua $(BUILD)/reeve $(BUILD)/tests/bench/spawn' \
	    --program 'lua5.4 tests/run/limits.lua $(BUILD)/reeve' \
	    --program 'lua5.4 tests/run/terminal.lua $(abspath $(BUILD))/reeve' \
	    --program 'lua5.4 tests/run/hooks.lua' \
	    --program 'lua5.4 tests/run/helps.lua $(BUILD)/reeve' \
	    --program 'lua5.4 tests/run/alike.lua $(BUILD)/reeve' \
	    --program 'lua5.4 tests/run/legend.lua $(BUILD)/reeve' \
	    --program 'lua5.4 tests/run/man.lua' \
	    --program 'lua5.4 tests/run/readme.lua' \
	    --program 'python3 tests/run/schema.py' \
	    --program 'lua5.4 tests/run/examples.lua' \
	    --program 'lua5.4 tests/run/pages.lua man/reeve-scripting.7' \
	    --program 'lua5.4 tests/run/pages.lua man/reeve-batch.7' \
	    --program 'lua5.4 tests/run/pages.lua man/reeve-tutorial.7' \
	    --program 'lua5.4 tests/run/pages.lua man/reeve-hooks.7' \
	    --program 'sh tests/run/lint.sh' \
	    --program 'sh tests/run/self/self.sh' \
	    --program 'sh tests/run/install.sh' \
	    --program 'sh tests/run/browser.sh tests/run/page.js $(BUILD) $(BUILD)/reeve' \
	    --program '$(MKSITE) && lua5.4 tests/run/site.lua $(SITE) && sh tests/run/browser.sh tests/run/site.js $(BUILD) $(SITE)' \
	    --program 'sh tests/run/editors.sh $(BUILD)/reeve' \
	    --program 'sh cli/completions/check.sh $(abspath $(BUILD))/reeve' \
	    --program 'sh tests/run/jcz.sh $(abspath $(BUILD))/reeve 3' \
	    --program 'lua5.4 tests/run/jcz-scores.lua $(BUILD)/reeve' \
	    $(foreach target,$(QUICK),--program 'sh tests/run/fuzz.sh $(BUILD) 0 $(target)') \
	    $(foreach target,$(CAREFUL),--program 'sh tests/run/fuzz.sh $(ASAN) 0 $(target)') \
	    $(if $(LEDGERS),--then 'lua5.4 tests/run/cited.lua --cited $(BUILD)/cited $(LEDGERS)')

# Those that name no tool which `make check` would install.
PLAIN = $(shell grep -LE 'jq|tmux|xmllint|rsvg|sqlite3|python3|zsh|fish|mandoc|shellcheck|ulimit|make |strace|prlimit' \
	$(foreach part,castle carcassonne zamek diag script house,$(wildcard tests/cases/$(part)/*.t)))
check-short: all ## run some cases that need nothing but Lua 5.4: for those who make packages
	@$(RUN) $(FAST) --bin $(BUILD)/reeve $(PLAIN)

# What it looks for is found in few games: `check` plays the others.
sanitized: args.scores_test := 2
sanitized: args.why_test    := 2
sanitized: ## run all cases and random games with ASan and UBSan, then faults and long tests; also run by CI
	@CC='$(CC)' SANITIZER='$(SANITIZER)' sh tests/run/need.sh check
	+@$(SUBMAKE) all $(SHIM)
	$(SANITIZED) all test-programs $(QUICK:%=$(ASAN)/tests/fuzz/%)
	@$(RUN) $(FAST) --bin $(ASAN)/reeve $(call tested,$(PLAYED)) $(FAULTS) \
	    $(foreach target,$(QUICK),--program 'sh tests/run/fuzz.sh $(ASAN) 0 $(target)') \
	    --program 'lua5.4 tests/run/nasty.lua $(abspath $(ASAN))/reeve' \
	    --program 'sh tests/run/jcz-hostile.sh $(abspath $(ASAN))/reeve 2401'

# Different games each night; the output gives GAMES and SEED, which play them again.
nightly: GAMES ?= 20000
nightly: SEED ?= $(shell date +%Y%m%d)00000
nightly: ## play GAMES (20000) of every ruleset against the slow checkers, then run all faults
	@CC='$(CC)' SANITIZER='$(SANITIZER)' sh tests/run/need.sh check
	+@$(SUBMAKE) test-programs
	$(SANITIZED) $(ASAN)/tests/games/boxes_test
	+@sh tests/run/nightly.sh $(BUILD) $(ASAN) $(GAMES) $(SEED); played=$$?; \
	    $(MAKE) --no-print-directory faults && exit $$played

faults: ## let each memory allocation and other system calls fail in turn
	@CC='$(CC)' SANITIZER='$(SANITIZER)' sh tests/run/need.sh check
	+@$(SUBMAKE) all $(SHIM)
	@EVERY=1 $(RUN) --no-cases $(FAULTS)

FUZZ_SECONDS ?= 60
fuzz: ## search for inputs that fail, FUZZ_SECONDS (60) for each target, with CC=clang; also run by CI
	@CC='$(CC)' SANITIZER='$(SANITIZER)' sh tests/run/need.sh check
	$(SANITIZED) fuzz-programs
	@$(RUN) --no-cases $(foreach target,$(if $(SEARCH_HELPS),$(FUZZERS),$(filter-out typist,$(FUZZERS))),\
	    --program 'sh tests/run/fuzz.sh $(ASAN) $(if $(call is_clang,$(SANITIZER)),$(FUZZ_SECONDS),0) $(target)')

# On other machines: a 32-bit one, and a big-endian one, which runs in an emulator.
cross: ASAN := THERE
cross: ## build for a 32-bit and a big-endian machine, and run the cases and test programs there
	@sh tests/run/need.sh cross
	+@$(SUBMAKE) all
	@for machine in i386 s390x; do sh tests/run/cross.sh $$machine '$(BUILD)' \
	    $(foreach test,$(TESTS),'$(strip $(call command,$(test)))') || exit; done

# The sandbox would forbid system calls of valgrind.
VALGRIND := $(BUILD)/valgrind
valgrind: ## run cases of each kind, and all hostile scripts, under valgrind
	@CC='$(CC)' sh tests/run/need.sh valgrind
	+@$(SUBMAKE) BUILD=$(VALGRIND) DYNAMIC=1 CFLAGS='-O1 -g -DREEVE_NO_SANDBOX -DRV_LIMIT_SCRIPT_LATE=2000000000' all
	@lua5.4 tests/run/valgrind.lua $(VALGRIND)/reeve

work: ## check that steps of scripts are counted, by processor instructions (some minutes)
	@CC='$(CC)' sh tests/run/need.sh valgrind
	+@$(SUBMAKE) BUILD=build/work CFLAGS='-O2 -g -DREEVE_NO_SANDBOX -DRV_LIMIT_SCRIPT_STEPS=200000 \
	    -DRV_LIMIT_SCRIPT_LATE=9000000000000' build/work/reeve
	@lua5.4 tests/run/work.lua build/work/reeve 200000

analyze: $(MADE) ## check the sources with cppcheck, gcc -fanalyzer and clang-tidy
	@sh tests/run/need.sh analyze
	@BUILD='$(BUILD)' sh tests/run/analyze.sh $(LIB_CFLAGS)

# Runs of the build itself and of earlier tests do not count, so their data is removed first.
COVERAGE := $(BUILD)/coverage
coverage: ## run the tests and list the lines and branches of engine/ that they reach
	@CC=gcc sh tests/run/need.sh check
	@find $(COVERAGE) -name '*.gcda' -delete 2>/dev/null || true
	+@$(SUBMAKE) CC=gcc BUILD=$(COVERAGE) CFLAGS='-O0 -g --coverage -DREEVE_NO_SANDBOX' all test-programs
	@find $(COVERAGE) -name '*.gcda' -delete
	@lua5.4 tests/run/run.lua --bin $(COVERAGE)/reeve --fast $(COVERAGE)/reeve \
	    $(foreach test,$(TESTS),--program '$(subst $(ASAN),$(COVERAGE),$(strip $(call command,$(test))))') \
	    --program 'lua5.4 tests/run/hooks.lua' | grep -v "^ok\|^cases:"
	@lua5.4 tests/run/coverage.lua $(COVERAGE)

# Changes the modules that contain rules, and checks whether the tests notice:
# tests/run/mutate.lua.
MUTANTS := $(BUILD)/mutants
MUTATE  ?=

$(MUTANTS)/trace.o: tests/run/mutants/trace.c $(BUILD)/flags
	$(call say,CC)
	$(Q)$(COMPILE) -c -o $@ $<

mutants: ## change the code of the rules, one error at a time, and check that the tests notice (MUTATE=OPTIONS)
	@CC=gcc sh tests/run/need.sh check
	+@$(SUBMAKE) CC=gcc $(MUTANTS)/trace.o
	+@$(SUBMAKE) CC=gcc BUILD=$(MUTANTS)/trace LDFLAGS='-no-pie $(MUTANTS)/trace.o' \
	    CFLAGS='-O0 -g -fno-pie -finstrument-functions -DREEVE_NO_SANDBOX' all test-programs
	+@$(SUBMAKE) CC=gcc BUILD=$(MUTANTS)/plain CFLAGS=-O1 all test-programs
	+@$(SUBMAKE) CC=gcc BUILD=$(MUTANTS)/asan CFLAGS='$(SANITIZE)' all test-programs
	@lua5.4 tests/run/mutate.lua --build $(MUTANTS) $(MUTATE)

bench: ## measure the speed, with yardsticks from the same run
	@CC='$(CC)' SANITIZER='$(SANITIZER)' sh tests/run/need.sh check
	+@$(SUBMAKE) all $(BENCH)
	@BUILD='$(BUILD)' sh tests/bench/bench.sh

# The page of a ledger; that of The Castle is the main page.
page = man/reeve-rules$(patsubst %,-%,$(filter-out castle,$(1))).7

man: all ## remake the pages of rules, commands, reeve-record(5), reeve-ruleset(5), reeve-hooks(7) and reeve.d.lua
	$(foreach ledger,$(LEDGERS:rulesets/%/rules.yaml=%),lua5.4 man/mkrules.lua \
	    rulesets/$(ledger)/rules.yaml >$(call page,$(ledger)).new && \
	    mv $(call page,$(ledger)).new $(call page,$(ledger)) && ):
	$(foreach page,$(shell grep -l 'made by man/mkoptions' man/*.1),lua5.4 man/mkoptions.lua \
	    $(page) $(BUILD)/reeve >$(page).new && mv $(page).new $(page) && ):
	lua5.4 man/mkkeys.lua man/reeve-record.5 $(BUILD)/reeve >man/reeve-record.5.new
	mv man/reeve-record.5.new man/reeve-record.5
	lua5.4 man/mkfields.lua man/reeve-ruleset.5 >man/reeve-ruleset.5.new
	mv man/reeve-ruleset.5.new man/reeve-ruleset.5
	lua5.4 man/mkhooks.lua page >man/reeve-hooks.7.new
	mv man/reeve-hooks.7.new man/reeve-hooks.7
	lua5.4 man/mkhooks.lua stubs >scripts/reeve.d.lua.new
	mv scripts/reeve.d.lua.new scripts/reeve.d.lua

lint: $(ENGINE) ## run clang-format, luacheck, shellcheck and mandoc
	@BUILD='$(BUILD)' sh tests/run/lint.sh

format: ## format the C sources
	clang-format -i $(shell find engine cli tests -name '*.[ch]')

# ---- Installation ------------------------------------------------------------------------------

BLANK       := $() #
SHARE       := $(PREFIX)/share
COMPLETIONS := bash-completion/completions/reeve:reeve.bash zsh/site-functions/_reeve:reeve.zsh \
	fish/vendor_completions.d/reeve.fish:reeve.fish
LIBDIR      ?= $(PREFIX)/lib
LUADIR      ?= $(PREFIX)/lib/lua/5.4
PYTHONDIR   ?= $(or $(shell python3 -c '$(FIND_PYTHON)' '$(PREFIX)/lib/' 2>/dev/null),$(PREFIX)/lib/python3)
# Where Python looks below PREFIX: Debian calls it dist-packages, but site-packages in a home directory.
FIND_PYTHON := import site, sys; lib = sys.argv[1]; \
	own = "%spython%d.%d/site-packages" % (lib, *sys.version_info[:2]); \
	known = [*site.getsitepackages(), site.getusersitepackages(), own]; \
	print(next(path for path in known if path.startswith(lib)))
INSTALLED   := bin/reeve include/reeve.h share/reeve share/lua/5.4/reeve.lua \
	$(patsubst cli/editors/vim/%,share/vim/vimfiles/%,$(wildcard cli/editors/vim/*/*.vim)) \
	$(foreach n,1 3 5 7,$(patsubst man/%,share/man/man$n/%,$(wildcard man/*.$n))) \
	$(foreach c,$(COMPLETIONS),share/$(firstword $(subst :, ,$c)))

install: all $(BUILD)/libreeve.a $(BUILD)/libreeve.so ## install under PREFIX (/usr/local), prefixed with DESTDIR
	install -D $(BUILD)/reeve '$(DESTDIR)$(PREFIX)/bin/reeve'
	install -D -m 644 -t '$(DESTDIR)$(LIBDIR)' $(BUILD)/libreeve.a $(BUILD)/$(SONAME)
	ln -sf $(SONAME) '$(DESTDIR)$(LIBDIR)/libreeve.so'
	install -D -m 644 engine/reeve.h '$(DESTDIR)$(PREFIX)/include/reeve.h'
	install -d '$(DESTDIR)$(LIBDIR)/pkgconfig'
	sed -e 's|@PREFIX@|$(subst $(BLANK),\\ ,$(PREFIX))|; s|@LIBDIR@|$(subst $(BLANK),\\ ,$(LIBDIR))|' \
	    -e 's|@VERSION@|$(VERSION)|' engine/reeve.pc.in \
	    >'$(DESTDIR)$(LIBDIR)/pkgconfig/reeve.pc'
	$(foreach d,$(sort $(dir $(DATA))),install -D -m 644 -t '$(DESTDIR)$(SHARE)/reeve/$d' $(filter $d%,$(DATA)) &&) :
	$(foreach n,1 3 5 7,install -D -m 644 -t '$(DESTDIR)$(SHARE)/man/man$n' $(wildcard man/*.$n) &&) :
	install -d '$(DESTDIR)$(SHARE)/reeve/schema'
	for rules in '' $(notdir $(wildcard rulesets/*)); do \
	    $(if $(SHARED),LD_LIBRARY_PATH=$(BUILD)) $(EMULATOR) $(BUILD)/reeve schema $$rules >"$(DESTDIR)$(SHARE)/reeve/schema/reeve$${rules:+-$$rules}.schema.json" || exit; \
	done
	cd cli/editors/vim && for file in */*.vim; do \
	    install -D -m 644 $$file "$(DESTDIR)$(SHARE)/vim/vimfiles/$$file" || exit; \
	done
	cd cli/editors/vscode && for file in $$(find . -name '*.json'); do \
	    install -D -m 644 $$file "$(DESTDIR)$(SHARE)/reeve/vscode/extension/$$file" || exit; \
	done
	ln -sf ../../schema/reeve.schema.json '$(DESTDIR)$(SHARE)/reeve/vscode/extension/reeve.schema.json'
	for pair in $(COMPLETIONS); do \
	    install -D -m 644 cli/completions/$${pair#*:} "$(DESTDIR)$(SHARE)/$${pair%:*}" || exit; \
	done
	@test -n '$(DESTDIR)' || ! test -w /etc/ld.so.cache || PATH=$$PATH:/usr/sbin:/sbin ldconfig

install-lua: $(BUILD)/modules/lua/core.so ## install the Lua module under PREFIX
	install -D -m 644 engine/modules/lua/reeve.lua '$(DESTDIR)$(SHARE)/lua/5.4/reeve.lua'
	install -D -m 644 $< '$(DESTDIR)$(LUADIR)/reeve/core.so'

install-python: $(BUILD)/modules/python/core.abi3.so ## install the Python module in PYTHONDIR
	install -D -m 644 -t '$(DESTDIR)$(PYTHONDIR)/reeve' $< $(wildcard engine/modules/python/reeve/*.*)
	install -d '$(DESTDIR)$(PYTHONDIR)/reeve-$(VERSION).dist-info'
	printf 'Metadata-Version: 2.1\nName: reeve\nVersion: %s\n' '$(VERSION)' \
	    >'$(DESTDIR)$(PYTHONDIR)/reeve-$(VERSION).dist-info/METADATA'

uninstall: ## remove what was installed
	cd '$(DESTDIR)$(PREFIX)' && rm -rf $(INSTALLED)
	cd '$(DESTDIR)$(LIBDIR)' && rm -f libreeve.a libreeve.so $(SONAME) pkgconfig/reeve.pc
	rm -rf '$(DESTDIR)$(LUADIR)/reeve' '$(DESTDIR)$(PYTHONDIR)/reeve' \
	    '$(DESTDIR)$(PYTHONDIR)/reeve-$(VERSION).dist-info'

# $(call sources,DIR) copies the sources to DIR: those of the last commit, with a list of them. In a
# tree that `make dist` has packed there are no commits, but this list. debian/ is no part of that: to
# Debian it is a change of what is packed.
sources = rm -rf $(1) && mkdir -p $(1) && \
	if test -e .git; then git archive HEAD; else tar -cf - -T MANIFEST; fi | tar -xf - -C $(1) && \
	cd $(1) && rm -rf debian && : >MANIFEST && find . ! -type d -printf '%P\n' | LC_ALL=C sort -o MANIFEST

# It is joined with debian/ in a folder of its own, so that nothing is left in the checkout.
DEBS := $(BUILD)/deb
deb: dist ## build Debian packages in BUILD/deb
	@sh tests/run/need.sh deb
	rm -rf $(DEBS) && mkdir -p $(DEBS)
	cp $(BUILD)/reeve-$(VERSION).tar.gz $(DEBS)/reeve_$(VERSION).orig.tar.gz
	tar -xzf $(BUILD)/reeve-$(VERSION).tar.gz -C $(DEBS)
	umask 022 && if test -e .git; then git archive HEAD debian; else tar -cf - debian; fi | \
	    tar --no-same-permissions -xf - -C $(DEBS)/reeve-$(VERSION)
	cd $(DEBS)/reeve-$(VERSION) && env -u MAKEFLAGS -u MAKELEVEL dpkg-buildpackage --no-sign --build=full
	lintian --info --fail-on error,warning $(DEBS)/*.changes

# The page of `make web` is a part of the site; where that has not been made, tests do without.
SITE   := $(BUILD)/site
MKSITE  = lua5.4 man/mksite.lua $(BUILD)/reeve $(SITE) $(patsubst %/index.html,%,$(wildcard $(BUILD)/web/index.html))
site: all web ## write the page for the browser, the manual, the rules, games and tiles as a static site into BUILD/site
	@sh tests/run/need.sh check
	$(MKSITE)

deb-check: all deb ## install them in a clean Debian 12, and judge a game there
	@sh tests/run/deb.sh $(DEBS)

PACK := gzip -9n
dist: ## pack the sources into BUILD/reeve-VERSION.tar.gz
	$(call sources,$(BUILD)/dist/reeve-$(VERSION))
	cd $(BUILD)/dist && tar -cf - --format=ustar --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
	    --mtime="$$(sed -n 's/^.Dd //p' reeve-$(VERSION)/man/reeve.1) UTC" \
	    --transform='s|^|reeve-$(VERSION)/|;' -C reeve-$(VERSION) -T reeve-$(VERSION)/MANIFEST | \
	    $(PACK) >$(abspath $(BUILD))/reeve-$(VERSION).tar.gz

clean: ## remove everything built
	rm -rf '$(BUILD)'

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1\t\2/p' Makefile | expand -t 14
