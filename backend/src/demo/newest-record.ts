import { max } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { consultations } from '../modules/consultations/tables.ts';
import { adRequests } from '../modules/exhibiting/advertising/tables.ts';
import { badges } from '../modules/exhibiting/badges/tables.ts';
import { eventRegistrations } from '../modules/events/tables.ts';
import { promotionArticles } from '../modules/exhibiting/articles/tables.ts';
import { journalEntries } from '../modules/exhibiting/journal/tables.ts';
import { favourites } from '../modules/favourites/tables.ts';
import { friendInvitations } from '../modules/invitations/tables.ts';
import { buyerPosts } from '../modules/sourcing/tables.ts';

/** When the newest of what people make in a demo was made, by the edition's clock; undefined where there is nothing. */
export async function newestRecordAt(database: Database): Promise<Date | undefined> {
  const orm = database.orm();
  const newest = await Promise.all([
    orm.select({ at: max(consultations.updatedAt) }).from(consultations),
    orm.select({ at: max(favourites.createdAt) }).from(favourites),
    orm.select({ at: max(buyerPosts.createdAt) }).from(buyerPosts),
    orm.select({ at: max(eventRegistrations.createdAt) }).from(eventRegistrations),
    orm.select({ at: max(friendInvitations.mailedAt) }).from(friendInvitations),
    orm.select({ at: max(promotionArticles.createdAt) }).from(promotionArticles),
    orm.select({ at: max(journalEntries.createdAt) }).from(journalEntries),
    orm.select({ at: max(badges.createdAt) }).from(badges),
    orm.select({ at: max(adRequests.createdAt) }).from(adRequests),
  ]);
  const times = newest.flatMap(([row]) => row?.at?.getTime() ?? []);
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}
