import fs from 'node:fs';
import path from 'node:path';
import { requireWritable } from './install.mjs';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';
import { npm, tail } from './run.mjs';
import { fingerprint, readStamp, writeStamp } from './stamps.mjs';

// What a build reads beside its own folder; the two contracts are read by their consumers.
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'schema.graphql', 'backend/openapi.json'];

/** What the servers import when they run; a server cannot be built without it. */
const KIT = 'packages/service-kit';

const PACKAGES = [
  { name: KIT, title: 'what both servers share', results: [`${KIT}/dist/lifecycle.js`] },
  { name: 'backend', title: 'the REST service', results: ['backend/dist/main.js'] },
  { name: 'gateway', title: 'the GraphQL gateway', results: ['gateway/dist/main.js'] },
  {
    name: 'web',
    title: 'the site',
    // What the browser loads, and what the gateway renders pages with.
    results: ['web/dist/index.html', 'web/dist-server/entry-server.js'],
  },
];

/** What partners install: no part of the running system. */
export const CLIENT = {
  name: 'client',
  title: 'the client of the partners',
  results: ['client/dist/index.js'],
};

const missing = (results, root) => results.find((result) => !fs.existsSync(path.join(root, result)));

export function outdated(root = ROOT, cache = undefined, more = []) {
  return [...PACKAGES, ...more]
    .map((entry) => ({ ...entry, now: fingerprint(root, [entry.name, ...SHARED]) }))
    .filter(({ name, results, now }) => readStamp(name, cache) !== now || missing(results, root));
}

async function build({ name, results, now }) {
  const { code, output } = await npm(['run', '--silent', 'build', '-w', name]);
  if (code !== 0)
    throw Object.assign(new Problem(`Building ${name} failed: the compiler says why above.`), {
      output: tail(output, 60),
    });
  const absent = missing(results, ROOT);
  if (absent) throw new Problem(`Building ${name} did not make ${absent}.`);
  // The fingerprint from before the build: a file changed meanwhile is built again next time.
  writeStamp(name, now);
}

/**
 * @param more what has to be built beside the system
 * @param only the packages that are needed, beside what all servers need; all where it is left out
 */
export async function ensureBuilt(terminal, more = [], only = undefined) {
  const isNeeded = (name) => name === KIT || (only?.includes(name) ?? true);
  const waiting = outdated(ROOT, undefined, more).filter(({ name }) => isNeeded(name));
  for (const { name } of waiting) requireWritable(path.join(ROOT, name), `build ${name}`);
  for (const entry of waiting) await terminal.step(`Building ${entry.title}`, () => build(entry));
}

/** For --no-build: says what is missing instead of failing somewhere later. */
export function requireBuilt(files) {
  const absent = files.find((file) => !fs.existsSync(file));
  if (absent)
    throw new Problem(`--no-build was given, but ${absent} does not exist: run npm start without it once.`);
}
