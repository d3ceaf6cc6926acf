import type { Clock } from '../../../clock/clock.ts';
import { notFound } from '../../../http/errors.ts';
import type { CompanyActor } from '../company-guard.ts';
import { refusals, what } from './messages.ts';
import { isOverdue } from './rules.ts';
import type { FulfilmentRow, ItemRow, ServiceStore } from './store.ts';

/** Something that a company hands in for an item. */
export interface Sending {
  item: ItemRow;
  contactEmail: string;
  /** Whether what is there says just this. */
  isSame: (row: FulfilmentRow) => boolean;
  /** Checks it and gives what is kept. @throws Refusal */
  read: () => Promise<Pick<FulfilmentRow, 'answers' | 'filePath' | 'fileName'>>;
}

/** The fulfilment of items, before their deadlines. */
export function itemFulfilling(clock: Clock, store: ServiceStore) {
  /** Hands something in, once: sent twice, also at once, it is one; something else is refused. */
  return async ({ accountId, companyId }: CompanyActor, sending: Sending): Promise<FulfilmentRow> => {
    const { item, contactEmail, isSame, read } = sending;
    const before = await store.fulfilment(companyId, item.id);
    const known = (row: FulfilmentRow) => {
      if (isSame(row)) return row;
      throw refusals.done(contactEmail);
    };
    if (before) return known(before);
    const createdAt = clock.now();
    if (isOverdue(item.deadline, createdAt)) throw refusals.overdue(contactEmail);
    const kept = await read();
    const row = await store.fulfil({
      ...kept,
      itemId: item.id,
      exhibitorId: companyId,
      accountId,
      createdAt,
    });
    if (row) return row;
    // Somebody was quicker.
    const theirs = await store.fulfilment(companyId, item.id);
    if (!theirs) throw notFound(what.item);
    return known(theirs);
  };
}
