import type { ConsoleEntry } from '../features/organiser/console';
import { entry as audit } from '../features/organiser/audit/entry';
import { entry as companies } from '../features/organiser/companies/entry';
import { entry as door } from '../features/organiser/door/entry';
import { entry as edition } from '../features/organiser/edition/entry';
import { entry as exhibitorImport } from '../features/organiser/exhibitor-import/entry';
import { entry as exports } from '../features/organiser/exports/entry';
import { entry as managedNews } from '../features/organiser/managed-news/entry';
import { entry as numbers } from '../features/organiser/numbers/entry';
import { entry as operations } from '../features/organiser/operations/entry';
import { entry as partners } from '../features/organiser/partners/entry';
import { entry as people } from '../features/organiser/people/entry';
import { entry as reviews } from '../features/organiser/reviews/entry';
import { entry as siteContent } from '../features/organiser/site-content/entry';
import { entry as staff } from '../features/organiser/staff/entry';

/** The entries of the console, in the order of the menu: each panel has its own `entry.ts`. */
export const consoleEntries: readonly ConsoleEntry[] = [
  reviews,
  numbers,
  door,
  companies,
  people,
  edition,
  managedNews,
  siteContent,
  staff,
  partners,
  exhibitorImport,
  exports,
  audit,
  operations,
];
