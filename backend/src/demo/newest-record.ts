import { max } from 'drizzle-orm';
import { DEMO_START } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { consultations } from '../modules/consultations/tables.ts';
import { adRequests } from '../modules/exhibiting/advertising/tables.ts';
import { badges } from '../modules/exhibiting/badges/tables.ts';
import { eventRegistrations } from '../modules/events/tables.ts';
import { promotionArticles } from '../modules/exhibiting/articles/tables.ts';
import { journalEntries } from '../modules/exhibiting/journal/tables.ts';
import { favourites } from '../modules/favourites/tables.ts';
import { friendInvitations } from '../modules/invitations/tables.ts';
import { auditEntries } from '../modules/organiser/audit/tables.ts';
import { checkIns } from '../modules/organiser/door/tables.ts';
import { staff } from '../modules/organiser/staff/tables.ts';
import { mailbox } from '../outbox/tables.ts';
import { reviewSteps } from '../review/tables.ts';
import { buyerPosts } from '../modules/sourcing/tables.ts';

/** What is later was dated by the real time, as the demo did before it had one time for all. */
const A_YEAR_MS = 365 * 24 * 60 * 60_000;

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
    orm.select({ at: max(auditEntries.at) }).from(auditEntries),
    orm.select({ at: max(mailbox.sentAt) }).from(mailbox),
    orm.select({ at: max(reviewSteps.at) }).from(reviewSteps),
    orm.select({ at: max(staff.lastSignInAt) }).from(staff),
    orm.select({ at: max(checkIns.firstAt) }).from(checkIns),
  ]);
  const times = newest
    .flatMap(([row]) => row?.at?.getTime() ?? [])
    .filter((at) => at < DEMO_START.getTime() + A_YEAR_MS);
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}
