import type { Adaptations } from '../adaptation.ts';
import { completeWith } from '../complete.ts';
import type { Schemas } from '../operations.ts';
import { unreviewed } from './unreviewed.ts';

/** The entry of a company in the conference journal. */
const completeJournalEntry = completeWith<Schemas['JournalEntry']>({
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

export const journal = {
  get: { '/app/exhibiting/journal': { complete: completeJournalEntry } },
} satisfies Adaptations;
