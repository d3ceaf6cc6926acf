import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { HELP, PARTS, testOptions } from '../lib/test-options.mjs';
import { countResults, selection } from '../lib/vitest-runs.mjs';
import { temporaryFolder } from './start-harness.mjs';

const root = temporaryFolder();
const FILES = ['e2e/src/favourites.spec.ts', 'e2e/src/home.spec.ts', 'gateway/test/favourites.test.ts'];
for (const file of [...FILES, 'backend/src/clock/clock.test.ts', 'backend/test/clock.test.ts']) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), '');
}
const asked = (...argv) => testOptions(argv, root);
const names = (...argv) => asked(...argv).parts.map(({ part }) => part);
const filters = (...argv) => asked(...argv).parts.map(({ part, filters }) => [part, ...filters]);

describe('npm test', () => {
  it('runs everything, or the named parts in their order', () => {
    expect(names()).toEqual(PARTS);
    expect(names('--only', 'gateway,backend')).toEqual(['backend', 'gateway']);
    expect(names('--only=gateway')).toEqual(['gateway']);
    expect(names('gateway', 'backend')).toEqual(['backend', 'gateway']);
  });

  it('takes what follows a part as filters of its files', () => {
    expect(filters('e2e', 'favourites')).toEqual([['e2e', 'favourites']]);
    expect(filters('gateway', 'Favour', 'e2e', 'home', 'favour')).toEqual([
      ['gateway', 'Favour'],
      ['e2e', 'home', 'favour'],
    ]);
    expect(filters('gateway', './gateway/test/favourites.test.ts')).toEqual([
      ['gateway', 'test/favourites.test.ts'],
    ]);
  });

  it('knows the files that the filters choose, so that it sets up only what they need', () => {
    expect(asked('e2e', 'favourites').parts[0].files).toEqual(['e2e/src/favourites.spec.ts']);
    expect(asked('backend', 'src/clock').parts[0].files).toEqual(['backend/src/clock/clock.test.ts']);
  });

  it.each([
    [['e2e', 'favouritez'], /No test file of e2e has "favouritez" in its path/],
    [['e2e', 'home', 'none'], /No test file of e2e has "none" in its path/],
    [['favourites'], /There is no part "favourites" of the tests: choose from validate, backend, /],
    [['--only', 'front'], /There is no part "front" of the tests/],
    [['--only', 'e2e', 'favourites'], /either with --only or without it/],
    [['validate', 'lint'], /takes no filter.*npm run validate/],
    [['e2e', 'home', '--changed'], /--changed chooses the test files itself/],
    [['--colour'], /The option --colour is unknown/],
    [['gateway', '-t'], /The option --title needs a value/],
  ])('%j is a mistake, told in a sentence', (argv, sentence) => {
    expect(() => asked(...argv)).toThrow(sentence);
  });

  it('-t takes a title, also one with a space, a dash or the name of a part', () => {
    expect(asked('gateway', '-t', 'some title')).toMatchObject({ title: 'some title' });
    expect(asked('gateway', '-t', '- web').title).toBe('- web');
    expect(names('gateway', '-t', 'web')).toEqual(['gateway']);
    expect(names('-t', 'web')).toEqual(PARTS.filter((part) => part !== 'validate'));
  });

  it('--tag takes the id of a requirement, for the parts whose tests have them', () => {
    expect(asked('--tag', 'EXH-104')).toMatchObject({ tag: 'EXH-104', title: null });
    expect(names('--tag', 'EXH-104')).toEqual(['backend', 'gateway', 'web', 'e2e']);
    expect(names('e2e', '--tag', 'EXH-104')).toEqual(['e2e']);
    expect(asked().tag).toBeNull();
  });

  it('--changed takes a commit or none', () => {
    expect(asked('--changed').changed).toBe('');
    expect(asked('--changed', 'HEAD~1').changed).toBe('HEAD~1');
    expect(asked('--changed=HEAD~1').changed).toBe('HEAD~1');
    expect(asked('--changed', 'gateway').changed).toBe('');
    expect(names('--changed', 'gateway')).toEqual(['gateway']);
    expect(names('--changed')).toEqual(PARTS.filter((part) => part !== 'validate'));
    expect(asked().changed).toBeUndefined();
  });

  it('--help tells of each', () => {
    expect(asked('--help')).toBeNull();
    for (const word of [...PARTS, 'FILTER', '-t', '--tag', '--changed', '--only'])
      expect(HELP).toContain(word);
  });
});

describe('the words for vitest', () => {
  it('select by filters, by title, by tag and by changed files', () => {
    expect(selection()).toEqual(['run']);
    expect(selection({ filters: ['a', 'b'], title: '- x' })).toEqual([
      'run',
      '--testNamePattern=- x',
      'a',
      'b',
    ]);
    expect(selection({ tag: 'DIR-001' })).toEqual(['run', '--tagsFilter=DIR-001']);
    expect(selection({ related: ['web/src/a.ts'] })).toEqual([
      'related',
      '--run',
      expect.stringMatching(/web[\\/]src[\\/]a\.ts$/),
    ]);
  });

  it('a selection by changed files may be empty, and nothing else may', () => {
    const report = {
      numTotalTests: 0,
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      testResults: [],
    };
    expect(countResults(report, 0, true)).toMatchObject({ failed: 0, note: 'nothing to run' });
    expect(countResults(null, 0, true)).toMatchObject({ failed: 0 });
    expect(countResults(null, 1, true)).toMatchObject({ failed: 1 });
    expect(countResults(report, 0)).toMatchObject({ failed: 1 });
  });
});
