import { completeWith } from '../../../rest/complete.ts';
import { unreviewed } from '../../review/index.ts';
import type { JournalEntryParent } from './parents.ts';

/** The entry of a company in the conference journal. */
export const completeJournalEntry = completeWith<JournalEntryParent>({
  ...unreviewed,
  id: null,
  companyCn: '',
  companyEn: '',
  companyAddress: '',
  phone: '',
  fax: '',
  webSite: '',
  contentCn: '',
  contentEn: '',
  classify: '',
  status: 0,
  createTime: null,
  updateTime: null,
  closesAt: '2025-07-20 23:59:59',
  isClosed: false,
});
