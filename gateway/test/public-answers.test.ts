import { describe, expect, it } from 'vitest';
import { useGateway } from './support/gateway.ts';
import { catalogue, entry } from './support/records.ts';

const list = '{ products(pageSize: 2) { nodes { id title } } }';
const own = '{ products(pageSize: 2) { nodes { id isFavourite } } }';

/** Asks by GET, as a cache between does. */
async function asking(env: Record<string, string> = {}) {
  const { app, rest } = await useGateway(catalogue(), env);
  const get = (query: string, headers: Record<string, string> = {}) =>
    app.inject({
      url: '/graphql',
      query: { query },
      headers: { 'apollo-require-preflight': '1', ...headers },
    });
  return { app, rest, get };
}

describe('answers to public operations by GET', () => {
  it('may be kept as long as the gateway keeps what they are made of', async () => {
    const { get } = await asking({ PUBLIC_TTL_MS: '2000' });
    const answer = await get(list);
    expect(answer.json()).toHaveProperty('data.products.nodes.length', 2);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=2, must-revalidate',
      'content-language': 'zh-CN',
      vary: 'language, cookie, accept-language',
    });
  });

  it('are 304 without a body for who has them, until they change', async () => {
    const { get, rest } = await asking();
    const { etag = '' } = (await get(list)).headers;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const known of [etag, `"other", ${etag}`]) {
      const same = await get(list, { 'if-none-match': known });
      expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
      expect(same.headers['cache-control']).toContain('public');
    }
    const other = await get(list, { 'if-none-match': etag, language: 'EN' });
    expect(other.statusCode).toBe(200);
    const changed = { records: [entry(1)], total: 1, size: 2, current: 1, pages: 1 };
    rest.answers['/app/info/getEntriesList'] = () => changed;
    const newer = await get(list, { 'if-none-match': etag });
    expect([newer.statusCode, newer.headers.etag === etag]).toEqual([200, false]);
  });

  it.each<[string, string, Record<string, string>]>([
    ['with what is the caller’s own', own, {}],
    ['with what is the caller’s own, signed in', own, { token: 'x'.repeat(43) }],
    ['about who asks', '{ viewer { id } }', {}],
    ['with errors', '{ products(pageSize: 0) { totalCount } }', {}],
  ])('are kept by nobody: %s', async (_what, query, headers) => {
    const { get } = await asking();
    const answer = await get(query, headers);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  it('are kept by nobody where they were asked for by POST', async () => {
    const { app } = await asking();
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query: list } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
