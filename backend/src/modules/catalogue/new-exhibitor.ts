import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { vectorFrom, vectorSource } from '../../fulltext/vector.ts';
import { exhibitors } from './tables.ts';

/** What is known of a company when it becomes an exhibitor; it fills in the rest itself. */
export interface NewExhibitor {
  /** One side may be blank: readers then get the other. */
  nameCn: string;
  nameEn: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Root category. */
  categoryCode: string;
  website: string;
  phone: string;
  email: string;
  /** Blank where the organiser allots one later. */
  boothNumber: string;
  boothKind: string;
  boothArea: string;
  at: Date;
}

/** Makes a company known. @returns its id */
export async function addExhibitor(database: Database, { at, ...values }: NewExhibitor): Promise<string> {
  const { pairs, a, b, c, d } = vectorSource({ A: `${values.nameCn} ${values.nameEn}` });
  const search = vectorFrom({ pairs: sql`${pairs}`, a: sql`${a}`, b: sql`${b}`, c: sql`${c}`, d: sql`${d}` });
  const [row] = await database
    .orm()
    .insert(exhibitors)
    .values({
      ...values,
      id: sql`nextval('record_id')`,
      ...{ tagsCn: [], tagsEn: [], createdAt: at, updatedAt: at },
      search: search,
    })
    .returning({ id: exhibitors.id });
  if (!row) throw new Error('an exhibitor was not added');
  return row.id;
}
