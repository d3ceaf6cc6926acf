import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../../db/columns.ts';
import { reviewColumns } from '../../../review/columns.ts';

/** Companies that want to exhibit. Approved, one becomes an exhibitor with an account (docs/specification.md, Accounts). */
export const boothApplications = pgTable(
  'booth_application',
  {
    id: newRecordId(),
    /** `ZH` or `EN`: the form that was filled in, and the language of messages. */
    language: text('language').notNull(),
    /** Code of the dictionary of forms of address. */
    gender: text('gender').notNull(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    department: text('department').notNull(),
    /** Code of the dictionary of positions. */
    position: text('position').notNull(),
    telephone: text('telephone').notNull(),
    /** +8613800138000; proved by a code where the language is ZH. */
    mobile: text('mobile').notNull(),
    /** Lower-cased; proved by a code where the language is EN. */
    email: text('email').notNull(),
    website: words('website'),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    /** What was proved: the mobile number, or the e-mail address. */
    proved: text('proved').notNull(),
    /** argon2id of the MD5 that the contract carries; for the account, where it was chosen (EN). */
    passwordHash: text('password_hash'),
    /** Root categories, 1 to 7. */
    productServices: text('product_services').array().notNull(),
    /** Codes of the dictionary of ways to know the fair. */
    waysToKnow: text('ways_to_know').array().notNull(),
    invitationCode: words('invitation_code'),
    invitationId: words('invitation_id'),
    /** SHA-256 of what was sent, so that a second press is the same application. */
    fingerprint: text('fingerprint').notNull(),
    /** The company that it led to. */
    exhibitorId: recordId('exhibitor_id'),
    ...reviewColumns(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Nobody applies twice at a time; a rejected one is handed in anew in its place.
    uniqueIndex('booth_application_proved').on(table.proved),
    index('booth_application_under_review')
      .on(table.submittedAt)
      .where(sql`status = 1`),
  ],
);
