"""Makes the wheel: make_wheel.py CORE VERSION DIRECTORY packs the package with its compiled part.

It is also what pyproject.toml names (PEP 517): pip calls build_wheel, which calls make.
"""

import base64
import hashlib
import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
WHEEL = "Wheel-Version: 1.0\nGenerator: reeve\nRoot-Is-Purelib: false\nTag: {tag}\n"
METADATA = """Metadata-Version: 2.1
Name: reeve
Version: {version}
Summary: Judges records and positions of tile-laying games
License: MIT
Requires-Python: >=3.9
"""


def tag_of(core: Path) -> str:
    """For which systems it is: all that have a glibc as new as its symbols (PEP 600), if that is all
    that it needs; otherwise those that are like this one.

    The extension keeps to what Python 3.9 had (Py_LIMITED_API in core.c).
    """
    system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    if system.startswith("linux_"):
        told = subprocess.run(["readelf", "--wide", "--dynamic", "--version-info", str(core)],
                              check=True, capture_output=True, text=True).stdout
        others = [name for name in re.findall(r"\(NEEDED\).*\[(.+)\]", told)
                  if not re.match(r"(libc|libm|ld-linux.*)\.so\.", name)]
        if not others:
            newest = max(int(minor) for minor in re.findall(r"\bGLIBC_2\.(\d+)", told))
            system = system.replace("linux", f"manylinux_2_{newest}", 1)
    return "cp39-abi3-" + system


def pack(core: Path, version: str, directory: Path) -> str:
    tag = tag_of(core)
    info = f"reeve-{version}.dist-info/"
    files = {f"reeve/{path.name}": path.read_bytes() for path in sorted((HERE / "reeve").glob("*.*"))}
    files["reeve/core.abi3.so"] = core.read_bytes()
    files[info + "METADATA"] = METADATA.format(version=version).encode()
    files[info + "WHEEL"] = WHEEL.format(tag=tag).encode()
    files[info + "LICENSE"] = (HERE.parents[2] / "LICENSE").read_bytes()
    rows = [f"{name},sha256={_sum(data)},{len(data)}" for name, data in files.items()]
    files[info + "RECORD"] = "\n".join([*rows, info + "RECORD,,", ""]).encode()
    directory.mkdir(parents=True, exist_ok=True)
    name = f"reeve-{version}-{tag}.whl"
    with zipfile.ZipFile(directory / name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in files.items():
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))  # the same file each time
            entry.external_attr, entry.compress_type = 0o100644 << 16, zipfile.ZIP_DEFLATED
            wheel.writestr(entry, data)
    return name


def _sum(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def build_wheel(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    top = HERE.parents[2]
    core = os.environ.get("BUILD", "build") + "/wheel/core.abi3.so"
    subprocess.run(["make", "-C", str(top), "QUIET=1", core], check=True, stdout=sys.stderr)
    version = re.search(r"^VERSION := (.+)", (top / "Makefile").read_text(), re.MULTILINE)
    return pack(top / core, version[1] if version else "0", Path(wheel_directory))


if __name__ == "__main__":
    print(pack(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])))
