"""schema.py: do the schemas of `reeve schema` hold what reeve reads, and nothing else of it? Run from
the top of the checkout with the reeve under test on the PATH; prints `ok NAME` or `not ok NAME`.

Every fixture must be valid by the schema of its ruleset and by that of all rulesets. In the folders
bad/ what reeve reads and judges must be valid, too, however illegal; what it cannot read must not
be, unless a schema could not see why (INVISIBLE). A document is looked at in two ways, as an editor
loads it (17 is a number) and with every word as a text: quotes change nothing.
"""

import glob
import json
import subprocess
import sys

import yaml
from jsonschema import Draft202012Validator

# Codes of documents that cannot be read and are valid all the same: each says why.
INVISIBLE = {
    "duplicate-key": "an editor's reader has refused or merged it before",
    "too-deep": "a limit, not a form",
    "too-many": "a limit, not a form",
    "points-limit": "comes about in play",
    "unknown-player": "labels are the document's own",
    "colour-twice": "labels are the document's own, and so is what they share",
    "entry-player": "a second turn is a second label, and these are the document's own",
    "unknown-script": "there may be one of this name where the document is read",
    "look-none": "a look of the right form that no tile has",
    "look-several": "a look of the right form that several tiles have",
    "unlisted-many": "a look of the right form, once too often",
    "yaml-feature": "anchors and tags are gone once an editor has read them",
}

# The reader in C where PyYAML has it: it is several times as fast.
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

NULLS = {"", "~", "null", "Null", "NULL"}
TRUTHS = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}


def number(word):
    """The number that a plain word is by YAML's core schema; None."""
    for kind in (int, float):
        try:
            if not word.strip("+-.0123456789eE"):
                return kind(word)
        except ValueError:
            pass
    return None


def scalar(node, typed):
    word = node.value
    if not typed or node.style is not None:
        return word
    if word in NULLS:
        return None
    if word in TRUTHS:
        return TRUTHS[word]
    found = number(word)
    return word if found is None else found


def key(node):
    """[1, -2] is the key 1,-2."""
    if isinstance(node, yaml.SequenceNode):
        return ",".join(item.value for item in node.value)
    return node.value


def data(node, typed):
    if isinstance(node, yaml.MappingNode):
        return {key(k): data(v, typed) for k, v in node.value}
    if isinstance(node, yaml.SequenceNode):
        return [data(item, typed) for item in node.value]
    return None if node is None else scalar(node, typed)


def reeve(*words, stdin=None):
    done = subprocess.run(["reeve", *words], input=stdin, capture_output=True, text=True,
                          check=False)
    return done.stdout


# A user's rulesets are among the fixtures; the schema of all is of those that reeve has.
USERS = ["--rules", "fixtures/rulesets"]


def rulesets(*where):
    return [line.split("\t")[0] for line in reeve("rules", "--format", "tsv", *where).splitlines()]


SHIPPED = set(rulesets())
VALIDATORS = {}
SEEN = set()


def fresh(schema):
    """A schema without the parts that others had: each is itself checked only once."""
    if not isinstance(schema, dict):
        return schema
    text = json.dumps(schema)
    if text in SEEN:
        return True
    SEEN.add(text)
    return {key: {name: fresh(part) for name, part in value.items()}
            if key in ("properties", "$defs") else value for key, value in schema.items()}


def validator(name):
    if name not in VALIDATORS:
        text = reeve("schema", "--format", "json", *([*USERS, name] if name else []))
        schema = json.loads(text) if text else None
        if schema:
            Draft202012Validator.check_schema(fresh(schema))
        VALIDATORS[name] = Draft202012Validator(schema) if schema else None
    return VALIDATORS[name]


def ruleset_of(document, path):
    """As it says, if there is such a one; else that of its folder."""
    rules = document.get("rules") if isinstance(document, dict) else None
    name = "+".join(rules) if isinstance(rules, list) else str(rules)
    return name if rules and validator(name) else path.split("/")[1]


def errors(path, name, document):
    for error in validator(name).iter_errors(document):
        where = "/".join(str(step) for step in error.absolute_path)
        yield f"{path}: {name or 'all'}: {where}: {error.message[:200]}"


def faults(path, node):
    """What the schemas find wrong with a document, in its two shapes."""
    loaded = data(node, True)
    name = ruleset_of(loaded, path)
    yield from errors(path, name, loaded)
    yield from errors(path, name, data(node, False))
    if set(name.split("+")) <= SHIPPED:
        yield from errors(path, None, loaded)


def nodes(text):
    return list(yaml.compose_all(text, LOADER)) or [None]


def documents(path):
    """Empty where a YAML reader has refused the file."""
    try:
        with open(path, encoding="utf-8") as file:
            return nodes(file.read())
    except (yaml.YAMLError, UnicodeDecodeError):
        return []


def report(name, lines):
    print(("not ok " if lines else "ok ") + name)
    for line in lines:
        print("  " + line)
    return not lines


def valid(paths):
    return [fault for path in paths for node in documents(path) for fault in faults(path, node)]


def unseen(codes):
    """Files that cannot be read, and are valid."""
    for path, code in codes.items():
        if code not in INVISIBLE and documents(path) and not valid([path]):
            yield f"{path}: {code}: valid"


def needless(codes):
    """Codes of which every file is seen to be wrong."""
    seen = {code for path, code in codes.items() if not documents(path) or valid([path])}
    blind = {code for path, code in codes.items() if documents(path) and not valid([path])}
    return sorted(code for code in seen - blind if code in INVISIBLE)


def written(name):
    """What reeve itself writes of a ruleset: an empty record, a game, and a position of that."""
    game = reeve("sim", *USERS, name, "--games", "1", "--seed", "7")
    yield "new", reeve("new", *USERS, name)
    yield "sim", game
    yield "position", reeve("position", *USERS, "--at", "25", "-", stdin=game)


def wrong_of(name):
    for what, text in written(name):
        if "rules:" not in text:
            yield f"{what} {name}: nothing"
        for node in nodes(text):
            yield from faults(f"{what}/{name}", node)


def main():
    good = sorted(glob.glob("fixtures/*/*.yaml"))
    bad = sorted(glob.glob("fixtures/*/bad/*.yaml"))
    codes, judged = {}, []
    for line in reeve("check", "--format", "json", *bad).splitlines():
        said = json.loads(line)
        if said["verdict"] == "unreadable":
            codes[said["file"]] = said["diagnostics"][0]["code"]
        else:
            judged.append(said["file"])
    fine = [
        report("every fixture is valid by its schema", valid(good)),
        report("what is illegal, and can be read, is valid", valid(judged)),
        report("what cannot be read is not valid, where a schema can see it", list(unseen(codes))),
        report("what a schema is said not to see it does not see", needless(codes)),
        report("what reeve writes is valid",
               [fault for name in [*rulesets(*USERS), "tower+bazaars"] for fault in wrong_of(name)]),
        report("the codes of all that cannot be read are fixtures' own",
               [] if len(codes) > 20 else [f"only {len(codes)}"]),
    ]
    return not all(fine)


sys.exit(main())
