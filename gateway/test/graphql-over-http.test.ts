import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { useGateway } from './support/gateway.ts';

/** Audits of the GraphQL-over-HTTP specification, by their ids, with the level that it gives each. */
const audits = serverAudits({ url: 'http://localhost/' }).map(({ id, name }) => ({ id, name }));

/** The audit with this id, of a gateway that listens. */
async function audit(id: string) {
  const { app } = await useGateway({});
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const all = serverAudits({
    url: `${origin}/graphql`,
    // A program that asks by GET shows that it is no page of another site (decision 0007).
    fetchFn: (address: string, options: RequestInit = {}) => {
      const headers = new Headers(options.headers);
      headers.set('apollo-require-preflight', '1');
      return fetch(address, { ...options, headers });
    },
  });
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`there is no audit ${id}`);
  return found.fn();
}

/**
 * Recommendations that are not followed, with what the audit says then: a document that cannot be executed is answered with
 * status 400 also to programs that accept `application/json` alone, so that nothing on the way takes it for a success.
 */
const notFollowed = [
  'SHOULD use 200 status code on document parsing failure when accepting application/json',
  'SHOULD use 200 status code on document validation failure when accepting application/json',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
];

describe('GraphQL over HTTP', () => {
  it.each(audits)('$name', async ({ id, name }) => {
    const result = await audit(id);
    const reason = result.status === 'ok' ? '' : result.reason;
    const expected = notFollowed.includes(name) ? ['warn', 'Response status code is not 200'] : ['ok', ''];
    expect([result.status, reason]).toEqual(expected);
  });

  it('knows each recommendation that is not followed', () => {
    const names = audits.map(({ name }): string => name);
    expect(notFollowed.filter((name) => !names.includes(name))).toEqual([]);
  });
});
