import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { editions } from '../src/modules/content/tables.ts';
import type { Badge } from '../src/modules/exhibiting/badges/contract.ts';
import { badges } from '../src/modules/exhibiting/badges/tables.ts';
import { visitRegistrations } from '../src/modules/registration/tables.ts';
import { reviewSteps } from '../src/review/index.ts';
import { newCard } from './support/cards.ts';
import { companyOf } from './support/companies.ts';
import { first, required } from './support/required.ts';
import { useService } from './support/service.ts';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;
/** When the show of the first edition has closed. */
const END = new Date('2025-08-29T23:59:59+08:00').getTime();
const DURING = new Date('2025-08-28T10:00:00+08:00');
const AFTER = new Date('2025-09-02T10:00:00+08:00');

describe('numbers of papers', () => {
  const service = useService();
  const orm = () => service.database().orm();
  const due = async (name: string) =>
    required((await service.retention().states()).find((state) => state.name === name)).due;

  beforeAll(async () => {
    await orm()
      .insert(editions)
      .values([
        { number: 12, settings: {} },
        { number: 13, settings: { closesOn: '2027-08-29', badges: { closesAt: '2027-08-15 18:00:00' } } },
      ])
      .onConflictDoNothing();
  });

  it('of badges are masked some time after the show has closed, with what reviewers read of them', async () => {
    const { token, companyId } = await companyOf(service);
    const numbers = [newCard(), newCard()];
    // Two people whose masks are the same.
    const values = ['E10000001', 'E20000001', ...numbers].map((cardNumber, place) => ({
      exhibitorId: companyId,
      name: `Person ${place}`,
      cardType: place < 2 ? '-1' : '1',
      cardNumber,
      cardImage: place < 2 ? '/files/own/uploads/0.png' : '',
      companyName: 'C',
      position: '6',
      phone: '+8613800138000',
      status: 2,
      createdAt: place === 3 ? AFTER : DURING,
    }));
    const made = await orm().insert(badges).values(values).returning();
    const ids = made.map(({ id }) => id);
    const step = { kind: 'exhibitor-badge', fromStatus: 1, toStatus: 2, actor: 'organiser' };
    const snapshot = { title: { ZH: '', EN: '' }, owner: undefined, fields: [] } as never;
    await orm()
      .insert(reviewSteps)
      .values(
        ids.map((subjectId, place) => ({ ...step, subjectId, snapshot, at: place === 3 ? AFTER : DURING })),
      );
    const stored = async () =>
      (await orm().select().from(badges).where(inArray(badges.id, ids)).orderBy(badges.id)).map(
        (row) => row.cardNumber,
      );
    const kept = async () =>
      (
        await orm()
          .select()
          .from(reviewSteps)
          .where(inArray(reviewSteps.subjectId, ids))
          .orderBy(reviewSteps.id)
      ).map((row) => row.snapshot !== null);

    service.clock.set(new Date(END + 30 * DAY - MINUTE));
    expect(await due('badge-identity-numbers')).toBe(0);
    await service.retention().sweep('badge-identity-numbers');
    expect(await stored()).toEqual(values.map(({ cardNumber }) => cardNumber));

    service.clock.set(new Date(END + 30 * DAY + MINUTE));
    expect(await due('badge-identity-numbers')).toBeGreaterThanOrEqual(6);
    await service.retention().sweep('badge-identity-numbers');
    expect(await due('badge-identity-numbers')).toBe(0);
    const mask = `${required(numbers[0]).slice(0, 3)}***********${required(numbers[0]).slice(-4)}`;
    expect(await stored()).toEqual([
      `E******01#${ids[0]}`,
      `E******01#${ids[1]}`,
      `${mask}#${ids[2]}`,
      required(numbers[1]),
    ]);
    expect(await kept()).toEqual([false, false, false, true]);
    expect(
      (
        await orm()
          .select()
          .from(badges)
          .where(eq(badges.id, required(ids[0])))
      )[0]?.cardImage,
    ).toBe('');

    const one = await service.call<Badge>('GET', `/app/exhibiting/badge?id=${ids[2]}`, { token });
    expect(one.result).toMatchObject({ idcard: mask, idcardMasked: mask });
    // The next edition is open: who had a badge may have one again, and not two.
    const again = () =>
      service.call('POST', '/app/exhibiting/badge', {
        token,
        language: 'EN',
        body: {
          name: 'Person 2 anew',
          cardType: '1',
          idcard: numbers[0],
          companyName: 'C',
          position: '6',
          phone: '13800138000',
        },
      });
    expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(200);
    expect(await orm().$count(badges, eq(badges.cardNumber, required(numbers[0])))).toBe(1);
    const other = await service.call('POST', '/app/exhibiting/badge', {
      token,
      language: 'EN',
      body: {
        name: 'Somebody else',
        cardType: '1',
        idcard: numbers[1],
        companyName: 'C',
        position: '6',
        phone: '13800138000',
      },
    });
    expect(other.status).toBe(409);
  });

  it('of visitors are masked some time after the show has closed', async () => {
    const add = async (key: string, identityNumber: string, createdAt: Date) =>
      first(
        await orm()
          .insert(visitRegistrations)
          .values({
            key,
            keyEndsAt: createdAt,
            language: 'EN',
            identityNumber,
            createdAt,
            finishedAt: createdAt,
          })
          .returning(),
      ).id;
    const ids = [
      await add('number-1', '310101199003071234', DURING),
      await add('number-2', 'E12345678', DURING),
      await add('number-3', 'E12345678', AFTER),
      await add('number-4', '', DURING),
    ];
    const stored = async () =>
      (
        await orm()
          .select()
          .from(visitRegistrations)
          .where(inArray(visitRegistrations.id, ids))
          .orderBy(visitRegistrations.id)
      ).map((row) => row.identityNumber);
    service.clock.set(new Date(END + 30 * DAY - MINUTE));
    await service.retention().sweep('visitor-identity-numbers');
    expect(await stored()).toEqual(['310101199003071234', 'E12345678', 'E12345678', '']);
    service.clock.set(new Date(END + 30 * DAY + MINUTE));
    expect(await due('visitor-identity-numbers')).toBeGreaterThanOrEqual(2);
    await service.retention().sweep('visitor-identity-numbers');
    expect(await due('visitor-identity-numbers')).toBe(0);
    expect(await stored()).toEqual(['310***********1234', 'E******78', 'E12345678', '']);
  });
});
