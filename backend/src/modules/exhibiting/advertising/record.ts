import { shanghaiText } from '../../../clock/clock.ts';
import type { Language } from '../../../http/language.ts';
import { reviewRecord } from '../../../review/index.ts';
import type { AdCatalogueItem, AdRequest } from './contract.ts';
import { adTypes } from './rules.ts';
import type { CatalogueRow, ItemRow, RequestRow } from './store.ts';

type Texts = Pick<
  CatalogueRow,
  'nameCn' | 'nameEn' | 'descriptionCn' | 'descriptionEn' | 'unitCn' | 'unitEn' | 'priceFen'
>;

/** Yuan of fen. */
const yuan = (fen: number): number => fen / 100;

function textsOf(row: Texts, language: Language, isSoldOut: boolean) {
  const { nameCn, nameEn, descriptionCn, descriptionEn, unitCn, unitEn, priceFen } = row;
  const pick = (cn: string, en: string) => (language === 'ZH' ? cn || en : en || cn);
  return {
    nameCn,
    nameEn,
    descriptionCn,
    descriptionEn,
    unitCn,
    unitEn,
    name: pick(nameCn, nameEn),
    description: pick(descriptionCn, descriptionEn),
    unit: pick(unitCn, unitEn),
    price: yuan(priceFen),
    empty: isSoldOut ? 'Y' : 'N',
  };
}

export const catalogueRecord = (row: CatalogueRow, language: Language): AdCatalogueItem => ({
  id: row.id,
  type: row.type,
  ...textsOf(row, language, row.isSoldOut),
});

/** An order with its lines. */
export function requestRecord(row: RequestRow, items: readonly ItemRow[], language: Language): AdRequest {
  const { status, status_dictText: words, ...decision } = reviewRecord(row, language);
  const own = items.filter(({ requestId }) => requestId === row.id);
  return {
    id: row.id,
    type: row.type,
    type_dictText: adTypes[row.type]?.[language] ?? '',
    state: String(status),
    state_dictText: words,
    ...decision,
    createTime: shanghaiText(row.createdAt),
    updateTime: row.updatedAt && shanghaiText(row.updatedAt),
    attachment: row.attachment,
    attachmentName: row.attachmentName,
    ntAdRequestItemList: own.map((item) => ({
      id: item.id,
      relId: item.catalogueId ?? '',
      // What is no longer in the catalogue cannot be had either.
      ...textsOf(item, language, item.isSoldOut ?? true),
      amount: item.amount,
    })),
    total: yuan(own.reduce((sum, { priceFen, amount }) => sum + priceFen * amount, 0)),
  };
}
