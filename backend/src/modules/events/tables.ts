import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../db/columns.ts';
import { forms, type StoredAnswer } from '../../forms/tables.ts';
import { accounts } from '../identity/tables.ts';

/** Conferences of the show, each on a page of its own that knows it by its code (MEET-004). */
export const events = pgTable(
  'event',
  {
    id: newRecordId(),
    /** C09A01, C09A02, C09A03, C09A05. */
    code: text('code').notNull(),
    formId: recordId('form_id').references(() => forms.id),
    titleCn: words('title_cn'),
    titleEn: words('title_en'),
    coverImage: words('cover_image'),
    coverAltCn: words('cover_alt_cn'),
    coverAltEn: words('cover_alt_en'),
    /** Rich text. */
    descriptionCn: words('description_cn'),
    descriptionEn: words('description_en'),
    venueCn: words('venue_cn'),
    venueEn: words('venue_en'),
    /** form, external or hidden: how people sign up (MEET-003, MEET-006, MEET-009). */
    signUpKind: text('sign_up_kind').notNull().default('hidden'),
    /** Where external ones lead; blank while it is not open yet. */
    signUpUrlCn: words('sign_up_url_cn'),
    signUpUrlEn: words('sign_up_url_en'),
    /** Places that a form gives away; null for any number (DESIGN-045). */
    seats: integer('seats'),
    /** When it or one of its sessions last changed. */
    updatedAt: instant('updated_at').notNull(),
    /** Counts these changes, so that calendars take the newest of two entries. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [uniqueIndex('event_code').on(table.code)],
);

/** Sessions of an event (MEET-023). */
export const meetings = pgTable(
  'event_meeting',
  {
    id: newRecordId(),
    eventId: recordId('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    titleCn: words('title_cn'),
    titleEn: words('title_en'),
    authorCn: words('author_cn'),
    authorEn: words('author_en'),
    roomCn: words('room_cn'),
    roomEn: words('room_en'),
  },
  (table) => [index('event_meeting_event').on(table.eventId, table.startsAt)],
);

/** Earlier broadcasts (MEET-010, MEET-012). */
export const liveEpisodes = pgTable('live_episode', {
  id: newRecordId(),
  rank: integer('rank').notNull(),
  /** `link`: opens `link`. `other`: plays the film at `link`, or shows the cover where there is none. */
  liveType: text('live_type').notNull(),
  link: words('link'),
  coverImage: words('cover_image'),
  titleCn: words('title_cn'),
  titleEn: words('title_en'),
});

/** Fairs abroad that the organiser goes to (MEET-015..019). */
export const overseasFairs = pgTable('overseas_fair', {
  id: newRecordId(),
  titleCn: words('title_cn'),
  titleEn: words('title_en'),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  locationCn: words('location_cn'),
  locationEn: words('location_en'),
  descriptionCn: words('description_cn'),
  descriptionEn: words('description_en'),
  coverImage: words('cover_image'),
});

/** Who takes part in what: one row a visitor and event, however often they press (DESIGN-045). */
export const eventRegistrations = pgTable(
  'event_registration',
  {
    id: newRecordId(),
    eventId: recordId('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    accountId: recordId('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    formId: recordId('form_id').notNull(),
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('event_registration_once').on(table.eventId, table.accountId),
    index('event_registration_newest').on(
      table.accountId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
