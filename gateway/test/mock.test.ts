import { afterEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { gatewayLogger } from '../src/logger.ts';
import { startMock } from './support/mock.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function mock() {
  const lines: string[] = [];
  const rest = await startMock(0, (line) => lines.push(line));
  open.push(rest.close);
  return { origin: rest.origin, lines };
}

/** A gateway before the mock, asked over HTTP. */
async function gatewayBefore(origin: string) {
  const config = readConfig({ BACKEND_URL: origin, WEB_DIST: '/nowhere' });
  const app = await buildApp({ config, logger: gatewayLogger('error', { write: () => undefined }) });
  open.push(() => app.close());
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return async (query: string) => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', language: 'EN' },
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as { data: unknown; errors?: unknown };
  };
}

describe('the mock of the REST service', () => {
  it('answers what the gateway asks for exhibitors, products, news and the edition', async () => {
    const { origin, lines } = await mock();
    const ask = await gatewayBefore(origin);
    const { data, errors } = await ask(`{
      exhibitors(page: 2, pageSize: 20) { totalCount nodes { id name } }
      products(pageSize: 1) { totalCount nodes { title exhibitor { name } } }
      newsArticles(kind: NEWS, pageSize: 1) { nodes { title } }
      exhibitor(id: "3") { name products(pageSize: 2) { totalCount } }
      product(id: "4") { title }
      edition { number city }
    }`);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      exhibitors: { totalCount: 24, nodes: [{ id: '21', name: 'Company 21' }, {}, {}, {}] },
      products: { totalCount: 60, nodes: [{ title: 'Product 1', exhibitor: { name: 'Company 2' } }] },
      newsArticles: { nodes: [{ title: 'News 1' }] },
      exhibitor: { name: 'Company 3', products: { totalCount: 9 } },
      product: { title: 'Product 4' },
      edition: { number: 12, city: 'Shanghai' },
    });
    expect(lines).toEqual([]);
  });

  it('answers any other call with an envelope of 404, and tells it in one line', async () => {
    const { origin, lines } = await mock();
    const response = await fetch(`${origin}/app/coupons/list?pageNo=1`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, code: 404, result: null });
    expect(lines).toEqual(['No such call: POST /app/coupons/list?pageNo=1']);
  });
});
