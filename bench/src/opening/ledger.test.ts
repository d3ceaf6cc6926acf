import { expect, it } from 'vitest';
import { Ledger, settledTable } from './ledger.ts';

it('finds what was acknowledged and is not there, and what is there twice', async () => {
  const ledger = new Ledger();
  ledger.note('favourite', '1 1 7');
  ledger.note('favourite', '2 1 7');
  ledger.note('question', 'once');
  ledger.note('question', 'twice');
  const rows = new Map([
    ['1 1 7', 1],
    ['once', 1],
    ['twice', 2],
  ]);
  const settled = await ledger.settle((_kind, keys) =>
    Promise.resolve(new Map(keys.flatMap((key) => (rows.has(key) ? [[key, rows.get(key) ?? 0]] : [])))),
  );
  const of = (kind: string) => settled.find((one) => one.kind === kind);
  expect(of('favourite')?.lost.map(({ key }) => key)).toEqual(['2 1 7']);
  expect(of('question')?.doubled).toEqual(['twice']);
  expect(of('question')?.lost).toEqual([]);
  expect(settledTable(settled)).toMatch(/\| favourites +\| +2 \| +1 \| +0 \|/);
});

it('looks up more than one statement holds, each once', async () => {
  const ledger = new Ledger();
  for (let index = 0; index < 12_000; index += 1) ledger.note('answer', String(index));
  const asked: number[] = [];
  const [answers] = (
    await ledger.settle((_kind, keys) => {
      asked.push(keys.length);
      return Promise.resolve(new Map(keys.map((key) => [key, 1])));
    })
  ).filter(({ kind }) => kind === 'answer');
  expect(asked).toEqual([5000, 5000, 2000]);
  expect(answers?.lost).toEqual([]);
});
