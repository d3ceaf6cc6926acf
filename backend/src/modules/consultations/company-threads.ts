import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { consultationNames } from './names.ts';
import { threadDispatcher, type DispatcherParts } from './dispatcher.ts';
import { consultationStore, threadStatus } from './store.ts';

interface Opening {
  /** Who wrote for the company. */
  accountId: string;
  exhibitorId: string;
  postId: string;
  /** Whose the request is; null for one that nobody owns. */
  askedAccountId: string | null;
  /** The company's first words. */
  message: string;
}

/** Threads of type 2 that companies begin with buyers, by a pairing that was let through (docs/specification.md). */
export function companyThreads({
  database,
  clock,
  ...parts
}: Omit<DispatcherParts, 'names'> & { database: Database; clock: Clock }) {
  const store = consultationStore(database);
  const dispatcher = threadDispatcher(store, { ...parts, names: consultationNames(database) });
  return {
    /** Begins one; the buyer is told. Inside a transaction. @returns its id */
    async open({ accountId, exhibitorId, postId, askedAccountId, message }: Opening): Promise<string> {
      const now = clock.now();
      const values = {
        type: 2,
        linkId: postId,
        title: message,
        accountId,
        askedAccountId,
        askingExhibitorId: exhibitorId,
        exhibitorId: null,
        createdAt: now,
        updatedAt: now,
      } as const;
      const row = await dispatcher.withNotice('asked', values, { words: message, fileCount: 0 }, () =>
        store.add(values),
      );
      await dispatcher.tell(row);
      return row.id;
    },

    /** The buyer has accepted the company: an answer, unless the thread is closed. Inside a transaction. */
    async accepted(id: string): Promise<void> {
      const held = await store.holdById(id);
      if (!held) return;
      const changed = await store.change(id, {
        updatedAt: clock.now(),
        unreadByAsker: held.unreadByAsker + 1,
        unreadByAsked: 0,
        ...(held.status === threadStatus.closed ? {} : { status: threadStatus.replied }),
      });
      await dispatcher.tell(changed);
    },
  };
}

export type CompanyThreads = ReturnType<typeof companyThreads>;
