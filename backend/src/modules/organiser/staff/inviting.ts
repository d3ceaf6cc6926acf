import type { Language } from '../../../http/language.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { Outbox } from '../../../outbox/index.ts';
import type { Seal } from '../../../sealing/seal.ts';
import { newToken, tokenHash } from '../../identity/index.ts';
import { changesOf, type Actor, type AuditLog } from '../audit/log.ts';
import { newAuthenticatorSecret } from './authenticator.ts';
import { labels, loggedFields } from './member-records.ts';
import { invitationLetter, prompts, what } from './messages.ts';
import type { IdentityProvider } from './provider/client.ts';
import type { StaffRight } from './rights.ts';
import type { StaffRow, StaffStore } from './store.ts';

/** How long an invitation serves. */
const INVITATION_MS = 3 * 24 * 60 * 60 * 1000;

export interface InvitingParts {
  store: StaffStore;
  audit: AuditLog;
  messages: Outbox;
  /** Keeps what the authenticators share with us. */
  seal: Seal;
  /** By which people may sign in too; undefined where there is none. */
  provider: Pick<IdentityProvider, 'isRequired' | 'name'> | undefined;
  /** Address of the site for links, like https://fair.example/d. */
  site: string;
  /** The real time. */
  now: () => Date;
  /** What people see as the time of what was done. */
  recordTime: () => Date;
}

/** Invitations to the staff: each gives a new ticket and a new authenticator, and goes out with its cause. */
export function staffInviting(parts: InvitingParts) {
  const { store, audit, messages, seal, provider, site, now, recordTime } = parts;

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

  const shown = (at: Date): Date => new Date(at.getTime() - now().getTime() + recordTime().getTime());

  const send = ({ name, email, language, ticketExpiresAt }: StaffRow, ticket: string): Promise<void> =>
    messages.post(
      invitationLetter({
        name,
        email,
        language: language === 'EN' ? 'EN' : 'ZH',
        expiresAt: shown(ticketExpiresAt ?? now()),
        // In the fragment, which browsers send to no server: the ticket stands in nobody's log.
        provider: provider?.isRequired === true ? provider.name : undefined,
        link: `${site}/organiser/welcome#ticket=${ticket}`,
      }),
    );

  return {
    /** When an invitation ends, by the time that people see. */
    shown,

    /** Adds somebody and sends the invitation. @throws Refusal 409 for an address that is known */
    async add(
      actor: Actor,
      person: { name: string; email: string; language: Language; rights: StaffRight[] },
    ): Promise<StaffRow> {
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
    },

    /** What proved the person until now ends, and a new letter goes out. @throws Refusal 404 */
    async again(actor: Actor, { id }: StaffRow): Promise<StaffRow> {
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
    },
  };
}
