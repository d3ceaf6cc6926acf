import fs from 'node:fs';
import path from 'node:path';
import { ROOT, cacheOf } from './paths.mjs';
import { Problem, reasonOf } from './problem.mjs';
import { head, npm } from './run.mjs';
import { fingerprint, readStamp, writeStamp } from './stamps.mjs';

const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];

const SYSTEM = ['--omit=dev', '--include-workspace-root', '-w', 'backend', '-w', 'gateway', '-w', 'web'];

/** What npm installs, by what it is for. */
const PARTS = {
  /** What builds and runs the system: half of all. The build tools are dependencies of the root package. */
  system: SYSTEM,
  /** The same for a system that sends traces. */
  traced: [...SYSTEM, '-w', 'packages/tracing'],
  /** Tests, linters and generators besides, also where NODE_ENV says production. */
  all: ['--include=dev'],
};

/** The installs that have a part. */
const HOLDERS = { system: ['all', 'traced', 'system'], traced: ['all', 'traced'], all: ['all'] };

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** What the stamp says after an install of a part. */
const stampOf = (part, root) =>
  `${fingerprint(root, ['package-lock.json'])}${part === 'all' ? '' : ` ${part}`}`;

/**
 * Whether node_modules holds what package-lock.json asks for, all of it or a part: it was installed from this very lock file, or npm's
 * record agrees with it. npm writes that record at the very end, so a broken-off install has none; an install
 * that had to complete the lock file has one that differs, which must not be installed again at every start.
 */
export function isInstalled(root = ROOT, part = 'all') {
  try {
    const wanted = readJson(path.join(root, 'package-lock.json')).packages;
    const present = readJson(path.join(root, 'node_modules', '.package-lock.json')).packages;
    const stamp = readStamp('install', cacheOf(root));
    if (HOLDERS[part].some((holder) => stamp === stampOf(holder, root))) return true;
    return Object.entries(wanted).every(([where, entry]) => {
      // Workspaces are links; optional packages may be meant for another system.
      if (!where.includes('node_modules/') || entry.link || entry.optional || entry.devOptional) return true;
      return present[where]?.version === entry.version || (entry.peer === true && !present[where]);
    });
  } catch {
    return false;
  }
}

/** One sentence when the checkout cannot take what we are about to make in it. */
export function requireWritable(folder, purpose) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    const why = reasonOf(error) ?? 'it cannot be written to';
    throw new Problem(`Cannot ${purpose} in ${folder}: ${why}.`);
  }
}

/**
 * Installs what is missing.
 * @param {'system' | 'traced' | 'all'} part what is needed: all, or what builds and runs the system, with traces or without
 */
export async function ensureInstalled(terminal, part = 'all') {
  if (isInstalled(ROOT, part)) return;
  requireWritable(ROOT, 'install the packages');
  const modules = path.join(ROOT, 'node_modules');
  if (fs.existsSync(modules)) requireWritable(modules, 'install the packages');
  const title = part === 'all' ? 'Installing the packages of tests and tools' : 'Installing packages';
  await terminal.step(`${title} (about half a minute)`, async (detail) => {
    let result = await npm(['ci', ...PARTS[part], ...QUIETLY]);
    if (result.code !== 0 && result.output.includes('EUSAGE')) {
      // npm writes no entry for an optional package of another system that its registry did not have, and
      // npm ci then calls the lock file incomplete. npm install takes the same versions and passes over these.
      detail('npm ci refuses the lock file; npm install completes it');
      result = await npm(['install', '--no-save', ...PARTS[part], ...QUIETLY]);
    }
    if (result.code === 0) {
      writeStamp('install', stampOf(part, ROOT));
      return;
    }
    throw Object.assign(new Problem('Installing the packages failed: npm says why above.'), {
      output: head(result.output),
    });
  });
}
