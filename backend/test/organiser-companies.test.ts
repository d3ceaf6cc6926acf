import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addExhibitor } from '../src/modules/catalogue/index.ts';
import { exhibitors, listCounts, products } from '../src/modules/catalogue/tables.ts';
import { consultations } from '../src/modules/consultations/tables.ts';
import { billings } from '../src/modules/exhibiting/billing/tables.ts';
import { favourites } from '../src/modules/favourites/tables.ts';
import { accounts, sessions } from '../src/modules/identity/tables.ts';
import { auditEntries } from '../src/modules/organiser/audit/tables.ts';
import { companyData } from '../src/modules/organiser/companies/personal-data.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { codeIn, required } from './support/required.ts';

interface Line {
  id: string;
  nameEn: string;
  boothNumber: string;
}
interface Company extends Line {
  boothType: string;
  area: string;
  quota: number | null;
  accounts: { id: string; email: string | null; mobile: string | null; isLocked: boolean }[];
  holdings: { kind: string; count: number }[];
}
interface Merge {
  parts: { kind: string; stays: number; goes: number; dropped: number }[];
}
const noBooth = { boothNumber: '', boothType: '', area: '' };

describe('companies in the console', () => {
  const service = useService();
  const orm = () => service.database().orm();
  let made = 0;

  /** A company of this test alone. */
  async function company(more: Partial<Parameters<typeof addExhibitor>[1]> = {}): Promise<string> {
    made += 1;
    return addExhibitor(service.database(), {
      nameCn: `合并试验${made}号`,
      nameEn: `Quillfeather ${made} Ltd`,
      country: 'CN',
      categoryCode: '1',
      website: '',
      phone: `+86 (571) 8000-10${made}`,
      email: `Desk${made}@quill.example`,
      boothNumber: '',
      boothKind: '',
      boothArea: '',
      at: service.clock.now(),
      ...more,
    });
  }
  const admin = () => staffMember(service, 'administrator');
  const ask = <T>(
    token: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    language = 'EN',
  ) => service.call<T>(method, `/organiser/companies${path}`, { token, language, body });
  const search = async (token: string, query: string) =>
    (await ask<{ records: Line[]; total: number }>(token, 'GET', `?${query}`)).result;
  const logOf = (id: string) =>
    orm().select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id);

  it('are for administrators alone, and others are refused and logged', async () => {
    const id = await company();
    const calls = [
      ['GET', ''],
      ['GET', `/${id}`],
      ['PUT', `/${id}/booth`, { ...noBooth, read: noBooth }],
      ['POST', `/${id}/accounts`, { address: 'a@b.example', name: 'A', language: 'EN' }],
      ['POST', `/${id}/accounts/1/invitation`, { language: 'EN' }],
      ['POST', `/${id}/accounts/1/lock`, { isLocked: true }],
      ['GET', `/${id}/merge?goes=1`],
      ['POST', `/${id}/merge`, { goes: '1' }],
    ] as const;
    const others = [
      (await staffMember(service, 'reviewer', 'editor', 'door')).token,
      (await signedIn(service)).token,
      (await signedIn(service, 'exhibitor', { exhibitorId: id })).token,
    ];
    const refusals = () => orm().$count(auditEntries, eq(auditEntries.action, 'refused'));
    for (const [method, path, body] of calls) {
      expect((await ask('', method, path, body)).code, path).toBe(401);
      for (const token of others) {
        const before = await refusals();
        expect((await ask(token, method, path, body)).code, path).toBe(510);
        expect(await refusals()).toBe(before + 1);
      }
    }
  });

  it('are found by a name in either language, a booth, an address, a number', async () => {
    const { token } = await admin();
    const id = await company({ boothNumber: 'X9-K77', boothKind: '1', boothArea: '36' });
    await signedIn(service, 'exhibitor', {
      exhibitorId: id,
      email: 'person@quill-people.example',
      mobile: '+8613877770001',
    });
    const [{ nameCn, nameEn, phone, email }] = (await orm()
      .select()
      .from(exhibitors)
      .where(eq(exhibitors.id, id))) as [typeof exhibitors.$inferSelect];
    for (const typed of [
      nameCn,
      nameEn,
      'x9-k77',
      'Ｘ9-K77',
      email.toUpperCase().slice(0, 8),
      'person@quill-people.example',
      '13877770001',
      phone.slice(0, 16),
    ]) {
      const { records } = await search(token, `q=${encodeURIComponent(typed)}&pageSize=50`);
      expect(
        records.map((line) => line.id),
        typed,
      ).toContain(id);
    }
    expect((await search(token, `q=${encodeURIComponent('100%_@')}`)).records).toEqual([]);
    expect((await ask(token, 'GET', `?q=${'x'.repeat(101)}`)).code).toBe(500);
  });

  it('uses an index for each way of searching', async () => {
    for (const [condition, name] of [
      [sql`lower(email) like 'desk%'`, 'exhibitor_email'],
      [sql`regexp_replace(phone, '[^0-9]', '', 'g') like '86571%'`, 'exhibitor_phone'],
    ] as const) {
      await service.database().transaction(async () => {
        await orm().execute(sql`set local enable_seqscan = off`);
        const { rows } = await orm().execute(sql`explain select id from exhibitor where ${condition}`);
        expect(JSON.stringify(rows)).toContain(name);
      });
    }
  });

  it('are listed without a booth, without an account, with a locked account, page by page', async () => {
    const { token } = await admin();
    const bare = await company();
    const locked = await company({ boothNumber: 'X9-L1', boothKind: '2', boothArea: '9' });
    await signedIn(service, 'exhibitor', { exhibitorId: locked, isLocked: true });
    const idsOf = async (state: string) =>
      (await search(token, `state=${state}&pageSize=200`)).records.map(({ id }) => id);
    expect(await idsOf('without-booth')).toContain(bare);
    expect(await idsOf('without-booth')).not.toContain(locked);
    expect(await idsOf('without-account')).toContain(bare);
    expect(await idsOf('without-account')).not.toContain(locked);
    expect(await idsOf('locked')).toEqual([locked]);
    const words = encodeURIComponent('Quillfeather');
    expect((await search(token, `q=${words}&state=locked`)).records.map(({ id }) => id)).toEqual([locked]);
    const first = await search(token, 'pageSize=2');
    const second = await search(token, 'pageSize=2&pageNo=2');
    expect(first.records).toHaveLength(2);
    expect(required(first.records[0]).id).not.toBe(required(second.records[0]).id);
    expect(first.total).toBe(await orm().$count(exhibitors));
  });

  it('get a booth that the public page, the quota and the search follow, logged', async () => {
    const { token, id: staffId } = await admin();
    const id = await company();
    const booth = { boothNumber: ' e1－a07 ', boothType: '1', area: '37.5' };
    const answer = await ask<Company>(token, 'PUT', `/${id}/booth`, { ...booth, read: noBooth });
    expect(answer).toMatchObject({ status: 200, message: 'The booth has been saved, and the site shows it' });
    expect(answer.result).toMatchObject({ boothNumber: 'E1-A07', boothType: '1', area: '37.5', quota: 12 });
    const page = await service.get<{ boothNumber: string }[]>(`/app/catalogue/companies?ids=${id}`);
    expect(JSON.stringify(page.result)).toContain('E1-A07');
    const { token: own } = await signedIn(service, 'exhibitor', { exhibitorId: id });
    const allowance = await service.call('GET', '/app/exhibiting/badges/allowance', { token: own });
    expect(JSON.stringify(allowance.result)).toContain('12');
    expect((await search(token, 'q=E1-A07')).records.map((line) => line.id)).toEqual([id]);
    expect(await logOf(id)).toMatchObject([
      {
        action: 'company.booth',
        staffId,
        changes: [
          { field: { EN: 'Booth number' }, before: '', after: 'E1-A07' },
          { field: { EN: 'Booth type' }, after: '光地展位 Raw space booth' },
          { field: { EN: 'Booth area' }, after: '37.5' },
        ],
      },
    ]);
    const kept = answer.result;
    const read = { boothNumber: kept.boothNumber, boothType: kept.boothType, area: kept.area };
    expect((await ask<Company>(token, 'PUT', `/${id}/booth`, { ...noBooth, read })).result).toMatchObject({
      ...noBooth,
      quota: null,
    });
  });

  it('refuses what is no booth by its field, and a number that is taken by its holder', async () => {
    const { token } = await admin();
    const holder = await company({
      nameCn: '占位公司',
      nameEn: 'Holder Co',
      boothNumber: 'E2-T01',
      boothKind: '2',
      boothArea: '9',
    });
    const id = await company();
    const right = { boothNumber: 'E2-T09', boothType: '2', area: '9' };
    for (const [field, value] of [
      ['boothNumber', ''],
      ['boothType', '3'],
      ['area', '0'],
      ['area', '9,5'],
    ] as const) {
      const answer = await ask(token, 'PUT', `/${id}/booth`, { ...right, [field]: value, read: noBooth });
      expect(answer, field).toMatchObject({ status: 400, field });
    }
    const taken = { ...right, boothNumber: 'e2-t01', read: noBooth };
    for (const [language, message] of [
      ['EN', 'This booth number belongs to “占位公司”'],
      ['ZH', '该展位号已分配给“占位公司”'],
    ] as const) {
      const answer = await ask(token, 'PUT', `/${id}/booth`, taken, language);
      expect(answer).toMatchObject({ status: 409, field: 'boothNumber', message });
    }
    expect(await logOf(id)).toEqual([]);
    expect((await ask(token, 'PUT', '/99/booth', { ...right, read: noBooth })).status).toBe(404);
    expect(await orm().$count(exhibitors, eq(exhibitors.id, holder))).toBe(1);
  });

  it('of two editors at once the second is told, and of two companies one gets the booth', async () => {
    const { token } = await admin();
    const id = await company();
    const put = (area: string, at = id, boothNumber = 'E3-R01') =>
      ask<Company>(token, 'PUT', `/${at}/booth`, { boothNumber, boothType: '2', area, read: noBooth });
    const both = await Promise.all([put('9'), put('12')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await logOf(id)).toHaveLength(1);
    const [one, other] = [await company(), await company()];
    const rivals = await Promise.all([put('9', one, 'E3-R02'), put('9', other, 'E3-R02')]);
    expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('get accounts by e-mail or number, with a letter that names the booth', async () => {
    const { token } = await admin();
    const id = await company();
    const add = (address: string, name = 'Ann', language = 'EN') =>
      ask<Company>(token, 'POST', `/${id}/accounts`, { address, name, language });
    const answer = await add('Ann@Quill-Team.example');
    expect(answer.result.accounts).toMatchObject([
      { email: 'ann@quill-team.example', mobile: null, isLocked: false },
    ]);
    expect(service.sent.at(-1)).toMatchObject({
      channel: 'email',
      recipient: 'ann@quill-team.example',
      language: 'EN',
    });
    expect(service.sent.at(-1)?.subject).toBe('Your exhibitor account is open');
    expect(service.sent.at(-1)?.body).toContain('https://fair.example/d/zsLogin');
    await add('13877770099', '李', 'ZH');
    expect(service.sent.at(-1)).toMatchObject({
      channel: 'sms',
      recipient: '+8613877770099',
      language: 'ZH',
    });
    expect(service.sent.at(-1)?.body).toContain('/zsLogin');

    const sent = service.sent.length;
    expect(await add('nobody')).toMatchObject({ status: 400, field: 'address' });
    expect(await add('bob@quill-team.example', ' ')).toMatchObject({ status: 400, field: 'name' });
    expect(await add('ann@quill-team.example')).toMatchObject({ status: 409, field: 'address' });
    expect(service.sent).toHaveLength(sent);
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['company.account', 'company.account']);
  });

  it('sends an invitation again, not more often than somebody would read it', async () => {
    const { token } = await admin();
    const id = await company();
    const { result } = await ask<Company>(token, 'POST', `/${id}/accounts`, {
      address: 'again@quill-team.example',
      name: 'Eve',
      language: 'ZH',
    });
    const path = `/${id}/accounts/${required(result.accounts[0]).id}/invitation`;
    for (let time = 0; time < 3; time += 1) {
      expect((await ask(token, 'POST', path, { language: 'EN' })).status).toBe(200);
    }
    expect(service.sent.at(-1)).toMatchObject({ recipient: 'again@quill-team.example', language: 'EN' });
    expect((await ask(token, 'POST', path, { language: 'EN' })).status).toBe(429);
    const elsewhere = await company();
    const strange = `/${elsewhere}/accounts/${required(result.accounts[0]).id}/invitation`;
    expect((await ask(token, 'POST', strange, { language: 'EN' })).status).toBe(404);
  });

  it('locks an account out at once and for every way in, until it is unlocked', async () => {
    const { token } = await admin();
    const id = await company();
    const mobile = '+8613877770555';
    const email = 'locked@quill-team.example';
    const person = await signedIn(service, 'exhibitor', { exhibitorId: id, mobile, email });
    const lock = (isLocked: boolean) =>
      ask<Company>(token, 'POST', `/${id}/accounts/${person.id}/lock`, { isLocked });
    expect((await lock(true)).result.accounts).toMatchObject([{ isLocked: true }]);
    expect(await orm().$count(sessions, eq(sessions.accountId, person.id))).toBe(0);
    const own = () => service.call('GET', '/app/exhibiting/company', { token: person.token });
    expect((await own()).code).toBe(401);
    const signIn = async (call: string, address: string) => {
      await service.post(`/app/login/${call}=${encodeURIComponent(address)}`, {});
      const captcha = codeIn(service.sent.at(-1));
      const body = { mobile: address, captcha, clientType: 2 };
      return (await service.post('/app/login/loginByToken', body)).status;
    };
    expect(await signIn('smsCode?mobile', mobile)).toBe(403);
    expect(await orm().$count(sessions, eq(sessions.accountId, person.id))).toBe(0);
    await lock(true);
    expect((await lock(false)).result.accounts).toMatchObject([{ isLocked: false }]);
    expect(await signIn('emailCode?email', email)).toBe(200);
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['company.lock', 'company.unlock']);
  });

  it('knows every column of the database that names a company', async () => {
    const { rows } = await orm().execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%exhibitor_id' order by 1`);
    const known = new Set(
      companyData.map(
        ({ table, column }) =>
          `${(table as unknown as Record<symbol, string>)[Symbol.for('drizzle:Name')]}.${column.name}`,
      ),
    );
    // Triggers write these from the products (migration 0009).
    for (const name of ['listed_product', 'listing_of_product']) known.add(`${name}.exhibitor_id`);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  it('merges two companies: all moves, what both have stays once, lists count right, the other is gone', async () => {
    const { token } = await admin();
    const [stays, goes] = [await company(), await company({ nameEn: 'Vanishing Wires' })];
    const [reader, member] = [
      await signedIn(service),
      await signedIn(service, 'exhibitor', { exhibitorId: goes }),
    ];
    const now = service.clock.now();
    await orm()
      .insert(favourites)
      .values([
        { accountId: reader.id, collectType: 2, linkId: stays, createdAt: now },
        { accountId: reader.id, collectType: 2, linkId: goes, createdAt: now },
      ]);
    const thread = (to: string) => ({
      type: 1 as const,
      linkId: to,
      exhibitorId: to,
      title: 'Do you ship?',
      accountId: reader.id,
      createdAt: now,
      updatedAt: now,
    });
    await orm()
      .insert(consultations)
      .values([thread(stays), thread(goes)]);
    const bill = { taxId: '1', email: 'b@c.example', companyName: 'B', updatedAt: now };
    await orm()
      .insert(billings)
      .values([
        { ...bill, exhibitorId: stays },
        { ...bill, exhibitorId: goes },
      ]);
    const product = required(
      (
        await orm()
          .insert(products)
          .values({
            exhibitorId: goes,
            titleCn: '试验线',
            categoryCode: '1',
            tagsCn: [],
            tagsEn: [],
            status: 2,
            createdAt: now,
            updatedAt: now,
            submittedAt: now,
            search: '',
          })
          .returning()
      )[0],
    );
    const total = async (list: string) =>
      required(
        (
          await orm()
            .select()
            .from(listCounts)
            .where(and(eq(listCounts.list, list), eq(listCounts.code, '')))
        )[0],
      ).total;
    const before = { exhibitor: await total('exhibitor'), product: await total('product') };

    const preview = await ask<Merge>(token, 'GET', `/${stays}/merge?goes=${goes}`);
    expect(preview.result.parts.filter((part) => part.goes > 0)).toMatchObject([
      { kind: 'account', stays: 0, goes: 1, dropped: 0 },
      { kind: 'product', stays: 0, goes: 1, dropped: 0 },
      { kind: 'consultation-subject', stays: 1, goes: 1, dropped: 0 },
      { kind: 'consultation', stays: 1, goes: 1, dropped: 0 },
      { kind: 'favourite', stays: 1, goes: 1, dropped: 1 },
      { kind: 'billing', stays: 1, goes: 1, dropped: 1 },
    ]);
    const merged = await Promise.all([
      ask<Company>(token, 'POST', `/${stays}/merge`, { goes }),
      ask<Company>(token, 'POST', `/${stays}/merge`, { goes }),
    ]);
    expect(merged.map(({ status }) => status).sort()).toEqual([200, 404]);
    const after = required(merged.find(({ status }) => status === 200)).result;
    expect(after.accounts.map(({ id }) => id)).toEqual([member.id]);
    expect(after.holdings.filter(({ count }) => count > 0)).toMatchObject([
      { kind: 'account', count: 1 },
      { kind: 'product', count: 1 },
      { kind: 'consultation-subject', count: 2 },
      { kind: 'consultation', count: 2 },
      { kind: 'favourite', count: 1 },
      { kind: 'billing', count: 1 },
    ]);
    expect(await total('exhibitor')).toBe(before.exhibitor - 1);
    expect(await total('product')).toBe(before.product);
    const threads = await orm().select().from(consultations).where(eq(consultations.exhibitorId, stays));
    expect(threads.map(({ status }) => status).sort()).toEqual([1, 3]);
    const own = await service.call<{ id: string }>('GET', '/app/exhibiting/company', { token: member.token });
    expect(own.result.id).toBe(stays);
    const moved = required((await orm().select().from(products).where(eq(products.id, product.id)))[0]);
    expect(moved.search).toContain('quillfeath');
    expect((await ask(token, 'GET', `/${goes}`)).status).toBe(404);
    expect((await service.get<object[]>(`/app/catalogue/companies?ids=${goes}`)).result).toEqual([]);
    const entry = required((await logOf(stays))[0]);
    expect(entry).toMatchObject({ action: 'company.merge' });
    expect(entry.subject).toContain(goes);
    expect(entry.changes).toContainEqual({
      field: { ZH: '开票信息', EN: 'Billing' },
      before: '1',
      after: '0',
    });
    expect(await orm().$count(accounts, eq(accounts.exhibitorId, goes))).toBe(0);
  });

  it('does not merge a company with itself, nor with what is no company', async () => {
    const { token } = await admin();
    const id = await company();
    for (const [method, path, body] of [
      ['GET', `/${id}/merge?goes=${id}`],
      ['POST', `/${id}/merge`, { goes: id }],
      ['POST', `/${id}/merge`, { goes: `0${id}` }],
    ] as const) {
      expect(await ask(token, method, path, body)).toMatchObject({ status: 400, field: 'goes' });
    }
    expect((await ask(token, 'POST', `/${id}/merge`, { goes: '99' })).status).toBe(404);
    expect(await logOf(id)).toEqual([]);
  });
});
