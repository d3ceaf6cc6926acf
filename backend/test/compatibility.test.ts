import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Contract, restIncompatibilities, type Schema } from './support/rest-compatibility.ts';

const root = new URL('../../', import.meta.url);
const contractAt = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Contract;
const newest = readdirSync(new URL('contracts/', root))
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1);

describe(`the REST contract since release ${newest}`, () => {
  it('breaks no caller', () => {
    const released = contractAt(`contracts/${newest}/openapi.json`);
    expect(restIncompatibilities(released, contractAt('backend/openapi.json'))).toEqual([]);
  });
});

describe('the comparison of REST contracts', () => {
  const item: Schema = {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: { type: 'string' },
      name: { type: 'string' },
      parent: { $ref: '#/components/schemas/Item' },
    },
  };
  const body: Schema = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, note: { type: 'string' } },
  };
  const contract = ({ answer = item, sent = body, required = false, path = '/items' } = {}): Contract => ({
    paths: {
      [path]: {
        post: {
          parameters: [{ name: 'page', in: 'query', required, schema: { type: 'integer' } }],
          requestBody: { content: { 'application/json': { schema: sent } } },
          responses: {
            '200': {
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: { result: { type: 'array', items: { $ref: '#/components/schemas/Item' } } },
                  },
                },
              },
            },
          },
        },
      },
    },
    components: { schemas: { Item: answer } },
  });
  const after = (change: Parameters<typeof contract>[0]) =>
    restIncompatibilities(contract(), contract(change));

  it('finds nothing where nothing changed, and where something is added', () => {
    expect(after({})).toEqual([]);
    expect(
      after({ answer: { ...item, properties: { ...item.properties, more: { type: 'string' } } } }),
    ).toEqual([]);
    expect(
      after({ sent: { ...body, properties: { ...body.properties, more: { type: 'string' } } } }),
    ).toEqual([]);
  });

  it.each<[string, Parameters<typeof contract>[0], string]>([
    ['a call that went', { path: '/things' }, 'POST /items went'],
    ['a parameter that must be sent', { required: true }, 'POST /items ?page must be sent'],
    [
      'a field of the body that must be sent',
      { sent: { ...body, required: ['id', 'note'] } },
      'POST /items body.note must be sent',
    ],
    [
      'a field of the body that went',
      { sent: { ...body, properties: { id: { type: 'string' } } } },
      'POST /items body.note went',
    ],
    [
      'a field of an answer that went',
      { answer: { ...item, properties: { id: { type: 'string' } } } },
      'POST /items answer.result[].name went',
    ],
    [
      'a field of an answer that may be null',
      {
        answer: {
          ...item,
          properties: { ...item.properties, name: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
        },
      },
      'POST /items answer.result[].name was string and is null|string',
    ],
    [
      'a field of an answer that may be missing',
      { answer: { ...item, required: ['id'] } },
      'POST /items answer.result[].name may be missing',
    ],
  ])('finds %s', (_name, change, expected) => {
    expect(after(change)).toContain(expected);
  });
});
