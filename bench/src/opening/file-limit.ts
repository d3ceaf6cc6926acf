import { readFileSync } from 'node:fs';
import { OptionError } from '../support/option-values.ts';
import type { OpeningOptions } from './options.ts';

/** Connections and files beside those of the pages. */
const BESIDE = 2000;

/** How many files this process may open, and those that it starts; Linux only. */
function filesAllowed(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
}

/** @throws OptionError where the pages need more open files than there may be */
export function assertFiles({ pages, without }: Pick<OpeningOptions, 'pages' | 'without'>): void {
  const needed = without.has('pages') ? BESIDE : pages + BESIDE;
  const allowed = filesAllowed();
  if (allowed < needed)
    throw new OptionError(`${allowed} open files are allowed, ${needed} are needed: ulimit -n ${needed}`);
}
