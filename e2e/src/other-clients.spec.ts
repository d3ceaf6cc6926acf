import { createHash } from 'node:crypto';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { page } from './browser.ts';
import { partnerKey } from './partner-key.ts';

const NAMES = gql`
  query Names {
    exhibitorConnection(first: 2) {
      nodes {
        id
        name
      }
    }
  }
`;

describe('clients that others have made', () => {
  const baseUrl = inject('baseUrl');
  let key = '';
  beforeAll(async () => {
    key = await partnerKey({ baseUrl }, inject('consoleSessions').organiser);
  });

  it('Apollo Client sends a query by its hash, by GET once the gateway knows it', async () => {
    const requests: string[] = [];
    const recorded: typeof fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      requests.push(`${init?.method ?? 'GET'} ${url.searchParams.has('query') ? 'document' : 'hash'}`);
      return fetch(input, init);
    };
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: new PersistedQueryLink({
        sha256: async (text) => createHash('sha256').update(text).digest('hex'),
        useGETForHashedQueries: true,
      }).concat(
        new HttpLink({
          // Each gateway learns hashes for itself.
          uri: `${inject('gatewayUrl')}/graphql`,
          fetch: recorded,
          headers: { authorization: `Bearer ${key}`, 'apollo-require-preflight': '1' },
        }),
      ),
    });
    const names = async () => (await client.query({ query: NAMES, fetchPolicy: 'network-only' })).data;
    const first = await names();
    expect(first).toMatchObject({
      exhibitorConnection: {
        nodes: [{ name: expect.any(String) as string }, { name: expect.any(String) as string }],
      },
    });
    expect(requests).toEqual(['GET hash', 'POST hash']);
    expect(await names()).toEqual(first);
    expect(requests).toEqual(['GET hash', 'POST hash', 'GET hash']);
    client.stop();
  });

  it('the explorer runs its first example with a key, and shows what that cost', async () => {
    const at = await page();
    await at.goto(`${baseUrl}/graphql`);
    await at.getByRole('button', { name: 'Headers' }).click();
    await at.locator('.graphiql-editor-tool .monaco-editor').last().click();
    await at.keyboard.press('ControlOrMeta+A');
    await at.keyboard.insertText(JSON.stringify({ authorization: `Bearer ${key}` }));
    // The editor closes quotes and brackets by itself, after those that were typed.
    await at.keyboard.press('Shift+ControlOrMeta+End');
    await at.keyboard.press('Delete');
    await at.getByRole('button', { name: /Execute query/ }).click();
    const answer = at.locator('.result-window');
    await expect.poll(() => answer.textContent(), { timeout: 10_000 }).toContain('exhibitorConnection');
    // Only the lines in sight are in the page; the cost stands at the end.
    await answer.locator('.view-lines').click();
    await at.keyboard.press('ControlOrMeta+End');
    await expect.poll(() => answer.textContent()).toContain('restoredPerSecond');
  });
});
