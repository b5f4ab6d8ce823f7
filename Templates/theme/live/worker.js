// The worker, which runs whole scenarios, so that the page stays responsive. The first message is the module, which
// is answered when the engine is ready; then come calls, and the module with the tools before their first call.
import { Engine } from "./engine.js";

let main, tools;

self.onmessage = ({ data: { module, toolModule, isTool, name, values } }) => {
  if (module) {
    main = new Engine(module);
    return postMessage({});
  }
  if (toolModule) return tools = new Engine(toolModule);
  try {
    postMessage({ answer: (isTool ? tools : main).call(name, ...values) });
  } catch ({ message }) {
    postMessage({ fault: message });
  }
};
