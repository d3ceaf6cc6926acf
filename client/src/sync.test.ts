import { describe, expect, it } from 'vitest';
import { data, fakeGateway, fakeTiming, refusal, type Sent } from '../test/fake-gateway.ts';
import { clientWith } from './client.ts';
import type { SyncStep, SyncType } from './sync.ts';

const upsert = (recordId: string, object: object | null = { id: recordId }) => ({
  type: 'EXHIBITOR',
  recordId,
  operation: 'UPSERT',
  reason: null,
  mergedIntoId: null,
  EXHIBITOR: object,
});
const merged = { ...upsert('3', null), operation: 'REMOVE', reason: 'MERGED', mergedIntoId: '2' };
const page = (endCursor: string, hasNextPage: boolean, ...nodes: object[]) =>
  data({ changes: { nodes, pageInfo: { endCursor, hasNextPage } } });

/** What a copy of these kinds is told by a gateway that gives answers in their order. */
async function stepsOf(
  answers: Parameters<typeof fakeGateway>,
  options: { types?: SyncType[]; cursor?: string; everyMs?: number; most?: number } = {},
) {
  const { types = ['EXHIBITOR'], cursor, everyMs, most = 99 } = options;
  const gateway = fakeGateway(...answers);
  const { timing, waits } = fakeTiming();
  const state = cursor === undefined ? undefined : { cursor, copying: null };
  const steps: SyncStep[] = [];
  for await (const step of clientWith(gateway.options, timing).sync({ types, state, everyMs })) {
    steps.push(step);
    if (steps.length === most) break;
  }
  return { steps, sent: gateway.sent, waits };
}

const asked = (sent: Sent[]) => sent.map(({ variables }) => variables['after']);

describe('keeping a copy', () => {
  it('copies each kind after what it names, begins and ends with a word, and reads the changes since', async () => {
    const answer = ({ query }: Sent) => {
      if (query.includes('ChangeCursor')) return data({ changeCursor: 'a' });
      if (query.includes('query Categories'))
        return data({ categories: [{ id: '1', zh: '线', en: 'Wire', children: [] }] });
      if (query.includes('query Changes')) return page('a', false);
      return data({ list: { nodes: [{ id: '7' }], pageInfo: { endCursor: 'e', hasNextPage: false } } });
    };
    const { steps } = await stepsOf([answer], { types: ['PRODUCT', 'EXHIBITOR', 'CATEGORY', 'PRODUCT'] });
    expect(
      steps.map(({ copy, state, changes }) => [copy, state.copying?.type, changes.map(({ type }) => type)]),
    ).toEqual([
      ['BEGUN', 'CATEGORY', []],
      [null, 'EXHIBITOR', ['CATEGORY']],
      [null, 'PRODUCT', ['EXHIBITOR']],
      ['ENDED', undefined, ['PRODUCT']],
    ]);
    expect(steps.every(({ state }) => state.cursor === 'a')).toBe(true);
  });

  it('tells changes in their order, leaves out what is gone by now, and goes on after the last one', async () => {
    const { steps, sent } = await stepsOf(
      [() => page('b', true, upsert('1'), upsert('2', null), merged), () => page('c', false, upsert('4'))],
      { cursor: 'a' },
    );
    expect(steps.map(({ state }) => state.cursor)).toEqual(['b', 'c']);
    expect(steps[0]?.changes).toEqual([
      { type: 'EXHIBITOR', id: '1', operation: 'UPSERT', object: { id: '1' } },
      { type: 'EXHIBITOR', id: '3', operation: 'REMOVE', reason: 'MERGED', mergedIntoId: '2' },
    ]);
    expect(asked(sent)).toEqual(['a', 'b']);
    expect(sent[0]?.variables['types']).toEqual(['EXHIBITOR']);
  });

  it('looks again after a while where it is to follow, from where it was', async () => {
    const { steps, sent, waits } = await stepsOf(
      [() => page('a', false), () => page('b', false, upsert('1')), () => page('c', false, upsert('1'))],
      { cursor: 'a', everyMs: 2000, most: 2 },
    );
    expect(steps.map(({ state }) => state.cursor)).toEqual(['b', 'c']);
    expect(asked(sent)).toEqual(['a', 'a', 'b']);
    expect(waits).toEqual([2000, 2000]);
  });

  it('begins a new copy where its cursor has expired, and fails for every other reason', async () => {
    const { steps } = await stepsOf(
      [() => refusal(200, 'CURSOR_EXPIRED'), () => data({ changeCursor: 'z' })],
      { cursor: 'a', most: 1 },
    );
    expect(steps).toEqual([
      { changes: [], copy: 'BEGUN', state: { cursor: 'z', copying: { type: 'EXHIBITOR', after: null } } },
    ]);
    await expect(stepsOf([() => refusal(403, 'SCOPE_MISSING')], { cursor: 'a' })).rejects.toMatchObject({
      code: 'SCOPE_MISSING',
    });
  });

  it('asks for fewer changes at a time where so many would be too costly', async () => {
    const { sent } = await stepsOf([() => refusal(200, 'TOO_COSTLY'), () => page('b', false, upsert('1'))], {
      cursor: 'a',
    });
    expect(sent.map(({ variables }) => variables['first'])).toEqual([100, 50]);
  });
});
