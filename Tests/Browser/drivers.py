"""Firefox and WebKitGTK, started and driven through their native protocols.

Each driver opens new windows without stored data (`begin`), navigates, evaluates expressions in the page,
performs pointer and key actions (WebDriver's, which are the same in both protocols), and lists the console's
errors in `faults`.
"""

import contextlib
import json
import os
import re
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import websocket
from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from hand import CLOCK

ANSWER = 90  # seconds that one command may take on a busy machine
START = 60  # seconds that a browser may take to start

# The browser itself sends no requests to other hosts, and touch events work without a touch screen.
FIREFOX_PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "extensions.systemAddon.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}


def started(command, pattern, home):
    """A program in a separate process group, and what it printed when it was ready."""
    log = Path(home, "said.log")
    # Use a file, because the program may print more later and must not block on a pipe.
    with log.open("w") as file:
        process = subprocess.Popen(
            command, stdout=file, stderr=file, start_new_session=True, env={**os.environ, "HOME": home}
        )
    until = time.monotonic() + START
    while time.monotonic() < until and process.poll() is None:
        if ready := re.search(pattern, log.read_text(errors="replace")):
            return process, ready
        time.sleep(0.05)
    stop(process)
    said = log.read_text(errors="replace")[-500:]
    raise RuntimeError(f"{command[0]} is not ready after {START} s; it said: {said}")


def stop(process):
    """Ends a program and all its child processes; asks first, so that it can clean up."""
    for kind in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, kind)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(5)


class Firefox:
    """Headless Firefox over WebDriver BiDi, which it supports natively."""

    name = "Firefox"

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(value)});" for key, value in FIREFOX_PREFERENCES.items()]
        Path(self.profile.name, "user.js").write_text("\n".join(lines))
        self.process, ready = started(
            ["firefox-esr", "--headless", "--no-remote", "--profile", self.profile.name, "--remote-debugging-port", "0"],
            r"listening on (ws://\S+)",
            self.profile.name,
        )
        self.number, self.faults, self.user, self.context = 0, [], None, None
        self.socket = websocket.create_connection(f"{ready[1]}/session", timeout=ANSWER, suppress_origin=True)
        self.version = self.send("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.send("session.subscribe", events=["log.entryAdded"])
        self.send("script.addPreloadScript", functionDeclaration=f"() => {{ {CLOCK} }}")

    def send(self, method, **values):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": values}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == self.number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.faults.append(answer["params"]["text"])

    def begin(self, width, height):
        self.end()
        self.user = self.send("browser.createUserContext")["userContext"]
        self.context = self.send("browsingContext.create", type="tab", userContext=self.user)["context"]
        self.send("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def end(self):
        if self.user:
            self.send("browser.removeUserContext", userContext=self.user)
        self.faults, self.user = [], None

    def goto(self, address):
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def ask(self, expression):
        answer = self.send(
            "script.evaluate", expression=expression, target={"context": self.context}, awaitPromise=True
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return answer["result"].get("value")

    def act(self, *sources):
        self.send("input.performActions", context=self.context, actions=sources)

    def quit(self):
        stop(self.process)
        self.profile.cleanup()


# Makes the page record its own errors.
WATCH = """
window.faults = [];
const complain = console.error;
console.error = (...words) => { faults.push(words.join(' ')); complain(...words); };
addEventListener('error', (event) => faults.push(event.message ?? 'not loaded: ' + event.target.src), true);
addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));
addEventListener('securitypolicyviolation', (event) => faults.push(`${event.violatedDirective}: ${event.blockedURI}`));
"""


class WebKit:
    """WebKitGTK's MiniBrowser on a virtual display, with its own WebDriver."""

    name = "WebKitGTK"
    frame = None

    def __init__(self):
        self.home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1200x24"]
        self.screen, ready = started(screen, r"(?m)^(\d+)$", self.home.name)
        self.display, self.driver, self.noted, self.version = f":{ready[1]}", None, [], ""
        self.begin(1280, 900)
        self.version = self.driver.capabilities["browserVersion"]

    def begin(self, width, height):
        self.end()
        self.noted = []
        options = Options()
        found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        options.binary_location = str(found[-1])
        options.add_argument("--automation")
        environment = {**os.environ, "DISPLAY": self.display, "GDK_BACKEND": "x11", "HOME": self.home.name}
        service = Service("/usr/bin/WebKitWebDriver", env=environment, popen_kw={"start_new_session": True})
        self.driver = webdriver.WebKitGTK(options=options, service=service)
        self.driver.command_executor.client_config.timeout = ANSWER
        self.driver.set_script_timeout(ANSWER)
        self.driver.set_page_load_timeout(ANSWER)
        # The window has borders around the page.
        self.driver.set_window_size(width, height)
        inner = self.driver.execute_script("return [innerWidth, innerHeight]")
        self.driver.set_window_size(2 * width - inner[0], 2 * height - inner[1])

    def end(self):
        if not self.driver:
            return
        try:
            self.driver.quit()
        finally:
            stop(self.driver.service.process)
            self.driver = None

    @property
    def faults(self):
        self.noted += self.driver.execute_script("return window.faults?.splice(0) ?? []")
        return self.noted

    def goto(self, address):
        self.noted = self.faults
        self.driver.get(address)
        # Its protocol doesn't report what the console prints.
        self.driver.execute_script(WATCH + CLOCK)

    def ask(self, expression):
        return self.driver.execute_async_script(
            f"const done = arguments[0]; ({expression}).then(done, (error) => done(String(error)));"
        )

    def act(self, *sources):
        self.driver.execute("actions", {"actions": list(sources)})

    def quit(self):
        try:
            self.end()
        finally:
            stop(self.screen)
            self.home.cleanup()
