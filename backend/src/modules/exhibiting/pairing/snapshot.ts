import { eitherSide, words, type ReviewSnapshot } from '../../../review/index.ts';
import type { PairingRow } from './store.ts';

/** What a reviewer reads of an application: the request that it answers, as it was then, and the words to the buyer. */
export const pairingSnapshot = (row: PairingRow, owner: ReviewSnapshot['owner']): ReviewSnapshot => ({
  title: { ZH: row.message, EN: row.message },
  owner,
  fields: [
    // The buyer's words, not the owner's: in both languages at once, so that a judgement by words leaves them out.
    words('request', '采购需求', 'The request', eitherSide(row.titleCn, row.titleEn)),
    words('message', '给采购商的留言', 'Message to the buyer', row.message),
  ],
});
