(() => {
"use strict";
const $0 = (() => {
const t = self.t ?? ((words) => words);
const encoder = new TextEncoder();
const decoder = new TextDecoder();
class Engine {
#module;
#functions;
constructor(module) {
this.#module = module;
this.#start();
}
#start() {
const system = {
wasi_snapshot_preview1: {
random_get: (place, count) => (new Uint8Array(this.#functions.memory.buffer, place, count).fill(8), 0),
},
};
this.#functions = new WebAssembly.Instance(this.#module, system).exports;
}
#pass(text, addresses) {
const bytes = encoder.encode(text);
if (!bytes.length) return [0, 0];
const address = this.#functions.touchstone_allocate(bytes.length);
if (!address) throw new Error(t("The text is too long for the engine."));
addresses.push(address);
new Uint8Array(this.#functions.memory.buffer, address, bytes.length).set(bytes);
return [address, bytes.length];
}
call(name, ...values) {
const addresses = [];
try {
const passed = values.flatMap((value) => typeof value === "string" ? this.#pass(value, addresses) : [Number(value)]);
const address = this.#functions["touchstone_" + name](...passed);
addresses.push(address);
const { buffer } = this.#functions.memory;
const count = new DataView(buffer).getUint32(address, true);
const answer = JSON.parse(decoder.decode(new Uint8Array(buffer, address + 4, count)));
if (answer.fault) throw new Error(answer.fault);
return answer;
} catch (error) {
if (!(error instanceof WebAssembly.RuntimeError)) throw error;
this.#start();
throw new Error(t("The engine failed and was restarted. Start over."));
} finally {
for (const address of addresses) this.#functions.touchstone_free(address);
}
}
end() { this.#functions.touchstone_end(); }
}
return { Engine };
})();
const $1 = (() => {
const { Engine } = $0;
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
return {  };
})();
})();
