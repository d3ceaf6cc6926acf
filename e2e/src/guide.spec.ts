import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from './browser.ts';
import { consoleTokenFor } from './code-sign-in.ts';
import { exhibitorWriter, organiserWriter, type Writer } from './list-writers.ts';
import { partnerKey } from './partner-key.ts';
import { required } from './required.ts';
import { startSystem, type System } from './system.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A list of so many is read in several stretches even of the length that the guide asks for. */
const EXHIBITORS = '250';

/** Records of a stretch while others write: shorter than in the guide, so that more happens between two of them. */
const STRETCH = 40;

/** Whole lists, step by step, on machines that do other things besides. */
const LONG_MS = 120_000;

interface Node {
  id: string;
  exhibitor?: { id: string };
  bilingualTitle?: { zh: string; en: string };
}

interface Stretch {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

interface Answer {
  data?: Record<string, Stretch>;
  errors?: { message: string }[];
}

/** The one list of an answer. @throws Error with what was refused */
function listIn({ data, errors }: Answer): Stretch {
  if (errors) throw new Error(JSON.stringify(errors));
  return required(Object.values(required(data, 'the data'))[0], 'the list');
}

const idsOf = (nodes: readonly Node[]) => nodes.map(({ id }) => id);

describe('a program that knows the guide for developers alone', () => {
  let system: System;
  let organiser = '';
  let key = '';
  let samples: string[] = [];
  beforeAll(async () => {
    system = await startSystem({
      DEMO_EXHIBITORS: EXHIBITORS,
      DEMO_EDITION: '1',
      DEMO_REVIEW_SECONDS: '1',
      EDITION_CLOCK: 'demo',
    });
    organiser = await consoleTokenFor('organiser@wirefair.example', system);
    key = await partnerKey(system, organiser);
    const at = await page({ locale: 'EN' });
    await at.goto(`${system.baseUrl}/d/developers`);
    const printed = at.getByRole('main').locator('pre');
    // The page's text comes after its frame: none of the samples is there before the first one.
    await printed.first().waitFor();
    samples = await printed.allInnerTexts();
  });
  afterAll(() => system.stop());

  const sample = (part: string): string =>
    required(
      samples.find((text) => text.includes(part)),
      `a sample with ${part}`,
    );

  /** Asks with the key, and says which query of a text with several is meant. */
  async function send(query: string, operationName: string, after: string | null = null): Promise<Answer> {
    const response = await fetch(`${system.baseUrl}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, operationName, variables: { after } }),
    });
    const answer: Answer = JSON.parse(await response.text());
    return answer;
  }

  /** Reads a list to its end by a query of the guide. @param meanwhile what happens beside each stretch */
  async function whole(
    query: string,
    name: string,
    meanwhile: () => Promise<unknown> = async () => {},
  ): Promise<Node[]> {
    const nodes: Node[] = [];
    for (let after: string | null = null; ;) {
      const [answer]: [Answer, unknown] = await Promise.all([send(query, name, after), meanwhile()]);
      const list: Stretch = listIn(answer);
      const { pageInfo } = list;
      nodes.push(...list.nodes);
      if (!pageInfo.hasNextPage) return nodes;
      after = pageInfo.endCursor;
    }
  }

  it('runs its first program as it is printed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wirefair-guide-'));
    const file = join(folder, 'first-query.mts');
    writeFileSync(file, sample('await fetch('));
    const env = { ...process.env, WIREFAIR_KEY: key };
    const { stdout } = await run(process.execPath, [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), file], {
      env,
    });
    rmSync(folder, { recursive: true, force: true });
    expect(stdout).toMatch(/^200 /);
    expect(stdout).toContain(`"totalCount": ${EXHIBITORS}`);
  });

  it.each(['Exhibitors', 'Products', 'WithProducts', 'Changed', 'BothLanguages'])(
    'gets something by the query %s as it is printed',
    async (name) => {
      const { nodes } = listIn(await send(sample(`query ${name}`), name));
      expect(nodes).not.toEqual([]);
    },
  );

  it(
    'copies what is there all the time once, while exhibitors and the organiser write',
    { timeout: LONG_MS },
    async () => {
      const query = sample('query Products(').replaceAll(/first: \d+/g, `first: ${STRETCH}`);
      const read = async () => ({
        exhibitors: await whole(query, 'Exhibitors'),
        products: await whole(query, 'Products'),
      });
      const before = await read();
      const exhibitors = await Promise.all(
        ['wu@wirefair.example', 'weber@wirefair.example'].map((email) => exhibitorWriter(system, email)),
      );
      const writing = new Set(exhibitors.map(({ companyId }) => companyId));
      const others = idsOf(before.exhibitors).filter((id) => !writing.has(id));
      const writers: Writer[] = [
        ...exhibitors.map(({ write }) => write),
        organiserWriter(system, organiser, others),
      ];
      let step = 0;
      const meanwhile = async () => {
        const now = step;
        step += 1;
        await Promise.all(writers.map((write) => write(now)));
      };
      const copy = {
        exhibitors: await whole(query, 'Exhibitors', meanwhile),
        products: await whole(query, 'Products', meanwhile),
      };
      const after = await read();

      for (const list of ['exhibitors', 'products'] as const) {
        const copied = idsOf(copy[list]);
        expect(new Set(copied).size).toBe(copied.length);
        const still = new Set(idsOf(after[list]));
        const always = idsOf(before[list]).filter((id) => still.has(id));
        expect(always.length).toBeGreaterThan(100);
        const had = new Set(copied);
        expect(always.filter((id) => !had.has(id))).toEqual([]);
      }
      // Each step merged two companies, and the products of one moved to another.
      expect(step).toBeGreaterThan(10);
      const left = new Set(idsOf(after.exhibitors));
      const gone = new Set(idsOf(before.exhibitors).filter((id) => !left.has(id)));
      expect(gone.size).toBe(step);
      const moved = before.products.filter(({ exhibitor }) => exhibitor && gone.has(exhibitor.id));
      expect(moved.length).toBeGreaterThan(10);
      const titles = new Map(copy.products.map(({ id, bilingualTitle }) => [id, bilingualTitle]));
      for (const { id, bilingualTitle } of moved) expect(titles.get(id)).toEqual(bilingualTitle);
    },
  );
});
