import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { isStorable } from '../../http/ids.ts';
import { text } from './messages.ts';
import type { ConsultationRow, ConsultationStore, Party } from './store.ts';

/** Changes a thread of the party's own while nobody else does. */
export function threadHold(database: Database, store: Pick<ConsultationStore, 'hold'>) {
  /** @throws Refusal 404 for an unknown thread and for one of others */
  return <T>(party: Party, id: string, work: (row: ConsultationRow) => Promise<T>): Promise<T> =>
    database.transaction(async () => {
      const row = isStorable(id) ? await store.hold(party, id) : undefined;
      if (!row) throw notFound(text.thread);
      return work(row);
    });
}

export type ThreadHold = ReturnType<typeof threadHold>;
