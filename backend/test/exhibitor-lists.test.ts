import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listFileRoutes } from '../src/modules/catalogue/list-files/routes.ts';
import { listFileService } from '../src/modules/catalogue/list-files/service.ts';
import { useService } from './support/service.ts';

/** More than a list of the site reaches. */
const MORE = 10_500;

describe('lists of exhibitors as files', () => {
  const service = useService();
  const fail = () => {
    throw new Error('no database');
  };
  const fileAt = (name: string) => service.app().inject({ url: `/files/exhibitor-lists/${name}` });
  const stands = (csv: string) =>
    csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
  let all: string[];
  let ofSecond: string[];
  let origin: string;

  beforeAll(async () => {
    origin = await service.app().listen({ port: 0 });
    const orm = service.database().orm();
    // Two companies share each stand, and so each place where a reading of a thousand may end.
    await orm.execute(sql`
      insert into exhibitor (id, name_cn, name_en, booth_number, country, category_code, tags_cn, tags_en,
        created_at, updated_at, search)
      select 3000000000000 + n, '展商' || n, 'Company ' || n, 'Z' || lpad((n / 2)::text, 5, '0'), 'CN',
        (1 + n % 2)::text, '{}', '{}', now(), now(), ''
      from generate_series(1, ${MORE}::int) n`);
    const { rows } = (await orm.execute(
      sql`select booth_number as stand, category_code as root from exhibitor order by booth_number, id`,
    )) as unknown as { rows: { stand: string; root: string }[] };
    all = rows.map(({ stand }) => stand);
    ofSecond = rows.filter(({ root }) => root === '2').map(({ stand }) => stand);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('hold every company once, however many there are, by stand', { tags: ['PUB-046'] }, async () => {
    expect(all.length).toBeGreaterThan(MORE);
    for (const side of ['cn', 'en']) {
      const { statusCode, body } = await fileAt(`all-${side}.csv`);
      expect(statusCode).toBe(200);
      expect(stands(body)).toEqual(all);
      const names = body.match(side === 'cn' ? /,展商\d+,/g : /,Company \d+,/g);
      expect(new Set(names).size).toBe(MORE);
    }
    const second = await fileAt('2-cn.csv');
    expect(stands(second.body)).toEqual(ofSecond);
  });

  it(
    'as pages to print say how many they show, and show as many, in both languages',
    { tags: ['PUB-046'] },
    async () => {
      const said = { cn: `共 ${all.length} 家`, en: `${all.length} companies` };
      for (const side of ['cn', 'en'] as const) {
        const { body } = await fileAt(`all-${side}.html`);
        expect(body).toContain(said[side]);
        expect(body.match(/<tr>/g)).toHaveLength(all.length + 1);
        expect(body.trimEnd().endsWith('</html>')).toBe(true);
      }
    },
  );

  it('are read in parts, and only as far as they are taken', async () => {
    // Of its own: the service's other work asks the same database meanwhile.
    const query = vi.fn(() => service.database().orm());
    const parts = listFileService({ ...service.database(), orm: query }, service.clock).csv('', 'en');
    await parts.next();
    expect(query).toHaveBeenCalledTimes(1);
    const { value } = await parts.next();
    expect(query).toHaveBeenCalledTimes(2);
    expect((value as string).trim().split('\r\n')).toHaveLength(1000);
    await parts.return(undefined);
    expect(query).toHaveBeenCalledTimes(2);
  });

  it('are not read for who asks for their headers alone', async () => {
    vi.spyOn(service.database(), 'orm').mockImplementation(fail);
    const head = await fetch(`${origin}/files/exhibitor-lists/all-en.csv`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('that cannot be read are told so, and nobody keeps the answer', async () => {
    for (const name of ['all-en.csv', 'all-cn.html']) {
      vi.spyOn(service.database(), 'orm').mockImplementation(fail);
      const { statusCode, headers, json } = await fileAt(name);
      expect(statusCode, name).toBe(503);
      expect(json()).toMatchObject({ success: false });
      expect(headers['cache-control']).toBeUndefined();
    }
  });

  it('that break off amid their rows end as broken downloads, not as shorter lists', async () => {
    // A database of its own: the service's other work asks the shared one meanwhile.
    const database = service.database();
    let calls = 0;
    const orm = () => {
      calls += 1;
      return calls > 3 ? fail() : database.orm();
    };
    const app = fastify();
    await app.register(listFileRoutes, { database: { ...database, orm }, clock: service.clock });
    onTestFinished(() => app.close());
    const address = await app.listen({ port: 0 });
    const response = await fetch(`${address}/files/exhibitor-lists/all-en.csv`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect(calls).toBe(4);
  });
});
