import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../../db/columns.ts';
import type { StaffRight } from './rights.ts';

/**
 * People who work for the organiser. Not rows of `account`: no way in that visitors and exhibitors have can ever lead
 * to the console.
 */
export const staff = pgTable(
  'staff',
  {
    id: newRecordId(),
    name: text('name').notNull(),
    /** Lower-cased. */
    email: text('email').notNull(),
    /** `ZH` or `EN`: what messages to this person are written in. */
    language: text('language').notNull(),
    /** Of {@link staffRights}. */
    rights: text('rights').array().$type<StaffRight[]>().notNull(),
    /** argon2id of the MD5 that the contract carries; none until the invitation is accepted. */
    passwordHash: text('password_hash'),
    /** What the authenticator app shares with us, base32, sealed. A new one with each invitation. */
    authenticatorSecret: text('authenticator_secret').notNull(),
    /** The last half minute whose code was used: a code serves once. */
    lastStep: integer('last_step').notNull().default(0),
    isLocked: boolean('is_locked').notNull().default(false),
    /** SHA-256 of the invitation's ticket; none once it was accepted. */
    ticketHash: text('ticket_hash'),
    ticketExpiresAt: instant('ticket_expires_at'),
    /**
     * The account at the identity provider that the person signs in by: its issuer and its subject there, and since
     * when; none until the first such sign-in.
     */
    providerIssuer: text('provider_issuer'),
    providerSubject: text('provider_subject'),
    providerLinkedAt: instant('provider_linked_at'),
    lastSignInAt: instant('last_sign_in_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('staff_email').on(table.email),
    uniqueIndex('staff_ticket')
      .on(table.ticketHash)
      .where(sql`ticket_hash is not null`),
    uniqueIndex('staff_provider')
      .on(table.providerIssuer, table.providerSubject)
      .where(sql`provider_subject is not null`),
  ],
);

/** Sign-ins to the console that have not ended. Times are real ones. */
export const staffSessions = pgTable(
  'staff_session',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    staffId: recordId('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Never moved on. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('staff_session_staff').on(table.staffId), index('staff_session_end').on(table.endsAt)],
);

/** Browsers in which somebody of the staff has signed in to the console; see `known_device` of accounts. */
export const staffDevices = pgTable(
  'staff_device',
  {
    staffId: recordId('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** SHA-256 of the secret that the browser keeps, hexadecimal. */
    deviceHash: text('device_hash').notNull(),
    /** Last sign-in there. */
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.deviceHash] }),
    index('staff_device_used').on(table.usedAt),
  ],
);

/** Sign-ins that have gone to the identity provider and are not back yet. Times are real ones. */
export const staffProviderFlows = pgTable(
  'staff_provider_flow',
  {
    /** SHA-256 of the state that comes back in the address, hexadecimal. */
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the secret of the browser that began it, hexadecimal; only there it can end. */
    deviceHash: text('device_hash').notNull(),
    /** What the sign-in is recognised by again, as JSON, sealed. */
    secrets: text('secrets').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('staff_provider_flow_end').on(table.endsAt)],
);
