import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId } from '../db/columns.ts';
import type { Attachment } from './message.ts';

/** Messages to people, written with their cause in one transaction and delivered afterwards. */
export const outgoing = pgTable(
  'outgoing_message',
  {
    id: newRecordId(),
    /** `sms` or `email`. */
    channel: text('channel').notNull(),
    /** Number with country code, or address. */
    recipient: text('recipient').notNull(),
    /** `ZH` or `EN`. */
    language: text('language').notNull(),
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    /** The same as HTML; e-mail only. */
    html: text('html').notNull().default(''),
    /** Files that the letter carries; none any more once it has been delivered. */
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    /** Holds a code or a ticket: its text is removed as soon as it has been delivered. */
    isSecret: boolean('is_secret').notNull().default(false),
    /** Id of the request that has caused it; blank where none has. */
    requestId: text('request_id').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    /** Not before this instant; moved on by each failure. */
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Until when a worker has it, unless that worker says before what came of its attempt; null where none has. */
    leaseEndsAt: instant('lease_ends_at'),
    sentAt: instant('sent_at'),
    /** Set when no more attempts are made. */
    failedAt: instant('failed_at'),
    lastError: text('last_error').notNull().default(''),
    /** When a mail server said, after it had taken the letter, that it will never be delivered. */
    bouncedAt: instant('bounced_at'),
    /** Status as of RFC 3463, also of a letter that is delayed; blank where no server has said anything. */
    bounceStatus: text('bounce_status').notNull().default(''),
    /** In the server's words, without addresses. */
    bounceText: text('bounce_text').notNull().default(''),
  },
  (table) => [
    // Whoever asks what is known of them, and whoever wants to be forgotten.
    index('outgoing_message_recipient').on(table.recipient),
    // Those that have been kept long enough.
    index('outgoing_message_sent')
      .on(table.sentAt)
      .where(sql`sent_at is not null`),
    index('outgoing_message_failed')
      .on(table.failedAt)
      .where(sql`failed_at is not null`),
    index('outgoing_message_bounced')
      .on(table.bouncedAt)
      .where(sql`bounced_at is not null`),
    index('outgoing_message_due')
      .on(table.dueAt)
      .where(sql`sent_at is null and failed_at is null`),
    // In the order in which a channel's are delivered.
    index('outgoing_message_next')
      .on(table.channel, table.isSecret.desc().nullsFirst(), table.dueAt, table.id)
      .where(sql`sent_at is null and failed_at is null`),
  ],
);

/** What the local provider delivered: the demo's mailbox. */
export const mailbox = pgTable(
  'mailbox_message',
  {
    /** Of the outgoing message: delivered twice, it stands here once. */
    id: newRecordId(),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<Attachment[]>().notNull().default([]),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [index('mailbox_message_newest').on(table.sentAt.desc().nullsFirst())],
);
