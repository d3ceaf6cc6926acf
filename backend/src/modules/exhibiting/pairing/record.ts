import { shanghaiText } from '../../../clock/clock.ts';
import type { Bilingual, Language } from '../../../http/language.ts';
import { reviewRecord } from '../../../review/index.ts';
import type { Pairing } from './contract.ts';
import type { PairingRow } from './store.ts';

/** The words of the specification for how far an application is (EXH-183). */
const statusTexts: Record<number, Bilingual> = {
  1: { ZH: '待审核', EN: 'Awaiting review' },
  2: { ZH: '审核成功', EN: 'Audit successful' },
  3: { ZH: '审核失败', EN: 'Audit failed' },
};
const paired: Bilingual = { ZH: '已配对', EN: 'Paired' };

/** The request's words in a language; the other side stands in for a blank one. */
export const titleOf = ({ titleCn, titleEn }: Pick<PairingRow, 'titleCn' | 'titleEn'>, language: Language) =>
  language === 'ZH' ? titleCn || titleEn : titleEn || titleCn;

export const toPairing = (row: PairingRow, language: Language): Pairing => ({
  id: row.id,
  title: titleOf(row, language),
  titleCn: row.titleCn,
  titleEn: row.titleEn,
  postId: row.postId,
  companyId: row.exhibitorId,
  message: row.message,
  approveStatus: String(row.status),
  approveStatus_dictText: (row.pairedAt ? paired : statusTexts[row.status])?.[language] ?? '',
  pairedTime: row.pairedAt && shanghaiText(row.pairedAt),
  consultationId: row.consultationId,
  ...reviewRecord(row, language),
  createTime: shanghaiText(row.createdAt),
  updateTime: row.updatedAt && shanghaiText(row.updatedAt),
});
