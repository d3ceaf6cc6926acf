import { shanghaiText } from '../../../clock/clock.ts';
import type { Language } from '../../../http/language.ts';
import { maskedNumber, shownNumber } from '../../../personal-data/masked-number.ts';
import { reviewRecord } from '../../../review/index.ts';
import type { Words } from '../../../dictionaries/index.ts';
import type { Badge } from './contract.ts';
import { cardTypes } from './rules.ts';
import type { BadgeRow } from './store.ts';

/** A badge as lists show it: without the number of the card. */
export function listedBadge(row: BadgeRow, positions: Words, language: Language): Badge {
  const masked = maskedNumber(row.cardNumber);
  return {
    id: row.id,
    name: row.name,
    cardType: row.cardType,
    cardType_dictText: cardTypes[row.cardType]?.[language] ?? '',
    idcard: masked,
    idcardMasked: masked,
    cardImage: row.cardImage,
    companyName: row.companyName,
    position: row.position,
    position_dictText: positions[row.position]?.[language] ?? '',
    positionCn: positions[row.position]?.ZH ?? '',
    positionEn: positions[row.position]?.EN ?? '',
    phone: row.phone,
    ...reviewRecord(row, language),
    createTime: shanghaiText(row.createdAt),
    updateTime: row.updatedAt && shanghaiText(row.updatedAt),
  };
}

/** A single badge: its form needs the whole number, as long as it is kept. */
export const wholeBadge = (row: BadgeRow, positions: Words, language: Language): Badge => ({
  ...listedBadge(row, positions, language),
  idcard: shownNumber(row.cardNumber),
});
