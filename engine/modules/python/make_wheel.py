"""Makes the wheel: make_wheel.py CORE VERSION DIRECTORY packs the package with its compiled part.

It is also what pyproject.toml names (PEP 517): pip calls build_wheel, which calls make.
"""

import base64
import hashlib
import shutil
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
Requires-Python: >=3.9
"""


def pack(core: Path, version: str, directory: Path) -> str:
    # The extension keeps to what Python 3.9 had (Py_LIMITED_API in core.c).
    tag = "cp39-abi3-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")
    info = f"reeve-{version}.dist-info/"
    files = {f"reeve/{path.name}": path.read_bytes() for path in sorted((HERE / "reeve").glob("*.*"))}
    files["reeve/core.abi3.so"] = core.read_bytes()
    files[info + "METADATA"] = METADATA.format(version=version).encode()
    files[info + "WHEEL"] = WHEEL.format(tag=tag).encode()
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
    subprocess.run(["make", "-C", str(top), "wheel", "QUIET=1"], check=True, stdout=sys.stderr)
    made = max((top / "build" / "wheel").glob("*.whl"), key=lambda path: path.stat().st_mtime)
    shutil.copy(made, wheel_directory)
    return made.name


if __name__ == "__main__":
    print(pack(Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3])))
