import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { lockedAccounts } from '../../identity/index.ts';
import { doorPasses } from '../../registration/index.ts';
import type { AuditLog } from '../audit/log.ts';
import { checkInService } from './check-in.ts';
import { doorPeople } from './people.ts';
import { doorStore } from './store.ts';

export { firstCheckIns } from './first-check-ins.ts';
export { doorRoutes } from './routes.ts';

/**
 * The doors of the show: passes are looked up there, and people counted in.
 * @param now the real time, by which a door works; in the demo its clock, so that people see one time only
 */
export function createDoor(parts: { database: Database; clock: Clock; audit: AuditLog; now: () => Date }) {
  const { database } = parts;
  const shared = {
    ...parts,
    store: doorStore(database),
    passes: doorPasses(database),
    locked: lockedAccounts(database),
  };
  return { checkIn: checkInService(shared), people: doorPeople(shared) };
}
