import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../db/columns.ts';
import { isOutdated, namesOf, tsvector } from '../../fulltext/vector.ts';
import type { ShowNewsKind, ShowNewsState } from './news/show-news-state.ts';
import type { StoredSettings } from './edition/stored-settings.ts';

/** When what everybody reads of an entry last changed: it was written, or appeared at the time it was scheduled for. */
export const articleChangedAt = (table: { updatedAt: SQLWrapper; publicFrom: SQLWrapper }): SQL =>
  sql`greatest(${table.updatedAt}, ${table.publicFrom})`;

/** News of the show (kinds `news` and `focus`) and of exhibitors (kind `exhibitor`). */
export const articles = pgTable(
  'article',
  {
    id: recordId('id').primaryKey(),
    kind: text('kind').$type<ShowNewsKind | 'exhibitor'>().notNull(),
    exhibitorId: recordId('exhibitor_id'),
    titleCn: words('title_cn'),
    titleEn: words('title_en'),
    descriptionCn: words('description_cn'),
    descriptionEn: words('description_en'),
    contentCn: words('content_cn'),
    contentEn: words('content_en'),
    coverImage: text('cover_image').notNull().default(''),
    link: text('link').notNull().default(''),
    /** `draft`, `published` or `withdrawn`; `public.ts` tells what is on the site. */
    state: text('state').$type<ShowNewsState>().notNull().default('published'),
    /** From when on it is on the site; none: from the beginning. */
    publicFrom: instant('public_from'),
    /** False: its date is that of its publication, not one that an editor gave it. */
    isDated: boolean('is_dated').notNull().default(true),
    /** Counts the editors' changes, so that none is written over another unseen. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    search: tsvector('search').notNull(),
  },
  (table) => [
    index('article_kind_newest').on(
      table.kind,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Lists that are read by cursor, in the order of changes.
    // That of the releases up to 0.4.0.
    index('article_changed').on(table.updatedAt, table.id),
    index('article_moved').on(articleChangedAt(table), table.id),
    // What has appeared since the last look, every few seconds.
    index('article_public_from').on(table.publicFrom),
    index('article_exhibitor_newest').on(
      table.exhibitorId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The show's own are few among very many of exhibitors: searched and listed by indexes of their own.
    index('article_show_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`kind <> 'exhibitor'`),
    index('article_show_search')
      .using('gin', table.search)
      .where(sql`kind <> 'exhibitor'`),
    // What another version has written: the upkeep of the index takes it from here.
    index('article_outdated').on(table.id).where(isOutdated(table.search)),
    index('article_search').using('gin', table.search),
    index('article_names').using('gin', namesOf(table.search)),
  ],
);

export const banners = pgTable('banner', {
  id: recordId('id').primaryKey(),
  titleCn: words('title_cn'),
  titleEn: words('title_en'),
  /** What the site writes beside the picture; blank where the picture carries its own words. */
  headlineCn: words('headline_cn'),
  headlineEn: words('headline_en'),
  subtitleCn: words('subtitle_cn'),
  subtitleEn: words('subtitle_en'),
  imageCn: words('image_cn'),
  imageEn: words('image_en'),
  link: text('link').notNull(),
  rank: integer('rank').notNull(),
  isOn: boolean('is_on').notNull().default(true),
  /** When it is shown; none: from the beginning, and without an end. */
  showsFrom: instant('shows_from'),
  showsUntil: instant('shows_until'),
  /** Counts the editors' changes, so that none is written over another unseen. */
  version: integer('version').notNull().default(1),
});

/** Texts and addresses of pages by key; `_EN` keys hold the English side (REST-018..022). */
export const configValues = pgTable('config_value', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Names, dates, counters and addresses of an edition of the show (docs/specification.md, Edition settings). */
export const editions = pgTable('edition', {
  /** Number of the edition, like 12. */
  number: integer('number').primaryKey(),
  settings: jsonb('settings').$type<StoredSettings>().notNull(),
  /** Drafts are the organiser's alone. Of the others the one with the highest number is the one that the site shows. */
  isDraft: boolean('is_draft').notNull().default(false),
  /** Goes up with each change, so that of two editors the second is told. */
  version: integer('version').notNull().default(1),
  /** When it last changed; null before the first change. */
  updatedAt: instant('updated_at'),
});

/** Counts what the organiser changes on the site, in its only row: pages made before a change serve no more. */
export const siteRevisions = pgTable('site_revision', {
  id: integer('id').primaryKey(),
  value: integer('value').notNull(),
});

/** Newsletter subscriptions (SHELL-069, SHELL-075, DESIGN-048). */
export const subscriptions = pgTable(
  'subscription',
  {
    /** Lower-cased; one subscription an address and role. */
    email: text('email').notNull(),
    roleName: text('role_name').notNull(),
    companyName: text('company_name').notNull(),
    contactName: text('contact_name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its address proved that it is wanted; null before. Only then does the newsletter go there. */
    confirmedAt: instant('confirmed_at'),
    /** What the links into it and out of it carry: 122 random bits, made by the database for rows from before it, too. */
    key: text('key')
      .notNull()
      .unique()
      .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  },
  (table) => [primaryKey({ columns: [table.email, table.roleName] })],
);

/** What is told of a person or an office to turn to. */
const contactColumns = () => ({
  titleCn: words('title_cn'),
  titleEn: words('title_en'),
  companyCn: words('company_cn'),
  companyEn: words('company_en'),
  nameCn: words('name_cn'),
  nameEn: words('name_en'),
  phone: words('phone'),
  email: words('email'),
  mobile: words('mobile'),
  /** Text that a code says, or address of a picture of one. */
  qrcode: words('qrcode'),
  rank: integer('rank').notNull(),
});

/** Contact cards of pages, by group (REST-034). */
export const contactCards = pgTable(
  'contact_card',
  { id: newRecordId(), groupNumber: integer('group_number').notNull(), ...contactColumns() },
  (table) => [index('contact_card_group').on(table.groupNumber, table.rank)],
);

/** Whom to turn to for what: lists by type, and single ones that pages name by their id (REST-035). */
export const linkages = pgTable(
  'linkage',
  {
    id: newRecordId(),
    /** None: it belongs to no list, a page names it by its id. */
    type: integer('type'),
    ...contactColumns(),
  },
  (table) => [index('linkage_type').on(table.type, table.rank)],
);
