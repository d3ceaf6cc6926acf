import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleTokenFor } from './code-sign-in.ts';
import { ask, partnerKey } from './partner-key.ts';
import { required } from './required.ts';
import { startSystem, type System } from './system.ts';

interface BulkExport {
  id: string;
  state: string;
  done: number;
  total: number;
  bytes: string;
  cursor: string;
  sha256: string | null;
  downloadUrl: string | null;
}

interface Line {
  type: string;
  recordId: string;
  object: { id: string; exhibitor?: { id: string } };
  errors?: unknown;
}

interface Stretch {
  list: {
    totalCount: number;
    nodes: { id: string }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
}

const fields = 'id state done total bytes cursor sha256 downloadUrl';

describe('an export of the whole catalogue', () => {
  let system: System;
  let organiser = '';
  let key = '';

  beforeAll(async () => {
    system = await startSystem({ DEMO_EDITION: '1', EDITION_CLOCK: 'demo' });
    organiser = await consoleTokenFor('organiser@wirefair.example', system);
    key = await partnerKey(system, organiser);
  });
  afterAll(() => system.stop());

  /** All ids of a list by cursor, and how many it says that it has. */
  async function listed(connection: string) {
    const query = `query ($after: String) {
      list: ${connection}(first: 200, after: $after) { totalCount nodes { id } pageInfo { endCursor hasNextPage } }
    }`;
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const { list }: Stretch = await ask(system, query, { after }, key);
      ids.push(...list.nodes.map(({ id }) => id));
      if (!list.pageInfo.hasNextPage) return { ids, totalCount: list.totalCount };
      after = list.pageInfo.endCursor;
    }
  }

  async function find(id: string): Promise<BulkExport> {
    const query = `query ($id: ID!) { bulkExport(id: $id) { ${fields} } }`;
    const { bulkExport } = await ask<{ bulkExport: BulkExport | null }>(system, query, { id }, key);
    return required(bulkExport, 'the export');
  }

  /** Loads a part of the file. */
  async function load(url: string, range: string, more: Record<string, string> = {}) {
    const response = await fetch(url, { headers: { range, ...more } });
    const content = Buffer.from(await response.arrayBuffer());
    return { status: response.status, tag: response.headers.get('etag') ?? '', content };
  }

  it(
    'has every exhibitor and product once, is downloaded in two ranges, and joins the feed of changes',
    { timeout: 120_000 },
    async () => {
      const { startExport } = await ask<{ startExport: { export: BulkExport | null; errors: unknown[] } }>(
        system,
        `mutation { startExport(input: { types: [EXHIBITOR, PRODUCT] }) { export { ${fields} } errors { message } } }`,
        {},
        key,
      );
      expect(startExport.errors).toEqual([]);
      const started = required(startExport.export, 'the export');
      await expect.poll(async () => (await find(started.id)).state, { timeout: 90_000 }).toBe('DONE');

      const exhibitors = await listed('exhibitorConnection');
      const products = await listed('productConnection');
      expect(exhibitors.totalCount).toBe(920);
      const done = await find(started.id);
      const total = exhibitors.totalCount + products.totalCount;
      expect(done).toMatchObject({ done: total, total, cursor: started.cursor });

      const url = required(done.downloadUrl, 'the address of the file');
      expect(new URL(url).origin).toBe(system.baseUrl);
      const middle = Math.floor(Number(done.bytes) / 2);
      const first = await load(url, `bytes=0-${middle - 1}`);
      const second = await load(url, `bytes=${middle}-`, { 'if-range': first.tag });
      expect([first.status, second.status]).toEqual([206, 206]);
      const file = Buffer.concat([first.content, second.content]);
      expect(file.length).toBe(Number(done.bytes));

      const text = gunzipSync(file).toString();
      const end = text.lastIndexOf('\n', text.length - 2) + 1;
      const sha256 = createHash('sha256').update(text.slice(0, end)).digest('hex');
      expect(JSON.parse(text.slice(end))).toEqual({ end: { records: total, sha256 } });
      expect(done.sha256).toBe(sha256);
      const lines = text.slice(0, end).trimEnd().split('\n');
      const records = lines.map((line): Line => JSON.parse(line));
      const idsOf = (type: string) => records.filter((one) => one.type === type).map((one) => one.recordId);
      expect(records).toHaveLength(total);
      expect(idsOf('EXHIBITOR')).toEqual(exhibitors.ids);
      expect(idsOf('PRODUCT')).toEqual(products.ids);
      expect(records.filter(({ errors }) => errors !== undefined)).toEqual([]);
      expect(records.filter(({ recordId, object }) => object.id !== recordId)).toEqual([]);
      const known = new Set(exhibitors.ids);
      const strays = records.filter(
        ({ type, object }) => type === 'PRODUCT' && !known.has(object.exhibitor?.id ?? ''),
      );
      expect(strays).toEqual([]);

      // What changes afterwards is told after the cursor.
      const [goes, stays] = exhibitors.ids;
      await ask(
        system,
        'mutation ($stays: ID!, $goes: ID!) { mergeCompanies(input: { stays: $stays, goes: $goes }) { errors { message } } }',
        { stays, goes },
        organiser,
      );
      await expect
        .poll(async () => {
          const { changes } = await ask<{ changes: { nodes: { recordId: string; operation: string }[] } }>(
            system,
            `query ($after: String!) {
              changes(after: $after, types: [EXHIBITOR], first: 500) { nodes { recordId operation } } }`,
            { after: started.cursor },
            key,
          );
          return changes.nodes;
        })
        .toContainEqual({ recordId: goes, operation: 'REMOVE' });
    },
  );

  it('is refused to a session that is no key', async () => {
    const asked = ask(system, '{ bulkExports { id } }', {}, organiser);
    await expect(asked).rejects.toThrow('PARTNER_KEY_NEEDED');
  });
});
