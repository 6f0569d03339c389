"""Makes the wheel: make_wheel.py CORE VERSION DIRECTORY packs the package with its compiled part.

It is also what pyproject.toml names (PEP 517 and 660): pip calls build_wheel or build_editable, which
call make; build_sdist packs the sources.
"""

import base64
import hashlib
import io
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOP = HERE.parents[2]
WHEEL = "Wheel-Version: 1.0\nGenerator: reeve\nRoot-Is-Purelib: false\nTag: {tag}\n"
METADATA = """Metadata-Version: 2.1
Name: reeve
Version: {version}
Summary: Judges records and positions of tile-laying games
License: MIT
Requires-Python: >=3.9
Description-Content-Type: text/markdown

{readme}"""


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


def metadata(version: str) -> bytes:
    return METADATA.format(version=version, readme=(HERE / "README.md").read_text("utf-8")).encode()


def package(core: Path) -> dict[str, Path]:
    """Its files, by the names that they have where it is installed."""
    return {f"reeve/{path.name}": path for path in sorted((HERE / "reeve").glob("*.*"))} | {"reeve/core.abi3.so": core}


def pack(contents: dict[str, bytes], tag: str, version: str, directory: Path) -> str:
    info = f"reeve-{version}.dist-info/"
    files = {**contents, info + "METADATA": metadata(version), info + "WHEEL": WHEEL.format(tag=tag).encode()}
    for licence in TOP / "LICENSE", HERE.parent / "common/THIRD-PARTY.txt":
        files[info + licence.name] = licence.read_bytes()
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


def pack_package(core: Path, version: str, directory: Path) -> str:
    return pack({name: path.read_bytes() for name, path in package(core).items()}, tag_of(core), version, directory)


def _sum(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


# ---- what pip calls

BUILD = TOP / os.environ.get("BUILD", "build")
CORE = BUILD / "wheel/core.abi3.so"


def _make(target: str) -> None:
    subprocess.run(["make", "-C", str(TOP), "QUIET=1", target], check=True, stdout=sys.stderr)


def _version() -> str:
    version = re.search(r"^VERSION := (.+)", (TOP / "Makefile").read_text("utf-8"), re.MULTILINE)
    return version[1] if version else "0"


def build_wheel(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    _make(os.path.relpath(CORE, TOP))
    return pack_package(CORE, _version(), Path(wheel_directory))


def build_editable(wheel_directory: str, config_settings: object = None, metadata_directory: object = None) -> str:
    """Its wheel has only the name of a folder in BUILD, where the package's files are linked with."""
    _make(os.path.relpath(CORE, TOP))
    folder = BUILD / "editable"
    (folder / "reeve").mkdir(parents=True, exist_ok=True)
    for name, path in package(CORE).items():
        (folder / name).unlink(missing_ok=True)
        (folder / name).symlink_to(path)
    return pack({"reeve.pth": f"{folder}\n".encode()}, tag_of(CORE), _version(), Path(wheel_directory))


def build_sdist(sdist_directory: str, config_settings: object = None) -> str:
    """What `make dist` packs, and PKG-INFO."""
    _make("dist")
    top = f"reeve-{_version()}"
    name = top + ".tar.gz"
    with tarfile.open(BUILD / name) as packed, tarfile.open(Path(sdist_directory) / name, "w:gz") as sdist:
        for entry in packed:
            sdist.addfile(entry, packed.extractfile(entry) if entry.isfile() else None)
        entry = tarfile.TarInfo(top + "/PKG-INFO")
        entry.size = len(metadata(_version()))
        sdist.addfile(entry, io.BytesIO(metadata(_version())))
    return name


if __name__ == "__main__":
    print(pack_package(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])))
