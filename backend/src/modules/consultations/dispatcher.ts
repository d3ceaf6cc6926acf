import type { LiveEvent } from '../../live/live.ts';
import type { Outbox } from '../../outbox/index.ts';
import type { Addressees } from '../identity/index.ts';
import { noticeTo, type Notice } from './notices.ts';
import type { Box, ConsultationRow, ConsultationStore } from './store.ts';

/** The topic of changes to threads. */
export const TOPIC = 'consultation';

/** An id that no account has. */
const NOBODY = '0';

export interface DispatcherParts {
  publish: (event: LiveEvent) => Promise<void>;
  /** Where mail to the sides of threads is left. */
  messages: Outbox;
  emailsOf: (who: Addressees) => Promise<string[]>;
}

/** Tells the sides of threads what has changed: open pages at once, people by mail. */
export function threadDispatcher(
  store: Pick<ConsultationStore, 'unread'>,
  { publish, messages, emailsOf }: DispatcherParts,
) {
  return {
    /** Mails a side, unless it has yet to look at something older: one mail until it has. */
    async notify(notice: Notice, to: Addressees, box: Box): Promise<void> {
      const party = { accountId: to.accountId ?? NOBODY, exhibitorId: to.exhibitorId };
      if ((await store.unread(party, box)).all > 0) return;
      for (const address of await emailsOf(to)) await messages.post(noticeTo(address, notice));
    },

    tell: ({ id, accountId, askingExhibitorId, exhibitorId, askedAccountId }: ConsultationRow) =>
      publish({ topic: TOPIC, id, accountId, askingExhibitorId, exhibitorId, askedAccountId }),
  };
}

export type ThreadDispatcher = ReturnType<typeof threadDispatcher>;
