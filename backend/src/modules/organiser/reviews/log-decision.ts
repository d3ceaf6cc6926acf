import type { Decision, DecisionListener } from '../../../review/index.ts';
import type { AuditChange } from '../audit/change.ts';
import type { AuditLog } from '../audit/log.ts';

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

/** Writes decisions of reviewers to the log. */
export const logDecision =
  (audit: AuditLog): DecisionListener =>
  (by, decision, { kind, id, title }) =>
    audit.record(
      { staffId: by.id, name: by.name, address: by.address },
      {
        action: decision.status === 'approved' ? 'review.approve' : 'review.reject',
        subjectKind: kind,
        subjectId: id,
        subject: title,
        changes: reasonChange(decision),
      },
    );
