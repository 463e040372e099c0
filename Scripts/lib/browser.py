"""A headless browser, through the WebDriver protocol and nothing but the standard library."""

import json
import re
import subprocess
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {"Tab": "\ue004", "Space": " ", "Enter": "\ue007", "Escape": "\ue00c",
        "ArrowDown": "\ue015", "ArrowUp": "\ue013", "ArrowLeft": "\ue012", "ArrowRight": "\ue014",
        "Home": "\ue011", "End": "\ue010", "Shift": "\ue008"}


class Browser:
    """One session of one chromedriver; close it when done."""

    def __init__(self, width=1400, height=1000):
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        port = None
        for line in self.driver.stdout:
            found = re.search(r"successfully on port (\d+)", line)
            if found:
                port = found[1]
                break
        if port is None:
            raise SystemExit("chromedriver did not start")
        self.base = f"http://127.0.0.1:{port}"
        options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                            "--disable-dev-shm-usage", f"--window-size={width},{height}"]}
        reply = self.request("POST", "/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL"}}}})
        self.base += f"/session/{reply['sessionId']}"

    def request(self, method, path, body=None):
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(
            self.base + path, data=data, method=method, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=120) as reply:
                return json.load(reply)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def close(self):
        try:
            self.request("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()

    def open(self, url):
        self.request("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        """The value of a script's `return`."""
        return self.request("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, script, what, *arguments):
        """Waits, for at most ten seconds, until a script returns something that is true."""
        return self.request("POST", "/execute/async", {"script": f"""
            const done = arguments[arguments.length - 1];
            const values = [...arguments].slice(0, -1);
            const ask = () => (function () {{ {script} }}).apply(null, values);
            const start = performance.now();
            (function again() {{
              const value = ask();
              if (value || performance.now() - start > 10000) done(value || null);
              else requestAnimationFrame(again);
            }})();""", "args": list(arguments)}) or self.missing(what)

    def missing(self, what):
        raise AssertionError(f"waited for {what}")

    def find(self, selector):
        return self.request("POST", "/element", {"using": "css selector", "value": selector})

    def click(self, selector):
        self.request("POST", f"/element/{self.find(selector)[ELEMENT]}/click", {})

    def choose(self, selector, value):
        """Chooses an option of a select as the keyboard does: focus, then typing moves it."""
        self.run("""const [selector, value] = arguments;
            const select = document.querySelector(selector);
            select.value = value;
            select.dispatchEvent(new Event('change', { bubbles: true }));""", selector, value)

    def hover(self, x, y):
        self.request("POST", "/actions", {"actions": [
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
             "actions": [{"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y)}]}]})

    def press(self, *names):
        """Presses keys one after the other; `Shift+Tab` holds one while the other goes down."""
        actions = []
        for name in names:
            parts = [KEYS.get(part, part) for part in name.split("+")]
            actions += [{"type": "keyDown", "value": part} for part in parts]
            actions += [{"type": "keyUp", "value": part} for part in reversed(parts)]
        self.request("POST", "/actions", {"actions": [
            {"type": "key", "id": "keyboard", "actions": actions}]})

    def command(self, name, **parameters):
        """A command of the browser's own protocol."""
        return self.request("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def messages(self):
        """What the console got since it was last asked."""
        return self.request("POST", "/se/log", {"type": "browser"})

    def accessibility(self):
        """The accessibility tree: role, name and properties of every node that is not ignored."""
        nodes = self.command("Accessibility.getFullAXTree")["nodes"]
        return [{"role": node["role"]["value"], "name": node.get("name", {}).get("value", ""),
                 "properties": {one["name"]: one["value"].get("value")
                                for one in node.get("properties", [])}}
                for node in nodes if not node.get("ignored")]
