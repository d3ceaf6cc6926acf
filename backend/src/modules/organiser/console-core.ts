import type { Core } from '../../core.ts';
import { createReviewConsole } from '../../review/index.ts';
import { managedEditions } from '../content/index.ts';
import type { Guard } from '../identity/index.ts';
import { auditLog } from './audit/log.ts';
import { editionService } from './edition/service.ts';
import { logDecision } from './reviews/log-decision.ts';
import { staffGuard } from './staff/guard.ts';
import { staffMembers } from './staff/members.ts';
import { identityProvider } from './staff/provider/client.ts';
import { providerFlowStore } from './staff/provider/flow-store.ts';
import type { ProviderSettings } from './staff/provider/settings.ts';
import { providerSignIn } from './staff/provider/sign-in.ts';
import { staffSignIn } from './staff/sign-in.ts';
import { staffStore } from './staff/store.ts';

/**
 * What all parts of the console share: who works there, what they may do, and the log of what they did.
 * @param accounts tells visitors and exhibitors apart from the staff
 * @param settings of the staff's identity provider; undefined where there is none
 */
export function createConsoleCore(
  core: Core,
  accounts: Pick<Guard, 'viewer'>,
  settings: ProviderSettings | undefined,
) {
  const { database, review, log, site, realTime: now, recordTime } = core;
  const store = staffStore(database);
  const audit = auditLog(database, recordTime);
  const flows = providerFlowStore(database);
  const provider = settings && identityProvider({ settings, site, log, now });
  const parts = { ...core, now, store, flows, provider, audit, accounts };
  return {
    audit,
    /** Where people review; its `settle` has to be called again and again. */
    reviews: createReviewConsole({ database, review, onDecision: logDecision(audit) }),
    guard: staffGuard(parts),
    members: staffMembers(parts),
    signIn: staffSignIn(parts),
    providerSignIn: providerSignIn(parts),
    editions: editionService({ database, reviews: managedEditions(database, core.clock), audit }),
    /** Removes sessions that have ended, and sign-ins that nobody came back from; call it now and then. */
    sweep: async (): Promise<void> => {
      await store.sweep(now());
      await flows.sweep(now());
    },
  };
}

export type ConsoleCore = ReturnType<typeof createConsoleCore>;
