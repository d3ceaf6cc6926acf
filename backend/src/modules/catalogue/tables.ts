import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../db/columns.ts';
import { isOutdated, namesOf, tsvector } from '../../fulltext/vector.ts';
import { reviewColumns } from '../../review/columns.ts';
import { foldedName } from './exhibitors/folded-name.ts';

// Indexes say NULLS FIRST because that is what `order by … desc` means: sorted otherwise they could not serve it.

/** The classification: seven roots '1' … '7' and the leaves below them. */
export const categories = pgTable('category', {
  code: text('code').primaryKey(),
  parentCode: text('parent_code'),
  nameCn: words('name_cn'),
  nameEn: words('name_en'),
  rank: integer('rank').notNull(),
});

/** A telephone number as it is compared: its digits. */
export const phoneDigits = (phone: SQLWrapper): SQL => sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`;

/** The hall in a booth number: what stands before the first hyphen, `N3` of `N3-B27`. */
export const hallOf = (boothNumber: SQLWrapper): SQL => sql`split_part(${boothNumber}, '-', 1)`;

/** The tags of a record in both languages. */
export const tagsOf = ({ tagsCn, tagsEn }: { tagsCn: SQLWrapper; tagsEn: SQLWrapper }): SQL =>
  sql`(${tagsCn} || ${tagsEn})`;

/** When what everybody reads of a product last changed: it was written, or published by a decision. */
export const productChangedAt = (table: { updatedAt: SQLWrapper; reviewedAt: SQLWrapper }): SQL =>
  sql`greatest(${table.updatedAt}, ${table.reviewedAt})`;

export const exhibitors = pgTable(
  'exhibitor',
  {
    id: recordId('id').primaryKey(),
    nameCn: words('name_cn'),
    nameEn: words('name_en'),
    descriptionCn: words('description_cn'),
    descriptionEn: words('description_en'),
    addressCn: words('address_cn'),
    addressEn: words('address_en'),
    boothNumber: text('booth_number').notNull(),
    /** `1` raw space, `2` standard booth (CONST-058); blank until the organiser sets it. */
    boothKind: text('booth_kind').notNull().default(''),
    /** Square metres as the organiser wrote them; the badge quota hangs on it. */
    boothArea: text('booth_area').notNull().default(''),
    website: text('website').notNull().default(''),
    phone: text('phone').notNull().default(''),
    fax: text('fax').notNull().default(''),
    email: text('email').notNull().default(''),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    /** Root category. */
    categoryCode: text('category_code').notNull(),
    tagsCn: text('tags_cn').array().notNull(),
    tagsEn: text('tags_en').array().notNull(),
    logoUrl: text('logo_url').notNull().default(''),
    /** Id of the company in the organiser's own system; blank where it has none. */
    externalId: text('external_id').notNull().default(''),
    recommendedRank: integer('recommended_rank'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    search: tsvector('search').notNull(),
  },
  (table) => [
    index('exhibitor_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('exhibitor_category_newest').on(
      table.categoryCode,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('exhibitor_recommended')
      .on(table.recommendedRank)
      .where(sql`recommended_rank is not null`),
    index('exhibitor_stand').on(table.boothNumber, table.id),
    // By the beginning of what somebody at the telephone says.
    index('exhibitor_email').on(sql`lower(${table.email}) text_pattern_ops`),
    index('exhibitor_phone').on(sql`(${phoneDigits(table.phone)}) text_pattern_ops`),
    // What another version has written: the upkeep of the index takes it from here.
    index('exhibitor_outdated').on(table.id).where(isOutdated(table.search)),
    index('exhibitor_search').using('gin', table.search),
    index('exhibitor_names').using('gin', namesOf(table.search)),
    index('exhibitor_folded_cn').on(foldedName(table.nameCn)),
    index('exhibitor_folded_en').on(foldedName(table.nameEn)),
    // Lists that are read by cursor: in the order of changes, and of one country, hall or tag.
    index('exhibitor_changed').on(table.updatedAt, table.id),
    index('exhibitor_country').on(table.country, table.id),
    index('exhibitor_hall').on(hallOf(table.boothNumber), table.id),
    // Of several of these together, whatever the list's order.
    index('exhibitor_country_category').on(table.country, table.categoryCode, hallOf(table.boothNumber)),
    index('exhibitor_hall_category').on(hallOf(table.boothNumber), table.categoryCode),
    index('exhibitor_tags').using('gin', tagsOf(table)),
    uniqueIndex('exhibitor_external_id')
      .on(table.externalId)
      .where(sql`external_id <> ''`),
  ],
);

export const products = pgTable(
  'product',
  {
    id: newRecordId(),
    exhibitorId: recordId('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    titleCn: words('title_cn'),
    titleEn: words('title_en'),
    briefCn: words('brief_cn'),
    briefEn: words('brief_en'),
    descriptionCn: words('description_cn'),
    descriptionEn: words('description_en'),
    /** Leaf category; blank where its company chose none (VAL-055). */
    categoryCode: text('category_code').notNull(),
    /** Root category, for lists of a whole branch; blank likewise. */
    rootCode: text('root_code')
      .notNull()
      .generatedAlwaysAs(sql`left(category_code, 1)`),
    tagsCn: text('tags_cn').array().notNull(),
    tagsEn: text('tags_en').array().notNull(),
    imageUrl: text('image_url').notNull().default(''),
    /** An mp4; blank for none. */
    videoUrl: text('video_url').notNull().default(''),
    /** Who handed it in last; none where the organiser did. */
    accountId: recordId('account_id'),
    /** That it was handed in in: ZH or EN, for messages about it; blank where the organiser did. */
    language: text('language').notNull().default(''),
    /** The same for the same text: who sends it twice has one. */
    fingerprint: text('fingerprint'),
    ...reviewColumns(),
    /** Id of the product in its company's own system; blank where it has none. */
    externalId: text('external_id').notNull().default(''),
    recommendedRank: integer('recommended_rank'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    search: tsvector('search').notNull(),
  },
  (table) => [
    uniqueIndex('product_once')
      .on(table.exhibitorId, table.fingerprint)
      .where(sql`fingerprint is not null`),
    index('product_under_review')
      .on(table.submittedAt)
      .where(sql`status = 1`),
    index('product_newest')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 2`),
    index('product_category_newest')
      .on(table.categoryCode, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 2`),
    index('product_root_newest')
      .on(table.rootCode, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 2`),
    // Products of a category of many companies, whatever the list's order.
    index('product_root_exhibitor')
      .on(table.rootCode, table.exhibitorId)
      .where(sql`status = 2`),
    index('product_exhibitor').on(
      table.exhibitorId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('product_recommended')
      .on(table.recommendedRank)
      .where(sql`recommended_rank is not null`),
    // Lists that are read by cursor: in the order of changes, and of one category or tag.
    index('product_changed')
      .on(productChangedAt(table), table.id)
      .where(sql`status = 2`),
    index('product_category')
      .on(table.categoryCode, table.id)
      .where(sql`status = 2`),
    index('product_tags').using('gin', tagsOf(table)),
    // What another version has written: the upkeep of the index takes it from here.
    index('product_outdated').on(table.id).where(isOutdated(table.search)),
    index('product_search').using('gin', table.search),
    index('product_names').using('gin', namesOf(table.search)),
  ],
);

/**
 * Public records of a list by category ('' for all), kept by triggers: counting a million rows for every page
 * would make a list's time grow with the catalogue.
 */
export const listCounts = pgTable(
  'list_count',
  {
    list: text('list').notNull(),
    code: text('code').notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.code] })],
);

export const videos = pgTable(
  'video',
  {
    id: recordId('id').primaryKey(),
    exhibitorId: recordId('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    titleCn: words('title_cn'),
    titleEn: words('title_en'),
    contentCn: words('content_cn'),
    contentEn: words('content_en'),
    coverImage: text('cover_image').notNull(),
    videoUrl: text('video_url').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('video_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())],
);

/** Tags beside the product list; each names a category. */
export const hotTags = pgTable('hot_tag', {
  code: text('code').primaryKey(),
  nameCn: words('name_cn'),
  nameEn: words('name_en'),
  rank: integer('rank').notNull(),
});

/** Logos on the home page by tab 1 … 5. */
export const displayedCompanies = pgTable(
  'displayed_company',
  {
    type: smallint('type').notNull(),
    exhibitorId: recordId('exhibitor_id')
      .notNull()
      .references(() => exhibitors.id, { onDelete: 'cascade' }),
    rank: integer('rank').notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.exhibitorId] })],
);
