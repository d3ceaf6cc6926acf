import { max } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { consultations } from '../modules/consultations/tables.ts';
import { favourites } from '../modules/favourites/tables.ts';
import { buyerPosts } from '../modules/sourcing/tables.ts';

/** When the newest of what people make in a demo was made, by the edition's clock; undefined where there is nothing. */
export async function newestRecordAt(database: Database): Promise<Date | undefined> {
  const orm = database.orm();
  const [threads, marks, requests] = await Promise.all([
    orm.select({ at: max(consultations.updatedAt) }).from(consultations),
    orm.select({ at: max(favourites.createdAt) }).from(favourites),
    orm.select({ at: max(buyerPosts.createdAt) }).from(buyerPosts),
  ]);
  const times = [threads, marks, requests].flatMap(([row]) => row?.at?.getTime() ?? []);
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}
