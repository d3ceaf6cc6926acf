import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../db/columns.ts';

/** People who can sign in. The same person may have one account of each role, under one number or address. */
export const accounts = pgTable(
  'account',
  {
    id: newRecordId(),
    /** `visitor` or `exhibitor`. */
    role: text('role').notNull(),
    /** With country code, digits only behind the plus: +8613800138000. */
    mobile: text('mobile'),
    /** Lower-cased. */
    email: text('email'),
    /** argon2id of the MD5 that the contract carries; none until the person sets a password. */
    passwordHash: text('password_hash'),
    nickName: text('nick_name').notNull().default(''),
    companyName: text('company_name').notNull().default(''),
    /** The company that an exhibitor's account speaks for. */
    exhibitorId: recordId('exhibitor_id'),
    /** Set by the organiser: no sign-in any more. */
    isLocked: boolean('is_locked').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('account_mobile')
      .on(table.role, table.mobile)
      .where(sql`mobile is not null`),
    uniqueIndex('account_email')
      .on(table.role, table.email)
      .where(sql`email is not null`),
    index('account_exhibitor').on(table.exhibitorId),
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

/** Codes sent by SMS or e-mail; one a purpose and recipient, the newest (promises.md 7). */
export const codes = pgTable(
  'one_time_code',
  {
    /** What it proves: `login`, later others. */
    purpose: text('purpose').notNull(),
    /** Number or address, as in {@link accounts}. */
    recipient: text('recipient').notNull(),
    /** argon2id of the code: six digits are guessed from a quick hash. */
    codeHash: text('code_hash').notNull(),
    guessesLeft: integer('guesses_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.recipient] }),
    index('one_time_code_expiry').on(table.expiresAt),
  ],
);
