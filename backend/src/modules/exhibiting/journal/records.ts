import { shanghaiText } from '../../../clock/clock.ts';
import { graphemes } from '../../../http/graphemes.ts';
import type { Language } from '../../../http/language.ts';
import { reviewRecord } from '../../../review/index.ts';
import type { CompanyProfile } from '../../catalogue/index.ts';
import { MAX_CONTENT_CN, MAX_CONTENT_EN, type JournalEntry } from './contract.ts';
import type { JournalRow } from './store.ts';

/** When the journal closes, and whether it has. */
export type Closing = Pick<JournalEntry, 'closesAt' | 'isClosed'>;

export const toEntry = (row: JournalRow, language: Language, closing: Closing): JournalEntry => ({
  id: row.id,
  companyCn: row.companyCn,
  companyEn: row.companyEn,
  companyAddress: row.companyAddress,
  phone: row.phone,
  fax: row.fax,
  webSite: row.webSite,
  contentCn: row.contentCn,
  contentEn: row.contentEn,
  classify: row.classify.join(','),
  ...reviewRecord(row, language),
  createTime: shanghaiText(row.createdAt),
  updateTime: row.updatedAt && shanghaiText(row.updatedAt),
  ...closing,
});

/** Half an introduction helps nobody: one that is too long for the journal is left out. */
const fitting = (text: string, most: number) => (graphemes(text) > most ? '' : text);

/** What an entry can begin with: the company's record; blank where there is none. */
export function toBeginning(
  company: CompanyProfile | undefined,
  numbers: { phone: string; fax: string } | undefined,
  language: Language,
  closing: Closing,
): JournalEntry {
  const address = { ZH: company?.companyAddress ?? '', EN: company?.companyAddressEn ?? '' };
  return {
    id: null,
    companyCn: company?.companyNameCn ?? '',
    companyEn: company?.companyNameEn ?? '',
    companyAddress: language === 'ZH' ? address.ZH || address.EN : address.EN || address.ZH,
    phone: numbers?.phone ?? '',
    fax: numbers?.fax ?? '',
    webSite: company?.companyWebsite ?? '',
    contentCn: fitting(company?.companyDescriptionCn ?? '', MAX_CONTENT_CN),
    contentEn: fitting(company?.companyDescriptionEn ?? '', MAX_CONTENT_EN),
    classify: company?.classify ?? '',
    status: 0,
    status_dictText: '',
    rejectReason: '',
    rejectReasonCn: '',
    rejectReasonEn: '',
    reviewTime: null,
    createTime: null,
    updateTime: null,
    ...closing,
  };
}
