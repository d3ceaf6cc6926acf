import { readFileSync } from 'node:fs';

// Every package of a release has the same version (CONTRIBUTING.md). The path is the same from src/ and from dist/.
const file = new URL('../package.json', import.meta.url);
const written: unknown = JSON.parse(readFileSync(file, 'utf8'));

/** Version of the running release, like 0.3.0. */
export const version =
  typeof written === 'object' && written !== null && 'version' in written ? String(written.version) : '';
