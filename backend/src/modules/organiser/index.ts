import type { Database } from '../../db/database.ts';
import type { Limits } from '../../limits/limits.ts';
import type { Outbox } from '../../outbox/index.ts';
import type { Seal } from '../../sealing/seal.ts';
import { createReviewDesk, type Decision, type Review } from '../../review/index.ts';
import type { Guard } from '../identity/index.ts';
import { auditLog, type AuditChange } from './audit/log.ts';
import { editionDesk } from '../content/index.ts';
import { editionService } from './edition/service.ts';
import { staffGuard } from './staff/guard.ts';
import { staffMembers } from './staff/members.ts';
import { staffSignIn } from './staff/sign-in.ts';
import { staffStore } from './staff/store.ts';

export { auditRoutes } from './audit/routes.ts';
export { editionRoutes } from './edition/routes.ts';
export { companyRoutes, createCompanies } from './companies/index.ts';
export { createDoor, doorRoutes } from './door/index.ts';
export { siteContentRoutes, createContentDesk } from './site-content/index.ts';
export { createExhibitorImports, exhibitorImportRoutes } from './exhibitor-import/index.ts';
export { exportRoutes } from './exports/routes.ts';
export { numbersRoutes } from './numbers/routes.ts';
export { bannerRoutes } from './newsdesk/banner-routes.ts';
export { newsdeskRoutes } from './newsdesk/routes.ts';
export { peopleRoutes } from './people/routes.ts';
export { peopleService } from './people/service.ts';
export { demoStaffRoutes } from './staff/demo-routes.ts';
export { reviewDeskRoutes } from './review-desk/routes.ts';
export { staffRoutes } from './staff/routes.ts';
export { sealStaffSecrets } from './staff/seal-secrets.ts';

interface Parts {
  database: Database;
  review: Review;
  limits: Limits;
  messages: Outbox;
  seal: Seal;
  /** Of visitors and exhibitors. */
  accounts: Pick<Guard, 'viewer'>;
  site: string;
  /** The real time. */
  now: () => Date;
  /** What people see as the time of what was done: the demo's own clock there. */
  recordTime?: () => Date;
}

/** What the log says of a decision besides. */
const reasonChange = (decision: Decision): AuditChange[] =>
  decision.status === 'approved'
    ? Object.entries(decision.terms ?? {}).map(([key, after]) => ({
        field: { ZH: key, EN: key },
        before: '',
        after,
      }))
    : [
        {
          field: { ZH: '原因', EN: 'Reason' },
          before: '',
          after: decision.reason.ZH || decision.reason.EN,
        },
      ];

/** The organiser's side: who works there, what they may do, and the log of what they did. */
export function createOrganiser(parts: Parts) {
  const { database, now, recordTime = now } = parts;
  const store = staffStore(database);
  const audit = auditLog(database, recordTime);
  return {
    audit,
    /** Where people review; its `settle` has to be called again and again. */
    desk: createReviewDesk({
      database,
      review: parts.review,
      tell: (by, decision, { kind, id, title }) =>
        audit.record(
          { staffId: by.id, name: by.name, address: by.address },
          {
            action: decision.status === 'approved' ? 'review.approve' : 'review.reject',
            subjectKind: kind,
            subjectId: id,
            subject: title,
            changes: reasonChange(decision),
          },
        ),
    }),
    guard: staffGuard({ ...parts, store, audit }),
    members: staffMembers({ ...parts, recordTime, store, audit }),
    entrance: staffSignIn({ ...parts, recordTime, store, audit }),
    editions: editionService({ database, desk: editionDesk(database), audit }),
    /** Removes sessions that have ended; call it now and then. */
    sweep: (): Promise<void> => store.sweep(now()),
  };
}
