import Type from 'typebox';
import { shanghaiText } from '../clock/clock.ts';
import type { Language } from '../http/language.ts';
import { reviewStatusTexts } from './status.ts';

/** Fields of a reviewed record as its owner sees it. */
export const ReviewFields = {
  status: Type.Integer({ description: '1 under review, 2 approved, 3 rejected.' }),
  status_dictText: Type.String({ description: 'The status in words, in the language of the request.' }),
  rejectReason: Type.String({
    description: 'Why it was rejected, in the language of the request; blank unless it is.',
  }),
  rejectReasonCn: Type.String(),
  rejectReasonEn: Type.String(),
  reviewTime: Type.Union([Type.String(), Type.Null()], {
    description: 'When it was decided, Shanghai time; null while it waits.',
  }),
};

/** Query of a list by state; 0, blank and absent are all of them (CONFLICT-042, CONST-056). */
export const StatusQuery = Type.Optional(
  Type.Union([Type.Integer({ minimum: 0, maximum: 3 }), Type.Literal('')], {
    description: '1 under review, 2 approved, 3 rejected; 0, blank or omitted for all.',
  }),
);

/** The state that {@link StatusQuery} asks for; undefined for all. */
export const statusOf = (status: number | '' | undefined): number | undefined => status || undefined;

interface Reviewed {
  status: number;
  rejectReasonCn: string;
  rejectReasonEn: string;
  reviewedAt: Date | null;
}

/** The values of {@link ReviewFields}. */
export function reviewRecord(row: Reviewed, language: Language) {
  const reason = { ZH: row.rejectReasonCn, EN: row.rejectReasonEn };
  return {
    status: row.status,
    status_dictText: reviewStatusTexts[row.status]?.[language] ?? '',
    rejectReason: reason[language],
    rejectReasonCn: reason.ZH,
    rejectReasonEn: reason.EN,
    reviewTime: row.reviewedAt && shanghaiText(row.reviewedAt),
  };
}

/**
 * What the owner is told of a submission; the demo says that nobody reads it.
 * @param isEdited a rejected record that was edited, not a new one (ERR-047)
 */
export function submitted(language: Language, demoReviewSeconds: number | null, isEdited = false): string {
  if (language === 'ZH') {
    const said = `${isEdited ? '修改成功' : '提交成功'}，正在审核`;
    return demoReviewSeconds === null ? said : `${said}。演示版将在约 ${demoReviewSeconds} 秒后自动审核。`;
  }
  const said = `${isEdited ? 'Edited successfully' : 'Submitted'} and under review`;
  return demoReviewSeconds === null
    ? said
    : `${said}. The demo decides by itself in about ${demoReviewSeconds} s.`;
}
