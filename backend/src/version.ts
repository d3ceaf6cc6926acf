import { readFileSync } from 'node:fs';

/** Reads the version of a package.json. @throws Error where it has none */
function versionIn(file: URL): string {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof content === 'object' && content !== null && 'version' in content) return String(content.version);
  throw new Error(`${file.pathname} has no version`);
}

/** Version of the running release, like `0.3.0`. */
export const version = versionIn(new URL('../package.json', import.meta.url));
