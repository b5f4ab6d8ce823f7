// Everything that is needed to run a scenario in the page.
import { all, make } from "./reading-page.js";

const { live = "", liveStyle, liveModule, liveBinary } = document.body.dataset;
// A server can deliver the module while the scripts load; otherwise, it's in a script.
const loadModule = async (scripts) => {
  if (location.protocol.startsWith("http")) {
    try {
      const [response] = await Promise.all([fetch(liveBinary), scripts]);
      return await touchstoneLive.receiveModule(response);
    } catch (error) {
      console.warn(error);
    }
  }
  return touchstoneAdd("script", { src: liveModule });
};
let starting;
const load = async () => {
  const scripts = Promise.all(live.trim().split(" ").map((src) => touchstoneAdd("script", { src })));
  await Promise.all([
    touchstoneAdd("link", { rel: "stylesheet", href: liveStyle }), scripts, loadModule(scripts), window.touchstoneStepping?.()]);
};

// Lets pages load it once, unless that fails.
export const offerEngine = () => {
  touchstoneLive.loadAll = () => starting ??= load().catch((error) => {
    starting = undefined;
    throw error;
  });
};

// Pictures of screens can show more on request.
export const offerOverlays = () => {
  for (const figure of all(".scenario[data-request] .scenario-tree")) {
    const button = make("button", { type: "button", className: "overlay-opener", textContent: t("Hit areas and more") });
    button.onclick = async () => {
      button.disabled = true;
      try {
        await touchstoneLive.loadAll();
        await touchstoneLive.showOverlays(figure, button);
      } catch { button.disabled = false; }
    };
    figure.querySelector("svg").after(button);
  }
};
