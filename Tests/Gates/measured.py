"""Runs a command and writes the processor seconds that it and everything that it started has taken.

Browsers outlive the process that started them for a moment; this process adopts and awaits them, so they count.

usage: measured.py FILE COMMAND [ARGUMENT...]
"""

import contextlib
import ctypes
import os
import resource
import subprocess
import sys
import time
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36
# Whatever hasn't ended by then was left running on purpose, and isn't waited for.
PATIENCE = 20


def main() -> int:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    code = subprocess.run(sys.argv[2:], check=False).returncode
    end = time.monotonic() + PATIENCE
    with contextlib.suppress(ChildProcessError):
        while time.monotonic() < end:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(0.05)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    Path(sys.argv[1]).write_text(f"{used.ru_utime + used.ru_stime:.2f}\n")
    return code if code >= 0 else 128 - code


sys.exit(main())
