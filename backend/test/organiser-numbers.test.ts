import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { categories, exhibitors, products } from '../src/modules/catalogue/tables.ts';
import { consultations } from '../src/modules/consultations/tables.ts';
import { eventRegistrations, events } from '../src/modules/events/tables.ts';
import { favourites } from '../src/modules/favourites/tables.ts';
import { friendInvitations, invitationLinks } from '../src/modules/invitations/tables.ts';
import { auditEntries } from '../src/modules/organiser/audit/tables.ts';
import { checkIns } from '../src/modules/organiser/door/tables.ts';
import type { Numbers } from '../src/modules/organiser/numbers/contract.ts';
import {
  surveyAnswers,
  surveyOptions,
  surveyQuestions,
  visitRegistrations,
} from '../src/modules/registration/tables.ts';
import { buyerPosts } from '../src/modules/sourcing/tables.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { required, take } from './support/required.ts';

const at = (text: string) => new Date(`${text}+08:00`);

describe('the figures of the show', () => {
  const service = useService({ demoEdition: false });
  const orm = () => service.database().orm();
  let token = '';
  const read = (query = '') =>
    service.call<Numbers>('GET', `/organiser/numbers${query}`, { token, language: 'EN' });
  const june = '?from=2025-06-01&until=2025-06-05';
  let made = 0;

  type Visitor = Partial<typeof visitRegistrations.$inferInsert>;
  const visitor = async (finishedAt: string | null, more: Visitor = {}) => {
    made += 1;
    const row = required(
      (
        await orm()
          .insert(visitRegistrations)
          .values({
            key: `numbers-${made}`,
            keyEndsAt: new Date(0),
            language: 'EN',
            country: 'CN',
            createdAt: at('2025-01-01T00:00:00'),
            ...(finishedAt === null
              ? { state: 'informed' }
              : { state: 'finished', invitationCode: `NUMBERS${made}`, finishedAt: at(finishedAt) }),
            ...more,
          })
          .returning()
      )[0],
    );
    return row;
  };

  // Every figure below was counted by hand from these records; nothing else is there.
  beforeAll(async () => {
    await orm().execute(sql`truncate visit_registration, survey_question, favourite, consultation,
      friend_invitation, invitation_link, event, event_registration, exhibitor, product, category, buyer_post,
      promotion_article, journal_entry, exhibitor_badge, ad_request, pairing_application, booth_application,
      check_in cascade`);
    ({ token } = await staffMember(service, 'door'));
    const [ann, ben] = await Promise.all([signedIn(service), signedIn(service)]);

    await orm()
      .insert(invitationLinks)
      .values({ inviterId: ann.id, template: 1, key: 'on-a-poster', createdAt: at('2025-05-01T00:00:00') });
    // The last moment before the range and the first after it, and its own first and last one.
    await visitor('2025-05-31T23:59:59');
    await visitor('2025-06-06T00:00:00');
    const first = await visitor('2025-06-01T00:00:00');
    const second = await visitor('2025-06-05T23:59:59', { country: 'DE', invitedByCode: 'ABC' });
    await visitor('2025-06-03T07:00:00', { country: 'DE', invitationId: 'mailed' });
    await visitor('2025-06-03T08:30:00', { invitationId: 'poster', invitedByCode: 'ABC' });
    await visitor('2025-06-03T09:00:00', { invitationId: 'on-a-poster', country: 'JP' });
    await visitor('2025-06-03T10:00:00', { source: 'Cable Ltd' });
    await visitor('2025-06-03T11:00:00', { groupId: '5', registeredById: ann.id });
    await visitor('2025-06-03T12:00:00', { registeredById: ann.id, country: '' });
    const half = await visitor(null, { country: 'FR' });

    const [trade, wishes] = take(
      await orm()
        .insert(surveyQuestions)
        .values([
          { rank: 0, questionType: 'SINGLE', textCn: '业务', textEn: 'Business' },
          { rank: 1, questionType: 'MULTIPLE', textCn: '目的', textEn: 'Purpose' },
        ])
        .returning(),
      2,
    );
    const option = (questionId: string, rank: number, textEn: string) => ({
      questionId,
      rank,
      textEn,
      textCn: `${textEn} 中文`,
    });
    const [maker, trader, buy, learn] = take(
      await orm()
        .insert(surveyOptions)
        .values([
          option(trade.id, 0, 'Maker'),
          option(trade.id, 1, 'Trader'),
          option(wishes.id, 0, 'Buy'),
          option(wishes.id, 1, 'Learn'),
        ])
        .returning(),
      4,
    );
    const answer = (registrationId: string, questionId: string, ...chosen: string[]) => ({
      registrationId,
      questionId,
      optionIds: chosen.join(','),
      createdAt: at('2025-06-01T00:00:00'),
    });
    await orm()
      .insert(surveyAnswers)
      .values([
        answer(first.id, trade.id, maker.id),
        answer(first.id, wishes.id, buy.id, learn.id),
        answer(second.id, wishes.id, learn.id),
        // Whoever has not finished is not among the visitors.
        answer(half.id, trade.id, trader.id),
      ]);

    const invited = (email: string, createdAt: string, more: object = {}) => ({
      inviterId: ann.id,
      email,
      key: `key-${email}-${createdAt}`,
      language: 'EN',
      createdAt: at(createdAt),
      mailedAt: at(createdAt),
      ...more,
    });
    const registeredAt = at('2025-07-01T00:00:00');
    await orm()
      .insert(friendInvitations)
      .values([
        invited('a@x.example', '2025-06-01T00:00:00', { registeredAt }),
        invited('b@x.example', '2025-06-02T00:00:00'),
        invited('c@x.example', '2025-06-05T23:00:00'),
        invited('d@x.example', '2025-05-31T10:00:00', { registeredAt }),
        // Came by a link that was passed on: nobody was written to.
        invited('', '2025-06-03T00:00:00', { mails: 0, registeredAt }),
      ]);

    await orm()
      .insert(categories)
      .values([
        { code: '1', nameCn: '线缆', nameEn: 'Cables', rank: 0 },
        { code: '2', nameCn: '设备', nameEn: 'Machines', rank: 1 },
        { code: '201', parentCode: '2', nameCn: '拉丝', nameEn: 'Drawing', rank: 0 },
      ]);
    const search = sql`''::tsvector` as unknown as string;
    const company = (id: string, nameEn: string) => ({
      id,
      nameEn,
      nameCn: `${nameEn} 中文`,
      boothNumber: id,
      country: 'CN',
      categoryCode: '1',
      tagsCn: [],
      tagsEn: [],
      search,
      createdAt: new Date(0),
      updatedAt: new Date(0),
    });
    await orm()
      .insert(exhibitors)
      .values([company('11', 'Alpha'), company('12', 'Beta')]);
    await orm()
      .insert(products)
      .values({
        id: '91',
        exhibitorId: '12',
        titleEn: 'Drawing line',
        categoryCode: '201',
        status: 2,
        tagsCn: [],
        tagsEn: [],
        search,
        createdAt: new Date(0),
        updatedAt: new Date(0),
      });
    const mark = (
      accountId: string,
      collectType: number,
      linkId: string,
      createdAt = '2025-06-02T00:00:00',
    ) => ({
      accountId,
      collectType,
      linkId,
      createdAt: at(createdAt),
    });
    await orm()
      .insert(favourites)
      .values([
        mark(ann.id, 1, '91'),
        mark(ben.id, 1, '91'),
        mark(ann.id, 2, '12'),
        mark(ben.id, 2, '11'),
        // Gone from the catalogue: it counts for nobody, but somebody did mark it.
        mark(ann.id, 1, '92'),
        mark(ann.id, 2, '11', '2025-07-01T00:00:00'),
      ]);
    const ask = (type: 1 | 2 | 3, linkId: string, createdAt = '2025-06-04T00:00:00') => ({
      accountId: ann.id,
      type,
      linkId,
      title: `${type} ${linkId} ${createdAt}`,
      createdAt: at(createdAt),
      updatedAt: at(createdAt),
    });
    await orm()
      .insert(consultations)
      // A buyer's request with the id of a company is no question to that company.
      .values([ask(1, '11'), ask(3, '91'), ask(2, '11'), ask(1, '12', '2025-05-01T00:00:00')]);

    const event = (code: string, signUpKind: string, seats: number | null) => ({
      code,
      signUpKind,
      seats,
      titleCn: `会 ${code}`,
      titleEn: `Event ${code}`,
      updatedAt: new Date(0),
    });
    const [full, , closed] = take(
      await orm()
        .insert(events)
        .values([
          event('A', 'form', 2),
          event('B', 'form', null),
          event('C', 'hidden', 5),
          event('D', 'hidden', 5),
        ])
        .returning(),
      4,
    );
    const signUp = (eventId: string, accountId: string) => ({
      eventId,
      accountId,
      formId: '1',
      answers: [],
      createdAt: at('2025-01-01T00:00:00'),
    });
    await orm()
      .insert(eventRegistrations)
      .values([signUp(full.id, ann.id), signUp(full.id, ben.id), signUp(closed.id, ann.id)]);

    const request = (status: number, submittedAt: string) => ({
      publishType: 1,
      purchaseTypes: [1],
      status,
      search,
      submittedAt: at(submittedAt),
      createdAt: at(submittedAt),
    });
    await orm()
      .insert(buyerPosts)
      .values([
        request(1, '2025-06-02T09:00:00'),
        request(1, '2025-06-01T08:00:00'),
        request(2, '2025-05-01T00:00:00'),
      ]);

    const today = new Date(service.realTime().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    const came = (registrationId: string, day: string, door: string) => ({
      registrationId,
      day,
      door,
      firstAt: at(`${day}T09:00:00`),
    });
    await orm()
      .insert(checkIns)
      .values([
        came(first.id, '2025-08-27', 'North'),
        came(first.id, today, 'South'),
        came(second.id, '2025-08-27', 'South'),
      ]);
  });

  it('counts visitors by Shanghai day, country and where they come from, each once', async () => {
    const { result } = await read(june);
    expect([result.from, result.until]).toEqual(['2025-06-01', '2025-06-05']);
    expect(result.registrations).toEqual({
      total: 8,
      days: [
        { day: '2025-06-01', count: 1 },
        { day: '2025-06-02', count: 0 },
        { day: '2025-06-03', count: 6 },
        { day: '2025-06-04', count: 0 },
        { day: '2025-06-05', count: 1 },
      ],
      countries: [
        { country: 'CN', count: 4 },
        { country: 'DE', count: 2 },
        { country: '', count: 1 },
        { country: 'JP', count: 1 },
      ],
      sources: [
        { source: 'own', count: 1 },
        { source: 'invited', count: 2 },
        { source: 'poster', count: 3 },
        { source: 'group', count: 1 },
        { source: 'others', count: 1 },
      ],
    });
  });

  it('tells the questionnaire with every option, how many answered, and the return of invitations', async () => {
    const { result } = await read(june);
    const told = result.questions.map(({ textEn, answered, options }) => [
      ...[textEn, answered],
      ...options.map(({ nameEn, count }) => `${nameEn} ${count}`),
    ]);
    expect(told).toEqual([
      ['Business', 1, 'Maker 1', 'Trader 0'],
      ['Purpose', 2, 'Buy 1', 'Learn 2'],
    ]);
    expect(result.questions[0]?.options[0]?.nameCn).toBe('Maker 中文');
    expect(result.invitations).toEqual({ sent: 3, registered: 1 });
  });

  it('tells what interest companies and fields found, a product’s for its company', async () => {
    const { result } = await read(june);
    const named = (rows: Numbers['favourites']['exhibitors']) =>
      rows.map(({ id, nameEn, count }) => `${id} ${nameEn} ${count}`);
    expect(result.favourites.total).toBe(5);
    expect(named(result.favourites.exhibitors)).toEqual(['12 Beta 3', '11 Alpha 1']);
    expect(named(result.favourites.categories)).toEqual(['1 Cables 2', '2 Machines 2']);
    expect(result.consultations.total).toBe(3);
    expect(named(result.consultations.exhibitors)).toEqual(['11 Alpha 1', '12 Beta 1']);
    expect(named(result.consultations.categories)).toEqual(['1 Cables 1', '2 Machines 1']);
  });

  it('tells how full conferences are, what waits since when, and who came in, whatever the range', async () => {
    const { result } = await read(june);
    expect(result.events.map(({ titleEn, signUps, seats }) => [titleEn, signUps, seats])).toEqual([
      ['Event A', 2, 2],
      ['Event B', 0, null],
      ['Event C', 1, 5],
    ]);
    const waiting = result.reviews.filter((one) => one.waiting > 0 || one.kind === 'exhibit');
    expect(waiting.map(({ kind, waiting: many, oldest }) => [kind, many, oldest])).toEqual(
      expect.arrayContaining([
        ['buyer-post', 2, '2025-06-01 08:00:00'],
        ['exhibit', 0, null],
      ]),
    );
    expect(waiting).toHaveLength(2);
    expect(result.checkIns).toMatchObject({ people: 2, today: 1 });
    expect(result.checkIns.days.slice(0, 2)).toEqual([
      { day: '2025-08-27', door: 'North', count: 1 },
      { day: '2025-08-27', door: 'South', count: 1 },
    ]);
  });

  it('tells the last 60 days of the edition’s clock where nobody asks for others', async () => {
    service.clock.set(at('2025-06-10T00:30:00'));
    const { result } = await read();
    expect([result.from, result.until]).toEqual(['2025-04-12', '2025-06-10']);
    expect(result.registrations.days).toHaveLength(60);
    expect(result.registrations.total).toBe(10);
    expect((await read('?until=2025-06-01')).result.from).toBe('2025-04-03');
    // Nothing yet: zeros, not gaps.
    const { result: none } = await read('?from=2024-01-01&until=2024-01-02');
    expect(none.registrations).toMatchObject({ total: 0, countries: [] });
    expect(none.questions.map(({ answered }) => answered)).toEqual([0, 0]);
    expect(none.favourites).toEqual({ total: 0, exhibitors: [], categories: [] });
    expect(none.invitations).toEqual({ sent: 0, registered: 0 });
  });

  it('works the same figures out once in ten seconds, however many look', async () => {
    const range = '?from=2025-06-03&until=2025-06-03';
    const before = (await read(range)).result.registrations.total;
    const late = await visitor('2025-06-03T20:00:00');
    expect((await read(range)).result.registrations.total).toBe(before);
    service.pass(11_000);
    expect((await read(range)).result.registrations.total).toBe(before + 1);
    await orm().delete(visitRegistrations).where(eq(visitRegistrations.id, late.id));
    service.pass(11_000);
  });

  it('refuses a range that is none, naming its field', async () => {
    for (const [query, field] of [
      ['?from=2025-02-30', 'from'],
      ['?until=2025-13-01', 'until'],
      ['?from=2025-06-02&until=2025-06-01', 'until'],
      ['?from=2020-01-01&until=2025-06-01', 'until'],
    ] as const) {
      expect(await read(query), query).toMatchObject({ status: 400, success: false, field });
    }
    expect((await read('?from=june')).status).toBe(400);
  });

  it('is for the staff, whatever their right; visitors and exhibitors are refused and logged, guests have to log in', async () => {
    for (const right of ['reviewer', 'editor', 'door', 'administrator'] as const) {
      const member = await staffMember(service, right);
      expect((await service.call('GET', '/organiser/numbers', { token: member.token })).status, right).toBe(
        200,
      );
    }
    const refusals = () => orm().$count(auditEntries, eq(auditEntries.action, 'refused'));
    const before = await refusals();
    for (const role of ['visitor', 'exhibitor'] as const) {
      const other = await signedIn(service, role);
      const answer = await service.call('GET', '/organiser/numbers', { token: other.token });
      expect([answer.status, answer.code], role).toEqual([403, 510]);
    }
    expect(await refusals()).toBe(before + 2);
    expect(await service.call('GET', '/organiser/numbers')).toMatchObject({ status: 401, code: 401 });
  });
});
