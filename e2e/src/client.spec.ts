import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import sqlite from 'node-sqlite3-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleTokenFor } from './code-sign-in.ts';
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

/** Asks the gateway of a system. @param token of a session, none for what everybody may see */
async function ask<Data>({ baseUrl }: System, query: string, variables: object, token = ''): Promise<Data> {
  const response = await fetch(`${baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Makes a partner and a key for the sample, as an administrator. */
async function partnerKey(system: System, token: string): Promise<string> {
  const added = await ask<{ addPartner: { partner: { id: string } | null } }>(
    system,
    'mutation ($input: AddPartnerInput!) { addPartner(input: $input) { partner { id } } }',
    { input: { name: 'Cable Weekly', contactName: 'Ada', contactEmail: 'ada@weekly.example' } },
    token,
  );
  const partnerId = required(added.addPartner.partner, 'the partner').id;
  const made = await ask<{ createPartnerKey: { key: string | null } }>(
    system,
    'mutation ($input: CreatePartnerKeyInput!) { createPartnerKey(input: $input) { key } }',
    { input: { partnerId, name: 'Copy', scopes: ['READ_EXHIBITORS', 'READ_PRODUCTS'] } },
    token,
  );
  return required(made.createPartnerKey.key, 'the key');
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
  nodes.toSorted((one, other) => one.id.localeCompare(other.id));

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

describe('the sample of the partners’ client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wirefair-client-'));
  const file = join(folder, 'catalogue.sqlite');
  let system: System;
  let token = '';
  let key = '';

  beforeAll(async () => {
    system = await startSystem({ DEMO_EXHIBITORS: EXHIBITORS, DEMO_EDITION: '1', EDITION_CLOCK: 'demo' });
    token = await consoleTokenFor('organiser@wirefair.example', system);
    key = await partnerKey(system, token);
  });
  afterAll(async () => {
    await system.stop();
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

  /** The ids of a table, each with a text in both languages. */
  const texts = (text: string, table: string) =>
    sorted(
      rows(`SELECT id, ${text}_zh AS zh, ${text}_en AS en FROM ${table}`).map((row) => ({
        id: String(row['id']),
        zh: row['zh'],
        en: row['en'],
      })),
    );

  it('copies the catalogue in both languages while others write, none missing and none twice', async () => {
    let isOver = false;
    const copying = copy().finally(() => {
      isOver = true;
    });
    const [{ stdout }, changed] = await Promise.all([copying, changeBooths(system, token, () => isOver)]);
    expect(changed).toBeGreaterThan(0);

    const exhibitors = await listed(system, 'exhibitorConnection', 'bilingualName');
    const products = await listed(system, 'productConnection', 'bilingualTitle');
    expect(exhibitors.totalCount).toBe(Number(EXHIBITORS));
    expect(products.totalCount).toBeGreaterThan(200);
    expect(stdout).toContain(`${exhibitors.totalCount} exhibitors, ${products.totalCount} products.`);
    expect(texts('name', 'exhibitors')).toEqual(exhibitors.records);
    expect(texts('title', 'products')).toEqual(products.records);
    // What the copy was given is what it keeps: no record came twice.
    expect(rows('SELECT exhibitors_read, products_read FROM copies')).toEqual([
      { exhibitors_read: exhibitors.totalCount, products_read: products.totalCount },
    ]);
    expect(
      rows('SELECT products.id FROM products WHERE exhibitor_id NOT IN (SELECT id FROM exhibitors)'),
    ).toEqual([]);
    expect(rows('SELECT id FROM categories WHERE name_zh = name_en OR name_zh IS NULL')).toEqual([]);
  });

  it('leaves each record once when it is copied again', async () => {
    const before = rows('SELECT count(*) AS records FROM products');
    await copy();
    expect(rows('SELECT count(*) AS records FROM products')).toEqual(before);
    expect(rows('SELECT number FROM copies WHERE finished_at IS NOT NULL')).toHaveLength(2);
  });

  it('says why it cannot copy with a key that is none', async () => {
    await expect(copy('wf_live_unknown')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('KEY_INVALID: The key is unknown'),
    });
  });
});
