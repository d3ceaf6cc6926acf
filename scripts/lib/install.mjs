import fs from 'node:fs';
import path from 'node:path';
import { ROOT, cacheOf } from './paths.mjs';
import { Problem, reasonOf } from './problem.mjs';
import { head, npm } from './run.mjs';
import { fingerprint, readStamp, writeStamp } from './stamps.mjs';

// --include=dev: the build tools are needed even where NODE_ENV says production.
const QUIETLY = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

const lockFingerprint = (root) => fingerprint(root, ['package-lock.json']);

/**
 * Whether node_modules holds what package-lock.json asks for: it was installed from this very lock file, or npm's
 * record agrees with it. npm writes that record at the very end, so a broken-off install has none; an install
 * that had to complete the lock file has one that differs, which must not be installed again at every start.
 */
export function isInstalled(root = ROOT) {
  try {
    const wanted = readJson(path.join(root, 'package-lock.json')).packages;
    const present = readJson(path.join(root, 'node_modules', '.package-lock.json')).packages;
    if (readStamp('install', cacheOf(root)) === lockFingerprint(root)) return true;
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

export async function ensureInstalled(terminal) {
  if (isInstalled()) return;
  requireWritable(ROOT, 'install the packages');
  const modules = path.join(ROOT, 'node_modules');
  if (fs.existsSync(modules)) requireWritable(modules, 'install the packages');
  await terminal.step('Installing packages (about a minute the first time)', async (detail) => {
    let result = await npm(['ci', ...QUIETLY]);
    if (result.code !== 0 && result.output.includes('EUSAGE')) {
      // npm writes no entry for an optional package of another system that its registry did not have, and
      // npm ci then calls the lock file incomplete. npm install takes the same versions and passes over these.
      detail('npm ci refuses the lock file; npm install completes it');
      result = await npm(['install', '--no-save', ...QUIETLY]);
    }
    if (result.code === 0) {
      writeStamp('install', lockFingerprint(ROOT));
      return;
    }
    throw Object.assign(new Problem('Installing the packages failed: npm says why above.'), {
      output: head(result.output),
    });
  });
}
