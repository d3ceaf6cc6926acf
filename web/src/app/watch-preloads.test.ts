import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../apollo';
import { createCatalogue } from '../i18n';
import { createAppContext } from './create-app';
import { watchPreloads } from './watch-preloads';

/** What Apollo and the streams below it do in their next turn. */
const A_MOMENT_MS = 100;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watching(answer: Promise<Response>) {
  const client = createClient({
    locale: 'ZH',
    uri: 'http://gateway/graphql',
    fetch: () => answer,
    ssrMode: true,
  });
  const app = createAppContext(client, createCatalogue('ZH'), { origin: 'http://site' });
  const preloads = watchPreloads(app);
  preloads.app.preloadQuery(gql`
    query Name {
      edition {
        name
      }
    }
  `);
  return { client, preloads };
}

const named = () => Response.json({ data: { edition: { __typename: 'Edition', name: 'Wire' } } });

it('leaves no timer that would hold the answers after the page is made', async () => {
  const { client, preloads } = watching(Promise.resolve(named()));
  await preloads.settled();
  preloads.release();
  await vi.advanceTimersByTimeAsync(A_MOMENT_MS);
  expect(vi.getTimerCount()).toBe(0);
  expect(client.getObservableQueries().size).toBe(0);
});

it('holds no answers for 30 s where a page is given up without letting go of them', async () => {
  const { preloads } = watching(Promise.resolve(named()));
  await preloads.settled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves none for an answer that comes after the page was given up', async () => {
  let come: (answer: Response) => void = () => {};
  const { preloads } = watching(new Promise((resolve) => (come = resolve)));
  preloads.release();
  come(named());
  await vi.advanceTimersByTimeAsync(A_MOMENT_MS);
  expect(vi.getTimerCount()).toBe(0);
});
