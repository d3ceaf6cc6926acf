import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DefinitionNode, type DocumentNode, Kind, parse, print, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { operationHash, readListedOperations } from '../src/execution/listed-operations.ts';
import { useGateway } from './support/gateway.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const file = `${root}contracts/operations.json`;
const edition = () => ({ records: [], total: 0, size: 10, current: 1, pages: 0 });

/** The document of an operation of the site as its client sends it: with `__typename` in every selection. */
function asSent(source: string): string {
  return print(
    visit(parse(source), {
      Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
      SelectionSet: (node, _key, parent) =>
        parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
          ? undefined
          : {
              ...node,
              selections: [
                ...node.selections,
                { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } },
              ],
            },
    }),
  );
}

const releases = readdirSync(`${root}contracts`).filter((name) => /^\d+\.\d+\.\d+$/.test(name));

/** An operation with all fragments that it needs, as a client sends it. */
function withFragments(operation: DefinitionNode, definitions: readonly DefinitionNode[]): DocumentNode {
  const needed = new Set<DefinitionNode>([operation]);
  for (const one of needed)
    visit(one, {
      FragmentSpread: ({ name }) => {
        const fragment = definitions.find(
          (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === name.value,
        );
        if (fragment) needed.add(fragment);
      },
    });
  return { kind: Kind.DOCUMENT, definitions: [...needed] };
}

const staff = readFileSync(`${root}web/src/features/organiser/staff/staff.graphql`, 'utf8');
const listed = asSent(staff.slice(0, staff.indexOf('mutation InviteStaff')));

describe('the operations of the site', () => {
  it('have the same hash as their client sends them and as they are written', () => {
    const written = 'query A { viewer { ...B @unmask } } fragment B on Viewer { id __typename }';
    const sent = 'fragment B on Viewer {\n  id\n}\nquery A { viewer { ...B __typename } __typename }';
    expect(operationHash(parse(sent))).toBe(operationHash(parse(written)));
    const others = [
      'query A { viewer { ...B } } fragment B on Viewer { id name }',
      'query A { viewer { ...B } } fragment B on Viewer { other: __typename id }',
      'query C { viewer { ...B } } fragment B on Viewer { id }',
      'query A($x: ID) { viewer { ...B } } fragment B on Viewer { id }',
    ];
    for (const other of others)
      expect(operationHash(parse(other)), other).not.toBe(operationHash(parse(written)));
  });

  it('are listed, those of the last release as well', () => {
    const known = [...readListedOperations(file).keys()];
    expect(known.length).toBeGreaterThan(200);
    expect(known).toContain(operationHash(parse(listed)));
  });

  it.each(releases)(
    'of release %s are all listed, for pages of it are still open after an upgrade',
    (release) => {
      const { definitions } = parse(readFileSync(`${root}contracts/${release}/operations.graphql`, 'utf8'));
      const known = readListedOperations(file);
      const documents = definitions
        .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
        .map((operation) => withFragments(operation, definitions));
      expect(documents.length).toBeGreaterThan(150);
      const missing = documents.filter((document) => !known.has(operationHash(document)));
      expect(missing.map((document) => print(document))).toEqual([]);
    },
  );

  it('alone are answered without a key where they are listed', async () => {
    const { query, rest } = await useGateway(
      { '/organiser/me': edition },
      { GRAPHQL_OPERATIONS: 'listed', OPERATIONS_FILE: file },
    );
    expect((await query(listed)).errors).toBeUndefined();
    rest.calls.length = 0;
    for (const other of [
      '{ categories { id } }',
      '{ __schema { types { name } } }',
      `${listed} query More { categories { id } }`,
    ]) {
      const { status, errors } = await query(other, { headers: { language: 'EN' } });
      expect(status, other).toBe(400);
      expect(errors, other).toEqual([
        {
          message: 'Without a key only the site’s own operations are answered; see /d/developers',
          extensions: { code: 'OPERATION_NOT_LISTED' },
        },
      ]);
    }
    expect(rest.calls).toEqual([]);
    // A second time it is as unknown as the first: nothing that was refused is compiled or kept.
    expect((await query('{ categories { id } }')).status).toBe(400);
  });

  it('are no limit in a demo and in development, and one wherever people are real', async () => {
    const demo = await useGateway({ '/app/category/tree': () => [] }, { DEMO_EDITION: '1' });
    expect((await demo.query('{ __typename }')).status).toBe(200);
    const real = await useGateway({}, { NODE_ENV: 'production', OPERATIONS_FILE: file });
    expect((await real.query('{ __typename }')).errors?.[0]?.extensions.code).toBe('OPERATION_NOT_LISTED');
  });

  it('subscribe too', async () => {
    const { app } = await useGateway({}, { GRAPHQL_OPERATIONS: 'listed', OPERATIONS_FILE: file });
    const response = await app.inject({
      method: 'POST',
      url: '/graphql/stream',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', language: 'EN' },
      payload: { query: 'subscription { consultationChanged { id question } }' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].extensions.code).toBe('OPERATION_NOT_LISTED');
  });
});
