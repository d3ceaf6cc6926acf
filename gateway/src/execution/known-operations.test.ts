import { Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { KnownOperations } from './known-operations.ts';

it('are found by their own document and name only', () => {
  const known = new KnownOperations(({ source }) => ({ source }));
  const source = 'query A { hotTags { id } }';
  const document = parse(source);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('the document begins with an operation');
  known.learn('A', { source, document, operation });
  expect(known.find(source, 'A')).toEqual({ source });
  // Texts and names that together look like that operation are none.
  expect(known.find(source, undefined)).toBeUndefined();
  expect(known.find(`A\n${source}`, undefined)).toBeUndefined();
  known.learn(undefined, { source, document, operation });
  expect(known.find(source, '')).toBeUndefined();
  expect(known.find('A { hotTags { id } }', '\nquery')).toBeUndefined();
});
