import { latest, shanghaiText } from '../../clock/clock.ts';
import type { Language } from '../../http/language.ts';
import type { Post } from './contract.ts';
import { dictText, publishTypes, purchaseTypes } from './dictionary.ts';
import type { BuyerPostRow } from './store.ts';

/** A request as the contract gives it; the other side stands in for a blank one. */
export function toPost(row: BuyerPostRow, language: Language): Post {
  const side = (cn: string, en: string) => (language === 'ZH' ? cn || en : en || cn);
  return {
    id: row.id,
    type: String(row.publishType),
    type_dictText: dictText(publishTypes, [row.publishType], language),
    postsClassify: row.purchaseTypes.join(','),
    postsClassify_dictText: dictText(purchaseTypes, row.purchaseTypes, language),
    content: side(row.contentCn, row.contentEn),
    contentCn: row.contentCn,
    contentEn: row.contentEn,
    postsNumber: side(row.quantityCn, row.quantityEn),
    postsNumberCn: row.quantityCn,
    postsNumberEn: row.quantityEn,
    coverImage: row.coverImage,
    publisher: row.publisher,
    countNumber: row.applicantCount,
    createTime: shanghaiText(row.createdAt),
    updateTime: shanghaiText(latest(row.createdAt, row.updatedAt, row.reviewedAt, row.appliedAt)),
  };
}
