import { describe, expect, it } from 'vitest';
import { RawReply } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { required } from './support/required.ts';

const token = 'c'.repeat(43);
const headers = { cookie: `console=${token}; session=${'a'.repeat(43)}` };
const me = { id: '7', name: 'Wei', email: 'wei@fair.example', language: 'EN', rights: ['editor'] };
const summary = {
  name: 'sessions',
  group: 'events',
  title: 'Sessions',
  lead: 'By starting time.',
  parent: 'events',
  isOrderable: false,
  isAddable: true,
  isRemovable: true,
  isSingle: false,
};
const field = {
  name: 'title',
  label: 'Topic',
  hint: '',
  kind: 'line',
  sides: 'both',
  isRequired: true,
  isShared: false,
  isFixed: false,
  max: 300,
  min: 0,
  choices: [],
};
const collection = { ...summary, fields: [field], children: [{ name: 'speakers', title: 'Speakers' }] };
const line = {
  id: '12',
  scope: '5',
  titleCn: '开幕',
  titleEn: '',
  stage: 'public',
  draft: 'scheduled',
  publishTime: '2025-07-01 09:00:00',
  missing: ['EN'],
};
const entry = {
  ...line,
  collection: 'sessions',
  version: 3,
  editor: '',
  updateTime: '',
  problem: '',
  values: [{ field: 'title', cn: '开幕', en: '' }],
};
const save = `mutation($input: SaveContentInput!) { saveContent(input: $input) {
  entry { id stage } message errors { code message path } } }`;
const input = { collection: 'sessions', aim: 'PUBLISHED', values: [{ field: 'title', cn: '开幕', en: '' }] };

describe('the site’s content through the gateway', () => {
  it('tells of the lists and what is missing in them, with the session of the console', async () => {
    const { query, rest } = await useGateway({
      '/organiser/me': () => me,
      '/organiser/content': () => [{ ...summary, total: 9, lacking: 2, waiting: 1 }],
    });
    const { data } = await query(
      '{ organiser { contentOverview { id group totalCount lackingCount draftCount } } }',
      { headers },
    );
    expect(data).toEqual({
      organiser: {
        contentOverview: [{ id: 'sessions', group: 'EVENTS', totalCount: 9, lackingCount: 2, draftCount: 1 }],
      },
    });
    expect(rest.calls.find(({ path }) => path === '/organiser/content')?.token).toBe(token);
  });

  it('reads a list with its fields and the entries of a parent, a page one call', async () => {
    const { query, rest } = await useGateway({
      '/organiser/me': () => me,
      '/organiser/content/sessions': () => collection,
      '/organiser/content/sessions/entries': () => ({ records: [line], total: 51 }),
    });
    const { data } = await query(
      `{ organiser { contentCollection(id: "sessions") { id parent children { id }
        fields { name kind isBilingual hint }
        entries(parent: "events.5", page: 2) { totalCount pageInfo { pageCount }
          nodes { id stage draft publishAt missing } } }
        none: contentCollection(id: "../staff") { id } } }`,
      { headers },
    );
    expect(data).toEqual({
      organiser: {
        contentCollection: {
          id: 'sessions',
          parent: 'events',
          children: [{ id: 'speakers' }],
          fields: [{ name: 'title', kind: 'LINE', isBilingual: true, hint: null }],
          entries: {
            totalCount: 51,
            pageInfo: { pageCount: 2 },
            nodes: [
              {
                id: 'sessions.12',
                stage: 'PUBLIC',
                draft: 'SCHEDULED',
                missing: ['EN'],
                publishAt: '2025-07-01T09:00:00+08:00',
              },
            ],
          },
        },
        none: null,
      },
    });
    const lists = rest.calls.filter(({ path }) => path.startsWith('/organiser/content/sessions/entries'));
    expect(lists).toHaveLength(1);
    const asked = Object.fromEntries(new URL(required(lists[0]).path, 'http://x').searchParams);
    expect(asked).toEqual({ scope: '5', pageNo: '2', pageSize: '50' });
  });

  it('asks for all entries where none is named that they belong to', async () => {
    const { query, rest } = await useGateway({
      '/organiser/me': () => me,
      '/organiser/content/sessions': () => collection,
      '/organiser/content/sessions/entries': () => ({ records: [], total: 0 }),
    });
    await query(
      '{ organiser { contentCollection(id: "sessions") { entries(parent: "") { totalCount } } } }',
      {
        headers,
      },
    );
    const list = rest.calls.find(({ path }) => path.includes('/entries'));
    expect(list?.path).not.toContain('scope');
  });

  it('asks for what was taken off the site, and shows what is switched on', async () => {
    const { query, rest } = await useGateway({
      '/organiser/me': () => me,
      '/organiser/content/sessions': () => collection,
      '/organiser/content/sessions/entries': () => ({
        records: [{ ...line, marks: ['Sold out'] }],
        total: 1,
      }),
    });
    const { data } = await query(
      '{ organiser { contentCollection(id: "sessions") { entries(removed: true) { nodes { marks } } } } }',
      { headers },
    );
    expect(data).toEqual({
      organiser: { contentCollection: { entries: { nodes: [{ marks: ['Sold out'] }] } } },
    });
    expect(rest.calls.find(({ path }) => path.includes('/entries'))?.path).toContain('removed=true');
  });

  it('reads an entry with its versions and what changed; null for one that is not there', async () => {
    const at = '/organiser/content/sessions/entries/12';
    const { query } = await useGateway({
      '/organiser/me': () => me,
      '/organiser/content/sessions': () => collection,
      [at]: () => entry,
      [`${at}/versions`]: () => [{ number: 1, time: '2025-06-16 09:00:00', editor: '', isRemoval: false }],
      [`${at}/changes`]: (url) => [
        { field: url.search, field_dictText: 'Topic', pieces: [{ kind: 'added', text: '开幕' }] },
      ],
    });
    const { data } = await query(
      `{ organiser { contentEntry(id: "sessions.12") { id parent editor updatedAt problem
        values { field cn en } versions { number editor at } changes(from: 1, to: 0) { field label pieces { kind text } } }
        none: contentEntry(id: "../staff") { id } } }`,
      { headers },
    );
    expect(data).toEqual({
      organiser: {
        contentEntry: {
          id: 'sessions.12',
          parent: 'events.5',
          editor: null,
          updatedAt: null,
          problem: null,
          values: entry.values,
          versions: [{ number: 1, editor: null, at: '2025-06-16T09:00:00+08:00' }],
          changes: [{ field: '?from=1&to=0', label: 'Topic', pieces: [{ kind: 'ADDED', text: '开幕' }] }],
        },
        none: null,
      },
    });
  });

  it('adds, changes, moves and takes off; the site is read anew after it', async () => {
    let total = 0;
    const at = '/organiser/content/sessions/entries';
    const { query, rest } = await useGateway(
      {
        '/app/info/queryArticlePageList': () => ({ records: [], total: (total += 1) }),
        [at]: () => entry,
        [`${at}/12`]: () => entry,
        [`${at}/12/place`]: () => null,
        [`${at}/12/draft`]: () => null,
      },
      { PUBLIC_TTL_MS: '60000' },
    );
    const count = async () =>
      (
        (await query('{ newsArticles { totalCount } }')).data as unknown as {
          newsArticles: { totalCount: number };
        }
      ).newsArticles.totalCount;
    // An answer is kept from its second request on.
    await count();
    const first = await count();
    expect(await count()).toBe(first);
    const { data } = await query(save, { headers, variables: { input: { ...input, parent: 'events.5' } } });
    expect(data?.['saveContent']).toMatchObject({
      entry: { id: 'sessions.12', stage: 'PUBLIC' },
      errors: [],
    });
    expect(await count()).toBe(first + 1);
    await query(save, { headers, variables: { input: { ...input, id: 'sessions.12', version: 3 } } });
    await query('mutation { moveContent(id: "sessions.12", place: 2) { message } }', { headers });
    await query('mutation { discardContentDraft(id: "sessions.12", version: 3) { message } }', { headers });
    const removed = await query(
      'mutation { removeContent(id: "sessions.12", version: 3) { entry { id } errors { code } } }',
      { headers },
    );
    expect(removed.data?.['removeContent']).toEqual({ entry: null, errors: [] });
    const writes = rest.calls.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ method, path }) => `${method} ${path.replace(at, '')}`)).toEqual([
      ...['POST ', 'PUT /12', 'PUT /12/place', 'DELETE /12/draft?version=3', 'DELETE /12?version=3'],
    ]);
    expect(JSON.parse(required(writes[0]).body)).toMatchObject({
      scope: '5',
      aim: 'published',
      version: 0,
      publishTime: '',
    });
  });

  it('tells which side is wrong, and that somebody was quicker', async () => {
    const refused = (status: number, message: string, field?: string) =>
      new RawReply(
        status,
        JSON.stringify({ success: false, code: 500, message, field, result: null, timestamp: 0 }),
      );
    const at = '/organiser/content/sessions/entries';
    const { query } = await useGateway({
      [at]: () => refused(400, 'Too long', 'titleCn'),
      [`${at}/12`]: () => refused(412, 'Changed'),
    });
    const wrong = await query(save, { headers, variables: { input } });
    expect(wrong.data?.['saveContent']).toMatchObject({
      entry: null,
      errors: [{ code: 'INVALID', message: 'Too long', path: ['titleCn'] }],
    });
    const late = await query(save, { headers, variables: { input: { ...input, id: 'sessions.12' } } });
    expect(late.data?.['saveContent']).toMatchObject({ errors: [{ code: 'CHANGED', path: null }] });
  });
});
