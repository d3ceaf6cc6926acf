import { readFileSync } from 'node:fs';
import { isRecord } from './is-record.ts';

const file = new URL('../package.json', import.meta.url);
const written: unknown = JSON.parse(readFileSync(file, 'utf8'));

/** The release that runs, like 0.3.0. */
export const version = isRecord(written) ? String(written['version']) : '';
