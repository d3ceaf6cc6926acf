import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const token = 'c'.repeat(43);
const headers = { cookie: `console=${token}; session=${'a'.repeat(43)}` };
const me = { id: '7', name: 'Wei', email: 'wei@fair.example', language: 'EN', rights: ['administrator'] };
const summary = {
  id: '12',
  fileName: 'list.csv',
  author: 'Wei',
  createTime: '2025-07-01 09:00:00',
  state: 'running',
  lineCount: 20,
  goodCount: 18,
  badCount: 2,
  problemCount: 3,
  mode: 'good',
  sendsLetters: true,
  addedCount: 5,
  letterCount: 0,
  startTime: '2025-07-01 09:05:00',
  finishTime: null,
  progress: { phase: 'writing', done: 5, total: 18 },
};
const whole = {
  ...summary,
  encoding: 'shift_jis',
  columns: [{ name: '名称', samples: ['长江'] }],
  fields: [{ key: 'nameCn', label: '公司中文名称', isRequired: false, column: 0 }],
  problems: [{ line: 3, column: '国家', message: '请填写国家' }],
};
const answers = () => ({
  '/organiser/me': () => me,
  '/organiser/exhibitor-imports': () => ({ records: [summary], total: 11 }),
  '/organiser/exhibitor-imports/12': () => whole,
  '/organiser/exhibitor-imports/12/mapping': () => ({
    ...whole,
    state: 'checked',
    progress: null,
    mode: null,
  }),
  '/organiser/exhibitor-imports/12/start': () => ({ ...whole, state: 'waiting' }),
});

describe('exhibitors from a spreadsheet through the gateway', () => {
  it('lists imports by page, and one with its columns, problems and progress, with the session of the console', async () => {
    const { query, rest } = await useGateway(answers());
    const { data } = await query(
      `{ organiser {
        exhibitorImports(page: 2) { totalCount pageInfo { pageCount } nodes { id fileName author createdAt state addedCount } }
        exhibitorImport(id: "12") { id encoding state mode sendsLetters startedAt finishedAt goodCount
          progress { phase done total } columns { name samples } fields { key label column } problems { line column message } }
      } }`,
      { headers },
    );
    expect(data?.['organiser']).toEqual({
      exhibitorImports: {
        totalCount: 11,
        pageInfo: { pageCount: 2 },
        nodes: [
          {
            id: '12',
            fileName: 'list.csv',
            author: 'Wei',
            createdAt: '2025-07-01T09:00:00+08:00',
            state: 'RUNNING',
            addedCount: 5,
          },
        ],
      },
      exhibitorImport: {
        id: '12',
        encoding: 'SHIFT_JIS',
        state: 'RUNNING',
        mode: 'GOOD',
        sendsLetters: true,
        goodCount: 18,
        startedAt: '2025-07-01T09:05:00+08:00',
        finishedAt: null,
        progress: { phase: 'WRITING', done: 5, total: 18 },
        columns: [{ name: '名称', samples: ['长江'] }],
        fields: [{ key: 'nameCn', label: '公司中文名称', column: 0 }],
        problems: [{ line: 3, column: '国家', message: '请填写国家' }],
      },
    });
    const calls = rest.calls.filter(({ path }) => path.startsWith('/organiser/exhibitor-imports'));
    expect(calls.map((call) => [call.path, call.token])).toEqual([
      ['/organiser/exhibitor-imports?pageNo=2&pageSize=10', token],
      ['/organiser/exhibitor-imports/12', token],
    ]);
  });

  it('is null for one that is not there, and an id never changes the path', async () => {
    const { query, rest } = await useGateway({ '/organiser/me': () => me });
    rest.answers['/organiser/exhibitor-imports/0'] = () => refusal(404, 500, '导入不存在');
    const { data } = await query('{ organiser { exhibitorImport(id: "../staff") { id } } }', { headers });
    expect(data).toEqual({ organiser: { exhibitorImport: null } });
  });

  it('sends columns and the chosen way; a refusal names the field; the site is read anew while companies come in', async () => {
    const { query, rest } = await useGateway(
      { ...answers(), '/app/content/edition': () => ({ name: { cn: '展会', en: 'Show' } }) },
      { PUBLIC_TTL_MS: '60000' },
    );
    const payload = 'import { id state mode } message errors { code message path }';
    const check = `mutation { checkExhibitorImport(id: "12", columns: [{ key: "nameCn", column: 0 }]) { ${payload} } }`;
    expect((await query(check, { headers })).data?.['checkExhibitorImport']).toEqual({
      import: { id: '12', state: 'CHECKED', mode: null },
      message: 'ok',
      errors: [],
    });
    const start = `mutation { startExhibitorImport(id: "12", mode: WHOLE, sendsLetters: true) { ${payload} } }`;
    expect((await query(start, { headers })).data?.['startExhibitorImport']).toEqual({
      import: { id: '12', state: 'WAITING', mode: 'GOOD' },
      message: 'ok',
      errors: [],
    });
    const writes = rest.calls.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, body }) => [method, JSON.parse(body)])).toEqual([
      ['PUT', { fields: [{ key: 'nameCn', column: 0 }] }],
      ['POST', { mode: 'whole', sendsLetters: true }],
    ]);
    rest.answers['/organiser/exhibitor-imports/12/mapping'] = () =>
      refusal(400, 500, '请选择这一项所在的列', 'country');
    expect((await query(check, { headers })).data?.['checkExhibitorImport']).toEqual({
      import: null,
      message: null,
      errors: [{ code: 'INVALID', message: '请选择这一项所在的列', path: ['country'] }],
    });

    const look = '{ edition { name } }';
    // An answer is kept from its second request on.
    await query(look);
    await query(look);
    rest.answers['/app/content/edition'] = () => ({ name: { cn: '新名', en: 'New' } });
    expect((await query(look)).data).toEqual({ edition: { name: '展会' } });
    await query('{ organiser { exhibitorImport(id: "12") { state } } }', { headers });
    expect((await query(look)).data).toEqual({ edition: { name: '新名' } });
  });

  it('says on top who may not', async () => {
    const { query } = await useGateway({
      ...answers(),
      '/organiser/exhibitor-imports': () => refusal(403, 510, 'no'),
    });
    const { errors } = await query('{ organiser { exhibitorImports { totalCount } } }', { headers });
    expect(errors?.[0]?.extensions['code']).toBe('STAFF_FORBIDDEN');
  });
});
