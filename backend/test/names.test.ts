import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { byName } from '../src/names/order.ts';
import { keepNameKeys } from '../src/names/key-upkeep.ts';
import { managedAccounts } from '../src/modules/identity/managed-accounts.ts';
import { doorPasses } from '../src/modules/registration/pass/door-passes.ts';
import { partnerStore } from '../src/modules/organiser/partners/store.ts';
import { staffStore } from '../src/modules/organiser/staff/store.ts';
import { first } from './support/required.ts';
import { useService } from './support/service.ts';

/** In the order in which every list has them. */
const names = [
  '3M',
  '阿明',
  'Álvarez',
  'ann-li',
  'anna',
  'Anne',
  '陈伟',
  'Émile',
  'Emma',
  '李明',
  '李伟',
  '力宏',
  'Müller',
  'MULLERA',
  '单田芳',
  '王芳',
  '曾敏',
  '张伟',
  '張偉',
  '赵敏',
];
/** Neither in that order nor in the reverse one. */
const shuffled = names.toSorted((a, b) => (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)).toReversed();

describe('lists by name', () => {
  const service = useService();
  const orm = () => service.database().orm();
  const rows = async (statement: ReturnType<typeof sql>) =>
    (await orm().execute<{ name: string; key: string | null }>(statement)).rows;

  it('have letters without regard to capitals and marks, and Chinese by pinyin', async () => {
    const values = sql.join(
      shuffled.map((name) => sql`(${name}::text)`),
      sql`, `,
    );
    const found = await rows(
      sql`select name from (values ${values}) list(name) order by ${byName(sql`name`)}`,
    );
    expect(found.map(({ name }) => name)).toEqual(names);
  });

  it('agree about single characters with the pinyin order of the Unicode consortium', async () => {
    // Common characters with one reading.
    const characters = '安北成大二方高黑海金开林明南平青人山天文新杨周'.split('');
    const values = sql.join(
      characters.toReversed().map((one) => sql`(${one}::text)`),
      sql`, `,
    );
    const found = await rows(
      sql`select name from (values ${values}) list(name) order by ${byName(sql`name`)}`,
    );
    const { compare } = new Intl.Collator('zh-u-co-pinyin');
    expect(found.map(({ name }) => name)).toEqual(characters.toSorted(compare));
  });

  it('have people in that order: accounts, passes at the door, staff and partners', async () => {
    for (const name of shuffled) {
      await orm().execute(sql`
        insert into account (role, email, nick_name, company_name, created_at)
        values ('visitor', ${`${Buffer.from(name).toString('hex')}@names.example`}, ${name}, 'Ordered by name', now())`);
      await orm().execute(sql`
        insert into visit_registration (key, key_ends_at, language, first_name, company_name, state, invitation_code, created_at)
        values (${`key of ${name}`}, now(), 'ZH', ${name}, 'Ordered by name', 'finished', ${`N${Buffer.from(name).toString('hex')}`}, now())`);
    }
    const accounts = await managedAccounts(service.database()).search({ words: 'Ordered by' }, 50);
    expect(accounts.map(({ nickName }) => nickName)).toEqual(names);
    const passes = await doorPasses(service.database()).search('Ordered by name', 50);
    expect(passes.map(({ name }) => name)).toEqual(names);
    expect(
      (await doorPasses(service.database()).search('Ordered by name', 3)).map(({ name }) => name),
    ).toEqual(names.slice(0, 3));
    for (const name of shuffled) {
      const email = `${Buffer.from(name).toString('hex')}@staff.example`;
      await orm().execute(sql`
        insert into staff (name, email, language, rights, authenticator_secret, created_at)
        values (${name}, ${email}, 'ZH', '{}', '', now())`);
      await orm().execute(sql`
        insert into partner (name, contact_name, contact_email, note, created_at)
        values (${name}, '', ${email}, 'ordered by name', now())`);
    }
    const staff = await staffStore(service.database()).list();
    expect(staff.flatMap(({ name, email }) => (email.endsWith('@staff.example') ? name : []))).toEqual(names);
    const partners = await partnerStore(service.database()).list();
    expect(partners.flatMap(({ name, note }) => (note === 'ordered by name' ? name : []))).toEqual(names);
  });

  it('follow a name that changes, also when an older server writes it', async () => {
    await orm().execute(
      sql`update account set nick_name = '周明' where nick_name = '王芳' and company_name = 'Ordered by name'`,
    );
    const found = await rows(
      sql`select nick_name as name, name_key as key from account where nick_name = '周明'`,
    );
    expect(first(found).key).toBe('zhou1周 ming2明 ');
  });

  it('are right before old rows have keys, and keep them afterwards', async () => {
    const inOrder = async () =>
      (await managedAccounts(service.database()).search({ words: 'Ordered by' }, 50)).map(
        ({ nickName }) => nickName,
      );
    const before = await inOrder();
    await orm().execute(sql`alter table account disable trigger name_key`);
    await orm().execute(sql`update account set name_key = null`);
    await orm().execute(sql`alter table account enable trigger name_key`);
    expect(await inOrder()).toEqual(before);
    await keepNameKeys(service.database());
    expect(
      await rows(sql`select nick_name as name, name_key as key from account where name_key is null`),
    ).toEqual([]);
    expect(await inOrder()).toEqual(before);
  });
});
