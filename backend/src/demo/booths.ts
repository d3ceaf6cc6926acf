import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { exhibitors } from '../modules/catalogue/tables.ts';

/** Square metres and kind (1 raw space, 2 standard): of every band of the badge quota some. */
const BOOTHS = ['36 1', '9 2', '18 2', '54 1', '12 2', '72 1', '108 1', '9 2'];

/** The booth of a company of the demo, always the same. */
export function demoBooth(exhibitorId: string): { boothArea: string; boothKind: string } {
  const booth = BOOTHS[Number(BigInt(exhibitorId) % BigInt(BOOTHS.length))] ?? '';
  const [boothArea = '', boothKind = ''] = booth.split(' ');
  return { boothArea, boothKind };
}

/** Gives these companies their booths where an older release of the demo has loaded them without. */
export async function ensureDemoBooths(database: Database, ids: string[]): Promise<void> {
  const bare = await database
    .orm()
    .select({ id: exhibitors.id })
    .from(exhibitors)
    .where(and(inArray(exhibitors.id, ids), eq(exhibitors.boothArea, '')));
  for (const { id } of bare) {
    await database.orm().update(exhibitors).set(demoBooth(id)).where(eq(exhibitors.id, id));
  }
}
