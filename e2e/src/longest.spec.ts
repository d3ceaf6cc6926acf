import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LONGEST, longestFirst } from '../longest-first.ts';

it('begins with the files that take longest, and leaves the others in their order', () => {
  const files = ['travel', 'about', 'centre', 'every-page'].map((name) => ({
    moduleId: `/e2e/src/${name}.spec.ts`,
  }));
  expect(longestFirst(files).map(({ moduleId }) => moduleId)).toEqual([
    '/e2e/src/every-page.spec.ts',
    '/e2e/src/about.spec.ts',
    '/e2e/src/travel.spec.ts',
    '/e2e/src/centre.spec.ts',
  ]);
});

it('names only files that there are', () => {
  expect(LONGEST.filter((name) => !existsSync(join(import.meta.dirname, `${name}.spec.ts`)))).toEqual([]);
});
