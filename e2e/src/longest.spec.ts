import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LONGEST } from '../longest.ts';

it('names only files that there are', () => {
  expect(LONGEST.filter((name) => !existsSync(join(import.meta.dirname, `${name}.spec.ts`)))).toEqual([]);
});
