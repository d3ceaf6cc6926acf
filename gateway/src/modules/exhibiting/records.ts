import { completeWith, UNKNOWN_TIME } from '../../rest/complete.ts';
import type {
  AdCatalogueItemRecord,
  AdRequestRecord,
  ExhibitRecord,
  JournalEntryRecord,
  OwnCompanyRecord,
  PairingRecord,
  PromotionArticleRecord,
  ServiceItemRecord,
} from '../../rest/contract.ts';
import { unreviewed } from '../review.ts';

// Records of the exhibitor centre with what servers of the specification leave out.

type AdItem = AdRequestRecord['ntAdRequestItemList'][number];

const adItemFields = completeWith<AdItem>({
  id: '',
  relId: '',
  name: '',
  nameCn: '',
  nameEn: '',
  description: '',
  descriptionCn: '',
  descriptionEn: '',
  price: 0,
  unit: '',
  unitCn: '',
  unitEn: '',
  empty: 'N',
  amount: 0,
});

/** The specification has one text where our records have two sides. */
const inBothLanguages = <T extends Partial<AdItem>>(item: T) => ({
  ...item,
  nameCn: item.nameCn ?? item.name,
  descriptionCn: item.descriptionCn ?? item.description,
  unitCn: item.unitCn ?? item.unit,
});

const adRequestFields = completeWith<AdRequestRecord>({
  id: '',
  type: '',
  type_dictText: '',
  state: '1',
  state_dictText: '',
  rejectReason: '',
  rejectReasonCn: '',
  rejectReasonEn: '',
  reviewTime: null,
  createTime: UNKNOWN_TIME,
  updateTime: null,
  attachment: '',
  attachmentName: '',
  ntAdRequestItemList: [],
  total: 0,
});

/** An order of advertising; its sum is made here where the server does not tell it. */
export function completeAdRequest(record: Partial<AdRequestRecord>): AdRequestRecord {
  const items = (record.ntAdRequestItemList ?? []).map((item) => adItemFields(inBothLanguages(item)));
  const cents = items.reduce((sum, { price, amount }) => sum + Math.round(price * 100) * amount, 0);
  return adRequestFields({ ...record, ntAdRequestItemList: items, total: record.total ?? cents / 100 });
}

const catalogueItemFields = completeWith<AdCatalogueItemRecord>({
  id: '',
  type: '',
  name: '',
  nameCn: '',
  nameEn: '',
  description: '',
  descriptionCn: '',
  descriptionEn: '',
  price: 0,
  unit: '',
  unitCn: '',
  unitEn: '',
  empty: 'N',
});

/** Advertising that can be ordered. */
export const completeCatalogueItem = (record: Partial<AdCatalogueItemRecord>): AdCatalogueItemRecord =>
  catalogueItemFields(inBothLanguages(record));

/** An exhibit as its company has written it. */
export const completeExhibit = completeWith<ExhibitRecord>({
  ...unreviewed,
  id: '',
  companyId: '',
  titleCn: '',
  titleEn: '',
  classify: '',
  fillTags: '',
  fillTagsEn: '',
  imageUrl: '',
  videoUrl: '',
  descriptionCn: '',
  descriptionEn: '',
  createdTime: UNKNOWN_TIME,
  updateTime: UNKNOWN_TIME,
});

/** An article of a company. */
export const completeArticle = completeWith<PromotionArticleRecord>({
  ...unreviewed,
  id: '',
  titleCn: '',
  titleEn: '',
  imageUrl: '',
  files: '',
  createTime: UNKNOWN_TIME,
  updateTime: null,
  contentCn: '',
  contentEn: '',
  fileList: [],
});

/** The entry of a company in the conference journal. */
export const completeJournalEntry = completeWith<JournalEntryRecord>({
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

/** A company as it writes itself. */
export const completeOwnCompany = completeWith<OwnCompanyRecord>({
  id: '',
  username: '',
  logoUrl: '',
  companyNameCn: '',
  companyNameEn: '',
  productCategory: '',
  companyDescriptionCn: '',
  companyDescriptionEn: '',
  companyPhone: '',
  companyFax: '',
  companyWebsite: '',
  companyAddress: '',
  companyAddressEn: '',
  boothNumber: '',
  positionType: '',
  positionType_dictText: '',
  boothRange: '',
  updateTime: UNKNOWN_TIME,
  version: '',
});

/** An application to a buyer. */
export const completePairing = completeWith<PairingRecord>({
  ...unreviewed,
  id: '',
  title: '',
  titleCn: '',
  titleEn: '',
  postId: null,
  companyId: '',
  message: '',
  approveStatus: '1',
  approveStatus_dictText: '',
  pairedTime: null,
  consultationId: null,
  createTime: UNKNOWN_TIME,
  updateTime: null,
});

const serviceItemFields = completeWith<ServiceItemRecord>({
  id: '',
  categoryId: '99',
  categoryId_dictText: '',
  title: '',
  titleEn: '',
  deadLineTime: UNKNOWN_TIME,
  daysLeft: 0,
  isOverdue: false,
  fillType: '3',
  require: 'N',
  isFill: 'N',
  filePath: '',
  filePathEn: '',
  linkFormId: null,
  notice: '',
  submission: null,
});

const DAY_MS = 86_400_000;
/** Shanghai is eight hours ahead of UTC all year. */
const shanghaiDay = (instant: number): number => Math.floor((instant + 8 * 3_600_000) / DAY_MS);

/** What the organiser asks of a company; how long is left is counted here where the server does not. */
export function completeServiceItem(record: Partial<ServiceItemRecord>, now: Date): ServiceItemRecord {
  const item = serviceItemFields(record);
  if (record.daysLeft !== undefined) return item;
  const deadline = Date.parse(`${item.deadLineTime.replace(' ', 'T')}+08:00`);
  return {
    ...item,
    daysLeft: shanghaiDay(deadline) - shanghaiDay(now.getTime()),
    isOverdue: deadline < now.getTime(),
  };
}
