import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { LocalisedError } from '../schema/errors.ts';
import { subscriptionReader } from './subscription-document.ts';

const schema = buildSchema(`
  type Query { a: Int }
  type Item { id: ID! }
  type Subscription { items(pageSize: Int): [Item!]! }
`);
const query = 'subscription($pageSize: Int) { items(pageSize: $pageSize) { id } }';
const asked = (pageSize: number, text = query) => ({
  query: text,
  operationName: undefined,
  variables: { pageSize },
});

it('remembers a document that is valid', () => {
  const read = subscriptionReader(schema, []);
  const { document } = read(asked(10));
  expect(document).toBeDefined();
  expect(read(asked(20)).document).toBe(document);
});

it('refuses each time what is invalid, no subscription, or costs too much by its variables', () => {
  const read = subscriptionReader(schema, []);
  for (let time = 0; time < 2; time += 1) {
    expect(read(asked(10, 'subscription { nothing }')).errors).toHaveLength(1);
    expect(read(asked(10, '{ a }')).errors).toHaveLength(1);
    expect(read(asked(10)).errors).toBeUndefined();
    expect(() => read(asked(1_000_000))).toThrow(LocalisedError);
    expect(() => read(asked(10, 'subscription {'))).toThrow('Syntax Error');
  }
});
