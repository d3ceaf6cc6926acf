import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(library), 'pglite.wasm')));
}

/**
 * PGlite's program, compiled once in a process: each thread that runs a database takes it as it is. Compiling takes
 * about half a second, which a restarted thread, and each file of the tests, would pay again.
 * @throws Error where the package's file cannot be read; the next call tries again
 */
export function compiledPGlite(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}
