import type { Database } from '../db/database.ts';
import { couponPart } from './coupons.ts';
import { eventParts } from './events/index.ts';
import { adCataloguePart, serviceItemsPart } from './exhibiting/index.ts';
import { withoutChanges } from '../modules/changes/index.ts';
import { documents, processSteps } from '../modules/content/documents/tables.ts';
import { documentRows } from './documents/rows.ts';
import { processStepRows } from './documents/steps.ts';
import { insertRows, type Row } from './insert-rows.ts';
import type { DemoPart } from './part.ts';
import { contactCardRows } from './pages/contact-cards.ts';
import { linkageRows } from './pages/linkages.ts';
import { hotels, pageBlocks } from '../modules/content/pages/tables.ts';
import { configValues, contactCards, editions, linkages } from '../modules/content/tables.ts';
import { exhibitRange, visitorTypes } from './pages/about.ts';
import { blockRows } from './pages/block.ts';
import { editionRows } from './pages/edition.ts';
import { factoryCompanies, factoryHighlights } from './pages/factory.ts';
import { hotelRows } from './pages/hotels.ts';
import { mediaPartners } from './pages/media.ts';
import { pageTexts } from './pages/texts.ts';
import { trafficItems } from './pages/traffic.ts';

const pageBlockRows = (): Row[] => [
  ...blockRows('exhibit-range', 1, exhibitRange),
  ...blockRows('visitor-type', 2, visitorTypes),
  ...blockRows('traffic', 3, trafficItems),
  ...blockRows('media-partner', 4, mediaPartners),
  ...blockRows('factory-company', 5, factoryCompanies),
  ...blockRows('factory-highlight', 6, factoryHighlights),
];

/**
 * Parts that came after the first release of the demo, in the order in which they name each other. Each loads where
 * its table is empty, so that a folder made by an older release gets them too.
 */
const parts: readonly DemoPart[] = [
  ...eventParts,
  { table: contactCards, rows: contactCardRows },
  { table: linkages, rows: linkageRows },
  { table: pageBlocks, rows: pageBlockRows },
  { table: hotels, rows: hotelRows },
  { table: editions, rows: editionRows },
  { table: documents, rows: documentRows },
  { table: processSteps, rows: processStepRows },
  couponPart,
  adCataloguePart,
  serviceItemsPart,
];

/** Loads what is missing of the parts, all or nothing. */
export async function loadParts(database: Database): Promise<void> {
  await database.transaction(async () => {
    await withoutChanges(database);
    for (const { with: named = [], ...part } of parts) {
      if ((await database.orm().$count(part.table)) > 0) continue;
      for (const { table, rows } of [...named, part]) await insertRows(database, table, rows());
    }
    const texts = Object.entries(pageTexts).map(([key, value]) => ({ key, value }));
    await database.orm().insert(configValues).values(texts).onConflictDoNothing();
  });
}
