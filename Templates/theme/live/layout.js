// Where the parts of a workbench are on the page.
import { button, make } from "./elements.js";
import { toolbar } from "./toolbar.js";

// How to touch the screen.
const ways = [
  t("Touch with any number of fingers, a pen, or a mouse."),
  t("With a mouse, hold Alt for a second finger opposite. Release while holding Shift, and the finger stays; click it to lift it."),
  t("With the keyboard, arrow keys move the finger 10 points, or 1 with Shift. Space touches and lifts. 1 to 9 choose a finger. Escape cancels all touches."),
  t("Under a mouse, a view has handles: drag the top-left corner to move it, and the bottom-right corner to resize it. With “Move views” on, drag a view, its right or bottom edge, or the corner between them, or choose one with Space, move it with the arrow keys, and resize it with Shift and the arrow keys."),
  t("Rest a mouse on a view, or press ? over one, to ask why it did or didn’t act. With a finger, choose “Ask by touch” first."),
];
const noFinger = t("No finger is on the screen. With “Fingers stay” on, one stays when you let go.");

export class WorkbenchLayout {
  bar;
  element;
  #bench;
  #hand;
  #isPhone = matchMedia("(pointer: coarse)").matches;

  constructor(bench, title) {
    this.#bench = bench;
    const { isChallenge, isPlayground } = bench.state;
    this.bar = this.#makeBar();
    const columns = make("div", { className: "live-columns" }, this.#makeHand(), bench.parts.figures.element);
    const writing = this.#makeWriting();
    // On a wide page, the playground has its text to the left of the screen. Challenges start with the text.
    const writesFirst = isChallenge || (isPlayground && matchMedia("(min-width: 75rem)").matches);
    // This has a scenario's class, so that the player finds its parts here.
    this.element = make("section", { className: "scenario live" }, this.bar,
      ...writesFirst ? [writing, columns] : [columns, writing], bench.parts.speech.voice);
    this.name(title);
    this.#acceptFiles();
  }

  // MARK: Areas

  #makeBar() {
    const bench = this.#bench;
    const { speech, runs, paceChoice, clockButtons, variants } = bench.parts;
    const { isChallenge, isPlayground } = bench.state;
    for (const one of clockButtons) one.hidden = true;
    return toolbar(make("div", { className: "live-bar" }, speech.status, ...isChallenge ? [] : [runs.buttons[0]],
      make("label", {}, t("Time") + " ", paceChoice), ...clockButtons, variants.element,
      button(t("Start over"), () => bench.startOver()),
      ...isPlayground ? [] : [button(t("Close"), () => bench.close())]), t("Run"));
  }
  #makeHand() {
    const { glass, twin, transport, without, questions } = this.#bench.parts;
    const larger = this.#makeLarger();
    // There it's right below the screen.
    if (this.#isPhone) transport.element.append(larger);
    return this.#hand = make("div", { className: "live-hand" },
      make("div", { className: "live-screens" }, make("div", { className: "live-screen" }, twin.name, glass.element), twin.element),
      transport.element, toolbar(make("div", {}, without.element, questions.element), t("Ask")), this.#makeMore(larger));
  }
  #makeMore(larger) {
    const bench = this.#bench;
    const { glass, staysBox, places, overlays } = bench.parts;
    return make("details", { className: "live-more" }, make("summary", { textContent: t("More") }),
      make("div", { className: "live-tools" },
        make("label", {}, staysBox, " " + t("Fingers stay")),
        button(t("Lift all"), () => glass.count ? glass.liftAll() : bench.say(noFinger)),
        button(t("System cancels"), () => glass.count ? glass.stop() : bench.say(noFinger)),
        button(t("Keep as steps"), () => bench.keepSteps()),
        ...this.#isPhone ? [] : [larger], ...places.element),
      overlays.element,
      make("ul", { id: "live_keys", className: "live-keys" }, ...ways.map((textContent) => make("li", { textContent }))));
  }
  // On a phone, a finger is wider than small views. Phones without full screens for parts of a page enlarge it.
  #makeLarger() {
    const hasFullScreen = Boolean(document.fullscreenEnabled);
    const larger = button(hasFullScreen ? t("Full screen") : t("Enlarge"), () => {
      if (hasFullScreen) return document.fullscreenElement ? document.exitFullscreen() : this.#hand.requestFullscreen();
      const isLarge = this.element.classList.toggle("live-large");
      larger.ariaPressed = String(isLarge);
      return this.#bench.parts.glass.element.scrollIntoView({ block: "nearest" });
    });
    larger.ariaPressed = "false";
    return larger;
  }
  #makeWriting() {
    const bench = this.#bench;
    const { editor, runs, resetButton, switches, sharing, coding, fileChoice, logs, repairs, challenge } = bench.parts;
    const tools = make("div", { className: "live-tools" }, runs.buttons[1], resetButton, editor.undo, switches.toggle,
      button(t("Share"), sharing.share), coding.button,
      ...bench.state.isPlayground ? [button(t("Open a file"), () => fileChoice.click()), fileChoice] : []);
    editor.field.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !runs.isDisabled) bench.run();
    });
    return make("div", { className: "live-writing" },
      make("div", { className: "live-words" }, editor.element, toolbar(tools, t("Text")), runs.outcome, logs.element, repairs.element,
        sharing.element, coding.element, ...challenge ? [challenge.element] : []),
      switches.element);
  }
  #acceptFiles() {
    this.element.ondragover = (event) => {
      if (event.dataTransfer.types.includes("Files")) event.preventDefault();
    };
    this.element.ondrop = (event) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      this.#bench.openFile(file);
    };
  }

  // MARK: On the page

  name(title) { this.element.ariaLabel = t("Try it: {title}", { title }); }
  // The screen comes where the figures were.
  show() {
    const { place } = this.#bench;
    place.classList.add("is-live");
    const body = place.querySelector(":scope > .scenario-body");
    if (body) body.after(this.element);
    else place.append(this.element);
  }
  remove() {
    this.element.remove();
    this.#bench.place.classList.remove("is-live");
  }
}
