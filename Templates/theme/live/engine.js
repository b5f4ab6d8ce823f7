// One instance of a module of the engine, called with texts and numbers, and returning values. The page has one
// for touches, and others for a second screen, for runs in a worker, and for tools; each has its own session.

// In a worker, phrases stay English; the page translates them.
const t = self.t ?? ((words) => words);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Engine {
  #module;
  #functions;

  constructor(module) {
    this.#module = module;
    this.#start();
  }

  #start() {
    // The module's only import: a seed for its hash tables.
    const system = {
      wasi_snapshot_preview1: {
        random_get: (place, count) => (new Uint8Array(this.#functions.memory.buffer, place, count).fill(8), 0),
      },
    };
    this.#functions = new WebAssembly.Instance(this.#module, system).exports;
  }

  // Passes a text as bytes in the module's memory, and notes their address.
  #pass(text, addresses) {
    const bytes = encoder.encode(text);
    if (!bytes.length) return [0, 0];
    const address = this.#functions.touchstone_allocate(bytes.length);
    if (!address) throw new Error(t("The text is too long for the engine."));
    addresses.push(address);
    new Uint8Array(this.#functions.memory.buffer, address, bytes.length).set(bytes);
    return [address, bytes.length];
  }

  // Returns the answer of a function. Throws an error with the engine's words if it has refused the call.
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
      // A module that trapped is unusable; create a new instance.
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.#start();
      throw new Error(t("The engine failed and was restarted. Start over."));
    } finally {
      // A new instance doesn't know these addresses.
      for (const address of addresses) this.#functions.touchstone_free(address);
    }
  }

  // Ends the live session; there's no answer.
  end() { this.#functions.touchstone_end(); }
}
