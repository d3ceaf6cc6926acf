import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../http/errors.ts';
import { reviewStatus } from '../../../review/index.ts';
import type { EditionSettings } from '../../content/index.ts';
import { assertRoom, closedText, isClosed } from './quota.ts';
import type { ReviewedBadges } from './reviewed-badges.ts';
import type { BadgeRow, BadgeStore, BadgeValues } from './store.ts';

const text = {
  twice: {
    ZH: '该证件号码已申请过展商证',
    EN: 'A badge has already been requested for this card number',
  },
  /** One message for both states (CONFLICT-051, ERR-030). */
  notEditable: { ZH: '只能编辑审核未通过的数据', EN: 'Only data that failed the review can be edited' },
};

interface Parts {
  database: Database;
  clock: Clock;
  edition: () => Promise<EditionSettings>;
  store: BadgeStore;
  records: ReviewedBadges;
}

/** Whether a badge says what somebody has just sent; each sending of a picture has an address of its own. */
const isSame = (row: BadgeRow, values: BadgeValues): boolean =>
  row.status === reviewStatus.underReview &&
  (['name', 'cardType', 'cardNumber', 'companyName', 'position', 'phone'] as const).every(
    (field) => row[field] === values[field],
  );

/** The handing in of badges, in one transaction each. Sent twice, also at once, it is one. */
export function badgeRequesting({ database, clock, edition, store, records }: Parts) {
  /** @throws Refusal ERR-033 */
  function assertOpen(settings: EditionSettings['badges']): void {
    if (isClosed(settings, clock.now()))
      throw new Refusal(closedText(settings.contactEmail)).because('CLOSED');
  }

  return {
    /** Hands a new one in; one that waits and says the same is answered instead. @throws Refusal 409, ERR-031..033 */
    request: (companyId: string, values: BadgeValues): Promise<BadgeRow> =>
      database.transaction(async () => {
        const { badges: settings } = await edition();
        // Whoever asks for this company comes one after the other from here.
        const area = await store.booth.lock(companyId);
        const same = await store.findCard(companyId, values);
        if (same && isSame(same, values)) return same;
        assertOpen(settings);
        if (same) throw new Refusal(text.twice, 500, 409, 'idcard');
        assertRoom(area, await store.used(companyId), settings);
        return records.add(values.accountId, (times) => store.add(companyId, values, times));
      }),

    /**
     * Hands a rejected one in again. It does not count until then, so this takes a place.
     * @throws Refusal 404, 409, ERR-030..033
     */
    requestAgain: (companyId: string, id: string, values: BadgeValues): Promise<BadgeRow> =>
      database.transaction(async () => {
        const { badges: settings } = await edition();
        const area = await store.booth.lock(companyId);
        const before = await records.find(companyId, id);
        // Sent twice: the first has done what the second wants.
        if (isSame(before, values)) return before;
        if (before.status !== reviewStatus.rejected) throw new Refusal(text.notEditable).because('CONFLICT');
        assertOpen(settings);
        const taken = await store.findCard(companyId, values);
        if (taken && taken.id !== id) throw new Refusal(text.twice, 500, 409, 'idcard');
        assertRoom(area, await store.used(companyId), settings);
        if (!(await records.resubmitted(id, values.accountId)))
          throw new Refusal(text.notEditable).because('CONFLICT');
        await store.change(id, values, clock.now());
        return records.find(companyId, id);
      }),
  };
}
