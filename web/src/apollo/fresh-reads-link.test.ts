import { gql } from '@apollo/client/core';
import { describe, expect, it } from 'vitest';
import { createClient } from './client';

const read = gql`
  query Product {
    product {
      id
      isFavourite
    }
  }
`;
const change = gql`
  mutation Favourite {
    favourite {
      id
      isFavourite
    }
  }
`;
const product = (isFavourite: boolean) => ({ __typename: 'Product', id: '1', isFavourite });

/** A server whose answers to reading wait until they are let go; what they say was so when they were asked. */
function useServer() {
  let isFavourite = false;
  const waiting: { release: () => void; fail: () => void }[] = [];
  const answer = (data: object) =>
    new Response(JSON.stringify({ data }), {
      headers: { 'content-type': 'application/graphql-response+json' },
    });
  const client = createClient({
    locale: 'EN',
    uri: 'http://gateway/graphql',
    fetch: (_input, init) => {
      if (typeof init?.body === 'string' && init.body.includes('mutation')) {
        isFavourite = !isFavourite;
        return Promise.resolve(answer({ favourite: product(isFavourite) }));
      }
      const said = answer({ product: product(isFavourite) });
      return new Promise((resolve, reject) => {
        waiting.push({ release: () => resolve(said), fail: () => reject(new TypeError('Failed to fetch')) });
      });
    },
  });
  const asked = (count: number) => expect.poll(() => waiting.length).toBe(count);
  const inCache = () =>
    client.readQuery<{ product: { isFavourite: boolean } }>({ query: read })?.product.isFavourite;
  const reading = () => client.query({ query: read, fetchPolicy: 'network-only' });
  return { client, waiting, asked, inCache, reading };
}

describe('a reading that a change overtakes', () => {
  it('is made again, so that no list takes back what was just changed', async () => {
    const { client, waiting, asked, inCache, reading } = useServer();
    const answer = reading();
    await asked(1);
    await client.mutate({ mutation: change });
    waiting[0]?.release();
    await asked(2);
    expect(inCache()).not.toBe(false);
    waiting[1]?.release();
    await expect(answer).resolves.toMatchObject({ data: { product: { isFavourite: true } } });
    expect(inCache()).toBe(true);
  });

  it('that came before the change, or began after it, is made once', async () => {
    const { client, waiting, asked, reading } = useServer();
    const first = reading();
    await asked(1);
    waiting[0]?.release();
    await first;
    await client.mutate({ mutation: change });
    const second = reading();
    await asked(2);
    waiting[1]?.release();
    await second;
    expect(waiting).toHaveLength(2);
  });

  it('gives what it has where asking again fails, and the error where it has nothing', async () => {
    const { client, waiting, asked, reading } = useServer();
    const answer = reading();
    await asked(1);
    await client.mutate({ mutation: change });
    waiting[0]?.release();
    await asked(2);
    waiting[1]?.fail();
    await expect(answer).resolves.toMatchObject({ data: { product: { isFavourite: false } } });
    const other = reading();
    await asked(3);
    waiting[2]?.fail();
    await expect(other).rejects.toThrow('Failed to fetch');
  });

  it('ends after some times, however often something changes', async () => {
    const { client, waiting, asked, reading } = useServer();
    const answer = reading();
    for (const count of [1, 2, 3]) {
      await asked(count);
      await client.mutate({ mutation: change });
      waiting[count - 1]?.release();
    }
    await answer;
    expect(waiting).toHaveLength(3);
  });
});
