import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, newRecordId, recordId, words } from '../../../db/columns.ts';
import { isOutdated, namesOf, tsvector } from '../../../fulltext/vector.ts';
import type { DocumentKind } from './contract.ts';

/** What the site offers to open or download, by the list it stands in (PUB-017, PUB-046..049). */
export const documents = pgTable(
  'document',
  {
    id: newRecordId(),
    /** A `DocumentKind` of document-contract.ts. */
    kind: text('kind').$type<DocumentKind>().notNull(),
    titleCn: words('title_cn'),
    titleEn: words('title_en'),
    summaryCn: words('summary_cn'),
    summaryEn: words('summary_en'),
    /** Addresses on this site; blank where there is no file (yet). */
    fileUrlCn: words('file_url_cn'),
    fileUrlEn: words('file_url_en'),
    /** Addresses elsewhere. */
    linkCn: words('link_cn'),
    linkEn: words('link_en'),
    /** Place in its list, from 1. */
    rank: integer('rank').notNull(),
    createdAt: instant('created_at').notNull(),
    search: tsvector('search').notNull(),
  },
  (table) => [
    index('document_kind_rank').on(table.kind, table.rank),
    // What another version has written: the upkeep of the index takes it from here.
    index('document_outdated').on(table.id).where(isOutdated(table.search)),
    index('document_search').using('gin', table.search),
    index('document_names').using('gin', namesOf(table.search)),
  ],
);

/** Steps from the first enquiry to the booth, in order (PUB-043, PUB-044). */
export const processSteps = pgTable(
  'process_step',
  {
    /** What editors know it by: its number changes with the order. */
    id: recordId('id')
      .notNull()
      .default(sql`nextval('record_id')`),
    /** Number of the step, from 1. */
    number: integer('number').primaryKey(),
    titleCn: words('title_cn'),
    titleEn: words('title_en'),
    textCn: words('text_cn'),
    textEn: words('text_en'),
    /** Page of this site where the step is taken; blank where there is none. */
    link: words('link'),
  },
  (table) => [uniqueIndex('process_step_id').on(table.id)],
);
