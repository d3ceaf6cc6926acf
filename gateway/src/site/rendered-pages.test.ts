import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { renderAllowance } from './render-allowance.ts';
import { renderedPages } from './rendered-pages.ts';
import { type RenderedPage, RendererBusy } from './renderer.ts';

const address = { address: '/d/', language: 'EN' as const };
const CLIENT = '192.0.2.1';

/** Pages that are never fresh by their age; `told.revision` is what the REST service tells. */
function usePages(content: (count: number) => RenderedPage | null | Promise<RenderedPage | null>) {
  const told: { revision: number | undefined } = { revision: 1 };
  let rendered = 0;
  const pages = renderedPages({
    renderer: {
      render: async () => {
        rendered += 1;
        return content(rendered);
      },
    },
    origin: 'https://fair.example',
    times: { waitMs: 1000, freshMs: 0, staleMs: 0 },
    allowance: renderAllowance(0),
    onFailure: () => {},
    revisionOf: () => told.revision,
  });
  const find = async () => (await pages.find(address, CLIENT))?.text();
  return { told, find, count: () => rendered };
}

const page = (count: number): RenderedPage => ({ status: 200, language: 'en', html: `page ${count}` });

describe('rendered pages, while changes are told', () => {
  it('serve until something has changed', async () => {
    const { told, find, count } = usePages(page);
    for (let times = 0; times < 3; times += 1) expect(await find()).toBe('page 1');
    expect(count()).toBe(1);
    told.revision = 2;
    expect(await find()).toBe('page 2');
    expect(await find()).toBe('page 2');
  });

  it('are made anew by their age once nobody tells of changes any more', async () => {
    const { told, find } = usePages(page);
    expect(await find()).toBe('page 1');
    told.revision = undefined;
    expect(await find()).toBe('page 2');
    expect(await find()).toBe('page 3');
  });

  it('without content are tried again', async () => {
    const { find } = usePages((count) => (count === 1 ? null : page(count)));
    expect(await find()).toBeUndefined();
    expect(await find()).toBe('page 2');
  });

  it('that were being made when something changed count as those from before', async () => {
    let release = () => {};
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const { told, find, count } = usePages(async (made) => {
      if (made === 1) await blocked;
      return page(made);
    });
    const first = find();
    await expect.poll(count).toBe(1);
    told.revision = 2;
    release();
    expect(await first).toBe('page 1');
    expect(await find()).toBe('page 2');
  });
});

describe('pages that are refused', () => {
  const refused = (allowance: number, render: () => Promise<RenderedPage>) => {
    const pages = renderedPages({
      renderer: { render },
      origin: 'https://fair.example',
      times: { waitMs: 1000, freshMs: 0, staleMs: 0 },
      allowance: renderAllowance(allowance),
      onFailure: () => {},
    });
    return (number: number) => pages.find({ ...address, address: `/d/?page=${number}` }, CLIENT);
  };
  /** How many of these are answered before the event loop turns a few times. */
  async function answeredAtOnce(answers: Promise<unknown>[]): Promise<number> {
    let count = 0;
    for (const answer of answers) void answer.then(() => (count += 1));
    for (let turns = 0; turns < 5; turns += 1) await nextTurn();
    return count;
  }

  it('because their client has had too many are answered without content after a moment', async () => {
    const find = refused(1, () => Promise.resolve(page(1)));
    expect(await (await find(0))?.text()).toBe('page 1');
    const second = find(1);
    expect(await answeredAtOnce([second])).toBe(0);
    expect(await second).toBeNull();
  });

  it('because too many are made are answered without content after a moment', async () => {
    const find = refused(0, () => Promise.reject(new RendererBusy()));
    const answer = find(0);
    expect(await answeredAtOnce([answer])).toBe(0);
    expect(await answer).toBeNull();
  });

  it('wait in a limited number; those beyond it are answered at once', async () => {
    const find = refused(0, () => Promise.reject(new RendererBusy()));
    const answers = Array.from({ length: 1010 }, (_, number) => find(number));
    expect(await answeredAtOnce(answers)).toBe(10);
    await Promise.all(answers);
  });
});
