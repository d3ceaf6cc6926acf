import { inWords, shown, words, type ReviewSnapshot } from '../../../review/index.ts';
import { shownNumber } from '../../../personal-data/masked-number.ts';
import type { Words } from '../../../dictionaries/index.ts';
import { cardTypes } from './rules.ts';
import type { BadgeRow } from './store.ts';

/** What a reviewer reads of a badge, in the order of its form; the number of the card is whole, for it is checked. */
export const badgeSnapshot = (
  row: BadgeRow,
  owner: ReviewSnapshot['owner'],
  positions: Words,
): ReviewSnapshot => ({
  title: { ZH: row.name, EN: row.name },
  owner,
  fields: [
    words('name', '姓名', 'Name', row.name),
    words('cardType', '证件类型', 'ID type', inWords(cardTypes, [row.cardType])),
    words('cardNumber', '证件号码', 'ID or passport number', shownNumber(row.cardNumber)),
    shown('picture', 'cardImage', '证件照片', 'Picture of the ID', row.cardImage),
    words('companyName', '公司名称', 'Company name', row.companyName),
    words('position', '职位', 'Position', inWords(positions, [row.position])),
    words('phone', '手机号码', 'Mobile number', row.phone),
  ],
});
