import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '@wirefair/service-kit/environment';
import { codeOf } from '@wirefair/service-kit/thrown';
import { keysOf, newKey } from './seal.ts';

const fileIn = (dataDir: string): string => join(dataDir, 'secret-key');

/** The same without making any: none where there is no file, or nothing in it. */
export function keysThere(dataDir: string): Buffer[] {
  const file = fileIn(dataDir);
  return existsSync(file) ? (keysOf(readFileSync(file, 'utf8').trim()) ?? []) : [];
}

/**
 * The keys that a data folder keeps in its file `secret-key`, which is made when it is first needed and which nobody but
 * its owner can read. Whoever backs the folder up backs the key up.
 * @throws ConfigError where the file holds no key
 */
export function keysOfFolder(dataDir: string): Buffer[] {
  const file = fileIn(dataDir);
  try {
    // Fails where it is there already, also where another process has just made it.
    writeFileSync(file, `${newKey().toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const keys = keysOf(readFileSync(file, 'utf8').trim());
  if (!keys) {
    throw new ConfigError(
      `The file ${file} must hold 32 bytes, written as base64; bring it back from a backup of the data folder.`,
    );
  }
  return keys;
}
