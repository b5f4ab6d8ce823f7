"""A site with the engine, both on disk and on a server."""

import contextlib
import functools
import http.server
import sys
import threading
from pathlib import Path


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without logging each request."""

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def addresses(folder):
    """Yields a site's URLs in a folder and on a temporary server."""
    site = Path(folder).resolve()
    if not list(site.glob("theme/live/module.*.js")):
        sys.exit(f"error: {folder} has no engine; 'make site' makes one with it")
    handler = functools.partial(Quiet, directory=site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield site.as_uri(), f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
