"""Tests the theme's scripts without a browser, in the Node that Playwright brings.

usage: run.py
"""

import subprocess
import sys
from pathlib import Path

import playwright

HERE = Path(__file__).parent
NODE = Path(playwright.__file__).parent / "driver" / "node"
OPTIONS = [
    "--test", "--test-isolation=none", "--test-reporter=dot",
    "--expose-internals",  # Node's own parser measures the functions
    "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON",
]

if __name__ == "__main__":
    tests = sorted(HERE.glob("*.test.mjs"))
    sys.exit(subprocess.run([NODE, *OPTIONS, *tests], check=False).returncode)
