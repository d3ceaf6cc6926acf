import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { friendInvitations } from '../../modules/invitations/tables.ts';
import { adRequests } from '../../modules/exhibiting/advertising/tables.ts';
import { pairingApplications } from '../../modules/exhibiting/pairing/tables.ts';
import { badges } from '../../modules/exhibiting/badges/tables.ts';
import { addDemoAdRequests } from './ad-requests.ts';
import { serviceFulfilments } from '../../modules/exhibiting/services/tables.ts';
import { addDemoBadges } from './badges.ts';
import { addDemoFulfilments } from './service-fulfilments.ts';
import { addDemoGuests } from './guests.ts';
import { addDemoPairings } from './pairings.ts';

export { adCataloguePart } from './ad-catalogue.ts';
export { serviceItemsPart } from './service-items.ts';

/** Gives the account of the demo's exhibitor a list of guests, where it has none. */
export async function ensureDemoGuests(database: Database, accountId: string): Promise<void> {
  await database.transaction(async () => {
    const own = eq(friendInvitations.inviterId, accountId);
    if ((await database.orm().$count(friendInvitations, own)) === 0) await addDemoGuests(database, accountId);
  });
}

/** Gives the company of the demo's exhibitor what its panels show, each kind where it has none. */
export async function ensureDemoExhibiting(
  database: Database,
  exhibitorId: string,
  name: string,
): Promise<void> {
  await database.transaction(async () => {
    const orm = database.orm();
    if ((await orm.$count(badges, eq(badges.exhibitorId, exhibitorId))) === 0) {
      await addDemoBadges(database, exhibitorId, name);
    }
    if ((await orm.$count(adRequests, eq(adRequests.exhibitorId, exhibitorId))) === 0) {
      await addDemoAdRequests(database, exhibitorId);
    }
    const handedIn = eq(serviceFulfilments.exhibitorId, exhibitorId);
    if ((await orm.$count(serviceFulfilments, handedIn)) === 0) {
      await addDemoFulfilments(database, exhibitorId, name);
    }
    const applied = eq(pairingApplications.exhibitorId, exhibitorId);
    if ((await orm.$count(pairingApplications, applied)) === 0) {
      await addDemoPairings(database, exhibitorId);
    }
  });
}
