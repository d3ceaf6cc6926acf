import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sqlite from 'node-sqlite3-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from './browser.ts';
import { consoleTokenFor } from './code-sign-in.ts';
import { ask, partnerKey } from './partner-key.ts';
import { required } from './required.ts';
import { startSystem, type System } from './system.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** More than a page of the client, so that the exhibitors are read by cursor too. */
const EXHIBITORS = '150';

interface Booth {
  boothNumber: string;
  boothType: string;
  area: string;
}

interface Text {
  zh: string | null;
  en: string | null;
}

interface Stretch<Node> {
  list: { totalCount: number; nodes: Node[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

/** All of a list as guests of the site read it, id by id with its name in both languages. */
async function listed(system: System, connection: string, text: string) {
  const query = `query ($after: String) {
    list: ${connection}(first: 200, after: $after) {
      totalCount nodes { id text: ${text} { zh en } } pageInfo { endCursor hasNextPage }
    }
  }`;
  const found: { id: string; zh: string | null; en: string | null }[] = [];
  for (let after: string | null = null; ;) {
    const { list }: Stretch<{ id: string; text: Text }> = await ask(system, query, { after });
    found.push(...list.nodes.map((node) => ({ id: node.id, zh: node.text.zh, en: node.text.en })));
    if (!list.pageInfo.hasNextPage) return { totalCount: list.totalCount, records: sorted(found) };
    after = list.pageInfo.endCursor;
  }
}

const sorted = <Node extends { id: string }>(nodes: Node[]): Node[] =>
  nodes.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Gives companies new areas of their booths, one after another, until it is told to stop. @returns how many it changed */
async function changeBooths(system: System, token: string, isOver: () => boolean): Promise<number> {
  const { organiser } = await ask<{ organiser: { deskCompanies: { nodes: ({ id: string } & Booth)[] } } }>(
    system,
    '{ organiser { deskCompanies(pageSize: 100) { nodes { id boothNumber boothType area } } } }',
    {},
    token,
  );
  let changed = 0;
  for (const { id, ...read } of organiser.deskCompanies.nodes) {
    if (isOver()) return changed;
    const { setCompanyBooth } = await ask<{ setCompanyBooth: { company: object | null } }>(
      system,
      `mutation ($id: ID!, $booth: BoothInput!, $read: BoothInput!) {
        setCompanyBooth(id: $id, booth: $booth, read: $read) { company { id } }
      }`,
      { id, booth: { ...read, area: String(20 + changed) }, read },
      token,
    );
    if (setCompanyBooth.company) changed += 1;
  }
  return changed;
}

/** A page of a partner that reads all exhibitors by the client, and shows their ids. */
const PARTNER_PAGE = `<!doctype html><link rel="icon" href="data:,"><script type="module">
  import { createClient } from '/index.js';
  const { endpoint, key } = Object.fromEntries(new URLSearchParams(location.search));
  const ids = [];
  const list = createClient({ endpoint, key }).exhibitors({ fields: ['id'], first: 60 });
  for await (const { id } of list) ids.push(id);
  document.body.appendChild(document.createElement('output')).textContent = ids.join(' ');
</script>`;

/** The site of a partner: that page, and the built client beside it. */
function partnerSite(): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(ROOT, 'client/dist', url);
    if (url.endsWith('.js') && existsSync(file))
      response.setHeader('content-type', 'text/javascript').end(readFileSync(file));
    else response.setHeader('content-type', 'text/html').end(PARTNER_PAGE);
  });
  return new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(server)));
}

describe('the partners’ client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wirefair-client-'));
  const file = join(folder, 'catalogue.sqlite');
  let system: System;
  let token = '';
  let key = '';
  let site: Server;
  let origin = '';

  beforeAll(async () => {
    system = await startSystem({ DEMO_EXHIBITORS: EXHIBITORS, DEMO_EDITION: '1', EDITION_CLOCK: 'demo' });
    token = await consoleTokenFor('organiser@wirefair.example', system);
    site = await partnerSite();
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    key = await partnerKey(system, token, { origins: [origin] });
  });
  afterAll(async () => {
    await system.stop();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs the sample as a partner does: as a program of its own, with the built package. */
  async function copy(ownKey = key) {
    const program = [
      join(ROOT, 'node_modules/tsx/dist/cli.mjs'),
      join(ROOT, 'client/samples/copy-catalogue.ts'),
    ];
    const env = { ...process.env, WIREFAIR_KEY: ownKey };
    return run(process.execPath, [...program, `${system.baseUrl}/graphql`, file], { env, cwd: folder });
  }

  function rows(sql: string) {
    const database = new sqlite.Database(file, { readOnly: true });
    try {
      return database.all(sql);
    } finally {
      database.close();
    }
  }

  /** The booth of a company as GraphQL writes an input. */
  async function boothOf(id: string): Promise<string> {
    const { organiser } = await ask<{ organiser: { deskCompany: Record<string, string | null> } }>(
      system,
      'query ($id: ID!) { organiser { deskCompany(id: $id) { boothNumber boothKind area } } }',
      { id },
      token,
    );
    const { boothNumber, boothKind, area } = organiser.deskCompany;
    return `{ boothNumber: "${boothNumber}", boothKind: ${boothKind}, area: "${area}" }`;
  }

  /** The records of a table, each with a text in both languages. */
  const texts = (text: string, table: string) =>
    rows(`SELECT id, ${text}_zh AS zh, ${text}_en AS en FROM ${table} ORDER BY id`);

  /** What the file has, compared with what guests of the site read. */
  async function expectExactCopy() {
    const exhibitors = await listed(system, 'exhibitorConnection', 'bilingualName');
    const products = await listed(system, 'productConnection', 'bilingualTitle');
    expect(texts('name', 'exhibitors')).toEqual(exhibitors.records);
    expect(texts('title', 'products')).toEqual(products.records);
    expect(
      rows('SELECT products.id FROM products WHERE exhibitor_id NOT IN (SELECT id FROM exhibitors)'),
    ).toEqual([]);
    return { exhibitors, products };
  }

  it(
    'copies the catalogue by its sample while others write, none missing and none twice',
    { timeout: 90_000 },
    async () => {
      let isOver = false;
      const copying = copy().finally(() => {
        isOver = true;
      });
      const [{ stdout }, changed] = await Promise.all([copying, changeBooths(system, token, () => isOver)]);
      expect(changed).toBeGreaterThan(0);

      const { exhibitors, products } = await expectExactCopy();
      expect(exhibitors.totalCount).toBe(Number(EXHIBITORS));
      expect(products.totalCount).toBeGreaterThan(200);
      expect(stdout).toContain(`${exhibitors.totalCount} exhibitors, ${products.totalCount} products.`);
      expect(rows('SELECT id FROM categories WHERE name_zh = name_en OR name_zh IS NULL')).toEqual([]);
    },
  );

  it('reads in a browser, on a page whose origin the key knows', async () => {
    const visitor = await page();
    await visitor.goto(`${origin}/?${new URLSearchParams({ endpoint: `${system.baseUrl}/graphql`, key })}`);
    const found = required(await visitor.locator('output').textContent()).split(' ');
    expect(new Set(found).size).toBe(Number(EXHIBITORS));
    expect(found).toHaveLength(Number(EXHIBITORS));
  });

  it('takes over what was changed, merged and removed since, and copies nothing else', async () => {
    const [stays, goes] = rows('SELECT id FROM exhibitors ORDER BY id LIMIT 2').map(({ id }) =>
      typeof id === 'string' ? id : '',
    );
    const areaOf = () => rows(`SELECT booth_number FROM exhibitors WHERE id = '${stays}'`);
    const before = areaOf();
    await ask(
      system,
      `mutation ($id: ID!) { setCompanyBooth(input: {
        id: $id, booth: { boothNumber: "X9-Z99", boothKind: STANDARD, area: "9" }, read: ${await boothOf(required(stays))}
      }) { company { id } errors { message } } }`,
      { id: stays },
      token,
    );
    await ask(
      system,
      'mutation ($stays: ID!, $goes: ID!) { mergeCompanies(input: { stays: $stays, goes: $goes }) { errors { message } } }',
      { stays, goes },
      token,
    );
    await copy();
    expect(before).not.toEqual(areaOf());
    expect(areaOf()).toEqual([{ booth_number: 'X9-Z99' }]);
    const { exhibitors } = await expectExactCopy();
    expect(exhibitors.totalCount).toBe(Number(EXHIBITORS) - 1);
    // One copy of everything, and changes since.
    expect(rows('SELECT copy, is_whole FROM copying')).toEqual([{ copy: 1, is_whole: 1 }]);
  });

  it('says why its sample cannot copy with a key that is none', async () => {
    await expect(copy('wf_live_unknown')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('KEY_INVALID: The key is unknown'),
    });
  });
});
