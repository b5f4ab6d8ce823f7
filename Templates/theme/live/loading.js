// The engine's modules, each loaded once, and the page's own instances of them.
import { Engine } from "./engine.js";

// The other files of the engine lie beside this script, which the builder has told their names.
const folder = document.currentScript.src;
const beside = (name) => new URL(name, folder).href;
let compiled, main, tools;

// A module that arrives as a stream, compressed or not, is compiled during the download.
const compile = (stream, isPacked) => WebAssembly.compileStreaming(
  new Response(isPacked ? stream.pipeThrough(new DecompressionStream("gzip")) : stream,
    { headers: { "Content-Type": "application/wasm" } }));
const isModule = (response) => response.headers.get("Content-Type")?.startsWith("application/wasm");

const bytesOf = (text) => {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place += 1) bytes[place] = letters.charCodeAt(place);
  return bytes;
};

// Compiles the module that a server is sending. A server can deliver any file; a page opened from disk can load only
// scripts, one of which contains the module as text.
export const receiveModule = async (response) => {
  if (!response.ok) throw new Error(response.url + ": " + response.status);
  // Browsers cache a module from a server together with its compiled code.
  compiled = isModule(response) ? await WebAssembly.compileStreaming(response)
    : await compile(response.body, response.url.endsWith(".packed"));
};

// Compiles what a script has brought.
const compileScript = () => {
  const bytes = bytesOf(touchstoneModule);
  window.touchstoneModule = undefined;
  return compile(new Blob([bytes]).stream(), bytes[0] === 0x1f && bytes[1] === 0x8b);
};
// Does something once, unless it fails; several callers wait for the same result.
const once = (act) => {
  let pending;
  return () => pending ??= act().catch((error) => {
    pending = undefined;
    throw error;
  });
};

// Starts the page's instance, and returns the compiled module, which the worker receives. A reader's touch can
// ask for it while the pointer's approach still prepares it; a second instance would lose the first one's
// session.
export const ready = once(async () => {
  compiled ??= await compileScript();
  main = new Engine(compiled);
  return compiled;
});
// The same for the module with the tools, which is loaded when a reader first wants one.
export const readyTools = once(async () => {
  await ready();
  await touchstoneAdd("script", { src: beside(touchstoneLive.toolsName) });
  const module = await compileScript();
  tools = new Engine(module);
  return module;
});

// Calls a function of the page's instance, which must be ready, and ends its session.
export const call = (...values) => main.call(...values);
export const end = () => main.end();
// Calls a function of the tools, which must be ready.
export const callToolHere = (...values) => tools.call(...values);
// Returns a second engine, for a second screen.
export const anotherEngine = () => new Engine(compiled);
// Starts a worker, which has no engine yet.
export const startWorker = () => new Worker(beside(touchstoneLive.workerName));
