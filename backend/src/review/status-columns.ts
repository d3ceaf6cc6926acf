import type { ExportColumn } from '../spreadsheets/export/index.ts';
import { eitherSide } from './snapshot.ts';
import { reviewStatusTexts } from './status.ts';

interface Reviewed {
  status: number;
  rejectReasonCn: string;
  rejectReasonEn: string;
}

/** How a reviewed record stands, as columns of a list that is given away. */
export const statusColumns: readonly ExportColumn<Reviewed>[] = [
  {
    head: { ZH: '审核状态', EN: 'Status' },
    width: 14,
    value: ({ status }, language) => reviewStatusTexts[status]?.[language] ?? '',
  },
  {
    head: { ZH: '未通过原因', EN: 'Why it was rejected' },
    width: 36,
    value: (row, language) => eitherSide(row.rejectReasonCn, row.rejectReasonEn)[language],
  },
];
