import { randomUUID } from 'node:crypto';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { consultations, consultationComments } from '../src/modules/consultations/tables.ts';
import { exhibitImports } from '../src/modules/exhibiting/exhibit-import/tables.ts';
import { visitGroups } from '../src/modules/groups/tables.ts';
import type { ListedCompany } from '../src/modules/organiser/exhibitor-import/check-line.ts';
import { exhibitorImportLines, exhibitorImports } from '../src/modules/organiser/exhibitor-import/tables.ts';
import { addExhibitor } from '../src/modules/catalogue/index.ts';
import { exhibitingCompanyData } from '../src/modules/exhibiting/index.ts';
import { favourites } from '../src/modules/favourites/tables.ts';
import { accounts, sessions } from '../src/modules/identity/tables.ts';
import { friendInvitations } from '../src/modules/invitations/tables.ts';
import { auditEntries } from '../src/modules/organiser/audit/tables.ts';
import { checkIns } from '../src/modules/organiser/door/tables.ts';
import { personalData } from '../src/modules/organiser/people/personal-data.ts';
import { surveyAnswers, surveyQuestions, visitRegistrations } from '../src/modules/registration/tables.ts';
import { buyerPosts } from '../src/modules/sourcing/tables.ts';
import { outgoing } from '../src/outbox/tables.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { codeIn, first, required } from './support/required.ts';

interface Line {
  id: string;
  name: string;
  role: string;
  isLocked: boolean;
  hasAccount: boolean;
}
interface Person extends Line {
  code: string;
  canResend: boolean;
  sessions: number;
  facts: { key: string; label: string; value: string }[];
  holdings: { kind: string; count: number; fate: string }[];
  confirmation: string;
}

describe('people in the console', () => {
  const service = useService();
  const orm = () => service.database().orm();
  let made = 0;

  /** A visitor with an account, a finished registration and a pass. */
  async function visitor() {
    made += 1;
    const mobile = `+861390001${String(1000 + made)}`;
    const email = `zephyr${made}@guest-people.example`;
    const account = await signedIn(service, 'visitor', { mobile, email, nickName: `Zephyrine ${made}` });
    const letters = 'ACDEFGHJKMNPQRTWXY';
    const code = `CCCCCCCCCC3${letters[made] ?? ''}`;
    const row = first(
      await orm()
        .insert(visitRegistrations)
        .values({
          key: `people-${made}`,
          keyEndsAt: new Date(),
          accountId: account.id,
          mobile,
          language: 'EN',
          firstName: `Zephyrine ${made}`,
          companyName: `Larkspur ${made} Cables`,
          contactEmail: email,
          mobileNumber: mobile,
          gender: '2',
          country: 'DE',
          state: 'finished',
          invitationCode: code,
          createdAt: service.clock.now(),
          finishedAt: service.clock.now(),
        })
        .returning(),
    );
    return { ...account, accountId: account.id, id: row.id, mobile, email, code, name: row.firstName };
  }
  const admin = () => staffMember(service, 'administrator');
  const ask = <T>(token: string, method: 'GET' | 'POST', path: string, body?: object, language = 'EN') =>
    service.call<T>(method, `/organiser/people${path}`, { token, language, body });
  const find = async (token: string, typed: string) =>
    (await ask<{ people: Line[] }>(token, 'GET', `?q=${encodeURIComponent(typed)}`)).result.people;
  const logOf = (id: string) =>
    orm().select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id);
  const file = (token: string, id: string) =>
    service.app().inject({ url: `/files/review/people/${id}`, headers: { token } });

  it('are for administrators alone, the export too; others are refused and logged', async () => {
    const { id } = await visitor();
    const others = [
      (await staffMember(service, 'reviewer', 'editor', 'door')).token,
      (await signedIn(service)).token,
      (await signedIn(service, 'exhibitor')).token,
    ];
    const refusals = () => orm().$count(auditEntries, eq(auditEntries.action, 'refused'));
    for (const [method, path, body] of [
      ['GET', '?q=Zeph'],
      ['GET', `/${id}`],
      ['POST', `/${id}/letter`],
      ['POST', `/${id}/lock`, { isLocked: true }],
      ['POST', `/${id}/sign-out`],
      ['POST', `/${id}/deletion`, { typed: 'x' }],
    ] as const) {
      expect((await ask('', method, path, body)).code, path).toBe(401);
      for (const token of others) {
        const before = await refusals();
        expect((await ask(token, method, path, body)).code, path).toBe(510);
        expect(await refusals()).toBe(before + 1);
      }
    }
    expect((await file('', id)).statusCode).toBe(401);
    for (const token of others) expect((await file(token, id)).statusCode).toBe(403);
  });

  it('are found by the beginning of what people say, and by the code of the pass, each once', async () => {
    const { token } = await admin();
    const { id, mobile, email, code, name } = await visitor();
    for (const typed of [
      name.toLowerCase(),
      `larkspur ${made}`,
      email.toUpperCase(),
      email.slice(0, 9),
      mobile,
      mobile.slice(3),
      mobile.slice(3, 12),
      `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8).toLowerCase()}`,
    ]) {
      const ids = (await find(token, typed)).map((line) => line.id);
      expect(
        ids.filter((one) => one === id),
        typed,
      ).toHaveLength(1);
    }
    expect(await find(token, '100%')).toEqual([]);
    expect(await find(token, '__')).toEqual([]);
    expect(await ask(token, 'GET', '?q=Z')).toMatchObject({ status: 400, field: 'q' });
    // A family name is one character.
    expect((await ask(token, 'GET', `?q=${encodeURIComponent('张')}`)).status).toBe(200);
    const exhibitor = await signedIn(service, 'exhibitor', { nickName: 'Quorra Alone' });
    expect(await find(token, 'quorra')).toMatchObject([
      { id: exhibitor.id, role: 'exhibitor', hasAccount: true },
    ]);
  });

  it('finds by an index, whatever is typed', async () => {
    for (const [table, condition, name] of [
      ['visit_registration', "lower(first_name) like 'ze%'", 'visit_registration_begins_name'],
      ['visit_registration', "lower(company_name) like 'ze%'", 'visit_registration_begins_company'],
      ['visit_registration', "lower(contact_email) like 'ze%'", 'visit_registration_begins_email'],
      ['visit_registration', "mobile_number like '+86139%'", 'visit_registration_begins_mobile'],
      ['account', "lower(nick_name) like 'ze%'", 'account_begins_name'],
      ['account', "lower(company_name) like 'ze%'", 'account_begins_company'],
      ['account', "email like 'ze%'", 'account_begins_email'],
      ['account', "mobile like '+86139%'", 'account_begins_mobile'],
    ] as const) {
      await service.database().transaction(async () => {
        await orm().execute(sql`set local enable_seqscan = off`);
        const { rows } = await orm().execute(sql.raw(`explain select id from ${table} where ${condition}`));
        expect(JSON.stringify(rows)).toContain(name);
      });
    }
  });

  it('shows one person with facts in the language of the request, pass and sessions', async () => {
    const { token } = await admin();
    const { id, code, accountId } = await visitor();
    const { result } = await ask<Person>(token, 'GET', `/${id}`, undefined, 'ZH');
    expect(result).toMatchObject({ id, code, canResend: true, sessions: 1, isLocked: false });
    expect(result.facts).toContainEqual({ key: 'gender', label: '称谓', value: '女士' });
    expect(result.facts).toContainEqual({ key: 'country', label: '国家或地区', value: '德国' });
    const english = (await ask<Person>(token, 'GET', `/${accountId}`)).result;
    expect(english.id).toBe(id);
    expect(english.facts).toContainEqual({ key: 'state', label: 'Registration', value: 'Finished' });
    expect((await ask(token, 'GET', '/99')).status).toBe(404);
  });

  it('sends the confirmation again, not more often than somebody would read it', async () => {
    const { token } = await admin();
    const { id, email, code } = await visitor();
    for (let time = 0; time < 3; time += 1) {
      expect(await ask(token, 'POST', `/${id}/letter`)).toMatchObject({ status: 200 });
    }
    expect(service.sent.at(-1)).toMatchObject({ channel: 'email', recipient: email, language: 'EN' });
    expect(service.sent.at(-1)?.body).toContain(code.slice(0, 4));
    expect((await ask(token, 'POST', `/${id}/letter`)).status).toBe(429);
    const { id: bare } = await signedIn(service);
    expect((await ask(token, 'POST', `/${bare}/letter`)).status).toBe(400);
    expect((await logOf(id)).map(({ action, subject }) => [action, subject])).toEqual(
      Array.from({ length: 3 }, () => ['person.letter', `#${id}`]),
    );
  });

  it('locks, unlocks and signs out at once', async () => {
    const { token } = await admin();
    const person = await visitor();
    const own = () => service.call('GET', '/app/identity/viewer', { token: person.token });
    expect((await own()).result).toMatchObject({ id: person.accountId });
    expect((await ask<Person>(token, 'POST', `/${person.id}/sign-out`)).result.sessions).toBe(0);
    expect((await own()).code).toBe(401);
    const lock = (isLocked: boolean) => ask<Person>(token, 'POST', `/${person.id}/lock`, { isLocked });
    expect((await lock(true)).result.isLocked).toBe(true);
    await service.post(`/app/login/smsCode?mobile=${encodeURIComponent(person.mobile)}`, {});
    const captcha = codeIn(service.sent.at(-1));
    const signIn = await service.post('/app/login/loginByToken', { mobile: person.mobile, captcha });
    expect(signIn.status).toBe(403);
    expect((await lock(false)).result.isLocked).toBe(false);
    expect((await logOf(person.id)).map(({ action }) => action)).toEqual([
      ...['person.sign-out', 'person.lock', 'person.unlock'],
    ]);
    const bare = first(
      await orm()
        .insert(visitRegistrations)
        .values({
          key: 'people-bare',
          keyEndsAt: new Date(),
          language: 'ZH',
          firstName: 'Nobody',
          createdAt: service.clock.now(),
        })
        .returning(),
    );
    expect((await ask(token, 'POST', `/${bare.id}/lock`, { isLocked: true })).status).toBe(400);
  });

  /** Shows a pass at a door. */
  async function scan(code: string) {
    const { token } = await staffMember(service, 'door');
    const now = service.realTime().getTime();
    return service.call<{ result: string }[]>('POST', '/organiser/door/scans', {
      token,
      body: {
        device: 'D',
        sentAt: now,
        scans: [{ id: randomUUID(), code, door: 'A', scannedAt: now }],
      },
    });
  }

  /** What a visitor does on the site. */
  async function busy() {
    const person = await visitor();
    const now = service.clock.now();
    const supplier = await addExhibitor(service.database(), {
      nameCn: '供货商',
      nameEn: '',
      country: 'CN',
      categoryCode: '1',
      website: '',
      phone: '',
      email: '',
      boothNumber: '',
      boothKind: '',
      boothArea: '',
      at: now,
    });
    const { accountId, id, email } = person;
    await orm().insert(favourites).values({ accountId, collectType: 2, linkId: supplier, createdAt: now });
    const thread = first(
      await orm()
        .insert(consultations)
        .values({
          type: 1,
          linkId: supplier,
          exhibitorId: supplier,
          title: 'What does it cost?',
          accountId,
          createdAt: now,
          updatedAt: now,
        })
        .returning(),
    );
    await orm()
      .insert(consultationComments)
      .values({ consultationId: thread.id, accountId, side: 1, content: 'And by ship?', createdAt: now });
    await service.call('POST', '/app/sourcing/demand', {
      token: person.token,
      body: { type: '1', postsClassify: '1', content: '采购镀锡铜杆', postsNumber: '1 吨' },
    });
    const question = first(await orm().select().from(surveyQuestions).limit(1));
    await orm().insert(surveyAnswers).values({
      registrationId: id,
      questionId: question.id,
      optionIds: '1',
      otherText: 'mine',
      createdAt: now,
    });
    await orm()
      .insert(friendInvitations)
      .values({
        inviterId: (await signedIn(service)).id,
        email,
        key: `people-${id}`,
        language: 'EN',
        firstName: person.name,
        invitedUserId: accountId,
        createdAt: now,
        mailedAt: now,
      });
    await scan(person.code);
    return { ...person, supplier, thread: thread.id };
  }

  it('exports everything as one JSON file, without secrets, logged', async () => {
    const { token } = await admin();
    const person = await busy();
    await ask(token, 'POST', `/${person.id}/letter`);
    const answer = await file(token, person.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="person-${person.id}.json"`);
    expect(answer.headers['cache-control']).toContain('no-store');
    const all = JSON.parse(answer.body) as Record<string, Record<string, unknown>[]>;
    expect(all['registration']).toMatchObject([{ firstName: person.name, invitationCode: person.code }]);
    expect(all['account']).toMatchObject([{ mobile: person.mobile, email: person.email }]);
    expect(all['answers']).toMatchObject([{ otherText: 'mine' }]);
    expect(all['consultations']).toMatchObject([{ title: 'What does it cost?' }]);
    expect(all['comments']).toMatchObject([{ content: 'And by ship?' }]);
    expect(all['demands']).toMatchObject([{ contentCn: '采购镀锡铜杆' }]);
    for (const part of ['favourites', 'invitations-received', 'check-ins', 'letters', 'sessions']) {
      expect(all[part], part).toHaveLength(1);
    }
    expect(answer.body).not.toMatch(/passwordHash|tokenHash|ticketHash|"key"|fingerprint/);
    expect((await logOf(person.id)).at(-1)).toMatchObject({ action: 'person.export', changes: [] });
    expect((await file(token, '99')).statusCode).toBe(404);
  });

  it('tells beforehand what goes and what stays, and asks for the number or address', async () => {
    const { token } = await admin();
    const person = await busy();
    const { result } = await ask<Person>(token, 'GET', `/${person.id}`);
    expect(Object.fromEntries(result.holdings.map(({ kind, fate }) => [kind, fate]))).toMatchObject({
      account: 'emptied',
      registration: 'emptied',
      answers: 'removed',
      favourites: 'removed',
      consultations: 'emptied',
      comments: 'emptied',
      demands: 'removed',
      'check-ins': 'kept',
      'invitations-received': 'emptied',
      sessions: 'removed',
    });
    for (const typed of ['', 'somebody@else.example', person.name]) {
      expect(await ask(token, 'POST', `/${person.id}/deletion`, { typed })).toMatchObject({
        status: 400,
        field: 'typed',
      });
    }
    expect(await orm().$count(sessions, eq(sessions.accountId, person.accountId))).toBe(1);
  });

  it('forgets a person: no sign-in, no pass, no trace but counts and what others wrote; the number is free', async () => {
    const { token } = await admin();
    const person = await busy();
    const at = service.realTime();
    await orm().insert(outgoing).values({
      channel: 'email',
      recipient: person.email,
      language: 'EN',
      body: '',
      createdAt: at,
      dueAt: at,
      sentAt: at,
      bouncedAt: at,
      bounceStatus: '5.1.1',
    });
    const twice = await Promise.all([
      ask(token, 'POST', `/${person.id}/deletion`, { typed: person.mobile.slice(3) }),
      ask(token, 'POST', `/${person.id}/deletion`, { typed: person.email }),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);

    for (const typed of [person.name, person.email, person.mobile, person.code]) {
      expect(
        (await find(token, typed)).filter(({ id }) => id === person.id),
        typed,
      ).toEqual([]);
    }
    for (const id of [person.id, person.accountId]) {
      expect((await ask(token, 'GET', `/${id}`)).status).toBe(404);
      expect((await file(token, id)).statusCode).toBe(404);
    }
    expect((await service.call('GET', '/app/identity/viewer', { token: person.token })).code).toBe(401);
    expect(await orm().$count(checkIns, eq(checkIns.registrationId, person.id))).toBe(1);
    const [thread] = await orm().select().from(consultations).where(eq(consultations.id, person.thread));
    expect(thread).toMatchObject({ title: '', status: 3, accountId: person.accountId });
    expect(await orm().$count(buyerPosts, eq(buyerPosts.accountId, person.accountId))).toBe(0);
    const { rows } = await orm().execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`);
    for (const { name } of rows) {
      const traces = await orm().execute<{ total: number }>(
        sql`select count(*)::int as total from ${sql.identifier(name)} as t
          where t::text like ${`%${person.email}%`} or t::text like ${`%${person.mobile}%`}
            or t::text like ${`%${person.name}%`} or t::text like ${`%${person.code}%`}`,
      );
      expect(traces.rows[0]?.total, name).toBe(0);
    }
    expect((await scan(person.code)).result).toMatchObject([{ result: 'unknown' }]);

    const again = await orm()
      .insert(accounts)
      .values({ role: 'visitor', mobile: person.mobile, email: person.email, createdAt: new Date() })
      .returning();
    expect(again).toHaveLength(1);
    const anew = await orm()
      .insert(visitRegistrations)
      .values({
        key: `again-${person.id}`,
        keyEndsAt: new Date(),
        mobile: person.mobile,
        language: 'ZH',
        createdAt: service.clock.now(),
      })
      .returning();
    expect(anew).toHaveLength(1);
    const [entry] = await orm()
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, person.id), eq(auditEntries.action, 'person.forget')));
    expect(entry).toMatchObject({ subject: `#${person.id}`, changes: [] });
  });

  /** What others have written that tells of somebody. */
  async function told({
    accountId,
    id,
    name,
    email,
    mobile,
    thread,
    supplier,
    token,
  }: Awaited<ReturnType<typeof busy>>) {
    const at = service.clock.now();
    const clerk = await signedIn(service, 'exhibitor', { exhibitorId: supplier });
    await orm()
      .insert(consultationComments)
      .values({
        consultationId: thread,
        accountId: clerk.id,
        side: 2,
        content: `Dear ${name}, we write to ${email.toUpperCase()} or ring ${mobile.slice(3)}. Not x${email} and 9${mobile.slice(1)}.`,
        createdAt: at,
      });
    const field = { ZH: '联系人', EN: 'Contact' };
    const entry = { at, actor: '', action: 'content.publish', subjectKind: 'contact', subject: 'Contacts' };
    await orm()
      .insert(auditEntries)
      .values([
        { ...entry, changes: [{ field, before: `Old\n${email}`, after: `${mobile}; other${email}` }] },
        { ...entry, actor: `Weekly: ${email}`, subject: `To ${email}`, changes: [] },
      ]);
    // A call that they were refused.
    await service.call('GET', '/organiser/audit', { token, from: '203.0.113.77' });
    const list = first(
      await orm()
        .insert(exhibitorImports)
        .values({
          author: 'A',
          fileName: 'a.xlsx',
          heads: [],
          headsKey: '',
          mapping: {},
          lineCount: 2,
          createdAt: at,
        })
        .returning(),
    );
    const line = { importId: list.id, problems: [], state: 'added' as const };
    const company = (contact: string, address: string): ListedCompany => ({
      nameCn: '',
      nameEn: 'Larch',
      country: 'DE',
      categoryCode: '1',
      boothNumber: '',
      boothKind: '',
      boothArea: '',
      contact,
      email: address,
      mobile: '',
      website: '',
      phone: '',
      addressCn: '',
      addressEn: '',
      descriptionCn: '',
      descriptionEn: '',
    });
    await orm()
      .insert(exhibitorImportLines)
      .values([
        { ...line, line: 1, cells: ['Larch', name, email], company: company(name, email) },
        {
          ...line,
          line: 2,
          cells: ['Larch', 'Somebody', `x${email}`],
          company: company('Somebody', `x${email}`),
        },
      ]);
    const rest = { gender: '1', companyName: '', department: '', position: '', identityNumber: '' };
    const other = { ...rest, firstName: 'Other', mobileNumber: '+8613900999000', email: `x${email}` };
    await orm()
      .insert(visitGroups)
      .values({
        accountId: (await signedIn(service)).id,
        fileName: 'a.xlsx',
        personCount: 2,
        people: [{ ...rest, firstName: name, mobileNumber: mobile, email }, other],
        problems: [],
        problemCount: 0,
        createdAt: at,
      });
    const exhibit = {
      titleCn: '',
      titleEn: 'Rod',
      briefCn: '',
      briefEn: `Ask ${email}`,
      descriptionCn: '',
      descriptionEn: '',
    };
    await orm()
      .insert(exhibitImports)
      .values({
        exhibitorId: supplier,
        accountId: clerk.id,
        fileName: `For ${email} now.xlsx`,
        lineCount: 1,
        exhibits: [{ ...exhibit, categoryCode: '', tagsCn: [], tagsEn: [], imageUrl: '', videoUrl: '' }],
        validCount: 1,
        problems: [],
        problemCount: 0,
        createdAt: at,
      });
    return { list: list.id, accountId, id };
  }

  it('forgets a person in what others have written too, and nobody else', async () => {
    const { token } = await admin();
    const person = await busy();
    const { list } = await told(person);
    const all = JSON.parse((await file(token, person.id)).body) as Record<string, unknown[]>;
    for (const [part, count] of Object.entries({
      'comments-about': 1,
      'log-own-calls': 1,
      'log-mentions': 2,
      'log-about': 1,
      'import-lines': 1,
      'exhibit-lists': 1,
      'group-lines': 1,
    })) {
      expect(all[part], part).toHaveLength(count);
    }
    expect((await ask(token, 'POST', `/${person.id}/deletion`, { typed: person.email })).status).toBe(200);

    const { email, mobile } = person;
    const written = await orm()
      .select()
      .from(consultationComments)
      .where(eq(consultationComments.consultationId, person.thread))
      .orderBy(consultationComments.id);
    expect(written.map(({ content }) => content)).toEqual([
      '',
      `Dear ***, we write to *** or ring ***. Not x${email} and 9${mobile.slice(1)}.`,
    ]);
    // Whoever reads the thread on the other side sees that something was there.
    const clerk = await signedIn(service, 'exhibitor', { exhibitorId: person.supplier });
    const shown = await service.call<{ records: { content: string }[] }>(
      'GET',
      `/app/consultations/comments/${person.thread}`,
      { token: clerk.token, language: 'EN' },
    );
    expect(shown.result.records.map(({ content }) => content)).toContain('(Deleted with the account)');
    const logged = await orm().select().from(auditEntries).where(eq(auditEntries.subjectKind, 'contact'));
    const field = { ZH: '联系人', EN: 'Contact' };
    expect(logged.map(({ actor, subject, changes }) => ({ actor, subject, changes }))).toEqual([
      {
        actor: '',
        subject: 'Contacts',
        changes: [{ field, before: 'Old\n***', after: `***; other${email}` }],
      },
      { actor: 'Weekly: ***', subject: 'To ***', changes: [] },
    ]);
    expect(await orm().$count(auditEntries, eq(auditEntries.actor, `visitor #${person.accountId}`))).toBe(0);
    expect(await orm().$count(auditEntries, eq(auditEntries.address, '203.0.113.77'))).toBe(0);
    const lines = await orm()
      .select()
      .from(exhibitorImportLines)
      .where(eq(exhibitorImportLines.importId, list))
      .orderBy(exhibitorImportLines.line);
    expect(lines).toMatchObject([
      { cells: [], company: { nameEn: 'Larch', contact: '', email: '' } },
      { cells: ['Larch', 'Somebody', `x${email}`], company: { contact: 'Somebody' } },
    ]);
    const groups = await orm().select().from(visitGroups);
    expect(groups.map(({ people }) => people.map(({ firstName }) => firstName))).toEqual([['Other']]);
    const [exhibits] = await orm().select().from(exhibitImports);
    expect(exhibits).toMatchObject({ fileName: 'For *** now.xlsx', exhibits: [{ briefEn: 'Ask ***' }] });
  });

  it('forgets who speaks for a company; the company stays', async () => {
    const { token } = await admin();
    const company = (await busy()).supplier;
    const person = await signedIn(service, 'exhibitor', { exhibitorId: company, nickName: 'Vela Gone' });
    const { mobile } = first(await orm().select().from(accounts).where(eq(accounts.id, person.id)));
    expect((await ask(token, 'POST', `/${person.id}/deletion`, { typed: required(mobile) })).status).toBe(
      200,
    );
    const shown = await service.call<{ accounts: object[]; holdings: object[] }>(
      'GET',
      `/organiser/companies/${company}`,
      { token },
    );
    expect(shown.result.accounts).toEqual([]);
    expect(await find(token, 'vela gone')).toEqual([]);
  });

  it('knows every column of the database that names an account or a registration', async () => {
    const { rows } = await orm().execute<{ name: string }>(sql`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('account_id', 'registration_id', 'inviter_id',
        'registered_by_id', 'asked_account_id', 'invited_user_id', 'actor', 'recipient', 'cells', 'people', 'changes')
      order by 1`);
    // What exhibitors hand in is their company's; its account is an empty one afterwards.
    const described = [...personalData, ...exhibitingCompanyData];
    const known = new Set(['product', ...described.map(({ table }) => getTableName(table))]);
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
