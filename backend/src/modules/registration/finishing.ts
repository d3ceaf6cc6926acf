import type { Clock } from '../../clock/clock.ts';
import { Refusal } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Outbox } from '../../outbox/index.ts';
import type { Visitors } from '../identity/index.ts';
import type { Visit } from './pass/calendar.ts';
import { confirmation } from './pass/confirmation.ts';
import type { Outcome } from './contract.ts';
import { prompts } from './messages.ts';
import { newInvitationCode, newTicket, ticketHash } from './pass/secrets.ts';
import type { RegistrationRow, RegistrationStore } from './store.ts';

const TICKET_MS = 10 * 60_000;

/** Somebody whose registration has just been finished. */
export interface Finished {
  /** Of the registration. */
  id: string;
  /** The person's own account; null where somebody else registered the person. */
  accountId: string | null;
  /** Where the confirmation goes; may be blank. */
  email: string;
  firstName: string;
  companyName: string;
  /** Code of the position dictionary; may be blank. */
  position: string;
  /** Where the person came from: the inviter's code, the invitation's id, the poster's company; blank where unknown. */
  invitedByCode: string;
  invitationId: string;
  source: string;
  finishedAt: Date;
}

/** Does what follows from a finished registration, in the same transaction: it is undone with it. */
export type FinishedHandler = (finished: Finished) => Promise<void>;

interface Parts {
  store: RegistrationStore;
  visitors: Visitors;
  clock: Clock;
  /** The real time, by which tickets end. */
  now: () => Date;
  messages: Outbox;
  /** What the letter about a visit says of it. */
  visit: () => Promise<Visit>;
}

/** Whether this is somebody's own registration and complete. */
export const isComplete = ({ state, accountId }: RegistrationRow) =>
  state === 'finished' && accountId !== null;

/**
 * Whether somebody else has made this registration. It is finished from the beginning and never gets an account: who
 * proves its number gets a registration of their own.
 */
export const isByOthers = ({ state, accountId }: RegistrationRow) =>
  state === 'finished' && accountId === null;

/** Where a person stands with the own registration. */
export const stateOf = (row: RegistrationRow) => {
  if (isComplete(row)) return 'finished';
  return row.state === 'informed' ? 'informed' : 'started';
};

/** Finishing registrations: the account, the pass, who is told. Call it inside a transaction. */
export function finishing({ store, visitors, clock, now, messages, visit }: Parts) {
  const handlers: FinishedHandler[] = [];

  /** Does what follows from a finished registration, and tells the person. */
  async function announce(done: RegistrationRow, registeredBy: string, visit: Visit): Promise<void> {
    const { id, accountId, firstName, companyName, position, invitedByCode, invitationId, source } = done;
    const finishedAt = done.finishedAt ?? clock.now();
    for (const handle of handlers) {
      await handle({
        id,
        accountId,
        firstName,
        companyName,
        position,
        invitedByCode,
        invitationId,
        source,
        email: done.contactEmail,
        finishedAt,
      });
    }
    const language: Language = done.language === 'EN' ? 'EN' : 'ZH';
    const invitationCode = done.invitationCode ?? '';
    const to = { language, email: done.contactEmail, firstName, invitationCode, registeredBy };
    await messages.post(await confirmation(to, visit));
  }

  /** Issues the pass of a row that holds everything else, and tells everybody. */
  async function issue(
    row: RegistrationRow,
    values: Partial<RegistrationRow>,
    registeredBy: string,
  ): Promise<RegistrationRow> {
    const finishedAt = clock.now();
    const invitationCode = row.invitationCode ?? newInvitationCode();
    const changed = await store.change(row.id, { ...values, invitationCode, finishedAt, state: 'finished' });
    const done = changed ?? row;
    await announce(done, registeredBy, await visit());
    return done;
  }

  return {
    /** Has `handler` called for every registration that is finished from now on. */
    onFinished: (handler: FinishedHandler): void => {
      handlers.push(handler);
    },

    issue,

    /** What a registration holds that is written finished. */
    finished: () => ({
      invitationCode: newInvitationCode(),
      finishedAt: clock.now(),
      state: 'finished' as const,
    }),

    /** Tells everybody of registrations that were written finished. */
    async announceAll(rows: readonly RegistrationRow[], registeredBy: string): Promise<void> {
      const shown = await visit();
      for (const row of rows) await announce(row, registeredBy, shown);
    },

    /**
     * Finishes somebody's own registration: the account, the pass, and a ticket that signs in.
     * @throws Refusal 409 when the account has another registration
     */
    async own(row: RegistrationRow): Promise<Outcome> {
      const { mobile, email, passwordHash, firstName, companyName } = row;
      const account =
        row.accountId ?? (await visitors.ensure({ mobile, email, passwordHash, firstName, companyName }));
      const other = await store.byAccount(account);
      if (other && other.id !== row.id) throw new Refusal(prompts.already, 500, 409);
      const ticket = newTicket();
      const done = await issue(
        row,
        {
          accountId: account,
          passwordHash: null,
          ticketHash: ticketHash(ticket),
          ticketEndsAt: new Date(now().getTime() + TICKET_MS),
        },
        '',
      );
      return { state: 'finished', invitationCode: done.invitationCode, ticket };
    },

    /** What a complete registration answers again; the ticket anew as long as it was not used. */
    async again(row: RegistrationRow): Promise<Outcome> {
      const isOpen = row.ticketHash !== null && row.ticketEndsAt !== null && row.ticketEndsAt > now();
      const ticket = isOpen ? newTicket() : null;
      if (ticket !== null) await store.change(row.id, { ticketHash: ticketHash(ticket) });
      return { state: 'finished', invitationCode: row.invitationCode, ticket };
    },
  };
}

export type Finishing = ReturnType<typeof finishing>;
