import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { READ, packagesToType, relatedFiles, touchesImports, touchesSdl } from '../lib/affected.mjs';
import { isCode, isSchema } from '../lib/linters.mjs';
import { changedSince } from '../lib/changes.mjs';
import { checksFor } from '../lib/check.mjs';
import { ROOT } from '../lib/paths.mjs';
import { runSteps, runTwoAtOnce } from '../lib/steps.mjs';
import { chosenChecks } from '../lib/validate.mjs';
import { temporaryFolder } from './start-harness.mjs';

/** A repository with one commit on `main` and a branch that has left it. */
function repository() {
  const root = temporaryFolder();
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  const put = (file, text) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  const commit = (subject) => {
    git('add', '-A');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '-m', subject);
  };
  git('init', '-q', '-b', 'main');
  put('kept.ts', 'a');
  put('gone.ts', 'a');
  put('.gitignore', 'ignored.ts');
  commit('first');
  return { root, git, put, commit, head: () => git('rev-parse', 'HEAD') };
}

describe('what has changed', () => {
  it('is on a branch all since it left main: committed, uncommitted, untracked and gone', async () => {
    const { root, git, put, commit, head } = repository();
    const left = head();
    git('switch', '-q', '-c', 'work');
    put('committed.ts', 'a');
    commit('second');
    put('kept.ts', 'b');
    put('展品.ts', 'a');
    put('ignored.ts', 'a');
    fs.rmSync(path.join(root, 'gone.ts'));
    expect(await changedSince(undefined, root)).toEqual({
      base: left,
      present: ['committed.ts', 'kept.ts', '展品.ts'],
      gone: ['gone.ts'],
    });
  });

  it('leaves out what others have landed on main meanwhile', async () => {
    const { root, git, put, commit } = repository();
    git('switch', '-q', '-c', 'work');
    put('mine.ts', 'a');
    commit('mine');
    git('switch', '-q', 'main');
    put('theirs.ts', 'a');
    commit('theirs');
    git('switch', '-q', 'work');
    expect((await changedSince(undefined, root)).present).toEqual(['mine.ts']);
  });

  it('is on main itself what is not committed, and since a named commit all since that', async () => {
    const { root, put, commit, head } = repository();
    const first = head();
    put('second.ts', 'a');
    commit('second');
    put('third.ts', 'a');
    expect((await changedSince(undefined, root)).present).toEqual(['third.ts']);
    expect((await changedSince(first, root)).present).toEqual(['second.ts', 'third.ts']);
  });

  it('cannot be told since a commit that is not there', async () => {
    const { root } = repository();
    await expect(changedSince('nowhere', root)).rejects.toThrow(/There is no commit nowhere to compare with/);
  });
});

describe('what a change can affect', () => {
  it.each([
    ['a source', ['backend/src/main.ts'], ['backend']],
    ['the REST contract', ['backend/openapi.json'], ['gateway']],
    ['the public contract', ['schema.graphql'], ['gateway', 'web']],
    ['the contract of the partners', ['contracts/partner.graphql'], ['client']],
    [
      'what both services share',
      ['packages/service-kit/src/lifecycle.ts'],
      ['backend', 'gateway', 'packages/service-kit'],
    ],
    ['a catalogue of messages', ['web/src/ui/messages/zh.json'], ['web']],
    [
      'what all compile with',
      ['tsconfig.base.json'],
      ['.', 'backend', 'gateway', 'packages/service-kit', 'web', 'e2e', 'bench', 'client'],
    ],
    ['text', ['README.md', 'backend/migrations/0001.sql', 'scripts/start.mjs'], []],
  ])('types: %s', (_, files, packages) => {
    expect(packagesToType(files)).toEqual(packages);
  });

  it('lint: code by one linter, the sources of the schema by another', () => {
    const files = ['a.md', 'web/src/a.tsx', 'web/src/a.graphql', 'gateway/src/a.graphql', 'scripts/a.mjs'];
    expect(files.filter(isCode)).toEqual(['web/src/a.tsx', 'scripts/a.mjs']);
    expect(files.filter(isSchema)).toEqual(['gateway/src/a.graphql']);
  });

  it('tests: those of the own package, and those that read a file of another without importing it', () => {
    expect(relatedFiles('gateway', ['gateway/src/app.ts', 'web/src/main.ts'])).toEqual([
      'gateway/src/app.ts',
    ]);
    expect(relatedFiles('gateway', ['web/src/features/a/a.graphql'])).toEqual([
      'gateway/test/operation-cost.test.ts',
    ]);
    expect(relatedFiles('web', ['web/src/ui/messages/zh.json'])).toContain('web/src/i18n/catalogue.ts');
    expect(relatedFiles('backend', ['README.md', 'web/src/main.ts'])).toEqual([]);
  });

  it('tests: of what both services share, those of the services too', () => {
    const file = 'packages/service-kit/src/lifecycle.ts';
    for (const part of ['packages/service-kit', 'backend', 'gateway'])
      expect(relatedFiles(part, [file]), part).toEqual([file]);
    expect(relatedFiles('web', [file])).toEqual([]);
  });

  it('tests: all of a package when its dependencies have changed, for which vitest takes its package.json', () => {
    expect(relatedFiles('web', ['package-lock.json'])).toEqual(['web/package.json']);
  });

  it('imports and generated files: where there are any', () => {
    expect([touchesImports(['backend/src/a.ts']), touchesImports(['README.md'])]).toEqual([true, false]);
    expect([touchesSdl(['web/src/a.graphql']), touchesSdl(['contracts/0.1.0/schema.graphql'])]).toEqual([
      true,
      false,
    ]);
  });

  it.each(READ)('%s is read by %s, which is there', (_, reader) => {
    expect(fs.existsSync(path.join(ROOT, reader))).toBe(true);
  });
});

describe('npm run check', () => {
  const names = (present, gone = []) => checksFor({ present, gone }).map(([name]) => name);

  it('needs nothing where nothing has changed, and little for a text', () => {
    expect(names([])).toEqual([]);
    expect(names(['README.md'])).toEqual(['format']);
  });

  it('needs for a component its types, lint, messages, imports and tests', () => {
    expect(names(['web/src/ui/card.tsx'])).toEqual([
      'format',
      'messages',
      'imports',
      'types of web',
      'lint of 1 file',
      'tests of web',
    ]);
  });

  it('needs for a file that is gone what may have used it', () => {
    // The tests of web read the servers' sentences.
    expect(names([], ['gateway/src/app.ts'])).toEqual([
      'imports',
      'types of gateway',
      'tests of gateway',
      'tests of web',
    ]);
  });

  it('runs every step, also after one that fails or throws', async () => {
    const lines = [];
    const plain = (text) => text;
    const terminal = { line: (text) => lines.push(text), bold: plain, dim: plain, red: plain, green: plain };
    const result = await runSteps(terminal, [
      ['one', async () => false],
      ['two', () => Promise.reject(new Error('broken'))],
      ['three', async () => true],
    ]);
    expect(result).toEqual({ failed: 2, note: 'one, two' });
    expect(lines.filter((text) => /✓|✗/.test(text)).map((text) => text.trim().slice(0, 7))).toEqual([
      '✗ one 0',
      '✗ two 0',
      '✓ three',
    ]);
  });

  it('runs two checks at a time in their order, and shows the words of each together', async () => {
    const lines = [];
    const plain = (text) => text;
    const terminal = { line: (text) => lines.push(text), bold: plain, dim: plain, red: plain, green: plain };
    const started = [];
    const ends = new Map();
    const step = (name) => [
      name,
      (show) => {
        started.push(name);
        show(`words of ${name}`);
        return new Promise((resolve, reject) => ends.set(name, { resolve, reject }));
      },
    ];
    const running = runTwoAtOnce(terminal, ['one', 'two', 'three'].map(step));
    expect(started).toEqual(['one', 'two']);
    ends.get('two').resolve(true);
    await expect.poll(() => started).toEqual(['one', 'two', 'three']);
    ends.get('one').reject(new Error('broken'));
    ends.get('three').resolve(false);
    expect(await running).toEqual({ failed: 2, note: 'one, three' });
    expect(lines[0]).toMatch(/^▸ two\nwords of two\n {2}✓ two/);
    expect(lines[1]).toMatch(/^▸ one\nwords of one\nbroken\n {2}✗ one/);
  });

  it('selects checks by their names, and both linters by one', () => {
    expect(chosenChecks([])).toBeNull();
    expect(chosenChecks(['--only', 'lint,dead code'])).toEqual(['lint', 'dead code', 'lint schema']);
  });
});
