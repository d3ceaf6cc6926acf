import { asc, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { exhibitors } from '../../modules/catalogue/tables.ts';
import { badges } from '../../modules/exhibiting/badges/tables.ts';
import { accounts } from '../../modules/identity/tables.ts';
import { reviewStatus } from '../../review/index.ts';
import { seeded } from '../generator/random.ts';
import { insertRows } from '../insert-rows.ts';
import { documentOf, fullName, placeWithCode } from './names.ts';

/** When staff got their accounts and badges, in Shanghai. */
const FIRST_DAY = Date.parse('2025-04-07T09:00:00+08:00');
const DAYS = 60;
const A_DAY_MS = 24 * 3_600_000;

/** Gives every company without an account somebody who speaks for it, and badges for its people at the booth. */
export async function writeExhibitorStaff(database: Database): Promise<void> {
  const orm = database.orm();
  const known = new Set(
    (
      await orm
        .select({ exhibitorId: accounts.exhibitorId })
        .from(accounts)
        .where(isNotNull(accounts.exhibitorId))
    ).map(({ exhibitorId }) => exhibitorId),
  );
  const companies = await orm
    .select({
      id: exhibitors.id,
      nameCn: exhibitors.nameCn,
      nameEn: exhibitors.nameEn,
      country: exhibitors.country,
    })
    .from(exhibitors)
    .orderBy(asc(exhibitors.id));
  const people = companies
    .filter(({ id }) => !known.has(id))
    .map((company) => {
      const random = seeded('exhibitor-staff', company.id);
      const place = placeWithCode(company.country);
      const since = new Date(FIRST_DAY + random.int(DAYS * 24 * 60) * 60_000);
      const companyName = place.isChinese ? company.nameCn : company.nameEn;
      return { id: company.id, random, place, since, companyName };
    });
  await insertRows(
    database,
    accounts,
    people.map(({ id, random, place, since, companyName }) => ({
      values: {
        id: `22${id.slice(2)}`,
        role: 'exhibitor',
        // Nobody receives mail at this name, so nobody signs in as one of them.
        email: `staff${id}@exhibitors.example`,
        nick_name: fullName(place, random),
        company_name: companyName,
        exhibitor_id: id,
        created_at: since,
      },
    })),
  );
  await insertRows(
    database,
    badges,
    people.flatMap(({ id, random, place, since, companyName }) =>
      Array.from({ length: random.between(1, 3) }, (_, rank) => {
        const handedInAt = new Date(Math.min(since.getTime() + rank * A_DAY_MS, FIRST_DAY + DAYS * A_DAY_MS));
        const { cardType, cardNumber } = documentOf(place, random);
        return {
          values: {
            exhibitor_id: id,
            account_id: `22${id.slice(2)}`,
            language: place.isChinese ? 'ZH' : 'EN',
            name: fullName(place, random),
            card_type: cardType,
            card_number: cardNumber,
            company_name: companyName,
            position: random.pick(['2', '3', '6']),
            phone: '',
            status: reviewStatus.approved,
            submitted_at: handedInAt,
            reviewed_at: new Date(handedInAt.getTime() + A_DAY_MS),
            created_at: handedInAt,
          },
        };
      }),
    ),
  );
}
