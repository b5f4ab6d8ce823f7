// The editor for a scenario's text: highlighted as on the page, with the language's own diagnostics where
// they belong, and with their fixes.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const make = (name, values, ...children) => {
    const element = Object.assign(document.createElement(name), values);
    element.append(...children);
    return element;
  };
  const button = (textContent, onclick) => make("button", { type: "button", textContent, onclick });
  // Browsers take seconds to insert more lines than this together.
  const mostLines = 200;
  // How long a reader doesn't type before the text is read, in milliseconds.
  const pause = 50;
  // How long reading a text may take if words are offered with every key, in milliseconds.
  const slow = 250;
  const mostChanges = 100;
  live.make = make;
  live.button = button;

  // Calls `changed` with each highlighted text, and the error that prevents running it, and `openLog` with a
  // log of a device.
  live.editor = (original, changed, openLog) => {
    const colours = make("code", { className: "language-scenario" });
    const marks = make("span", { className: "live-marks" });
    const field = make("textarea", {
      className: "live-text", spellcheck: false, autocomplete: "off", value: original, wrap: "off",
      ariaLabel: t("Text of the scenario"),
    });
    field.setAttribute("autocapitalize", "off");
    const shown = make("pre", { className: "code", ariaHidden: "true" }, marks, colours);
    const frame = make("div", { className: "live-code" }, shown, field);
    const messages = make("ul", { className: "live-messages" });
    let waiting, cost = 0;

    // The texts before each change, with what has changed; typing without a pause is one change.
    const changes = [];
    let isTyping = false, isEditing = false;
    const remember = (title) => {
      changes.push({ text: known, title });
      if (changes.length > mostChanges) changes.shift();
      nameUndo();
    };
    // The text after the last change.
    let known = original;
    const undo = button(t("Undo"), () => {
      const change = changes.pop();
      if (!change) return;
      replace(0, field.value.length, change.text, null);
      nameUndo();
    });
    const nameUndo = () => {
      const title = changes.at(-1)?.title;
      undo.textContent = title ? t("Undo {title}", { title }) : t("Undo");
      undo.disabled = !title;
    };
    nameUndo();

    // Only the focused field can be edited; on a phone, focusing it briefly shows no keyboard.
    const edit = (act) => {
      const { activeElement: before } = document;
      field.inputMode = "none";
      field.focus({ preventScroll: true });
      isEditing = true;
      act();
      isEditing = isTyping = false;
      known = field.value;
      colour();
      if (before !== field && before?.isConnected) before.focus({ preventScroll: true });
      field.inputMode = "";
    };
    // Uses the browser's own editing, so that it can be undone like typed text. The title says what the button
    // for undoing would undo.
    const replace = (start, end, text, title = t("the change")) => {
      // Replace only what differs.
      const old = field.value.slice(start, end);
      if (old === text) return;
      if (title) remember(title);
      const shorter = Math.min(old.length, text.length);
      let same = 0, last = 0;
      while (same < shorter && old[same] === text[same]) same += 1;
      while (last < shorter - same && old.at(-1 - last) === text.at(-1 - last)) last += 1;
      [start, end, text] = [start + same, end - last, text.slice(same, text.length - last)];
      edit(() => {
        field.setSelectionRange(start, end);
        const isDone = text.split("\n").length <= mostLines
          && (text ? document.execCommand("insertText", false, text) : document.execCommand("delete"));
        if (!isDone) field.setRangeText(text, start, end, "end");
      });
    };

    const repair = (fixIt) => {
      const edits = [...fixIt.edits].sort((one, other) => other.start - one.start);
      edits.forEach(({ start, end, replacement }, place) => replace(start, end, replacement, place ? null : t("the repair")));
    };

    const goTo = ({ line, start, end }) => {
      field.focus({ preventScroll: true });
      field.setSelectionRange(start, end);
      frame.scrollTop = shown.offsetHeight * (line - 1) / field.value.split("\n").length - frame.clientHeight / 2;
      frame.scrollIntoView({ block: "nearest" });
    };

    // Messages about an imported text, which stay until the text changes.
    let remarks = [];
    const tell = ({ diagnostics: found, more }) => {
      const diagnostics = [...found, ...remarks];
      const lines = field.value.split("\n");
      marks.replaceChildren(...diagnostics.filter(({ line }) => line).flatMap((one, place) => {
        const mark = make("span", { className: "live-mark live-" + one.severity });
        mark.style.setProperty("--line", one.line - 1);
        mark.style.setProperty("--column", one.column - 1);
        mark.style.setProperty("--length", Math.max(1, one.end - one.start));
        // The first message of a line appears after it.
        if (diagnostics.findIndex((other) => other.line === one.line) !== place) return [mark];
        const lens = make("span", { className: "live-lens live-" + one.severity }, make("span", { textContent: one.message }));
        lens.style.setProperty("--line", one.line - 1);
        lens.style.setProperty("--column", (lines[one.line - 1]?.length ?? 0) + 3);
        return [mark, lens];
      }));
      messages.replaceChildren(...diagnostics.map((one) => {
        const item = make("li", { className: "live-" + one.severity });
        const place = one.line ? [button(t("Line {line}", one), () => goTo(one)), " "] : [];
        item.append(...place, make("span", { textContent: one.message }));
        for (const note of one.notes ?? []) {
          const words = note.line ? t("{message}, line {line}", note) : note.message;
          item.append(make("p", { className: "live-note", textContent: words }));
          // Lines are in columns, which require a monospaced font.
          if (note.lines?.length)
            item.append(make("pre", { className: "live-lines", tabIndex: 0, textContent: note.lines.join("\n") }));
        }
        for (const fixIt of one.fixIts ?? []) item.append(" ", button(fixIt.message, () => repair(fixIt)));
        return item;
      }), ...more ? [make("li", { textContent: t("and {more} more", { more }) })] : []);
    };

    // If the engine can't read the text at all, for example because it's too long, that's an error, too.
    const read = (text) => {
      try {
        return live.call("colour", text);
      } catch ({ message }) {
        return { diagnostics: [{ severity: "error", message }] };
      }
    };

    const colour = () => {
      clearTimeout(waiting);
      waiting = undefined;
      remarks = [];
      const start = performance.now();
      const answer = read(field.value);
      cost = performance.now() - start;
      // An empty last line has a height, too.
      if (answer.html) colours.innerHTML = answer.html + "\n";
      else colours.textContent = field.value + "\n";
      tell(answer);
      const error = answer.diagnostics.find(({ severity }) => severity === "error");
      field.ariaInvalid = String(Boolean(error));
      changed(field.value, error);
    };

    field.oninput = () => {
      if (isEditing) return;
      if (!isTyping) remember(t("typing"));
      isTyping = true;
      known = field.value;
      // Typed letters appear immediately; their colors follow.
      colours.textContent = field.value + "\n";
      clearTimeout(waiting);
      // A text that is slow to parse isn't parsed at every pause.
      waiting = setTimeout(() => {
        isTyping = false;
        colour();
      }, Math.max(pause, cost * 3));
      // In a text that is slow to read, words come only when the reader asks for them.
      if (cost < slow) completion.offer();
    };
    const completion = live.completion(field, replace);
    frame.append(completion.element);

    // A dump of a screen becomes a scenario, which replaces the text; the browser can undo that.
    const importScreen = async (dump) => {
      let answer;
      tell({ diagnostics: [{ severity: "note", message: t("Reading the dump…") }] });
      try {
        answer = await live.callTool("import", dump);
      } catch ({ message }) {
        answer = { diagnostics: [{ severity: "error", message }] };
      }
      if (answer.text) replace(0, field.value.length, answer.text, t("the import"));
      // The messages are about lines of the dump, which isn't in the field.
      remarks = answer.diagnostics.map(({ severity, message, line }) =>
        ({ severity, message: line ? t("In line {line} of the dump, {message}", { line, message }) : message }));
      tell(read(field.value));
    };
    // Opens what an app has printed, and returns whether it's that.
    const open = (text) => {
      const isDump = /<[^;\n]*[ :] 0x[0-9a-f]+; [^\n]*frame = \(/.test(text);
      if (isDump) importScreen(text);
      else if (live.isLog(text)) openLog(text);
      else return false;
      return true;
    };
    field.onpaste = (event) => {
      if (open(event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault();
    };

    return {
      element: make("div", {}, frame, messages), field, replace, tell, colour, open, undo,
      get text() { return field.value; },
      // Writes another text, which is what the button for undoing would undo.
      write(text, title) { replace(0, field.value.length, text, title); },
      // Applies typed text immediately.
      settle() { if (waiting) colour(); },
      // Begins with another text, before which there's nothing to undo.
      begin(text) {
        replace(0, field.value.length, text, null);
        changes.length = 0;
        nameUndo();
      },
    };
  };
})();
