import { expect, it } from 'vitest';
import type { EntranceName } from '../entrances.ts';
import { exchangeAt } from '../test-support/exchanges.ts';
import { locale } from './locale.ts';

it.each<[EntranceName, Record<string, string>, string]>([
  ['site', {}, 'ZH'],
  ['siteStream', { 'accept-language': '*' }, 'ZH'],
  ['partner', {}, 'EN'],
  ['partnerStream', { 'accept-language': '*' }, 'EN'],
  ['partner', { language: 'ZH' }, 'ZH'],
  ['site', { cookie: 'lang=EN' }, 'EN'],
])('at %s, headers %j mean %s', (entrance, headers, expected) => {
  const exchange = exchangeAt(entrance, { headers });
  void locale().begin?.(exchange);
  expect(exchange.locale).toBe(expected);
});
