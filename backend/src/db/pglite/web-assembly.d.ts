/** The part of the WebAssembly API that is used here: neither the language's library nor @types/node declares it. */
declare namespace WebAssembly {
  /** A compiled program; it can be handed to other threads. */
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
