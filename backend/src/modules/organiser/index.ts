import type { Database } from '../../db/database.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Outbox } from '../../outbox/index.ts';
import type { Guard } from '../identity/index.ts';
import { auditLog } from './audit/log.ts';
import { staffGuard } from './staff/guard.ts';
import { staffMembers } from './staff/members.ts';
import { staffSignIn } from './staff/sign-in.ts';
import { staffStore } from './staff/store.ts';

export { auditRoutes } from './audit/routes.ts';
export type { Actor, AuditLog } from './audit/log.ts';
export { bannerRoutes } from './newsdesk/banner-routes.ts';
export { newsdeskRoutes } from './newsdesk/routes.ts';
export { demoStaffRoutes } from './staff/demo-routes.ts';
export { staffRoutes } from './staff/routes.ts';
export type { StaffGuard } from './staff/guard.ts';

interface Parts {
  database: Database;
  limits: Limits;
  messages: Outbox;
  /** Of visitors and exhibitors. */
  accounts: Pick<Guard, 'viewer'>;
  site: string;
  /** The real time. */
  now: () => Date;
}

/** The organiser's side: who works there, what they may do, and the log of what they did. */
export function createOrganiser(parts: Parts) {
  const { database, now } = parts;
  const store = staffStore(database);
  const audit = auditLog(database, now);
  return {
    audit,
    guard: staffGuard({ ...parts, store, audit }),
    members: staffMembers({ ...parts, store, audit }),
    entrance: staffSignIn({ ...parts, store, audit }),
    /** Removes sessions that have ended; call it now and then. */
    sweep: (): Promise<void> => store.sweep(now()),
  };
}
