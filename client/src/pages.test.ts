import { describe, expect, it } from 'vitest';
import { WirefairError } from './errors.ts';
import { type PageRequest, paginate, readPages } from './pages.ts';

const tooCostly = () => new WirefairError('too costly', { code: 'TOO_COSTLY', status: 400 });

/** A list of numbers, which refuses pages of more than `most`; a cursor is the last number of a page. */
function numbers(length: number, most = Number.MAX_SAFE_INTEGER) {
  const asked: PageRequest[] = [];
  const read = async (page: PageRequest) => {
    asked.push(page);
    if (page.first > most) throw tooCostly();
    const begin = Number(page.after ?? 0);
    const end = Math.min(length, begin + page.first);
    const nodes = Array.from({ length: end - begin }, (_, index) => begin + index + 1);
    return {
      nodes,
      pageInfo: { endCursor: nodes.length > 0 ? String(end) : null, hasNextPage: end < length },
    };
  };
  return { asked, read };
}

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);

async function all<Node>(nodes: AsyncIterable<Node>): Promise<Node[]> {
  const found: Node[] = [];
  for await (const node of nodes) found.push(node);
  return found;
}

describe('a list', () => {
  it('is read to its end, each node once', async () => {
    const { asked, read } = numbers(250);
    expect(await all(paginate(read))).toEqual(upTo(250));
    expect(asked).toEqual([
      { first: 100, after: null },
      { first: 100, after: '100' },
      { first: 100, after: '200' },
    ]);
  });

  it('may be empty, or end with a page', async () => {
    expect(await all(paginate(numbers(0).read))).toEqual([]);
    const { asked, read } = numbers(20);
    expect(await all(paginate(read, { first: 10 }))).toEqual(upTo(20));
    expect(asked).toHaveLength(2);
  });

  it('goes on after a cursor that was kept', async () => {
    const pages = readPages(numbers(30).read, { first: 10 });
    const one = await pages.next();
    expect(one.value?.pageInfo).toEqual({ endCursor: '10', hasNextPage: true });
    const rest = paginate(numbers(30).read, { first: 10, after: one.value?.pageInfo.endCursor });
    expect(await all(rest)).toEqual(upTo(30).slice(10));
  });

  it('is asked for no further than it is gone through', async () => {
    const { asked, read } = numbers(100);
    for await (const node of paginate(read, { first: 10 })) if (node === 11) break;
    expect(asked).toHaveLength(2);
  });

  it('is read with smaller pages where larger ones are too costly, none skipped', async () => {
    const { asked, read } = numbers(30, 12);
    expect(await all(paginate(read, { first: 100 }))).toEqual(upTo(30));
    expect(asked).toEqual([
      { first: 100, after: null },
      { first: 50, after: null },
      { first: 25, after: null },
      { first: 12, after: null },
      { first: 12, after: '12' },
      { first: 12, after: '24' },
    ]);
  });

  it('has smaller pages from where a page in its midst is too costly', async () => {
    const { asked, read } = numbers(40);
    const uneven = async (page: PageRequest) => {
      if (page.after === '10' && page.first > 5) {
        asked.push(page);
        throw tooCostly();
      }
      return read(page);
    };
    expect(await all(paginate(uneven, { first: 10 }))).toEqual(upTo(40));
    expect(asked.map(({ first }) => first)).toEqual([10, 10, 5, 5, 5, 5, 5, 5]);
  });

  it('cannot be read where a single node is too costly', async () => {
    const { asked, read } = numbers(10, 0);
    await expect(all(paginate(read, { first: 3 }))).rejects.toThrow('too costly');
    expect(asked.map(({ first }) => first)).toEqual([3, 1]);
  });

  it('ends with any other error at once', async () => {
    const failure = new WirefairError('no', { code: 'KEY_INVALID', status: 401 });
    await expect(all(paginate(() => Promise.reject(failure)))).rejects.toBe(failure);
  });

  it('is not read in circles where a cursor leads nowhere', async () => {
    const standing = (endCursor: string | null) =>
      paginate(async () => ({ nodes: [1], pageInfo: { endCursor, hasNextPage: true } }));
    await expect(all(standing(null))).rejects.toMatchObject({ code: 'ANSWER_UNREADABLE' });
    await expect(all(standing('a'))).rejects.toMatchObject({ code: 'ANSWER_UNREADABLE' });
  });
});
