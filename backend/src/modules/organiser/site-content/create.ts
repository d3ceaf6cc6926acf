import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { AuditLog } from '../audit/log.ts';
import { publishing } from './publishing.ts';
import { contentReader } from './reader.ts';
import { contentSchedule } from './schedule.ts';
import { contentService } from './service.ts';
import { contentStore } from './store.ts';

/** The service by which editors write the site's content. @param parts.clock the edition's: what is scheduled appears by it */
export function createSiteContent(parts: { database: Database; clock: Clock; audit: AuditLog }) {
  const store = contentStore(parts.database);
  const publish = publishing(parts.database, store);
  const schedule = contentSchedule({ ...parts, store, publish });
  return {
    read: contentReader(parts.database, store),
    write: contentService({ ...parts, store, publish }),
    /** Publishes what is due; call it again and again. */
    carryOut: (isStopped: () => boolean) => schedule.carryOut(isStopped),
  };
}

export type SiteContent = ReturnType<typeof createSiteContent>;
