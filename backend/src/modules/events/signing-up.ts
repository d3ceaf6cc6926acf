import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { answersByField, findForm, formRefusals, readAnswers, type FormRow } from '../../forms/index.ts';
import { notFound } from '../../http/errors.ts';
import { isStorable } from '../../http/ids.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { claimUpload } from '../../uploads/index.ts';
import type { Registration } from './contract.ts';
import { refusals, what } from './messages.ts';
import { hasEnded, isFull, toRegistration } from './records.ts';
import type { RegistrationRow } from './registration-store.ts';
import type { EventRow, EventStore } from './store.ts';

/** Sign-ups sent by one account, again and again ones included. */
const submissions: Limit = { name: 'event-registration', points: 60, seconds: 60 * 60 };

export interface EventParts {
  database: Database;
  clock: Clock;
  limits: Limits;
}

interface SignUp {
  articleId: string;
  formId: string;
  /** JSON text: id of a field → its value. */
  userData: string;
}

/** A form that an event asks for. @throws Refusal 404 */
export async function formOf(database: Database, id: string): Promise<FormRow> {
  const form = await findForm(database, id);
  if (!form) throw notFound(what.form);
  return form;
}

/** Who takes part in events, as visitors themselves read and change it. */
export function eventSigningUp({ database, clock, limits }: EventParts, store: EventStore) {
  /** @throws Refusal for an event that takes nobody with this form, now */
  function mayRegister(event: EventRow | undefined, formId: string): asserts event is EventRow {
    if (!event) throw notFound(what.event);
    if (event.signUpKind !== 'form' || event.formId === null) throw refusals.notByForm();
    if (hasEnded(event, clock.now())) throw refusals.ended();
    if (event.formId !== formId) throw formRefusals.otherForm();
  }

  async function records(rows: RegistrationRow[]): Promise<Registration[]> {
    const found = await store.findAll([...new Set(rows.map(({ eventId }) => eventId))]);
    const byId = new Map(found.map((event) => [event.id, event]));
    return rows.flatMap((row) => {
      const event = byId.get(row.eventId);
      return event ? [toRegistration(row, event, clock.now())] : [];
    });
  }

  return {
    /**
     * Signs a visitor up, once for each event (REST-045, MEET-038, DESIGN-045).
     * @throws Refusal naming the field; 404; 409 when the visitor takes part already; 429
     */
    async register(accountId: string, { articleId, formId, userData }: SignUp): Promise<Registration> {
      await limits.count(submissions, accountId);
      const [before] = isStorable(articleId) ? await store.findAll([articleId]) : [];
      mayRegister(before, formId);
      if (await store.registrationFor(accountId, articleId)) throw refusals.twice();
      const answers = await readAnswers(await formOf(database, formId), answersByField(userData), (address) =>
        claimUpload(database, address, { accountId, kinds: ['image', 'document'], isPrivate: true }),
      );
      return database.transaction(async () => {
        // Places are counted by one at a time.
        const event = await store.lock(articleId);
        mayRegister(event, formId);
        if (isFull(event, (await store.taken([event.id])).get(event.id) ?? 0)) {
          // Whoever is sent twice has the last place already.
          throw (await store.registrationFor(accountId, event.id)) ? refusals.twice() : refusals.full();
        }
        const createdAt = clock.now();
        const row = await store.register({ eventId: event.id, accountId, formId, answers, createdAt });
        if (!row) throw refusals.twice();
        return toRegistration(row, event, createdAt);
      });
    },

    /** REST-078 */
    async registrations(accountId: string, page: PageRequest): Promise<Page<Registration>> {
      const found = await store.registrations(accountId, page);
      return { ...found, records: await records(found.records) };
    },

    /** @throws Refusal 404 for one that is not there or somebody else's: both answer the same */
    async registration(accountId: string, id: string): Promise<Registration> {
      const row = isStorable(id) ? await store.registration(accountId, id) : undefined;
      const [record] = row ? await records([row]) : [];
      if (!record) throw notFound(what.registration);
      return record;
    },

    /** The caller's sign-up for an event, null without one. */
    async registrationFor(accountId: string, eventId: string): Promise<Registration | null> {
      const row = isStorable(eventId) ? await store.registrationFor(accountId, eventId) : undefined;
      const [record] = row ? await records([row]) : [];
      return record ?? null;
    },

    /** REST-079. @throws Refusal 404 likewise */
    async cancel(accountId: string, id: string): Promise<void> {
      if (!isStorable(id) || !(await store.cancel(accountId, id))) throw notFound(what.registration);
    },
  };
}
