import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, recordId } from '../../../db/columns.ts';
import { tsvector } from '../../../fulltext/vector.ts';

/**
 * The public products as lists and searches read them: what they are filtered, sorted and found by, a tenth as wide as
 * the products' own rows. Triggers write it (migration 0009), nothing else does. Columns that the products have too have
 * the same names there.
 */
export const listedProducts = pgTable(
  'listed_product',
  {
    id: recordId('id').primaryKey(),
    exhibitorId: recordId('exhibitor_id').notNull(),
    rootCode: text('root_code').notNull(),
    categoryCode: text('category_code').notNull(),
    /** Of its company. */
    country: text('country').notNull(),
    /** Of its company, at most 40 characters: a list is asked for 20 at most. */
    hall: text('hall').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When what everybody reads of it last changed: it was written, or published by a decision. */
    changedAt: instant('changed_at').notNull(),
    /**
     * The words of its names without weights and places. None where they would not fit into an index (more than 2,000
     * bytes, which no title within its limits reaches in practice): the product's own vector decides then.
     */
    names: tsvector('names'),
  },
  (table) => [
    index('listed_product_exhibitor').on(table.exhibitorId),
    index('listed_product_names').using('gin', table.names),
    index('listed_product_unnamed')
      .on(table.id)
      .where(sql`names is null`),
    // Most of its indexes hold further columns, which drizzle-kit cannot say: migration 0009 has them.
  ],
);
