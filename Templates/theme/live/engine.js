// The engine: loaded once, called with texts and numbers, and returning values. The page has one instance, and a
// second one for a second screen; a worker (aside.js) has another for whole runs, and this file is its script as
// well.
(() => {
  "use strict";
  const live = (self.touchstoneLive ??= {});
  // In a worker, phrases stay English; the page translates them.
  const t = self.t ?? ((words) => words);
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
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

  // Starts loading the module. A server can deliver any file; a page opened from disk can load only scripts,
  // one of which contains the module as text.
  live.fetchModule = async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(address + ": " + response.status);
    // Browsers cache a module from a server together with its compiled code.
    compiled = isModule(response) ? await WebAssembly.compileStreaming(response)
      : await compile(response.body, address.endsWith(".packed"));
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
  live.ready = once(async () => {
    compiled ??= await compileScript();
    main = instance(compiled);
    return compiled;
  });
  // The same for the module with the tools, which is loaded when a reader first wants one.
  live.readyTools = once(async () => {
    await live.ready();
    await touchstoneAdd("script", { src: new URL(live.toolsName, live.engineScript).href });
    const module = await compileScript();
    tools = instance(module);
    return module;
  });

  // One instance of a module, with its own session.
  const instance = (module) => {
    let engine;
    // The module's only import: a seed for its hash tables.
    const system = {
      wasi_snapshot_preview1: {
        random_get: (place, count) => (new Uint8Array(engine.memory.buffer, place, count).fill(8), 0),
      },
    };
    const start = () => { engine = new WebAssembly.Instance(module, system).exports; };
    start();

    // Texts are passed as bytes in the module's memory.
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
        // A module that trapped is unusable; create a new instance.
        if (!(error instanceof WebAssembly.RuntimeError)) throw error;
        start();
        throw new Error(t("The engine failed and was restarted. Start over."));
      } finally {
        // A new instance doesn't know these pointers.
        for (const place of places) engine.touchstone_free(place);
      }
    };

    // Ends the live session; there's no response.
    return { call, end: () => engine.touchstone_end() };
  };

  live.call = (...values) => main.call(...values);
  live.end = () => main.end();
  // Calls a function of the tools, which must be ready.
  live.callToolHere = (...values) => tools.call(...values);
  // A second engine, for a second screen.
  live.anotherEngine = () => instance(compiled);

  live.engineScript = self.document?.currentScript.src;
  if (live.engineScript) return;
  // In a worker, the first message is the module, which is answered when the engine is ready; then come
  // calls, and the module with the tools before their first call.
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
