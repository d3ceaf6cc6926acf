import { randomBytes } from 'node:crypto';
import { asc, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accounts } from '../../modules/identity/tables.ts';
import { checkIns } from '../../modules/organiser/door/tables.ts';
import { newInvitationCode } from '../../modules/registration/index.ts';
import {
  surveyAnswers,
  surveyOptions,
  surveyQuestions,
  visitRegistrations,
} from '../../modules/registration/tables.ts';
import { seeded } from '../generator/random.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { type DemoPerson, personAt } from './people.ts';

/** People written in one statement for each table. */
const BATCH = 2000;

const digits = (value: number) => String(value).padStart(8, '0');
export const visitorAccountId = (index: number): string => `18${digits(index + 1)}`;
export const visitorRegistrationId = (index: number): string => `19${digits(index + 1)}`;
/** Of the last edition. */
const formerRegistrationId = (index: number): string => `20${digits(index + 1)}`;

/** Whether somebody registered alone, and so has an account. */
export const hasAccount = ({ source }: DemoPerson): boolean => source !== 'group' && source !== 'others';

function accountRow(person: DemoPerson, index: number): Row {
  return {
    values: {
      id: visitorAccountId(index),
      role: 'visitor',
      email: person.email,
      nick_name: person.name,
      company_name: person.company,
      created_at: person.registeredAt,
    },
  };
}

/** Key and code are secrets: they are drawn anew in each copy of the demo. */
function registrationRow(person: DemoPerson, id: string, accountId: string | null, inviter: string): Row {
  const { source, place, registeredAt } = person;
  return {
    values: {
      id,
      key: randomBytes(24).toString('base64url'),
      key_ends_at: registeredAt,
      account_id: accountId,
      registered_by_id: source === 'group' || source === 'others' ? inviter : null,
      group_id: source === 'group' ? inviter : null,
      email: accountId === null ? null : person.email,
      language: place.isChinese ? 'ZH' : 'EN',
      first_name: person.name,
      gender: person.gender,
      position: person.position,
      department: person.department,
      country: place.code,
      company_name: person.company,
      contact_email: person.email,
      state: 'finished',
      invitation_code: newInvitationCode(),
      invited_by_code: source === 'invited' ? 'DEMO' : '',
      invitation_id: source === 'poster' ? 'poster' : '',
      is_arrived: true,
      identity_number: 'DEMO-000000',
      created_at: registeredAt,
      finished_at: registeredAt,
    },
  };
}

/** Writes the visitors of this edition with their accounts. */
export async function writeVisitors(database: Database, count: number, inviter: string): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, count - start) }, (_, i) => ({
      index: start + i,
      person: personAt(start + i, 'this'),
    }));
    const own = people.filter(({ person }) => hasAccount(person));
    await insertRows(
      database,
      accounts,
      own.map(({ person, index }) => accountRow(person, index)),
    );
    await insertRows(
      database,
      visitRegistrations,
      people.map(({ person, index }) =>
        registrationRow(
          person,
          visitorRegistrationId(index),
          hasAccount(person) ? visitorAccountId(index) : null,
          inviter,
        ),
      ),
    );
  }
}

const FORMER_DAYS = ['2024-08-28', '2024-08-29', '2024-08-30'] as const;
const DOORS = ['N1', 'N3', 'E1', 'W5'] as const;

/** Those who came to the last edition: on which days, and by which door. */
export async function writeFormerVisitors(database: Database, count: number, inviter: string): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, count - start) }, (_, i) => ({
      id: formerRegistrationId(start + i),
      person: personAt(start + i, 'last'),
      random: seeded('check-in', start + i),
    }));
    await insertRows(
      database,
      visitRegistrations,
      people.map(({ person, id }) => registrationRow(person, id, null, inviter)),
    );
    await insertRows(
      database,
      checkIns,
      people
        .filter(({ random }) => random.chance(0.8))
        .flatMap(({ id, random }) =>
          random.sample(FORMER_DAYS, random.pick([1, 1, 2, 3])).map((day) => ({
            values: {
              registration_id: id,
              day,
              first_at: new Date(Date.parse(`${day}T09:00:00+08:00`) + random.int(6 * 3_600_000)),
              door: random.pick(DOORS),
            },
          })),
        ),
    );
  }
}

/**
 * Answers to the questionnaire of those who registered themselves: for each person and question a place among the options by the ids alone, the first
 * ones more often. The last option of a question that wants own words is left out.
 */
export async function writeAnswers(database: Database, count: number): Promise<void> {
  const orm = database.orm();
  const questions = await orm.select().from(surveyQuestions).orderBy(asc(surveyQuestions.rank));
  const options = await orm.select().from(surveyOptions).orderBy(asc(surveyOptions.rank));
  for (const { id, rank, questionType, hasLastInput } of questions) {
    const ids = options.filter(({ questionId }) => questionId === id).map((option) => option.id);
    const own = hasLastInput ? ids.slice(0, -1) : ids;
    if (own.length < 2) continue;
    const size = sql.raw(String(own.length));
    const choice = (place: SQL) => sql`(${textArray(own)}::text[])[${place} + 1]`;
    const second = sql`(place + 1 + (id * 13 + ${rank}::int) % (${size} - 1)) % ${size}`;
    const both =
      questionType === 'MULTIPLE'
        ? sql`case when (id * 31 + ${rank}::int) % 3 = 0 then '' else ',' || ${choice(second)} end`
        : sql`''`;
    // A statement a question: joined with the questions, the planner would work through the people for each option.
    await database.orm().execute(sql`
      insert into ${surveyAnswers} (registration_id, question_id, option_ids, created_at)
      select id, ${id}::bigint, ${choice(sql`place`)} || ${both}, finished_at
      from (
        select id, finished_at,
          floor(${size} * power(((id * 7919 + ${rank}::int * 104729) % 997) / 997.0, 1.7))::int as place
        from ${visitRegistrations}
        where account_id is not null
          and id between ${visitorRegistrationId(0)}::bigint and ${visitorRegistrationId(count - 1)}::bigint
      ) drawn`);
  }
}

const textArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;
