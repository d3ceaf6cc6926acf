import type {
  CategoryRecord,
  CompanyRecord,
  DemandRecord,
  EntryRecord,
  PostRecord,
} from '../../src/rest/contract.ts';

export const company = (id: number, change: Partial<CompanyRecord> = {}): CompanyRecord => ({
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
  ...change,
});

export const entry = (id: number, change: Partial<EntryRecord> = {}): EntryRecord => ({
  id: String(id),
  titleCn: `展品${id}`,
  titleEn: `Product ${id}`,
  briefCn: '简介',
  briefEn: 'Brief',
  descriptionCn: '说明',
  descriptionEn: 'Description',
  imageUrl: '',
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
  createTime: '2025-06-01 08:00:00',
  ...change,
});

export const post = (id: number, change: Partial<PostRecord> = {}): PostRecord => ({
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
  ...change,
});

/** A request as its owner gets it. */
export const demand = (id: number, change: Partial<DemandRecord> = {}): DemandRecord => ({
  ...post(id),
  postsClassifyList: ['1', '3'],
  status: 1,
  status_dictText: '审核中',
  rejectReason: '',
  rejectReasonCn: '',
  rejectReasonEn: '',
  updateTime: null,
  reviewTime: null,
  ...change,
});

export const categories: CategoryRecord[] = [
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
