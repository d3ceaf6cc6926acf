import { eitherSide, inWords, shown, words, type ReviewSnapshot } from '../../review/index.ts';
import type { DemandRow } from './demand-store.ts';
import { publishTypes, purchaseTypes } from './dictionary.ts';

/** What a reviewer reads of a request, in the order of its form. Written in one language; the other side is blank. */
export const demandSnapshot = (row: DemandRow, owner: ReviewSnapshot['owner']): ReviewSnapshot => ({
  title: eitherSide(row.contentCn, row.contentEn),
  owner,
  fields: [
    words('purchaseTypes', '采购类型', 'What you want to buy', inWords(purchaseTypes, row.purchaseTypes)),
    words('publishType', '发布类型', 'How often you need it', inWords(publishTypes, [row.publishType])),
    words('contentCn', '需求详情（中文）', 'Details (Chinese)', row.contentCn),
    words('contentEn', '需求详情（英文）', 'Details (English)', row.contentEn),
    words('quantityCn', '采购数量（中文）', 'Quantity (Chinese)', row.quantityCn),
    words('quantityEn', '采购数量（英文）', 'Quantity (English)', row.quantityEn),
    shown('picture', 'image', '图片', 'Picture', row.coverImage),
    words('publisher', '发布者', 'Shown as', row.publisher),
  ],
});
