import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import type { ThreadDispatcher } from './dispatcher.ts';
import { checked } from './messages.ts';
import type { Names } from './names.ts';
import type { ConsultationRow, ConsultationStore, Party } from './store.ts';
import { subjectOf } from './subjects.ts';

/** What a party wants to know, and of whom or what. */
export interface Question {
  type: 1 | 2 | 3;
  postId: string;
  title: string;
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
   * @throws Refusal 500 (DIR-082, VAL-039), 404 for what is not public, 429
   */
  return async (party: Party, { type, postId, title }: Question): Promise<ConsultationRow> => {
    const question = checked(title);
    await limits.count(questions, party.accountId);
    const subject = await subjectOf(names, type, postId, party.accountId);
    return database.transaction(async () => {
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
  };
}
