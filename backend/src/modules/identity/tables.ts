import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../db/columns.ts';
import type { Role } from './role.ts';

/** People who can sign in. The same person may have one account of each role, under one number or address. */
export const accounts = pgTable(
  'account',
  {
    id: newRecordId(),
    /** `visitor` or `exhibitor`. */
    role: text('role').$type<Role>().notNull(),
    /** With country code, digits only behind the plus: +8613800138000. */
    mobile: text('mobile'),
    /** Lower-cased. */
    email: text('email'),
    /** argon2id of the MD5 that the contract carries; none until the person sets a password. */
    passwordHash: text('password_hash'),
    nickName: text('nick_name').notNull().default(''),
    /** Of the name, for lists by name; a trigger keeps it. None until the first newer server has gone through old rows. */
    nameKey: text('name_key'),
    companyName: text('company_name').notNull().default(''),
    /** The company that an exhibitor's account speaks for. */
    exhibitorId: recordId('exhibitor_id'),
    /** Set by the organiser: no sign-in any more. */
    isLocked: boolean('is_locked').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** Of the last sign-in; none for accounts that were last signed in to before version 0.4.0. */
    signedInAt: instant('signed_in_at'),
  },
  (table) => [
    uniqueIndex('account_mobile')
      .on(table.role, table.mobile)
      .where(sql`mobile is not null`),
    uniqueIndex('account_email')
      .on(table.role, table.email)
      .where(sql`email is not null`),
    index('account_exhibitor').on(table.exhibitorId),
    index('account_unkeyed')
      .on(table.id)
      .where(sql`name_key is null`),
    // By the beginning of what somebody at the telephone says.
    index('account_begins_name').on(sql`lower(${table.nickName}) text_pattern_ops`),
    index('account_begins_company').on(sql`lower(${table.companyName}) text_pattern_ops`),
    index('account_begins_email').on(sql`${table.email} text_pattern_ops`),
    index('account_begins_mobile').on(sql`${table.mobile} text_pattern_ops`),
  ],
);

/** Sign-ins that have not ended. Times are real, whatever the edition's clock says. */
export const sessions = pgTable(
  'session',
  {
    /** SHA-256 of the token, hex: a copy of the table signs nobody in. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Moved on while the session is used (sliding). */
    expiresAt: instant('expires_at').notNull(),
    /** Never moved on. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('session_account').on(table.accountId), index('session_expiry').on(table.expiresAt)],
);

/** Pictures that wait for their answer; one a check key, gone with the first answer (DESIGN-025). */
export const captchas = pgTable(
  'captcha',
  {
    checkKey: text('check_key').primaryKey(),
    answer: text('answer').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('captcha_expiry').on(table.expiresAt)],
);

/**
 * Codes sent by SMS or e-mail that have not been used and have not run out (docs/promises.md 7). Several of one person may be
 * alive: a stranger who has a further one sent does not end the one that the owner is about to type.
 */
export const codes = pgTable(
  'sent_code',
  {
    id: newRecordId(),
    /** What it proves: `login`, `password` of whoever is signed in, or `reset` of a forgotten one. */
    purpose: text('purpose').notNull(),
    /** Number or address, as in {@link accounts}. */
    recipient: text('recipient').notNull(),
    /** argon2id of the code: six digits are guessed from a quick hash. */
    codeHash: text('code_hash').notNull(),
    /** Who asked for it, as `device` or `network` and its value: that caller's guesses are counted apart. */
    requester: text('requester').notNull(),
    /** Guesses that everybody else has left, all of them together. */
    guessesLeft: integer('guesses_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sent_code_recipient').on(table.recipient, table.purpose),
    index('sent_code_expiry').on(table.expiresAt),
  ],
);

/**
 * Browsers in which somebody has signed in to an account. Their failures are counted apart from those of everybody else,
 * so that nobody can use up the owner's tries.
 */
export const knownDevices = pgTable(
  'known_device',
  {
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret that the browser keeps, hexadecimal. */
    deviceHash: text('device_hash').notNull(),
    /** Last sign-in there. */
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.deviceHash] }),
    index('known_device_used').on(table.usedAt),
  ],
);
