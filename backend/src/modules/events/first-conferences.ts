import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { events } from './tables.ts';

/** The conferences that have pages of their own (MEET-004), named as the menu names their pages. */
const FIRST = [
  { code: 'C09A01', titleCn: '行业大会', titleEn: 'Industry conference' },
  { code: 'C09A02', titleCn: '技术交流会', titleEn: 'Technical exchange' },
  { code: 'C09A03', titleCn: '线缆云课堂', titleEn: 'Cable cloud' },
  { code: 'C09A05', titleCn: '其他活动', titleEn: 'Other events' },
];

/**
 * Gives a new installation its conferences, with their titles alone and without a sign-up: editors write the rest, and can add
 * or remove none, for each has a page of the site. One that is there stays as it is; two processes that start at once write
 * each once.
 */
export async function ensureConferences(database: Database): Promise<void> {
  await database
    .orm()
    .insert(events)
    .values(FIRST.map((conference) => ({ ...conference, updatedAt: sql`now()` })))
    .onConflictDoNothing();
}
