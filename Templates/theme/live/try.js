// Adds a button to each scenario that makes it live. The scripts load only when a reader uses it.
{
const { live } = document.body.dataset;
const playground = document.getElementById("page_playground");

// A script that loads at the reader's first action knows how to load the rest.
const begin = async (place, opener, hand) => {
  const words = (opener.words ??= opener.textContent);
  opener.disabled = true;
  opener.textContent = t("Loading…");
  try {
    await touchstoneRead();
    await touchstoneLive.loadAll();
    await touchstoneLive.open(place, opener, hand);
    opener.textContent = words;
  } catch (error) {
    opener.textContent = t("It couldn’t be loaded. Try again");
    console.error(error);
  }
  opener.disabled = false;
};
const button = (place, title) => {
  const opener = Object.assign(document.createElement("button"), { type: "button", className: "try", textContent: t("Try it") });
  opener.setAttribute("aria-label", t("Try it") + ": " + title);
  opener.onclick = () => begin(place, opener);
  return opener;
};

if (live && window.WebAssembly && window.DecompressionStream) {
  (window.touchstoneLive ??= {}).begin = begin;
  for (const challenge of document.querySelectorAll("[data-challenge]")) {
    const title = challenge.querySelector(".challenge-title a");
    challenge.querySelector(".challenge-start").after(button(challenge, title.textContent));
  }
  for (const scenario of document.querySelectorAll(".scenario[data-request]")) {
    const caption = scenario.querySelector(".scenario-title");
    caption?.after(button(scenario, caption.querySelector("a").textContent));
  }
  // The buttons of a run's page.
  for (const actions of document.querySelectorAll(".run-actions")) {
    actions.hidden = false;
    for (const act of actions.children) act.onclick = () => begin(actions.parentNode, act);
  }
  if (playground) {
    const opener = button(playground, t("the playground"));
    playground.append(opener);
    // The function that loads files is in the next script.
    addEventListener("DOMContentLoaded", () => begin(playground, opener));
  }
}
}
