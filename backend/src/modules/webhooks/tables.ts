import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId } from '../../db/columns.ts';
import type { KeyScope } from '../api-keys/index.ts';
import type { ChangeType, RemovalReason } from '../changes/index.ts';
import { partners } from '../organiser/partners/tables.ts';
import type { DeliveryState, PauseReason, WebhookOperation } from './words.ts';

/** Addresses of partners that are called when public records change. Times are real ones. */
export const webhooks = pgTable(
  'webhook',
  {
    id: newRecordId(),
    partnerId: recordId('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** Kinds of records whose changes it is told; at least one. */
    types: text('types').array().$type<ChangeType[]>().notNull(),
    /** `UPSERT`, `REMOVE` or both. */
    operations: text('operations').array().$type<WebhookOperation[]>().notNull(),
    /** Ids of the records that it is told of; none: of all. */
    recordIds: text('record_ids').array().notNull(),
    /** GraphQL operation on the type `Change` that says what a delivery carries. */
    selection: text('selection').notNull(),
    /** `ZH` or `EN`. */
    locale: text('locale').notNull(),
    /** What the key could read that saved it; what the partner's keys may not read any more is not read either. */
    scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
    /** What deliveries are signed with, sealed. */
    secret: text('secret').notNull(),
    /** The secret before the last rotation, sealed; none: it signs nothing any more. */
    oldSecret: text('old_secret'),
    /** Until when deliveries are signed with both. */
    oldSecretEndsAt: instant('old_secret_ends_at'),
    /** Why nothing is delivered; none while it is. */
    pauseReason: text('pause_reason').$type<PauseReason>(),
    pausedAt: instant('paused_at'),
    /** Cursor of the log of changes from which on a paused one may have missed changes; none: it has missed none. */
    missedAfter: text('missed_after'),
    /** Attempts that failed since the last one that went well. */
    failures: integer('failures').notNull().default(0),
    /** Not called before this instant. */
    dueAt: instant('due_at').notNull(),
    lastSuccessAt: instant('last_success_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('webhook_partner').on(table.partnerId)],
);

/** What an address is told: one entry for each change and address. Times are real ones. */
export const webhookDeliveries = pgTable(
  'webhook_delivery',
  {
    id: newRecordId(),
    /**
     * The address. No foreign key: one that is removed may have had hundreds of thousands of deliveries, more than one
     * statement removes in its time. A periodic job removes them.
     */
    webhookId: recordId('webhook_id').notNull(),
    /** Place of the change in the log; the same for all addresses. Blank for a test. */
    eventId: text('event_id').notNull(),
    /** Kind of the record; blank for a test. */
    type: text('type').notNull(),
    /** Id of the record; blank for a test. */
    recordId: text('record_id').notNull(),
    /** Why the record is not public any more; none where it is. */
    reason: text('reason').$type<RemovalReason>(),
    mergedInto: text('merged_into'),
    changedAt: instant('changed_at').notNull(),
    /** See {@link DeliveryState}. */
    state: text('state').$type<DeliveryState>().notNull(),
    /** What is sent; blank before a gateway has made it, and after the person whom it was about was forgotten. */
    body: text('body').notNull().default(''),
    /** Times that a gateway took it to make the body. */
    renderings: integer('renderings').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this instant; while somebody has it, the end of the lease. */
    dueAt: instant('due_at').notNull(),
    /** Until when an attempt may be under way; none while nobody has it. */
    leasedUntil: instant('leased_until'),
    /** Asked for again by hand: it is tried at once and does not wait for earlier ones of its record. */
    isRedelivery: boolean('is_redelivery').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('webhook_delivery_newest').on(table.webhookId, table.id),
    index('webhook_delivery_due')
      .on(table.webhookId, table.state, table.dueAt, table.id)
      .where(sql`state in ('new', 'ready')`),
    // What comes before another one of the same record.
    index('webhook_delivery_record')
      .on(table.webhookId, table.type, table.recordId, table.id)
      .where(sql`state in ('new', 'ready')`),
    // Those of an address that are under way.
    index('webhook_delivery_leased')
      .on(table.webhookId, table.leasedUntil)
      .where(sql`leased_until is not null`),
    index('webhook_delivery_finished').on(table.finishedAt),
  ],
);

/** One call of an address, for the log. */
export const webhookAttempts = pgTable(
  'webhook_attempt',
  {
    id: newRecordId(),
    deliveryId: recordId('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    startedAt: instant('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** The address that was called. */
    url: text('url').notNull(),
    /** Headers that were sent. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    /** HTTP status of the answer; none where none came. */
    status: integer('status'),
    /** Beginning of the answer. */
    response: text('response').notNull(),
    /** Why it counts as failed, in a word; blank where it went well. */
    error: text('error').notNull(),
  },
  (table) => [index('webhook_attempt_delivery').on(table.deliveryId, table.id)],
);

/** How far the log of changes has been made into deliveries; one row. */
export const webhookFeeds = pgTable('webhook_feed', {
  id: integer('id').primaryKey(),
  /** Cursor of the log of changes. */
  cursor: text('cursor').notNull(),
});
