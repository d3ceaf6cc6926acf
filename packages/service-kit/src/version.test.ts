import { expect, it } from 'vitest';
import own from '../package.json' with { type: 'json' };
import { version } from './version.ts';

it('is that of the package, which is that of the release', () => {
  expect(version).toBe(own.version);
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
});
