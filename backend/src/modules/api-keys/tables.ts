import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../db/columns.ts';
import { accounts } from '../identity/tables.ts';
import { partners } from '../organiser/partners/tables.ts';
import type { KeyScope } from './scopes.ts';

/** Keys by which programs read: a partner's, or one that somebody of an exhibitor has made for their company. */
export const apiKeys = pgTable(
  'api_key',
  {
    id: newRecordId(),
    partnerId: recordId('partner_id').references(() => partners.id, { onDelete: 'cascade' }),
    /** Who of the exhibitor made it: the key acts for the company that this account speaks for. */
    accountId: recordId('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Whether it reads the demo edition, and no real people. */
    isTest: boolean('is_test').notNull(),
    /** SHA-256 of the key, hexadecimal. */
    hash: text('hash').notNull().unique(),
    /** First characters of the key, by which people tell it from others. */
    beginning: text('beginning').notNull(),
    scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
    /** Origins of the pages that may use it in a browser, like `https://app.example`; none: no page may. */
    origins: text('origins').array().notNull(),
    /** By the time that people see. */
    createdAt: instant('created_at').notNull(),
    /** The real time; none: it does not end by itself. */
    expiresAt: instant('expires_at'),
    /** By the time that people see; none while it serves. */
    revokedAt: instant('revoked_at'),
    /** By the time that people see, up to a few seconds late; none as long as nobody has used it. */
    lastUsedAt: instant('last_used_at'),
    /** Cursor after which it asked for changes last; blank where it does not follow the changes. */
    feedCursor: text('feed_cursor').notNull().default(''),
    /** Kinds of records whose changes it asked for then. */
    feedTypes: text('feed_types').array().notNull().default([]),
    /** When it asked for changes last, the real time, up to a few seconds late; none: never. */
    feedAt: instant('feed_at'),
    /** Cost that could be spent at `pointsAt`; below zero never. */
    points: doublePrecision('points').notNull(),
    /** The real time. */
    pointsAt: instant('points_at').notNull(),
  },
  (table) => [
    index('api_key_partner').on(table.partnerId),
    index('api_key_account').on(table.accountId),
    check('api_key_owner', sql`num_nonnulls(partner_id, account_id) = 1`),
  ],
);

/** What was asked for by each key on each day. */
export const apiKeyUsage = pgTable(
  'api_key_usage',
  {
    keyId: recordId('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** Shanghai's, by the time that people see. */
    day: date('day').notNull(),
    requests: integer('requests').notNull(),
    /** Of these, how many were refused for their cost, for a scope or because the limit was reached. */
    refused: integer('refused').notNull(),
    cost: bigint('cost', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.day] }), index('api_key_usage_day').on(table.day)],
);
