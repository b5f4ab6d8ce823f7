// The engine: loaded once, called with texts and numbers, and answering with values. The page has
// one; whole runs have another in a worker (aside.js), whose script is this file as well.
(() => {
  "use strict";
  const live = (self.touchstoneLive ??= {});
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let compiled, engine;

  // All that the module asks for: a number to begin its tables with.
  const system = {
    wasi_snapshot_preview1: {
      random_get: (place, count) => (new Uint8Array(engine.memory.buffer, place, count).fill(8), 0),
    },
  };
  const start = () => { engine = new WebAssembly.Instance(compiled, system).exports; };

  // A module as a stream of its bytes, packed or not, is compiled while it arrives.
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

  // Begins to load the module from a server, which gives any file; a page from a disk loads scripts
  // only, one of which has the module as text.
  live.fetchModule = async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(address + ": " + response.status);
    // What a server sends as a module, the browser keeps together with what it has compiled of it.
    compiled = isModule(response) ? await WebAssembly.compileStreaming(response)
      : await compile(response.body, address.endsWith(".packed"));
  };

  // The compiled module, which a worker is given.
  live.ready = async () => {
    if (engine) return compiled;
    if (!compiled) {
      const bytes = bytesOf(touchstoneModule);
      compiled = await compile(new Blob([bytes]).stream(), bytes[0] === 0x1f && bytes[1] === 0x8b);
      window.touchstoneModule = undefined;
    }
    start();
    return compiled;
  };

  // Texts cross as their bytes in the module's memory.
  const hand = (text, places) => {
    const bytes = encoder.encode(text);
    if (!bytes.length) return [0, 0];
    const place = engine.touchstone_allocate(bytes.length);
    if (!place) throw new Error("The text is too long for the engine.");
    places.push(place);
    new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
    return [place, bytes.length];
  };

  live.call = (name, ...values) => {
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
      // A module that has stopped in the middle can do nothing more; a new one can.
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      start();
      throw new Error("The engine could not go on here, and was started again. Start over.");
    } finally {
      // To a new engine they are nothing.
      for (const place of places) engine.touchstone_free(place);
    }
  };

  // Ends what lives; there is nothing to answer.
  live.end = () => engine.touchstone_end();

  live.engineScript = self.document?.currentScript.src;
  if (live.engineScript) return;
  // In a worker: the module first, which is answered when the engine is there, then calls.
  self.onmessage = ({ data: { module, name, values } }) => {
    if (module) {
      compiled = module;
      start();
      return postMessage({});
    }
    try {
      postMessage({ answer: live.call(name, ...values) });
    } catch ({ message }) {
      postMessage({ fault: message });
    }
  };
})();
