import { makeExecutableSchema } from '@graphql-tools/schema';
import { describe, expect, it } from 'vitest';
import { Operations } from '../../execution/operations.ts';
import type { EntranceName } from '../entrances.ts';
import { begin, exchangeAt, keptLog, refusal } from '../test-support/exchanges.ts';
import { validation } from './validation.ts';

const schema = makeExecutableSchema({
  typeDefs: 'type Query { a(text: String): Int } type Mutation { b: Int } type Subscription { c: Int }',
});
const { log } = keptLog();
const contract = new Operations({ schema, introspection: true, log });
const step = validation({ operations: { site: contract, partner: contract }, log });

function asking(entrance: EntranceName, query: string, variables = {}, method = 'POST') {
  const exchange = exchangeAt(entrance, { method });
  exchange.parameters = { query, variables };
  return exchange;
}

describe('the validation', () => {
  it('finds the operation of a valid document, and of the next request with the same one', async () => {
    const query = 'query A { a }';
    const first = asking('site', query);
    expect(await begin(step, first)).toBeUndefined();
    expect(first.requiredOperation.name).toBe('A');
    expect(contract.find({ query })).toBe(first.operation);
  });

  it('answers what is wrong with a document', async () => {
    const exchange = asking('site', '{ nothing }');
    expect(await begin(step, exchange)).toBe('answered');
    expect(exchange.status).toBe(400);
    expect(exchange.errors?.[0]?.message).toBe('查询无效：Cannot query field "nothing" on type "Query".');
  });

  it.each<[EntranceName, string, string, number]>([
    ['site', 'POST', 'subscription { c }', 400],
    ['partner', 'POST', 'subscription { c }', 400],
    ['siteStream', 'POST', '{ a }', 400],
    ['partnerStream', 'POST', 'mutation { b }', 400],
    ['site', 'GET', 'mutation { b }', 405],
  ])('refuses at %s %s %s', async (entrance, method, query, status) => {
    const refused = await refusal(step, asking(entrance, query, {}, method));
    expect(refused).toEqual([status, expect.stringMatching(/^BAD_/)]);
  });

  it('refuses a text that has no form in UTF-8', async () => {
    const query = 'query ($text: String) { a(text: $text) }';
    expect(await refusal(step, asking('site', query, { text: 'a\ud800' }))).toEqual([400, 'BAD_USER_INPUT']);
    expect(await refusal(step, asking('site', query, { text: 'a😀' }))).toBeUndefined();
  });
});
