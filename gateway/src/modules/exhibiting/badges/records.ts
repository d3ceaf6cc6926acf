import { completeWith, UNKNOWN_TIME } from '../../../rest/complete.ts';
import { unreviewed } from '../../review/index.ts';
import type { BadgeParent } from './parents.ts';

const badgeFields = completeWith<BadgeParent>({
  ...unreviewed,
  id: '',
  name: '',
  cardType: '',
  cardType_dictText: '',
  idcard: '',
  idcardMasked: '',
  cardImage: '',
  companyName: '',
  position: '',
  position_dictText: '',
  positionCn: '',
  positionEn: '',
  phone: '',
  createTime: UNKNOWN_TIME,
  updateTime: null,
});

/** The first and the last two characters with three asterisks between them; nothing of a short number. */
const masked = (number: string): string =>
  number.length < 6 ? number.replace(/./g, '*') : `${number.slice(0, 1)}***${number.slice(-2)}`;

/** A badge; its card number is masked here where the server has not done so. */
export function completeBadge(record: Partial<BadgeParent>): BadgeParent {
  return badgeFields({ ...record, idcardMasked: record.idcardMasked ?? masked(record.idcard ?? '') });
}
