import { describe, expect, it } from 'vitest';
import { components, isPermitted, notice } from '../lib/licences.mjs';

describe('licences of components', () => {
  it.each(['MIT', '(MIT OR CC0-1.0)', '(MIT AND BSD-3-Clause)', 'Apache-2.0'])('permit %s', (expression) => {
    expect(isPermitted(expression)).toBe(true);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0', '(MIT OR SSPL-1.0)', 'SEE LICENSE IN x', ''])(
    'refuse "%s"',
    (expression) => {
      expect(isPermitted(expression)).toBe(false);
    },
  );

  it('are those of the servers and the site, also where another part needs them for its tests alone', () => {
    const packages = {
      backend: { dependencies: { a: '1' } },
      gateway: { dependencies: { b: '1' } },
      web: {},
      'packages/service-kit': { dependencies: { f: '1' } },
      'packages/tracing': { dependencies: { e: '1' } },
      e2e: { devDependencies: { a: '1', c: '1' } },
      'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' }, dev: true },
      'node_modules/b': { version: '1.0.0', license: 'ISC' },
      'node_modules/a/node_modules/b': { version: '2.0.0', license: 'MIT', optionalDependencies: { d: '1' } },
      'node_modules/c': { version: '1.0.0', license: 'GPL-3.0' },
      'node_modules/e': { version: '1.0.0', license: 'Apache-2.0' },
      'node_modules/f': { version: '1.0.0', license: 'MIT' },
      'node_modules/d': { version: '1.0.0', license: 'LGPL-3.0', os: ['linux'] },
    };
    expect(components({ packages }).map(({ name, version }) => `${name}@${version}`)).toEqual([
      'a@1.0.0',
      'b@1.0.0',
      'b@2.0.0',
      'e@1.0.0',
      'f@1.0.0',
    ]);
  });

  it('are named in NOTICE, and end it where one may not be there', () => {
    const good = { name: 'a', version: '1.0.0', licence: 'MIT' };
    expect(notice([good])).toContain('\na 1.0.0: MIT\n');
    expect(() => notice([good, { name: 'b', version: '2.0.0', licence: '' }])).toThrow(
      'Licences that the product may not contain: b@2.0.0 (none told).',
    );
  });
});
