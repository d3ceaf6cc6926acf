import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { newRecordId, words } from '../../../db/columns.ts';

/** What pages list: fields of the exhibit range, kinds of visitors, ways to the venue, partner media … by section. */
export const pageBlocks = pgTable(
  'page_block',
  {
    id: newRecordId(),
    section: text('section').notNull(),
    titleCn: words('title_cn'),
    titleEn: words('title_en'),
    /** HTML, cleaned before it is stored. */
    contentCn: words('content_cn'),
    contentEn: words('content_en'),
    /** Name of a sign that the site draws. */
    icon: words('icon'),
    imageCn: words('image_cn'),
    /** Blank where the picture has no words. */
    imageEn: words('image_en'),
    imageAltCn: words('image_alt_cn'),
    imageAltEn: words('image_alt_en'),
    /** A path of the site, or a web address. */
    link: words('link'),
    rank: integer('rank').notNull(),
  },
  (table) => [index('page_block_section').on(table.section, table.rank)],
);

/** Hotels near the venue with the show's rates (REST-058). */
export const hotels = pgTable('hotel', {
  id: newRecordId(),
  nameCn: words('name_cn'),
  nameEn: words('name_en'),
  /** Stars, 1 to 5. */
  stars: integer('stars').notNull(),
  addressCn: words('address_cn'),
  addressEn: words('address_en'),
  /** Yuan for a room and night with two breakfasts. */
  price: integer('price').notNull(),
  shuttleCn: words('shuttle_cn'),
  shuttleEn: words('shuttle_en'),
  /** On the road to the nearest entrance of the halls. */
  distanceMetres: integer('distance_metres').notNull(),
  rank: integer('rank').notNull(),
});
