import { asc, eq } from 'drizzle-orm';
import { exhibitors } from '../../src/modules/catalogue/tables.ts';
import { signedIn } from './accounts.ts';
import type { useService } from './service.ts';
import { first } from './required.ts';

/** How many companies of its edition each service has given out. */
const taken = new WeakMap<ReturnType<typeof useService>, number>();

/** An account that speaks for a company of its own, the next of the demo edition's, with a booth of this area. */
export async function companyOf(
  service: ReturnType<typeof useService>,
  area = '36',
): Promise<{ token: string; id: string; companyId: string }> {
  // Before anything is waited for: several may be asked for at once.
  const place = taken.get(service) ?? 0;
  taken.set(service, place + 1);
  const orm = service.database().orm();
  const company = first(
    await orm
      .select({ id: exhibitors.id })
      .from(exhibitors)
      .orderBy(asc(exhibitors.id))
      .offset(place)
      .limit(1),
  );
  const companyId = company.id;
  await orm.update(exhibitors).set({ boothArea: area }).where(eq(exhibitors.id, companyId));
  return { ...(await signedIn(service, 'exhibitor', { exhibitorId: companyId })), companyId };
}
