import { readFileSync } from 'node:fs';
import { propertyOf } from './objects.ts';

const file = new URL('../package.json', import.meta.url);

/** The release that runs, like 0.3.0. */
export const version = String(propertyOf(JSON.parse(readFileSync(file, 'utf8')), 'version'));
