import type { LiveEvent } from '../../live/live.ts';
import type { Outbox } from '../../outbox/index.ts';
import type { Addressees } from '../identity/index.ts';
import { threadLetters } from './letters.ts';
import type { Names } from './names.ts';
import { noticeTo, type Notice, type NoticeText } from './notices.ts';
import type { ConsultationRow, ConsultationStore } from './store.ts';

/** The topic of changes to threads. */
export const TOPIC = 'consultation';

/** An id that no account has. */
const NOBODY = '0';

export interface DispatcherParts {
  publish: (event: LiveEvent) => Promise<void>;
  /** Where mail to the sides of threads is left. */
  messages: Outbox;
  emailsOf: (who: Addressees) => Promise<string[]>;
  /** Where the site stands, for links in letters: https://fair.example/d. */
  site: string;
  names: Names;
}

/** Which side of a thread a letter goes to. */
const sides = {
  asked: (row: Pick<ConsultationRow, 'askedAccountId' | 'exhibitorId'>): Addressees => ({
    accountId: row.askedAccountId,
    exhibitorId: row.exhibitorId,
  }),
  replied: (row: Pick<ConsultationRow, 'accountId' | 'askingExhibitorId'>): Addressees => ({
    accountId: row.accountId,
    exhibitorId: row.askingExhibitorId,
  }),
};

/** Tells the sides of threads what has changed: open pages at once, people by mail. */
export function threadDispatcher(
  store: Pick<ConsultationStore, 'unread'>,
  { publish, messages, emailsOf, site, names }: DispatcherParts,
) {
  const letterOf = threadLetters(names, site);

  /** Whether a side has looked at everything: it gets one mail until it has. */
  async function hasSeenAll({ accountId, exhibitorId }: Addressees, notice: Notice): Promise<boolean> {
    const party = { accountId: accountId ?? NOBODY, exhibitorId };
    return (await store.unread(party, notice === 'asked' ? 'toMe' : 'mine')).all === 0;
  }

  return {
    /**
     * Mails the other side about a text, unless it has yet to look at something older. Inside a transaction.
     * @param write writes the text, and returns its thread: it is counted as new itself from then on
     */
    async withNotice(
      notice: Notice,
      to: Pick<ConsultationRow, 'accountId' | 'askingExhibitorId' | 'askedAccountId' | 'exhibitorId'>,
      text: Pick<NoticeText, 'words' | 'fileCount'>,
      write: () => Promise<ConsultationRow>,
    ): Promise<ConsultationRow> {
      const side = sides[notice](to);
      const isDue = await hasSeenAll(side, notice);
      const row = await write();
      const addresses = isDue ? await emailsOf(side) : [];
      if (addresses.length > 0) {
        const letter = await letterOf(notice, row, text);
        for (const address of addresses) await messages.post(noticeTo(address, letter));
      }
      return row;
    },

    tell: ({ id, accountId, askingExhibitorId, exhibitorId, askedAccountId }: ConsultationRow) =>
      publish({ topic: TOPIC, id, accountId, askingExhibitorId, exhibitorId, askedAccountId }),
  };
}

export type ThreadDispatcher = ReturnType<typeof threadDispatcher>;
