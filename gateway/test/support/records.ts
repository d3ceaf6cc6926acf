import type { Schemas } from '../../src/rest/operations.ts';

export const company = (
  id: number,
  change: Partial<Schemas['CompanyProfile']> = {},
): Schemas['CompanyProfile'] => ({
  id: String(id),
  companyNameCn: `公司${id}`,
  companyNameEn: `Company ${id}`,
  companyDescriptionCn: '介绍',
  companyDescriptionEn: 'About',
  companyAddress: '上海',
  companyAddressEn: 'Shanghai',
  companyWebsite: '',
  logoUrl: '',
  boothNumber: `N1-A${id}`,
  country: 'CN',
  tags: '电缆,高压',
  tagsEn: 'cable, high voltage',
  classify: '4',
  classifyName: '材料',
  classifyNameEn: 'Materials',
  isCollect: false,
  externalId: '',
  createTime: '2025-05-01 08:00:00',
  updateTime: '2025-05-02 08:00:00',
  ...change,
});

export const entry = (id: number, change: Partial<Schemas['Entry']> = {}): Schemas['Entry'] => ({
  id: String(id),
  titleCn: `展品${id}`,
  titleEn: `Product ${id}`,
  briefCn: '简介',
  briefEn: 'Brief',
  descriptionCn: '说明',
  descriptionEn: 'Description',
  imageUrl: '',
  videoUrl: '',
  tags: '',
  tagsEn: '',
  classify: '406',
  classifyName: '高压',
  classifyNameEn: 'High voltage',
  companyId: String((id % 7) + 1),
  companyNameCn: '',
  companyNameEn: '',
  logoUrl: '',
  companyProfiles: { id: '1', companyNameCn: '', companyNameEn: '', logoUrl: '', boothNumber: '' },
  isCollect: false,
  externalId: '',
  createTime: '2025-06-01 08:00:00',
  updateTime: '2025-06-02 08:00:00',
  ...change,
});

export const post = (id: number, change: Partial<Schemas['Post']> = {}): Schemas['Post'] => ({
  id: String(id),
  type: '1',
  type_dictText: '紧急需求',
  postsClassify: '1,3',
  postsClassify_dictText: '',
  content: '采购铜杆',
  contentCn: '采购铜杆',
  contentEn: 'Copper rod wanted',
  postsNumber: '50 吨',
  postsNumberCn: '50 吨',
  postsNumberEn: '50 t',
  coverImage: '',
  publisher: '',
  countNumber: 3,
  createTime: '2025-06-01 08:00:00',
  updateTime: '2025-06-02 08:00:00',
  ...change,
});

/** The state of what waits for its review. */
const waiting = {
  status: 1,
  status_dictText: '审核中',
  rejectReason: '',
  rejectReasonCn: '',
  rejectReasonEn: '',
  reviewTime: null,
};

/** A request as its owner gets it. */
export const demand = (id: number, change: Partial<Schemas['Demand']> = {}): Schemas['Demand'] => ({
  ...post(id),
  postsClassifyList: ['1', '3'],
  ...waiting,
  updateTime: null,
  ...change,
});

/** A badge as its company gets it in a list. */
export const badge = (
  id: number,
  change: Partial<Schemas['ExhibitorBadge']> = {},
): Schemas['ExhibitorBadge'] => ({
  id: String(id),
  name: '王磊',
  cardType: '1',
  cardType_dictText: '身份证',
  idcard: '110***********002X',
  idcardMasked: '110***********002X',
  cardImage: '',
  companyName: '华东电缆',
  position: '6',
  position_dictText: '市场、销售',
  positionCn: '市场、销售',
  positionEn: 'Marketing or sales',
  phone: '+8613800138000',
  createTime: '2025-06-01 08:00:00',
  updateTime: null,
  ...waiting,
  ...change,
});

/** An application to a buyer as its two sides get it. */
export const pairing = (
  id: number,
  change: Partial<Schemas['PairingApplication']> = {},
): Schemas['PairingApplication'] => ({
  id: String(id),
  title: '求购铜杆',
  titleCn: '求购铜杆',
  titleEn: 'Copper rod wanted',
  postId: String(id),
  companyId: '1',
  message: '可以供货',
  approveStatus: '1',
  approveStatus_dictText: '待审核',
  pairedTime: null,
  consultationId: null,
  createTime: '2025-06-16 09:00:00',
  updateTime: null,
  ...waiting,
  ...change,
});

/** A buyer's request that fits a company. */
export const recommendedPost = (
  id: number,
  change: Partial<Schemas['RecommendedPost']> = {},
): Schemas['RecommendedPost'] => ({
  ...post(id),
  reason: '提到“铜杆”',
  reasonCn: '提到“铜杆”',
  reasonEn: 'Mentions “copper rod”',
  application: null,
  ...change,
});

const adTexts = {
  name: '广告牌',
  nameCn: '广告牌',
  nameEn: 'Billboard',
  description: '6 米',
  descriptionCn: '6 米',
  descriptionEn: '6 m',
  unit: '块',
  unitCn: '块',
  unitEn: 'board',
  price: 12.5,
  empty: 'N',
};
export const adItem = (id: string): Schemas['AdCatalogueItem'] => ({ id, type: '1', ...adTexts });

/** An advertising order as its company gets it. */
export const adRequest = (id: number, change: Partial<Schemas['AdRequest']> = {}): Schemas['AdRequest'] => ({
  id: String(id),
  type: '1',
  type_dictText: '现场广告',
  state: '1',
  state_dictText: '审核中',
  rejectReason: '',
  rejectReasonCn: '',
  rejectReasonEn: '',
  reviewTime: null,
  createTime: '2025-06-01 08:00:00',
  updateTime: null,
  attachment: '',
  attachmentName: '',
  ntAdRequestItemList: [{ id: '1', relId: '5', amount: 2, ...adTexts }],
  total: 25,
  ...change,
});

export const ownCompany = (change: Partial<Schemas['OwnCompany']> = {}): Schemas['OwnCompany'] => ({
  id: '1',
  username: '13900139000',
  logoUrl: '/files/uploads/logo.png',
  companyNameCn: '东方线缆',
  companyNameEn: 'Orient Cable',
  productCategory: '4',
  companyDescriptionCn: '中文简介',
  companyDescriptionEn: 'About us',
  companyPhone: '+86 21 5555 0000',
  companyFax: '',
  companyWebsite: '',
  companyAddress: '上海市浦东新区龙阳路 2345 号',
  companyAddressEn: '2345 Longyang Road, Shanghai',
  boothNumber: 'N3-B27',
  positionType: '1',
  positionType_dictText: '光地展位',
  boothRange: '36',
  updateTime: '2025-06-03 09:00:00',
  version: 'v1',
  ...change,
});

export const exhibit = (id: number, change: Partial<Schemas['Exhibit']> = {}): Schemas['Exhibit'] => ({
  id: String(id),
  companyId: '1',
  titleCn: `展品${id}`,
  titleEn: `Exhibit ${id}`,
  classify: '406',
  fillTags: '铜线,拉丝',
  fillTagsEn: 'wire',
  imageUrl: '/files/uploads/x.png',
  videoUrl: '',
  descriptionCn: '说明',
  descriptionEn: 'Text',
  createdTime: '2025-06-01 09:00:00',
  updateTime: '2025-06-02 09:00:00',
  status: 1,
  status_dictText: '审核中',
  rejectReason: '',
  rejectReasonCn: '',
  rejectReasonEn: '',
  reviewTime: null,
  ...change,
});

export const categories: Schemas['Category'][] = [
  { code: '4', parentCode: null, name: '材料', nameEn: 'Materials' },
  { code: '406', parentCode: '4', name: '高压电缆', nameEn: 'High voltage cable' },
];

export const page = <T>(records: T[], total = records.length) => ({
  records,
  total,
  totalIsEstimate: false,
  size: 10,
  current: 1,
  pages: Math.ceil(total / 10),
});

/** Answers of a small catalogue. */
export const catalogue = () => ({
  '/app/info/getEntriesList': (url: URL) =>
    page(
      Array.from({ length: Number(url.searchParams.get('pageSize')) }, (_, index) => entry(index + 1)),
      4600,
    ),
  '/app/catalogue/entries': (url: URL) =>
    (url.searchParams.get('ids') ?? '')
      .split(',')
      .filter((id) => Number(id) < 1000)
      .map((id) => entry(Number(id))),
  '/app/catalogue/companies': (url: URL) =>
    // Backwards, to see that answers are matched by id and not by position.
    (url.searchParams.get('ids') ?? '')
      .split(',')
      .filter((id) => Number(id) < 1000)
      .map((id) => company(Number(id)))
      .reverse(),
  '/app/info/getCompanyProfilesList': () =>
    page(Array.from({ length: 10 }, (_, index) => company(index + 1))),
  '/app/catalogue/entriesOfCompanies': (url: URL) =>
    (url.searchParams.get('ids') ?? '')
      .split(',')
      .map((companyId) => ({ companyId, total: 1, records: [entry(Number(companyId))] })),
  '/app/catalogue/categories': () => categories,
});
