import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { adCatalogueItems, adRequestItems, adRequests } from '../../modules/exhibiting/advertising/tables.ts';
import type { reviewStatus } from '../../review/index.ts';
import { adItemId } from './ad-catalogue.ts';
import { stateOf } from './state.ts';

interface DemoOrder {
  status: keyof typeof reviewStatus;
  type: string;
  /** Places in the demo's catalogue, and how many of each. */
  lines: [item: number, amount: number][];
  reason?: { cn: string; en: string };
  /** When it was handed in, Shanghai time. */
  at: string;
}

const orders: DemoOrder[] = [
  {
    status: 'underReview',
    type: '1',
    lines: [
      [0, 1],
      [2, 10],
    ],
    at: '2025-06-13T11:10:00+08:00',
  },
  {
    status: 'rejected',
    type: '3',
    lines: [[8, 2]],
    reason: {
      cn: '七月横幅位已订满，请改选八月的周次并在附件中注明。',
      en: 'July is fully booked. Please choose weeks in August and name them in an attachment.',
    },
    at: '2025-06-10T09:30:00+08:00',
  },
  {
    status: 'approved',
    type: '2',
    lines: [
      [6, 1],
      [7, 1],
    ],
    at: '2025-05-29T15:45:00+08:00',
  },
];

/** Gives the company of a new demo account some orders, one in each state. */
export async function addDemoAdRequests(database: Database, exhibitorId: string): Promise<void> {
  const orm = database.orm();
  for (const { status, type, lines, reason, at } of orders) {
    const ids = lines.map(([item]) => adItemId(item));
    const items = await orm.select().from(adCatalogueItems).where(inArray(adCatalogueItems.id, ids));
    if (items.length < lines.length) return;
    const [row] = await orm
      .insert(adRequests)
      .values({ exhibitorId, type, ...stateOf(status, at, reason) })
      .returning({ id: adRequests.id });
    if (!row) continue;
    await orm.insert(adRequestItems).values(
      lines.flatMap(([item, amount], rank) => {
        const found = items.find(({ id }) => id === adItemId(item));
        if (!found) return [];
        const { id: catalogueId, type: _type, isSoldOut: _soldOut, ...kept } = found;
        return [{ ...kept, catalogueId, requestId: row.id, amount, rank }];
      }),
    );
  }
}
