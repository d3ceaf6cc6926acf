import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractions } from '../../test/support/expansion.ts';

const root = new URL('../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8');
const newest = readdirSync(new URL('contracts/', root))
  .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1);
if (newest === undefined) throw new Error('contracts/ has no release');

/** Names of the released migrations, each with the SHA-256 of its file. */
const released = JSON.parse(textOf(`contracts/${newest}/migrations.json`)) as Record<string, string>;
const journal = JSON.parse(textOf('backend/migrations/meta/_journal.json')) as {
  entries: { idx: number; when: number; tag: string }[];
};
const sqlOf = (tag: string) => textOf(`backend/migrations/${tag}.sql`);

describe(`the migrations since release ${newest}`, () => {
  it('only expand, so that its code runs on the new tables', async () => {
    const tags = journal.entries.map(({ tag }) => tag).filter((tag) => !(tag in released));
    const added = Object.fromEntries(tags.map((tag) => [tag, sqlOf(tag)]));
    expect(await contractions(added, newest)).toEqual([]);
  });

  it('leave the released ones as they are', () => {
    const hashes = Object.keys(released).map((tag) => [
      tag,
      createHash('sha256').update(sqlOf(tag)).digest('hex'),
    ]);
    expect(Object.fromEntries(hashes)).toEqual(released);
  });

  it('are in the order in which they are applied: one with an earlier time would be left out', () => {
    const { entries } = journal;
    expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_entry, index) => index));
    const times = entries.map(({ when }) => when);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });
});

describe('what is found in migrations', () => {
  it.each([
    ['a table that goes', 'drop table news', 'DropStmt OBJECT_TABLE'],
    ['a column that goes', 'alter table news drop column title', 'AT_DropColumn of news'],
    ['a type that changes', 'alter table news alter column title type int', 'AT_AlterColumnType of news'],
    ['a new name of a column', 'alter table news rename column title to name', 'RenameStmt OBJECT_COLUMN'],
    ['a new name of a table', 'alter table news rename to articles', 'RenameStmt OBJECT_TABLE'],
    [
      'a value that is needed now',
      'alter table news alter column title set not null',
      'AT_SetNotNull of news',
    ],
    [
      'a new value that is needed',
      'alter table news add column a text not null',
      'column news.a is not null and has no default',
    ],
    [
      'a default that goes',
      'alter table news alter column title drop default',
      'the default of news.title is taken away',
    ],
    [
      'a rule for old rows',
      'alter table news add constraint c check (title > 1)',
      'a constraint is added to news, which the release before does not keep',
    ],
    [
      'uniqueness of old rows',
      'create unique index u on news (title)',
      'a unique index of news, which the release before does not keep',
    ],
    ['an index that goes', 'drop index u', 'DropStmt OBJECT_INDEX'],
    ['rows that go', 'truncate news', 'TruncateStmt'],
    ['rows that are deleted', 'delete from news', 'DeleteStmt'],
    ['code that takes away', "do $$ begin execute 'drop table news'; end $$", 'DoStmt'],
    [
      'a claim that is not true yet',
      '-- contract: gone; unused since 0.4.0\ndrop table news',
      'DropStmt OBJECT_TABLE',
    ],
  ])('%s', async (_what, sql, trouble) => {
    expect(await contractions({ '0007': `select 1; ${sql};` }, '0.3.0')).toEqual([`0007: ${trouble}`]);
  });

  it.each([
    [
      'a new table with what belongs to it',
      'create table a (id int not null); create unique index u on a (id); alter table a add constraint c check (id > 1)',
    ],
    ['a new column', "alter table news add column a text default '' not null, add column b int"],
    [
      'a new column that refers to another table',
      'alter table news add column a bigint; alter table news add constraint f foreign key (a) references other(id)',
    ],
    [
      'uniqueness of what old rows do not have',
      'alter table news add column a text; create unique index u on news (title, a)',
    ],
    ['rows of a new table that go', 'create table a as select 1; delete from a'],
    ['figures for the planner', 'create statistics s on a, b from news; analyze news'],
    ['an index', 'create index i on news (title)'],
    [
      'triggers',
      'create function f() returns trigger language plpgsql as $$ begin delete from news; end $$; create trigger t after insert on news execute function f(); drop trigger t on news',
    ],
    ['code that adds', "do $$ begin execute format('create trigger t after delete on %I', 'news'); end $$"],
    [
      'what is not used any more',
      '-- contract: read by 0.2.0 alone; unused since 0.3.0\nalter table news drop column title',
    ],
  ])('nothing in %s', async (_what, sql) => {
    expect(await contractions({ '0007': sql }, '0.3.0')).toEqual([]);
  });
});
