(() => {
"use strict";
const live = (self.touchstoneLive ??= {});
const t = self.t ?? ((words) => words);
const encoder = new TextEncoder();
const decoder = new TextDecoder();
let compiled, main, tools;
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
live.fetchModule = async (address) => {
const response = await fetch(address);
if (!response.ok) throw new Error(address + ": " + response.status);
compiled = isModule(response) ? await WebAssembly.compileStreaming(response)
: await compile(response.body, address.endsWith(".packed"));
};
const compileScript = () => {
const bytes = bytesOf(touchstoneModule);
window.touchstoneModule = undefined;
return compile(new Blob([bytes]).stream(), bytes[0] === 0x1f && bytes[1] === 0x8b);
};
const once = (act) => {
let pending;
return () => pending ??= act().catch((error) => {
pending = undefined;
throw error;
});
};
live.ready = once(async () => {
compiled ??= await compileScript();
main = instance(compiled);
return compiled;
});
live.readyTools = once(async () => {
await live.ready();
await touchstoneAdd("script", { src: new URL(live.toolsName, live.engineScript).href });
const module = await compileScript();
tools = instance(module);
return module;
});
const instance = (module) => {
let engine;
const system = {
wasi_snapshot_preview1: {
random_get: (place, count) => (new Uint8Array(engine.memory.buffer, place, count).fill(8), 0),
},
};
const start = () => { engine = new WebAssembly.Instance(module, system).exports; };
start();
const hand = (text, places) => {
const bytes = encoder.encode(text);
if (!bytes.length) return [0, 0];
const place = engine.touchstone_allocate(bytes.length);
if (!place) throw new Error(t("The text is too long for the engine."));
places.push(place);
new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
return [place, bytes.length];
};
const call = (name, ...values) => {
const places = [];
try {
const passed = values.flatMap((value) => typeof value === "string" ? hand(value, places) : [Number(value)]);
const place = engine["touchstone_" + name](...passed);
places.push(place);
const count = new DataView(engine.memory.buffer).getUint32(place, true);
const answer = JSON.parse(decoder.decode(new Uint8Array(engine.memory.buffer, place + 4, count)));
if (answer.fault) throw new Error(answer.fault);
return answer;
} catch (error) {
if (!(error instanceof WebAssembly.RuntimeError)) throw error;
start();
throw new Error(t("The engine failed and was restarted. Start over."));
} finally {
for (const place of places) engine.touchstone_free(place);
}
};
return { call, end: () => engine.touchstone_end() };
};
live.call = (...values) => main.call(...values);
live.end = () => main.end();
live.callToolHere = (...values) => tools.call(...values);
live.anotherEngine = () => instance(compiled);
live.engineScript = self.document?.currentScript.src;
if (live.engineScript) return;
self.onmessage = ({ data: { module, toolModule, isTool, name, values } }) => {
if (module) {
main = instance(module);
return postMessage({});
}
if (toolModule) return tools = instance(toolModule);
try {
postMessage({ answer: (isTool ? tools : main).call(name, ...values) });
} catch ({ message }) {
postMessage({ fault: message });
}
};
})();
