import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@wirefair/client';
import { data, fakeGateway, refusal, type Sent } from '../test/fake-gateway.ts';
import { CatalogueFile } from './catalogue-file.ts';
import { keepCopy } from './copying.ts';

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

interface Catalogue {
  exhibitors: { id: string }[];
  products: { id: string }[];
  /** What is told after the cursor `1`; the copy begins there. */
  changes: object[];
}

/** A gateway with a catalogue in pages of two; a request that `refuses` is refused for good. */
function gatewayWith(lists: Catalogue, refuses: (sent: Sent) => boolean = () => false) {
  const stretch = (records: readonly object[], { after }: Sent['variables'], size: number) => {
    const begin = Number(after ?? 0);
    const nodes = records.slice(begin, begin + size);
    const end = begin + nodes.length;
    return { nodes, pageInfo: { endCursor: String(end), hasNextPage: end < records.length } };
  };
  return fakeGateway((sent) => {
    const { query, variables } = sent;
    if (refuses(sent)) return refusal(401, 'KEY_INVALID');
    if (query.includes('query ChangeCursor')) return data({ changeCursor: '0' });
    if (query.includes('query Changes')) return data({ changes: stretch(lists.changes, variables, 2) });
    if (query.includes('query Categories')) return data({ categories });
    const records = query.includes('productConnection') ? lists.products : lists.exhibitors;
    return data({ list: stretch(records, variables, 2) });
  });
}

const upsert = (type: string, object: { id: string }) => ({
  type,
  recordId: object.id,
  operation: 'UPSERT',
  reason: null,
  mergedIntoId: null,
  [type]: object,
});
const removal = (type: string, recordId: string) => ({
  type,
  recordId,
  operation: 'REMOVE',
  reason: 'DELETED',
  mergedIntoId: null,
});

const LISTS: Catalogue = {
  exhibitors: [1, 2, 3].map((id) => exhibitor(id)),
  products: [1, 2, 3, 4, 5].map(product),
  changes: [],
};

describe('a copy of the catalogue', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'wirefair-copy-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const place = () => path.join(folder, 'catalogue.sqlite');

  async function copy({ options }: ReturnType<typeof gatewayWith>): Promise<void> {
    const file = new CatalogueFile(place());
    try {
      await keepCopy(createClient(options), file, {
        everyMs: undefined,
        signal: new AbortController().signal,
      });
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
  const idsOf = (table: string) => rows(`SELECT id FROM ${table} ORDER BY id`).map(({ id }) => id);

  it('has each record once, in both languages', async () => {
    await copy(gatewayWith(LISTS));
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
    await expect(copy(gatewayWith(LISTS, isLastPage))).rejects.toMatchObject({ code: 'KEY_INVALID' });
    expect(idsOf('products')).toHaveLength(4);
    expect(rows('SELECT is_whole FROM copying')).toEqual([{ is_whole: 0 }]);
    const gateway = gatewayWith(LISTS);
    await copy(gateway);
    expect(gateway.sent.map(({ variables }) => variables['after'])).toEqual(['4', '0']);
    expect(idsOf('products')).toHaveLength(5);
    expect(rows('SELECT copy, is_whole FROM copying')).toEqual([{ copy: 1, is_whole: 1 }]);
  });

  it('takes over what has changed when it is made again, and asks for nothing else', async () => {
    await copy(gatewayWith(LISTS));
    const changes = [
      upsert('EXHIBITOR', exhibitor(3, 'New name')),
      removal('EXHIBITOR', '1'),
      upsert('PRODUCT', product(6)),
      removal('PRODUCT', '2'),
      removal('PRODUCT', '2'),
    ];
    const gateway = gatewayWith({ ...LISTS, changes });
    await copy(gateway);
    expect(gateway.sent.map(({ query }) => query.includes('query Changes'))).toEqual([true, true, true]);
    expect(rows('SELECT id, name_en FROM exhibitors ORDER BY id')).toEqual([
      { id: '2', name_en: 'Exhibitor 2' },
      { id: '3', name_en: 'New name' },
    ]);
    expect(idsOf('products')).toEqual(['1', '3', '4', '5', '6']);
    const again = gatewayWith({ ...LISTS, changes });
    await copy(again);
    expect(again.sent.map(({ variables }) => variables['after'])).toEqual(['5']);
  });

  it('begins anew where its cursor has expired, and takes out what is gone', async () => {
    await copy(gatewayWith(LISTS));
    let isFirst = true;
    const later = gatewayWith({
      exhibitors: [exhibitor(2)],
      products: [product(5), product(7)],
      changes: [],
    });
    const answer = later.options.fetch;
    const expired: typeof fetch = async (...request) => {
      if (isFirst) {
        isFirst = false;
        return refusal(200, 'CURSOR_EXPIRED');
      }
      return required(answer)(...request);
    };
    await copy({ ...later, options: { ...later.options, fetch: expired } });
    expect(idsOf('exhibitors')).toEqual(['2']);
    expect(idsOf('products')).toEqual(['5', '7']);
    expect(rows('SELECT copy FROM copying')).toEqual([{ copy: 2 }]);
  });
});

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('it is there');
  return value;
}
