import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../db/columns.ts';
import { accounts } from '../identity/tables.ts';
import type { Person } from '../registration/index.ts';
import type { Problem } from './problems.ts';

/** Lists of people that somebody sent in to register them in one go (DESIGN-044). */
export const visitGroups = pgTable(
  'visit_group',
  {
    id: newRecordId(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    personCount: integer('person_count').notNull(),
    /** Those of them who had a registration when the list was checked; they are left out. */
    takenCount: integer('taken_count').notNull().default(0),
    /** Who is to be registered; nobody where there are problems, and once they are registered. */
    people: jsonb('people').$type<Person[]>().notNull(),
    problems: jsonb('problems').$type<Problem[]>().notNull(),
    /** All of them; only the first ones are kept. */
    problemCount: integer('problem_count').notNull(),
    createdAt: instant('created_at').notNull(),
    registeredAt: instant('registered_at'),
  },
  (table) => [index('visit_group_account').on(table.accountId, table.createdAt)],
);
