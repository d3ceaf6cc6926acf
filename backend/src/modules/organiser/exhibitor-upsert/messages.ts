import type { Bilingual } from '../../../http/language.ts';
import { LONGEST_EXTERNAL_ID } from './contract.ts';

/** What can be wrong with a record besides what can be with a line of a spreadsheet. */
export const wrong = {
  noExternalId: { ZH: '请填写外部编号', EN: 'Enter the external id' },
  externalIdLong: {
    ZH: `外部编号不能超过 ${LONGEST_EXTERNAL_ID} 个字符`,
    EN: `The external id cannot exceed ${LONGEST_EXTERNAL_ID} characters`,
  },
  repeated: (first: number): Bilingual => ({
    ZH: `与第 ${first} 条记录的外部编号相同`,
    EN: `Record ${first} has the same external id`,
  }),
};

export const externalIdLabel: Bilingual = { ZH: '外部编号', EN: 'External id' };
