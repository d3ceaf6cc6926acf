import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import { typedLine } from '../../../http/typed-text.ts';
import { changesOf, type Actor, type AuditLog } from '../audit/log.ts';
import { LONGEST_NAME, type MemberChange, type StaffMember } from './contract.ts';
import { isAdministrator, labels, loggedFields, toMember } from './member-records.ts';
import { prompts, what } from './messages.ts';
import { staffRights } from './rights.ts';
import type { StaffRow, StaffStore } from './store.ts';

interface Parts {
  database: Database;
  store: StaffStore;
  audit: AuditLog;
  /** When an invitation ends, by the time that people see. */
  shown: (at: Date) => Date;
}

/** The name and the rights that were typed for somebody. @throws Refusal naming the field */
export function readPerson({ name: typed, rights }: Pick<MemberChange, 'name' | 'rights'>) {
  const name = typedLine(typed);
  if (name === '') throw new Refusal(prompts.name).about('name');
  if (graphemes(name) > LONGEST_NAME) throw new Refusal(prompts.nameLong).about('name');
  const chosen = staffRights.filter((right) => rights.includes(right));
  if (chosen.length === 0) throw new Refusal(prompts.rights).about('rights');
  return { name, rights: chosen };
}

/**
 * Locks all rows, so that two who change at once cannot each take the other's administration.
 * @throws Refusal 404
 */
export async function lockMember(
  store: StaffStore,
  id: string,
): Promise<{ row: StaffRow; others: StaffRow[] }> {
  const all = await store.lockAll();
  const row = all.find((member) => member.id === id);
  if (!row) throw notFound(what);
  return { row, others: all.filter((member) => member.id !== id) };
}

/** @throws Refusal 409 when nobody, or not even the caller, would administer any more */
function assertAdministered(actor: Actor, row: StaffRow, others: StaffRow[]): void {
  if (row.id === actor.staffId) throw new Refusal(prompts.self, 500, 409).because('NOT_ALLOWED');
  if (!others.some(isAdministrator)) throw new Refusal(prompts.last, 500, 409).because('CONFLICT');
}

/** Changes of what somebody is called and may do. */
export function memberChanges({ database, store, audit, shown }: Parts) {
  return {
    /** @throws Refusal naming the field, 404, 409 */
    change: (actor: Actor, id: string, body: MemberChange): Promise<StaffMember> =>
      database.transaction(async () => {
        const values = { ...readPerson(body), language: body.language };
        const { row, others } = await lockMember(store, id);
        if (isAdministrator(row) && !values.rights.includes('administrator'))
          assertAdministered(actor, row, others);
        const changes = changesOf(labels, loggedFields(row), loggedFields(values));
        if (changes.length === 0) return toMember(row, shown);
        const changed = await store.change(id, values);
        await audit.record(actor, {
          action: 'staff.change',
          subjectKind: 'staff',
          subjectId: id,
          changes,
        });
        return toMember(changed ?? row, shown);
      }),

    /**
     * Takes the account at the identity provider from somebody, and ends their sessions; the next sign-in there links
     * again by the e-mail address.
     * @throws Refusal 404
     */
    unlinkProvider: (actor: Actor, id: string): Promise<StaffMember> =>
      database.transaction(async () => {
        const { row } = await lockMember(store, id);
        if (row.providerSubject === null) return toMember(row, shown);
        const changed = await store.unlinkProvider(id);
        // Whoever does it to themselves has just shown who they are.
        if (id !== actor.staffId) await store.endSessions(id);
        await audit.record(actor, {
          action: 'staff.unlink-provider',
          subjectKind: 'staff',
          subjectId: id,
        });
        return toMember(changed ?? row, shown);
      }),

    /** Locks somebody out at once, or lets them in again. @throws Refusal 404, 409 */
    lock: (actor: Actor, id: string, isLocked: boolean): Promise<StaffMember> =>
      database.transaction(async () => {
        const { row, others } = await lockMember(store, id);
        if (row.isLocked === isLocked) return toMember(row, shown);
        if (isLocked && (row.id === actor.staffId || isAdministrator(row)))
          assertAdministered(actor, row, others);
        const changed = await store.change(id, { isLocked });
        if (isLocked) await store.endSessions(id);
        await audit.record(actor, {
          action: isLocked ? 'staff.lock' : 'staff.unlock',
          subjectKind: 'staff',
          subjectId: id,
        });
        return toMember(changed ?? row, shown);
      }),
  };
}
