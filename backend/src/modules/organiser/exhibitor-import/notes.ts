import type { AuditAction } from '../audit/actions.ts';
import type { AuditChange } from '../audit/change.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import { logged } from './messages.ts';
import type { ImportRow } from './store.ts';

/** One figure of an import for the audit log. */
export const noted = (field: keyof typeof logged, after: string | number): AuditChange => ({
  field: logged[field],
  before: '',
  after: String(after),
});

/** Tells the audit log what was done with an import; in the same transaction. */
export const importNotes =
  (audit: AuditLog) =>
  (actor: Actor, action: AuditAction, { id, fileName }: ImportRow, changes: AuditChange[]): Promise<void> =>
    audit.record(actor, {
      action,
      subjectKind: 'exhibitor-import',
      subjectId: id,
      subject: fileName,
      changes,
    });

export type ImportNotes = ReturnType<typeof importNotes>;
