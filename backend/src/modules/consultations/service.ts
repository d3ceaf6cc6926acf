import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { isStorable } from '../../http/ids.ts';
import type { Language } from '../../http/language.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { Limits } from '../../limits/limits.ts';
import { consultationAsking, type Question } from './asking.ts';
import type { Comment, Consultation, ConsultationDetail } from './contract.ts';
import { threadDispatcher, type DispatcherParts } from './dispatcher.ts';
import { text } from './messages.ts';
import { consultationRecords } from './records.ts';
import { consultationReplying, type Reply } from './replying.ts';
import {
  consultationStore,
  isConsultationType,
  mySide,
  threadStatus,
  type Box,
  type ConsultationRow,
  type Party,
} from './store.ts';
import { threadHold } from './thread-hold.ts';

export type { Box, Party } from './store.ts';

interface Parts extends DispatcherParts {
  database: Database;
  clock: Clock;
  limits: Limits;
}

/** Rules of consultations: each thread belongs to its two sides (docs/specification.md, Consultations; ROLE-011, ROLE-018). */
export function consultationService({ database, clock, limits, ...parts }: Parts) {
  const { names } = parts;
  const store = consultationStore(database);
  const dispatcher = threadDispatcher(store, parts);
  const records = consultationRecords(names, store);
  const hold = threadHold(database, store);
  const ask = consultationAsking({ database, clock, limits, names, store, dispatcher });
  const reply = consultationReplying({ clock, limits, store, dispatcher, hold });

  async function find(party: Party, id: string): Promise<ConsultationRow> {
    const row = isStorable(id) ? await store.find(party, id) : undefined;
    if (!row) throw notFound(text.thread);
    return row;
  }

  async function record(row: ConsultationRow, party: Party, language: Language): Promise<Consultation> {
    const [one] = await records.records([row], party, language);
    if (!one) throw notFound(text.thread);
    return one;
  }

  return {
    /**
     * Begins a thread; the same question that is open already is answered with its thread.
     * @throws Refusal 500 (DIR-082, VAL-039), 404 for what is not public, 429
     */
    ask: async (party: Party, question: Question, language: Language): Promise<Consultation> =>
      record(await ask(party, question), party, language),

    async list(
      party: Party,
      box: Box,
      types: string,
      page: PageRequest,
      language: Language,
    ): Promise<Page<Consultation>> {
      const wanted = (types || '1,3').split(',').map(Number).filter(isConsultationType);
      const found = await store.list(party, box, wanted, page);
      return { ...found, records: await records.records(found.records, party, language) };
    },

    /** @throws Refusal 404 for an unknown thread and for one of others: both answer the same */
    async detail(party: Party, id: string, language: Language): Promise<ConsultationDetail> {
      const row = await find(party, id);
      return records.detail(row, await record(row, party, language));
    },

    /** @throws Refusal 404 */
    async comments(party: Party, id: string, page: PageRequest, language: Language): Promise<Page<Comment>> {
      const row = await find(party, id);
      const found = await store.comments(row.id, page);
      return { ...found, records: await records.comments(row, found.records, mySide(row, party), language) };
    },

    /**
     * Adds to a thread. The asked side's words answer it, the asker's open it again (docs/specification.md, Consultations). The
     * same words twice in a row by the same side are a double click.
     * @throws Refusal 500 (VC-050, closed), 404, 429
     */
    async reply(party: Party, id: string, added: Reply, language: Language) {
      const { row, comment } = await reply(party, id, added);
      const [written] = await records.comments(row, [comment], mySide(row, party), language);
      if (!written) throw notFound(text.thread);
      return { comment: written, consultation: await record(row, party, language) };
    },

    /** The party has seen what there is. @throws Refusal 404 */
    async read(party: Party, id: string, language: Language): Promise<Consultation> {
      const row = await hold(party, id, async (held) => {
        const column = mySide(held, party) === 1 ? 'unreadByAsker' : 'unreadByAsked';
        if (held[column] === 0) return held;
        const changed = await store.change(held.id, { [column]: 0 });
        await dispatcher.tell(changed);
        return changed;
      });
      return record(row, party, language);
    },

    /** Either side ends it; one that is ended stays so. @throws Refusal 404 */
    async close(party: Party, id: string, language: Language): Promise<Consultation> {
      const row = await hold(party, id, async (held) => {
        if (held.status === threadStatus.closed) return held;
        const changed = await store.change(held.id, {
          status: threadStatus.closed,
          updatedAt: clock.now(),
        });
        await dispatcher.tell(changed);
        return changed;
      });
      return record(row, party, language);
    },

    async unread(party: Party): Promise<{ mine: number; mineToBuyers: number; toMe: number }> {
      const [mine, toMe] = await Promise.all([store.unread(party, 'mine'), store.unread(party, 'toMe')]);
      return { mine: mine.all, mineToBuyers: mine.toBuyers, toMe: toMe.all };
    },
  };
}

export type ConsultationService = ReturnType<typeof consultationService>;
