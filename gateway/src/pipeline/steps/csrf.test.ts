import { expect, it } from 'vitest';
import { exchangeAt, refusal } from '../test-support/exchanges.ts';
import { csrf } from './csrf.ts';

it.each<[string, Record<string, string>]>([
  ['no type', {}],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a file form', { 'content-type': 'multipart/form-data; boundary=b' }],
  ['plain text', { 'content-type': 'Text/Plain;charset=utf-8' }],
  ['a type without a name', { 'content-type': ' ;charset=utf-8' }],
  ['an empty proof', { 'content-type': 'text/plain', 'apollo-require-preflight': '' }],
])('refuses what a page of another site can send: %s', async (_what, headers) => {
  expect(await refusal(csrf(), exchangeAt('site', { headers }))).toEqual([400, 'BAD_REQUEST']);
});

it.each<[string, Record<string, string>]>([
  ['JSON', { 'content-type': 'application/json' }],
  ['a proof', { 'apollo-require-preflight': '1' }],
  ['the name of the operation', { 'content-type': 'text/plain', 'x-apollo-operation-name': 'A' }],
])('lets pass what needs a preflight: %s', async (_what, headers) => {
  expect(await refusal(csrf(), exchangeAt('site', { headers }))).toBeUndefined();
});
