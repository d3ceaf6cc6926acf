import path from 'node:path';

const KIT = path.join(import.meta.dirname, '../packages/service-kit');

/**
 * Resolves `@wirefair/service-kit/<file>` to the sources, for vitest: the `exports` of the package name its build, which tests
 * do not need and which may be older than the sources. `tsx` and the compiler read the same from `paths` in tsconfig.base.json.
 */
export const serviceKitSources = [
  { find: /^@wirefair\/service-kit\/test\/(.+)$/, replacement: `${KIT}/test/$1.ts` },
  { find: /^@wirefair\/service-kit\/(.+)$/, replacement: `${KIT}/src/$1.ts` },
];
