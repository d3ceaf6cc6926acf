import type { Bilingual } from '../../../http/language.ts';
import {
  eitherSide,
  inWords,
  shown,
  words,
  type ReviewSnapshot,
  type SnapshotField,
} from '../../../review/index.ts';
import { adTypes } from './rules.ts';
import type { ItemRow, RequestRow } from './store.ts';

const twoDecimals = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in words, of fen. */
function money(fen: number): Bilingual {
  const yuan = twoDecimals.format(fen / 100);
  return { ZH: `¥${yuan}`, EN: `CNY ${yuan}` };
}

/** A line of the order: item, quantity, unit price and amount, as the catalogue had them when it was handed in. */
function lineField(item: ItemRow, index: number): SnapshotField {
  const number = index + 1;
  const name = eitherSide(item.nameCn, item.nameEn);
  const unit = eitherSide(item.unitCn, item.unitEn);
  const price = money(item.priceFen);
  const of = (word: string, text: string) => (text === '' ? '' : `${word}${text}`);
  const sum = money(item.priceFen * item.amount);
  // Lines are written anew with each submission: by its item one stays the same.
  return words(`item:${item.catalogueId ?? `gone${number}`}`, `项目 ${number}`, `Item ${number}`, {
    ZH: `${name.ZH}，数量 ${item.amount}，单价 ${price.ZH}${of(' / ', unit.ZH)}，小计 ${sum.ZH}`,
    EN: `${name.EN}, quantity ${item.amount}, price ${price.EN}${of(' per ', unit.EN)}, subtotal ${sum.EN}`,
  });
}

/**
 * What a reviewer reads of an order, in the order of its form.
 * @param items the lines of this order
 */
export function requestSnapshot(
  row: RequestRow,
  items: readonly ItemRow[],
  owner: ReviewSnapshot['owner'],
): ReviewSnapshot {
  const names = items.map(({ nameCn, nameEn }) => eitherSide(nameCn, nameEn));
  const total = items.reduce((sum, { priceFen, amount }) => sum + priceFen * amount, 0);
  return {
    title: { ZH: names.map(({ ZH }) => ZH).join('、'), EN: names.map(({ EN }) => EN).join(', ') },
    owner,
    fields: [
      words('type', '广告类型', 'Type of advertising', inWords(adTypes, [row.type])),
      ...items.map(lineField),
      words('total', '合计', 'Total', money(total)),
      words('attachmentName', '附件名称', 'Name of the attachment', row.attachmentName),
      shown('file', 'attachment', '附件', 'Attachment', row.attachment),
    ],
  };
}
