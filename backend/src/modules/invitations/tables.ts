import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../db/columns.ts';
import { accounts } from '../identity/tables.ts';

/**
 * People whom an account has invited: by e-mail one row an address, however often it was written to; by a link that is
 * passed on, one row for each who has come by it.
 */
export const friendInvitations = pgTable(
  'friend_invitation',
  {
    id: newRecordId(),
    inviterId: recordId('inviter_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Lower-cased; blank where somebody came by a link without one. */
    email: text('email').notNull(),
    /** What the link of the mail carries (`invite`): 128 random bits. */
    key: text('key').notNull(),
    /** Language of the last mail. */
    language: text('language').notNull(),
    /** As the invited person registered; blank before. */
    firstName: words('first_name'),
    companyName: words('company_name'),
    position: words('position'),
    /** The account that the invitation led to. */
    invitedUserId: recordId('invited_user_id').references(() => accounts.id, { onDelete: 'set null' }),
    registeredAt: instant('registered_at'),
    createdAt: instant('created_at').notNull(),
    /** When the last mail was left in the outbox, and how many there were. */
    mailedAt: instant('mailed_at').notNull(),
    mails: integer('mails').notNull().default(1),
  },
  (table) => [
    uniqueIndex('friend_invitation_once')
      .on(table.inviterId, table.email)
      .where(sql`email <> ''`),
    uniqueIndex('friend_invitation_key').on(table.key),
    index('friend_invitation_invited').on(table.invitedUserId),
    // The organiser's figures of some days.
    index('friend_invitation_created').on(table.createdAt),
    index('friend_invitation_newest').on(
      table.inviterId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** Links that an account passes on by itself, on posters and in chats: one for each poster, for as many as come. */
export const invitationLinks = pgTable(
  'invitation_link',
  {
    inviterId: recordId('inviter_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Place of the poster's template, from 1. */
    template: smallint('template').notNull(),
    /** What the link carries (`invite`): 128 random bits. */
    key: text('key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.inviterId, table.template] }),
    uniqueIndex('invitation_link_key').on(table.key),
  ],
);
