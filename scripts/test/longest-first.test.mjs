import { expect, it } from 'vitest';
import { longestFirst } from '../longest-first.ts';

it('begins with the files that take longest, and leaves the others in their order', () => {
  const names = ['travel.spec.ts', 'about.spec.ts', 'centre.test.tsx', 'every-page.spec.ts', 'about.ts'];
  const files = names.map((name) => ({ moduleId: `/somewhere/src/${name}` }));
  expect(longestFirst(files, ['every-page', 'about']).map(({ moduleId }) => moduleId)).toEqual([
    '/somewhere/src/every-page.spec.ts',
    '/somewhere/src/about.spec.ts',
    '/somewhere/src/travel.spec.ts',
    '/somewhere/src/centre.test.tsx',
    '/somewhere/src/about.ts',
  ]);
});
