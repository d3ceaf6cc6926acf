import { shanghaiText } from '../../../clock/clock.ts';
import { answerRecord } from '../../../forms/index.ts';
import type { Language } from '../../../http/language.ts';
import type { ServiceItem } from './contract.ts';
import { categories, overdueText } from './messages.ts';
import { daysLeft, fillTypes, isOverdue } from './rules.ts';
import type { FulfilmentRow, ItemRow } from './store.ts';

interface Seen {
  now: Date;
  language: Language;
  /** Whom to turn to after the deadline. */
  contactEmail: string;
}

const submissionOf = (row: FulfilmentRow): ServiceItem['submission'] => ({
  submitTime: shanghaiText(row.createdAt),
  userData: JSON.stringify(row.answers.map(({ fieldId, value }) => ({ id: fieldId, value }))),
  answers: row.answers.map(answerRecord),
  userFilePath: row.filePath,
  userFileName: row.fileName,
});

/** An item as one company sees it. */
export function itemRecord(
  item: ItemRow,
  fulfilment: FulfilmentRow | undefined,
  { now, language, contactEmail }: Seen,
): ServiceItem {
  const overdue = isOverdue(item.deadline, now);
  const waits = !fulfilment && item.fillType !== fillTypes.download;
  return {
    id: item.id,
    categoryId: String(item.category),
    categoryId_dictText: categories[item.category]?.[language] ?? '',
    title: item.titleCn,
    titleEn: item.titleEn,
    deadLineTime: shanghaiText(item.deadline),
    daysLeft: daysLeft(item.deadline, now),
    isOverdue: overdue,
    fillType: String(item.fillType),
    require: item.isRequired ? 'Y' : 'N',
    isFill: fulfilment ? 'Y' : 'N',
    filePath: item.filePathCn,
    filePathEn: item.filePathEn,
    linkFormId: item.formId,
    notice: overdue && waits ? overdueText(contactEmail)[language] : '',
    submission: fulfilment ? submissionOf(fulfilment) : null,
  };
}
