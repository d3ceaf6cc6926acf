import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { AssetStore } from './asset-store.ts';

const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 24 * 60 * 60_000);

async function folders() {
  const folder = await mkdtemp(join(tmpdir(), 'asset-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const shared = join(folder, 'shared');
  let today = day(0);
  /** A gateway with a build of these files. */
  const gateway = async (build: string, names: readonly string[]) => {
    const built = join(folder, build);
    await mkdir(built);
    for (const name of names) await writeFile(join(built, name), `${name} of ${build}`);
    return new AssetStore(built, shared, () => today);
  };
  const kept = async () => (await readdir(shared)).toSorted();
  return { shared, gateway, kept, on: (date: Date) => (today = date) };
}

it('keeps files of releases that ran within thirty days, without source maps', async () => {
  const { gateway, kept, on } = await folders();
  const old = await gateway('old', ['a-1.js', 'a-1.js.br', 'a-1.js.map', 'same-1.css']);
  const next = await gateway('next', ['a-2.js', 'same-1.css']);
  await old.refresh();
  on(day(1));
  await next.refresh();
  expect(await kept()).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'same-1.css']);
  on(day(30));
  await next.refresh();
  expect(await kept()).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'same-1.css']);
  on(day(31));
  await next.refresh();
  expect(await kept()).toEqual(['a-2.js', 'same-1.css']);
  // The way back.
  await old.refresh();
  expect(await kept()).toEqual(['a-1.js', 'a-1.js.br', 'a-2.js', 'same-1.css']);
});

it('several gateways may start at once', async () => {
  const { shared, gateway, kept } = await folders();
  const names = Array.from({ length: 50 }, (_, count) => `a-${count}.js`);
  const store = await gateway('build', names);
  await Promise.all(Array.from({ length: 4 }, () => store.refresh()));
  expect(await kept()).toEqual(names.toSorted());
  expect(await readFile(join(shared, 'a-7.js'), 'utf8')).toBe('a-7.js of build');
});
