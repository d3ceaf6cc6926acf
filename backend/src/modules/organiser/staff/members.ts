import { shanghaiText } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import { typedLine } from '../../../http/typed-text.ts';
import type { Outbox } from '../../../outbox/index.ts';
import type { Seal } from '../../../sealing/seal.ts';
import { emailOf, newToken, tokenHash } from '../../identity/index.ts';
import { changesOf, type Actor, type AuditLog } from '../audit/log.ts';
import { newAuthenticatorSecret } from './authenticator.ts';
import { LONGEST_NAME, type MemberChange, type NewMember, type StaffMember } from './contract.ts';
import { invitationLetter, prompts, what } from './messages.ts';
import { staffRights, type StaffRight } from './rights.ts';
import type { StaffRow, StaffStore } from './store.ts';

/** How long an invitation serves. */
const INVITATION_MS = 3 * 24 * 60 * 60 * 1000;

export interface MemberParts {
  database: Database;
  store: StaffStore;
  audit: AuditLog;
  messages: Outbox;
  /** Keeps what the authenticators share with us. */
  seal: Seal;
  /** Address of the site for links, like https://fair.example/d. */
  site: string;
  /** The real time. */
  now: () => Date;
  /** What people see as the time of what was done. */
  recordTime: () => Date;
}

const labels: Record<'name' | 'language' | 'rights', Bilingual> = {
  name: { ZH: '姓名', EN: 'Name' },
  language: { ZH: '语言', EN: 'Language' },
  rights: { ZH: '权限', EN: 'Rights' },
};

function stateOf({ isLocked, passwordHash }: StaffRow): StaffMember['state'] {
  if (isLocked) return 'locked';
  return passwordHash === null ? 'invited' : 'active';
}

const loggedFields = ({ name, language, rights }: Pick<StaffRow, 'name' | 'language' | 'rights'>) => ({
  // The first administrator is called by an e-mail address, which the log does not hold.
  name: name.includes('@') ? '' : name,
  language,
  rights: rights.join(', '),
});

/** @param shown the time that people see for a real one */
export function toMember(row: StaffRow, shown = (at: Date): Date => at): StaffMember {
  const { id, name, email, rights, lastSignInAt, ticketExpiresAt, createdAt } = row;
  return {
    id,
    name,
    email,
    rights,
    language: row.language === 'EN' ? 'EN' : 'ZH',
    state: stateOf(row),
    invitationExpires: ticketExpiresAt && shanghaiText(shown(ticketExpiresAt)),
    lastSignIn: lastSignInAt && shanghaiText(lastSignInAt),
    createTime: shanghaiText(createdAt),
  };
}

/** @throws Refusal naming the field */
function readPerson({ name: typed, rights }: Pick<MemberChange, 'name' | 'rights'>) {
  const name = typedLine(typed);
  if (name === '') throw new Refusal(prompts.name).about('name');
  if (graphemes(name) > LONGEST_NAME) throw new Refusal(prompts.nameLong).about('name');
  const chosen = staffRights.filter((right) => rights.includes(right));
  if (chosen.length === 0) throw new Refusal(prompts.rights).about('rights');
  return { name, rights: chosen };
}

const isAdministrator = ({ isLocked, rights }: StaffRow) => !isLocked && rights.includes('administrator');

/** Who works for the organiser, and what each of them may do. Administrators only; the routes see to that. */
export function staffMembers({ database, store, audit, messages, seal, site, now, recordTime }: MemberParts) {
  /** A new ticket and a new authenticator for it. */
  function invitation() {
    const ticket = newToken();
    return {
      ticket,
      values: {
        ticketHash: tokenHash(ticket),
        ticketExpiresAt: new Date(now().getTime() + INVITATION_MS),
        authenticatorSecret: seal.close(newAuthenticatorSecret()),
      },
    };
  }

  /** When an invitation ends, by the time that people see. */
  const shown = (at: Date): Date => new Date(at.getTime() - now().getTime() + recordTime().getTime());

  const send = ({ name, email, language, ticketExpiresAt }: StaffRow, ticket: string): Promise<void> =>
    messages.post(
      invitationLetter({
        name,
        email,
        language: language === 'EN' ? 'EN' : 'ZH',
        expiresAt: shown(ticketExpiresAt ?? now()),
        // In the fragment, which browsers send to no server: the ticket stands in nobody's log.
        link: `${site}/organiser/welcome#ticket=${ticket}`,
      }),
    );

  /** Locks all rows, so that two who change at once cannot each take the other's administration. */
  async function locked(id: string): Promise<{ row: StaffRow; others: StaffRow[] }> {
    const all = await store.lockAll();
    const row = all.find((member) => member.id === id);
    if (!row) throw notFound(what);
    return { row, others: all.filter((member) => member.id !== id) };
  }

  /** @throws Refusal 409 when nobody, or not even the caller, would administer any more */
  function assertAdministered(actor: Actor, row: StaffRow, others: StaffRow[]): void {
    if (row.id === actor.staffId) throw new Refusal(prompts.self, 500, 409);
    if (!others.some(isAdministrator)) throw new Refusal(prompts.last, 500, 409);
  }

  const add = async (
    actor: Actor,
    person: { name: string; email: string; language: Language; rights: StaffRight[] },
  ): Promise<StaffRow> => {
    const { ticket, values } = invitation();
    const row = await store.add({ ...person, ...values, createdAt: recordTime() });
    if (!row) throw new Refusal(prompts.known, 500, 409).about('email');
    await audit.record(actor, {
      action: 'staff.invite',
      subjectKind: 'staff',
      subjectId: row.id,
      changes: changesOf(labels, { name: '', language: '', rights: '' }, loggedFields(row)),
    });
    await send(row, ticket);
    return row;
  };

  /** What proved the person until now ends, and a new letter goes out. */
  const again = async (actor: Actor, { id }: StaffRow): Promise<StaffRow> => {
    const { ticket, values } = invitation();
    const row = await store.invite(id, values);
    if (!row) throw notFound(what);
    await store.endSessions(id);
    await store.forgetDevices(id);
    await audit.record(actor, {
      action: 'staff.invite-again',
      subjectKind: 'staff',
      subjectId: id,
    });
    await send(row, ticket);
    return row;
  };

  return {
    list: async (): Promise<StaffMember[]> => (await store.list()).map((row) => toMember(row, shown)),

    /** What everybody is called, by id. */
    names: async (): Promise<Map<string, string>> =>
      new Map((await store.list()).map(({ id, name }) => [id, name])),

    /**
     * Adds somebody and sends the invitation.
     * @throws Refusal naming the field, 409 for an address that is known
     */
    async invite(actor: Actor, body: NewMember): Promise<StaffMember> {
      const { address: email } = emailOf(body.email);
      const person = { ...readPerson(body), email, language: body.language };
      return toMember(await database.transaction(() => add(actor, person)), shown);
    },

    /**
     * A new invitation in place of the old one, or of a lost phone or password: both are set anew by it.
     * @throws Refusal 404
     */
    inviteAgain: (actor: Actor, id: string): Promise<StaffMember> =>
      database.transaction(async () => toMember(await again(actor, (await locked(id)).row), shown)),

    /** @throws Refusal naming the field, 404, 409 */
    change: (actor: Actor, id: string, body: MemberChange): Promise<StaffMember> =>
      database.transaction(async () => {
        const values = { ...readPerson(body), language: body.language };
        const { row, others } = await locked(id);
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

    /** Locks somebody out at once, or lets them in again. @throws Refusal 404, 409 */
    lock: (actor: Actor, id: string, isLocked: boolean): Promise<StaffMember> =>
      database.transaction(async () => {
        const { row, others } = await locked(id);
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

    /**
     * Sees to it that somebody can administer: invites this address where nobody does or is about to. For the start of
     * the service.
     * @returns whether an invitation was sent; of several processes that start at once, by one
     */
    ensureAdministrator: (email: string): Promise<boolean> => {
      const ensure = database.transaction(async () => {
        const all = await store.lockAll();
        const isGood = ({ passwordHash, ticketExpiresAt }: StaffRow) =>
          passwordHash !== null || (ticketExpiresAt !== null && ticketExpiresAt > now());
        if (all.some((member) => isAdministrator(member) && isGood(member))) return false;
        const service: Actor = { staffId: null, name: 'ORGANISER_EMAIL', address: '' };
        const known = all.find((member) => member.email === email);
        if (!known) {
          await add(service, { name: email, email, language: 'ZH', rights: [...staffRights] });
          return true;
        }
        await store.change(known.id, { isLocked: false, rights: [...staffRights] });
        await again(service, known);
        return true;
      });
      return ensure.catch((error: unknown) => {
        // Another process has just invited the same address.
        if (error instanceof Refusal && error.text === prompts.known) return false;
        throw error;
      });
    },
  };
}

export type StaffMembers = ReturnType<typeof staffMembers>;
