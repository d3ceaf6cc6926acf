import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { ThreadDispatcher } from './dispatcher.ts';
import { checkedQuestion, text } from './messages.ts';
import type { Names } from './names.ts';
import type { ConsultationRow, ConsultationStore, Party } from './store.ts';
import { subjectOf } from './subjects.ts';

/** What a party wants to know, and of whom or what. */
export interface Question {
  type: 1 | 2 | 3;
  postId: string;
  title: string;
  /** Addresses of private uploads. */
  files?: string[] | undefined;
}

interface Parts {
  database: Database;
  clock: Clock;
  limits: Limits;
  names: Names;
  store: ConsultationStore;
  dispatcher: ThreadDispatcher;
}

const questions: Limit = { name: 'consultation-ask', points: 60, seconds: 3600 };

/** The beginning of threads. */
export function consultationAsking({ database, clock, limits, names, store, dispatcher }: Parts) {
  /**
   * Begins a thread; the same question that is open already is answered with its thread.
   * @throws Refusal 500 (DIR-082, VAL-039), 404 for what is not public, 409 for other files with the same question, 429
   */
  return async (party: Party, { type, postId, title, files = [] }: Question): Promise<ConsultationRow> => {
    const question = checkedQuestion(title);
    await limits.count(questions, party.accountId);
    const subject = await subjectOf(names, type, postId, party.accountId);
    return database.transaction(async () => {
      await store.lockAsking(type, party.accountId, postId);
      const isFirst = type === 2 && (await store.countAbout(party.accountId, type, postId)) === 0;
      const now = clock.now();
      const repeated = await store.open(party.accountId, type, postId, question);
      if (repeated) {
        const kept = (await store.filesOfQuestions([repeated.id])).get(repeated.id) ?? [];
        if (files.some((address) => !kept.some((file) => file.address === address)))
          throw new Refusal(text.asked, 500, 409);
        return repeated;
      }
      const values = {
        type,
        linkId: postId,
        title: question,
        accountId: party.accountId,
        askingExhibitorId: null,
        ...subject,
        createdAt: now,
        updatedAt: now,
      };
      const written = { words: question, fileCount: files.length };
      const added = await dispatcher.withNotice('asked', values, written, async () => {
        const row = await store.add(values);
        await store.attach({ consultationId: row.id, commentId: null }, party.accountId, files);
        return row;
      });
      if (isFirst) await names.sourcing.countApplicant(postId, now);
      await dispatcher.tell(added);
      return added;
    });
  };
}
