// Offers the words that can continue a line, from the tables of the language.
(() => {
  "use strict";
  const live = (window.touchstoneLive ??= {});
  const encoder = new TextEncoder();
  // Fewer letters fit too many words.
  const leastLetters = 2;
  const mostShown = 8;

  // `replace` receives a range in the text of the field, its new text, and what that is called.
  live.completion = (field, replace) => {
    const list = live.make("ul", { id: "live_words", className: "live-completions", hidden: true, ariaLabel: t("Words that fit") });
    list.setAttribute("role", "listbox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", "live_words");
    let typed = "", found = [], chosen = -1;

    const choose = (place) => {
      chosen = place;
      for (const [index, item] of [...list.children].entries()) item.ariaSelected = String(index === place);
      if (place < 0) return field.removeAttribute("aria-activedescendant");
      field.setAttribute("aria-activedescendant", list.children[place].id);
      list.children[place].scrollIntoView({ block: "nearest" });
    };
    const close = () => {
      list.hidden = true;
      found = [];
      choose(-1);
    };
    const take = ({ word, ending }) => {
      const caret = field.selectionStart;
      const start = caret - typed.length;
      close();
      replace(start, caret, word + ending, t("the word"));
      field.setSelectionRange(start + word.length + ending.length, start + word.length + ending.length);
      field.focus({ preventScroll: true });
    };
    const item = (candidate, place) => {
      const one = live.make("li", { id: "live_word_" + place, textContent: candidate.word });
      one.setAttribute("role", "option");
      // The field keeps the focus.
      one.onpointerdown = (event) => {
        event.preventDefault();
        take(candidate);
      };
      return one;
    };
    const show = (isAsked) => {
      const caret = field.selectionStart;
      close();
      if (caret !== field.selectionEnd) return;
      const before = field.value.slice(0, caret);
      // Words aren't offered in the middle of one.
      if (/^[\w]/.test(field.value.slice(caret)) || (!isAsked && !/[A-Za-z_]\w*$/.test(before))) return;
      let answer;
      try { answer = live.call("complete", field.value, encoder.encode(before).length); } catch { return; }
      if (!answer.candidates.length || (!isAsked && answer.typed.length < leastLetters)) return;
      ({ typed } = answer);
      found = answer.candidates.slice(0, mostShown);
      list.replaceChildren(...found.map(item));
      const lines = before.split("\n");
      list.style.setProperty("--line", lines.length);
      list.style.setProperty("--column", lines.at(-1).length - typed.length);
      list.hidden = false;
      choose(-1);
    };

    field.addEventListener("keydown", (event) => {
      if (event.ctrlKey && event.key === " ") {
        show(true);
        return event.preventDefault();
      }
      if (list.hidden || event.ctrlKey || event.metaKey || event.altKey) return;
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by) choose((chosen + by + found.length + (chosen < 0 && by < 0 ? 1 : 0)) % found.length);
      else if (event.key === "Escape") close();
      // Enter ends a line unless a word is chosen; the Tab key takes the first word.
      else if (event.key === "Enter" && chosen >= 0) take(found[chosen]);
      else if (event.key === "Tab" && !event.shiftKey) take(found[Math.max(0, chosen)]);
      else {
        if (/^(Arrow|Home|End|Page)/.test(event.key)) close();
        return;
      }
      event.preventDefault();
    });
    field.addEventListener("blur", close);
    field.addEventListener("pointerdown", close);
    return { element: list, offer: () => show(false) };
  };
})();
