import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/errors.ts';
import { isStorable, splitIds } from '../../../http/ids.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Outbox } from '../../../outbox/index.ts';
import { reviewStatus } from '../../../review/index.ts';
import type { CompanyThreads } from '../../consultations/index.ts';
import type { Addressees } from '../../identity/index.ts';
import type { SourcingLookup } from '../../sourcing/index.ts';
import type { Pairing } from './contract.ts';
import { acceptedMessage } from './messages.ts';
import { toPairing } from './record.ts';
import { pairingStore } from './store.ts';

const request = { ZH: '采购需求', EN: 'sourcing request' };
const application = { ZH: '配对申请', EN: 'application' };

/** Who reads: an account, and the company that it speaks for. */
export interface Reader {
  id: string;
  exhibitorId: string | null;
}

export interface BuyerParts {
  database: Database;
  clock: Clock;
  messages: Outbox;
  sourcing: SourcingLookup;
  threads: CompanyThreads;
  /** E-mail addresses of everybody who speaks for a company. */
  emailsOf: (who: Addressees) => Promise<string[]>;
}

/** What buyers see and do of applications for their own requests. */
export function buyerPairingService(parts: BuyerParts) {
  const { database, clock, messages, sourcing, threads, emailsOf } = parts;
  const store = pairingStore(database);
  const owns = async (accountId: string, postId: string) =>
    isStorable(postId) && (await sourcing.ownOnes([postId], accountId)).length > 0;

  return {
    /** Companies whose application for the reader's own request has passed the review. @throws Refusal 404 */
    async received(
      { id }: Reader,
      postId: string,
      page: PageRequest,
      language: Language,
    ): Promise<Page<Pairing>> {
      if (!(await owns(id, postId))) throw notFound(request);
      const found = await store.ofPost(postId, page);
      return { ...found, records: found.records.map((row) => toPairing(row, language)) };
    },

    /** The applications that opened these threads; those that the reader is no side of are left out. */
    async ofThreads({ id, exhibitorId }: Reader, ids: string, language: Language): Promise<Pairing[]> {
      const rows = await store.ofThreads(splitIds(ids));
      const own = new Set(
        await sourcing.ownOnes(
          rows.flatMap(({ postId }) => postId ?? []),
          id,
        ),
      );
      return rows
        .filter((row) => row.exhibitorId === exhibitorId || own.has(row.postId ?? ''))
        .map((row) => toPairing(row, language));
    },

    /**
     * The buyer takes the company up: they are paired, and the company is told. Twice is once.
     * @throws Refusal 404 for what is not there, not through the review, or for somebody else's request
     */
    accept: ({ id: accountId }: Reader, id: string, language: Language): Promise<Pairing> =>
      database.transaction(async () => {
        const held = isStorable(id) ? await store.hold(id) : undefined;
        const isTheirs = held?.postId != null && (await owns(accountId, held.postId));
        if (!held || !isTheirs || held.status !== reviewStatus.approved) throw notFound(application);
        if (held.pairedAt) return toPairing(held, language);
        const row = await store.change(id, { pairedAt: clock.now() });
        if (row.consultationId) await threads.accepted(row.consultationId);
        for (const address of await emailsOf({ accountId: null, exhibitorId: row.exhibitorId })) {
          await messages.post(acceptedMessage(row, address));
        }
        return toPairing(row, language);
      }),
  };
}
