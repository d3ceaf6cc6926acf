import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@wirefair/client';
import { data, fakeGateway, refusal, type Sent } from '../test/fake-gateway.ts';
import { CatalogueFile } from './catalogue-file.ts';
import { copyCatalogue } from './copying.ts';

const both = (text: string) => ({ zh: `${text}（中文）`, en: text });
const words = { zh: ['线缆'], en: ['cable'] };
const exhibitor = (id: number, name = `Exhibitor ${id}`) => ({
  id: String(id),
  externalId: null,
  bilingualName: both(name),
  bilingualAddress: both('Address'),
  bilingualDescription: { zh: null, en: null },
  bilingualTags: words,
  booth: { number: 'N3-B27', hall: 'N3', stand: 'B27' },
  category: null,
  countryCode: 'CN',
  logo: null,
  website: null,
  siteUrl: both('https://fair.example/'),
  createdAt: null,
  updatedAt: null,
});
const product = (id: number) => ({
  ...exhibitor(id),
  exhibitor: { id: '1' },
  bilingualTitle: both(`Product ${id}`),
  bilingualBrief: both('Brief'),
  image: { url: 'https://fair.example/a.png' },
  video: null,
  createdAt: '2025-06-16T09:00:00+08:00',
});
const categories = [{ id: '1', ...both('Wire'), children: [{ id: '101', ...both('Copper wire') }] }];

/** A gateway with a catalogue in pages of two; a request that `refuses` is refused for good. */
function catalogue(lists: Record<string, object[]>, refuses: (sent: Sent) => boolean = () => false) {
  return fakeGateway((sent) => {
    if (refuses(sent)) return refusal(401, 'KEY_INVALID');
    if (sent.query.includes('query Categories')) return data({ categories });
    const records = lists[sent.query.includes('productConnection') ? 'products' : 'exhibitors'] ?? [];
    const begin = Number(sent.variables['after'] ?? 0);
    const nodes = records.slice(begin, begin + 2);
    const end = begin + nodes.length;
    const pageInfo = { endCursor: nodes.length > 0 ? String(end) : null, hasNextPage: end < records.length };
    return data({ list: { nodes, pageInfo } });
  });
}

const LISTS = { exhibitors: [1, 2, 3].map((id) => exhibitor(id)), products: [1, 2, 3, 4, 5].map(product) };

describe('a copy of the catalogue', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'wirefair-copy-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const place = () => path.join(folder, 'catalogue.sqlite');

  async function copy({ options }: ReturnType<typeof catalogue>): Promise<void> {
    const file = new CatalogueFile(place());
    try {
      await copyCatalogue(createClient(options), file, new AbortController().signal);
    } finally {
      file.close();
    }
  }

  function rows(sql: string) {
    const database = new sqlite.Database(place(), { readOnly: true });
    try {
      return database.all(sql);
    } finally {
      database.close();
    }
  }

  it('has each record once, in both languages', async () => {
    await copy(catalogue(LISTS));
    expect(rows('SELECT id, parent_id, name_zh, name_en FROM categories ORDER BY id')).toEqual([
      { id: '1', parent_id: null, name_zh: 'Wire（中文）', name_en: 'Wire' },
      { id: '101', parent_id: '1', name_zh: 'Copper wire（中文）', name_en: 'Copper wire' },
    ]);
    expect(rows('SELECT id, name_zh, name_en, hall, tags_zh FROM exhibitors ORDER BY id')).toEqual(
      [1, 2, 3].map((id) => ({
        id: String(id),
        name_zh: `Exhibitor ${id}（中文）`,
        name_en: `Exhibitor ${id}`,
        hall: 'N3',
        tags_zh: '["线缆"]',
      })),
    );
    expect(rows('SELECT id, exhibitor_id, title_zh, title_en FROM products ORDER BY id')).toEqual(
      [1, 2, 3, 4, 5].map((id) => ({
        id: String(id),
        exhibitor_id: '1',
        title_zh: `Product ${id}（中文）`,
        title_en: `Product ${id}`,
      })),
    );
  });

  it('goes on where it was interrupted, and asks for no page twice', async () => {
    const isLastPage = ({ query, variables }: Sent) =>
      query.includes('productConnection') && variables['after'] === '4';
    await expect(copy(catalogue(LISTS, isLastPage))).rejects.toMatchObject({ code: 'KEY_INVALID' });
    expect(rows('SELECT id FROM products')).toHaveLength(4);
    const gateway = catalogue(LISTS);
    await copy(gateway);
    expect(gateway.sent.map(({ variables }) => variables['after'])).toEqual([undefined, '4']);
    expect(rows('SELECT id FROM products')).toHaveLength(5);
    expect(rows('SELECT number, exhibitors_read, products_read FROM copies')).toEqual([
      { number: 1, exhibitors_read: 3, products_read: 5 },
    ]);
  });

  it('brings changes and takes out what is gone when it is made again', async () => {
    await copy(catalogue(LISTS));
    const later = {
      exhibitors: [exhibitor(2), exhibitor(3, 'New name')],
      products: [product(5), product(6)],
    };
    await copy(catalogue(later));
    expect(rows('SELECT id, name_en FROM exhibitors ORDER BY id')).toEqual([
      { id: '2', name_en: 'Exhibitor 2' },
      { id: '3', name_en: 'New name' },
    ]);
    expect(rows('SELECT id FROM products ORDER BY id')).toEqual([{ id: '5' }, { id: '6' }]);
  });
});
