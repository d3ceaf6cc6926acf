import type { Database } from '../../../db/database.ts';
import type { KeptKeys, KeyService, OnKeyChange } from '../../api-keys/index.ts';
import type { AuditAction } from '../audit/actions.ts';
import { type Actor, type AuditLog, changesOf } from '../audit/log.ts';
import { keyLabels } from './messages.ts';
import type { PartnerService } from './service.ts';

interface Parts {
  database: Database;
  audit: AuditLog;
  keys: KeyService;
  partners: Pick<PartnerService, 'lock'>;
}

/** What the log has of a key: nothing that would help to use it. */
const loggedFields = (row: { scopes: readonly string[]; origins: readonly string[] } | undefined) => ({
  scopes: row?.scopes.join(', ') ?? '',
  origins: row?.origins.join(', ') ?? '',
});

/** The keys of a partner, with the entries of the audit log. Administrators only; the routes see to that. */
export function partnerKeys({ database, audit, keys, partners }: Parts) {
  /** Writes down what happened to a key of a partner. */
  const logged =
    (actor: Actor, action: AuditAction, partner: string): OnKeyChange =>
    ({ id, name, before, after }) =>
      audit.record(actor, {
        action,
        subjectKind: 'partner-key',
        subjectId: id,
        subject: `${partner}: ${name}`,
        changes: changesOf(keyLabels, loggedFields(before), loggedFields(after)),
      });

  /** Does something to the keys of a partner that is there. @throws Refusal 404 */
  const within = <T>(
    actor: Actor,
    { partnerId, action }: { partnerId: string; action: AuditAction },
    act: (onChange: OnKeyChange) => Promise<T>,
  ): Promise<T> =>
    database.transaction(async () => {
      const { name } = await partners.lock(partnerId);
      return act(logged(actor, action, name));
    });

  return (actor: Actor, partnerId: string): KeptKeys => ({
    /** @throws Refusal naming the field, 404, 409 */
    add: (body) =>
      within(actor, { partnerId, action: 'partner-key.add' }, (onChange) =>
        keys.add({ partnerId }, { partnerId }, body, onChange),
      ),

    /** @throws Refusal naming the field, 404, 409 */
    change: (id, body) =>
      within(actor, { partnerId, action: 'partner-key.change' }, (onChange) =>
        keys.change({ partnerId }, id, body, onChange),
      ),

    /** @throws Refusal 404, 409 */
    rotate: (id, overlapHours) =>
      within(actor, { partnerId, action: 'partner-key.rotate' }, (onChange) =>
        keys.rotate({ partnerId }, id, overlapHours, onChange),
      ),

    /** @throws Refusal 404 */
    revoke: (id) =>
      within(actor, { partnerId, action: 'partner-key.revoke' }, (onChange) =>
        keys.revoke({ partnerId }, id, onChange),
      ),

    /** What was asked for by a partner's keys, or by one of them, on each of the last `days`. */
    usage: (days, keyId) => keys.usage({ partnerId }, days, keyId),
  });
}
