import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound, Refusal } from '../../http/errors.ts';
import { graphemes } from '../../http/graphemes.ts';
import { isStorable } from '../../http/ids.ts';
import type { Language } from '../../http/language.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { MAX_TEXT, type Comment, type Consultation, type ConsultationDetail } from './contract.ts';
import { consultationRecords, type Names } from './records.ts';
import { threadDispatcher, type DispatcherParts } from './dispatcher.ts';
import {
  asked,
  consultationStore,
  isConsultationType,
  threadStatus,
  type Box,
  type ConsultationRow,
  type Party,
} from './store.ts';
import { subjectOf } from './subjects.ts';

export type { Box, Party } from './store.ts';

const limits = {
  questions: { name: 'consultation-ask', points: 60, seconds: 3600 },
  comments: { name: 'consultation-comment', points: 120, seconds: 3600 },
} satisfies Record<string, Limit>;

const text = {
  thread: { ZH: '咨询', EN: 'consultation' },
  empty: { ZH: '请输入咨询内容', EN: 'Please enter the consultation content' },
  long: { ZH: `不能超过${MAX_TEXT}个字符`, EN: `It cannot exceed ${MAX_TEXT} characters` },
  closed: { ZH: '该咨询已关闭，无法继续回复', EN: 'This consultation is closed, nothing can be added to it' },
} as const;

/** @throws Refusal for a blank text (ERR-022) and for one over 200 characters (VAL-039) */
function checked(content: string): string {
  const trimmed = content.trim();
  if (trimmed === '') throw new Refusal(text.empty);
  if (graphemes(trimmed) > MAX_TEXT) throw new Refusal(text.long);
  return trimmed;
}

interface Parts extends Names, DispatcherParts {
  database: Database;
  clock: Clock;
  limits: Limits;
}

/** Rules of consultations: each thread belongs to its two sides (docs/specification.md, Consultations; ROLE-011, ROLE-018). */
export function consultationService({ database, clock, limits: counters, ...parts }: Parts) {
  const { publish, messages, emailsOf, ...names } = parts;
  const store = consultationStore(database);
  const dispatcher = threadDispatcher(store, { publish, messages, emailsOf });
  const records = consultationRecords(names);
  const mySide = (row: ConsultationRow, party: Party) => (asked(row, party) ? 1 : 2);

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

  /** Changes a thread of the party's own while nobody else does. */
  async function change<T>(party: Party, id: string, work: (row: ConsultationRow) => Promise<T>): Promise<T> {
    return database.transaction(async () => {
      const row = isStorable(id) ? await store.hold(party, id) : undefined;
      if (!row) throw notFound(text.thread);
      return work(row);
    });
  }

  return {
    /**
     * Begins a thread; the same question that is open already is answered with its thread.
     * @throws Refusal 500 (DIR-082, VAL-039), 404 for what is not public, 429
     */
    async ask(
      party: Party,
      { type, postId, title }: { type: 1 | 2 | 3; postId: string; title: string },
      language: Language,
    ): Promise<Consultation> {
      const question = checked(title);
      await counters.count(limits.questions, party.accountId);
      const subject = await subjectOf(names, type, postId, party.accountId);
      const row = await database.transaction(async () => {
        await store.lockAsking(type, party.accountId, postId);
        const isFirst = type === 2 && (await store.countAbout(party.accountId, type, postId)) === 0;
        const now = clock.now();
        const { exhibitorId, askedAccountId: accountId } = subject;
        const repeated = await store.open(party.accountId, type, postId, question);
        if (repeated) return repeated;
        await dispatcher.notify('asked', { accountId, exhibitorId }, 'toMe');
        const added = await store.add({
          type,
          linkId: postId,
          title: question,
          accountId: party.accountId,
          ...subject,
          createdAt: now,
          updatedAt: now,
        });
        if (isFirst) await names.sourcing.countApplicant(postId);
        await dispatcher.tell(added);
        return added;
      });
      return record(row, party, language);
    },

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
    async reply(party: Party, id: string, content: string, language: Language) {
      const words = checked(content);
      await counters.count(limits.comments, party.accountId);
      const { row, comment } = await change(party, id, async (held) => {
        const side = mySide(held, party);
        const last = await store.lastComment(held.id);
        if (last?.side === side && last.accountId === party.accountId && last.content === words) {
          return { row: held, comment: last };
        }
        if (held.status === threadStatus.closed) throw new Refusal(text.closed);
        const now = clock.now();
        const added = await store.addComment({
          consultationId: held.id,
          accountId: party.accountId,
          side,
          content: words,
          createdAt: now,
        });
        if (side === 2) {
          await dispatcher.notify(
            'replied',
            { accountId: held.accountId, exhibitorId: held.askingExhibitorId },
            'mine',
          );
        } else {
          const { askedAccountId: accountId, exhibitorId } = held;
          await dispatcher.notify('asked', { accountId, exhibitorId }, 'toMe');
        }
        const changed = await store.change(held.id, {
          updatedAt: now,
          ...(side === 2
            ? { status: threadStatus.replied, unreadByAsker: held.unreadByAsker + 1, unreadByAsked: 0 }
            : { status: threadStatus.unanswered, unreadByAsked: held.unreadByAsked + 1, unreadByAsker: 0 }),
        });
        await dispatcher.tell(changed);
        return { row: changed, comment: added };
      });
      const [written] = await records.comments(row, [comment], mySide(row, party), language);
      if (!written) throw notFound(text.thread);
      return { comment: written, consultation: await record(row, party, language) };
    },

    /** The party has seen what there is. @throws Refusal 404 */
    async read(party: Party, id: string, language: Language): Promise<Consultation> {
      const row = await change(party, id, async (held) => {
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
      const row = await change(party, id, async (held) => {
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

    async unread(party: Party): Promise<{ mine: number; toMe: number }> {
      const [mine, toMe] = await Promise.all([store.unread(party, 'mine'), store.unread(party, 'toMe')]);
      return { mine, toMe };
    },
  };
}
