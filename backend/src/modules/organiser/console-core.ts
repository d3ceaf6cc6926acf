import type { Core } from '../../core.ts';
import { createReviewConsole } from '../../review/index.ts';
import { managedEditions } from '../content/index.ts';
import type { Guard } from '../identity/index.ts';
import { auditLog } from './audit/log.ts';
import { editionService } from './edition/service.ts';
import { logDecision } from './reviews/log-decision.ts';
import { staffGuard } from './staff/guard.ts';
import { staffMembers } from './staff/members.ts';
import { staffSignIn } from './staff/sign-in.ts';
import { staffStore } from './staff/store.ts';

/**
 * What all parts of the console share: who works there, what they may do, and the log of what they did.
 * @param accounts tells visitors and exhibitors apart from the staff
 */
export function createConsoleCore(core: Core, accounts: Pick<Guard, 'viewer'>) {
  const { database, review, realTime: now, recordTime } = core;
  const store = staffStore(database);
  const audit = auditLog(database, recordTime);
  const parts = { ...core, now, store, audit, accounts };
  return {
    audit,
    /** Where people review; its `settle` has to be called again and again. */
    reviews: createReviewConsole({ database, review, onDecision: logDecision(audit) }),
    guard: staffGuard(parts),
    members: staffMembers(parts),
    signIn: staffSignIn(parts),
    editions: editionService({ database, reviews: managedEditions(database), audit }),
    /** Removes sessions that have ended; call it now and then. */
    sweep: (): Promise<void> => store.sweep(now()),
  };
}

export type ConsoleCore = ReturnType<typeof createConsoleCore>;
