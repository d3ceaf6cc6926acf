import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { mistakesIn } from '../lib/graphql-codegen.mjs';
import { ROOT } from '../lib/paths.mjs';
import { oneAtATime, watchFiles } from '../lib/watch-files.mjs';
import { watchSdl } from '../lib/watch-sdl.mjs';
import { temporaryFolder, until } from './start-harness.mjs';

const ends = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

function watched() {
  const root = temporaryFolder();
  const put = (file, text = '') => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  put('gateway/src/modules/a/a.graphql', 'type Query { a: Int }');
  put('web/src/features/a/a.graphql', 'query A { a }');
  return { root, put };
}

describe('watching files', () => {
  function counting() {
    const { root, put } = watched();
    let count = 0;
    ends.push(
      watchFiles(
        [root],
        (name) => name.endsWith('.graphql'),
        () => (count += 1),
        { settle: 20 },
      ),
    );
    /** Waits until a change has been told. */
    async function tells(change) {
      const before = count;
      change();
      await until(() => count > before);
    }
    return { root, put, tells };
  }

  it('tells a written, a renamed and a removed file, also one that was replaced', async () => {
    const { root, put, tells } = counting();
    await tells(() => put('gateway/src/modules/a/a.graphql', 'changed'));
    put('gateway/src/modules/a/a.tmp', 'saved by renaming');
    const saved = path.join(root, 'gateway/src/modules/a/a.graphql');
    await tells(() => fs.renameSync(path.join(root, 'gateway/src/modules/a/a.tmp'), saved));
    await tells(() => put('gateway/src/modules/a/a.graphql', 'once more, after it was replaced'));
    await tells(() => fs.rmSync(saved));
  });

  it('tells files of folders that come later', async () => {
    const { put, tells } = counting();
    await tells(() => put('gateway/src/modules/b/deep/b.graphql'));
    await tells(() => put('gateway/src/modules/b/deep/b.graphql', 'changed'));
  });
});

it('work is done one at a time, and once more for all calls meanwhile', async () => {
  const open = [];
  const work = oneAtATime(() => new Promise((resolve, reject) => open.push({ resolve, reject })));
  const first = work();
  await Promise.all([work(), work()]);
  expect(open).toHaveLength(1);
  open[0].reject(new Error('a mistake ends nothing'));
  await until(() => open.length === 2);
  open[1].resolve();
  await first;
  expect(open).toHaveLength(2);
});

describe('npm run dev', () => {
  it('generates when SDL or an operation changes, tells a mistake, and goes on', async () => {
    const { root, put } = watched();
    // Plugins are looked for beside the configuration.
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
    put(
      'codegen.ts',
      `export default {
        schema: 'gateway/src/**/*.graphql',
        documents: 'web/src/**/*.graphql',
        generates: { 'out.ts': { plugins: ['typescript'] } },
      };`,
    );
    const lines = [];
    const plain = (text) => text;
    const terminal = { line: (text) => lines.push(text), green: plain, red: plain };
    ends.push(watchSdl(terminal, { root, settle: 20 }));
    const out = () => fs.readFileSync(path.join(root, 'out.ts'), 'utf8');

    put('gateway/src/modules/a/a.graphql', 'type Query { a: Int b: Int }');
    await until(() => lines.length === 1);
    expect(lines[0]).toMatch(/^Generated from the \.graphql files in \d/);
    expect(out()).toContain('b?:');
    put('gateway/src/modules/a/a.graphql', 'type Query { a: Nowhere }');
    await until(() => lines.length === 3);
    expect(lines[1]).toMatch(/Unknown type: "Nowhere"/);
    expect(lines[1]).not.toMatch(/supports|^\s+at /m);
    expect(lines[2]).toContain('Nothing was generated');
    expect(out()).toContain('b?:');
    put('web/src/features/a/a.graphql', 'query A { a } query B { a }');
    put('gateway/src/modules/a/a.graphql', 'type Query { a: Int c: Int }');
    await until(() => lines.at(-1).startsWith('Generated'));
    expect(out()).toContain('c?:');
  });
});

it('of what graphql-codegen prints only the mistakes are told, each once', () => {
  const failure = [
    '✖ Load GraphQL schemas [FAILED: Failed to load schema from a.graphql:',
    'Unknown type: "X".',
    'Error: Unknown type: "X".',
    '    at getNamedType (/a/b.js:5:13)',
    '',
    'GraphQL Code Generator supports:',
    '- Introspection JSON File',
    ']',
  ].join('\n');
  const output = `❯ Parse\n✔ Parse\n${failure}\n❯ Generate\n${failure}\n`;
  expect(mistakesIn(output)).toBe('Failed to load schema from a.graphql:\nUnknown type: "X".');
  expect(mistakesIn('Cannot find module\n')).toBe('Cannot find module');
});
