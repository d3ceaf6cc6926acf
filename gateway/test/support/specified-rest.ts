import { RawReply, refusal } from './fake-rest.ts';

// A REST server that knows the calls of the specification (REST-010..120) and no others. Its records have the fields
// that the specification lists (doc 0 §3, doc 1 §3), and no others.

/** How servers say that they have no such call. */
export const unknownCall = {
  'an envelope with status 404': () => refusal(404, 404, 'not found'),
  'an envelope with status 200': () =>
    new RawReply(200, JSON.stringify({ success: false, code: 404, message: 'not found', result: null })),
  'a page of a web server': () => new RawReply(404, '<html><body>404 Not Found</body></html>'),
};

export type UnknownCall = keyof typeof unknownCall;

const page = (records: object[], total = records.length) => ({ records, total });

const company = {
  id: '11',
  companyNameCn: '甲公司',
  companyNameEn: 'Company A',
  logoUrl: '/logo.png',
  boothNumber: 'A101',
  companyWebsite: 'https://a.example',
  companyAddress: '上海',
  companyDescriptionCn: '<p>简介</p>',
  companyDescriptionEn: '<p>Profile</p>',
  tags: '电缆,光纤',
  classify: '1',
  classifyName: '生产设备',
  isCollect: false,
};

const product = (id: string) => ({
  id,
  titleCn: `展品${id}`,
  titleEn: `Product ${id}`,
  descriptionCn: '<p>描述</p>',
  descriptionEn: '<p>Text</p>',
  briefCn: '简述',
  briefEn: 'Brief',
  imageUrl: `/p${id}.png`,
  tags: '拉丝',
  isCollect: false,
  companyNameCn: company.companyNameCn,
  logoUrl: company.logoUrl,
  companyProfiles: { id: company.id },
});

const post = {
  id: '41',
  type_dictText: '紧急需求',
  postsClassify_dictText: '原材料,机械设备',
  content: '求购铜杆',
  postsNumber: '10 吨',
  countNumber: 3,
  createTime: '2025-06-01 08:00:00',
};

const news = {
  id: '51',
  itemsCn: { title: '新闻', content: '<p>正文</p>', coverImage: '/n.png', link: '', description: '摘要' },
  itemsEn: { title: 'News', content: '<p>Body</p>', coverImage: '/n.png', link: '', description: 'Summary' },
  createTime: '2025-06-01 08:00:00',
  updateTime: '2025-06-02 08:00:00',
};

const event = {
  id: '61',
  linkFormId: '71',
  itemsCn: { title: '论坛', coverImage: '/e.png', description: '<p>论坛</p>' },
  itemsEn: { title: 'Forum', coverImage: '/e.png', description: '<p>Forum</p>' },
  meetings: [
    {
      startTime: '2025-08-27 10:00:00',
      endTime: '2025-08-27 11:00:00',
      titleCn: '开场',
      titleEn: 'Opening',
      authorCn: '张三',
      authorEn: 'Zhang San',
    },
  ],
};

const form = {
  mtForms: { id: '71', description: '报名', descriptionEn: 'Sign up' },
  formFieldsList: [
    { id: '1', title: '姓名', titleEn: 'Name', isRequired: 'Y', fieldType: 'Text', defaultValue: '' },
  ],
};

const thread = {
  id: '81',
  bakeName: '甲公司',
  type: 1,
  title: '价格？',
  createTime: '2025-06-03 08:00:00',
  updateTime: '2025-06-03 09:00:00',
  status: 2,
};

const demand = {
  id: '91',
  postsClassify: '1,2',
  postsClassifyList: ['1', '2'],
  content: '求购',
  postsNumber: '1',
  type: '1',
  coverImage: '',
  createTime: '2025-06-03 08:00:00',
  status: 1,
};

const person = {
  firstName: '李四',
  gender: '1',
  identityNumber: '',
  department: '采购',
  position: '1',
  country: 'CN',
  companyName: '乙公司',
  telephoneCountryCode: '86',
  telephoneNumber: '',
  ext: '',
  witeAddress: '',
  email: 'li@example.com',
  mobileNumber: '13800138000',
  detailAddress: '上海',
  isArrived: true,
};

const badge = {
  id: '101',
  name: '王五',
  cardType: '1',
  idcard: '310101199001011234',
  companyName: '甲公司',
  position: '1',
  phone: '13900139000',
  status: 1,
};

const adItem = {
  id: '1',
  relId: '5',
  name: '灯箱',
  description: '大厅',
  price: 1000.5,
  unit: '个',
  amount: 2,
  empty: 'N',
};

const serviceItem = {
  id: '401',
  categoryId: '1',
  title: '楣板',
  deadLineTime: '2099-01-01 00:00:00',
  fillType: '2',
  require: 'Y',
  isFill: 'N',
  linkFormId: '71',
};

/** Who is signed in. */
interface Account {
  isExhibitor: boolean;
}

/**
 * The calls of the specification, with what a person may change in one test.
 * @param unknown how the server says that it has no such call
 */
export function specifiedRest(unknown: UnknownCall, { isExhibitor }: Account = { isExhibitor: false }) {
  const absent = unknownCall[unknown];
  const favourites = new Map<
    string,
    { id: string; linkId: string; collectType: number; title: string; coverImage: string }
  >();
  /** What has been handed in of the service manual. */
  const handedIn = new Set<string>();
  const registration = { isInformed: false, isAnswered: false, skips: false };
  /** Answers by method; any other method is an unknown call. */
  const by =
    (methods: Record<string, (url: URL, body: string) => unknown>) =>
    (url: URL, { method }: { method?: string | undefined }, body: string) =>
      (methods[method ?? 'GET'] ?? absent)(url, body);
  const get = (result: unknown) => by({ GET: () => result });
  const forExhibitors = (result: unknown) =>
    by({ GET: () => (isExhibitor ? result : refusal(403, 500, 'exhibitors only')) });
  const forVisitors = (result: unknown) =>
    by({ GET: () => (isExhibitor ? refusal(403, 500, 'visitors only') : result) });

  const answers = {
    '/sys/randomImage/1': get('data:image/png;base64,AA=='),
    '/app/login/loginByToken': by({ POST: () => 'token-1' }),
    '/app/identity/viewer': get({ id: '7' }),
    '/app/visitor/userInfo': forVisitors({
      companyName: '乙公司',
      firstName: '李四',
      gender: '1',
      position: '1',
    }),
    '/app/visitor/invitationCode': forVisitors('CODE93'),
    '/app/content/end-status': get(true),
    '/app/catalogue/categories': get([
      { code: '1', parentCode: null, name: '生产设备', nameEn: 'Machinery' },
      { code: '101', parentCode: '1', name: '拉丝机', nameEn: 'Drawing' },
    ]),
    '/app/info/getEntriesList': get(page([product('31'), product('32')], 2)),
    '/app/info/getCompanyProfilesList': get(page([company])),
    '/app/catalogue/recommendedCompanies': get(page([company])),
    '/app/catalogue/companies/11': get(company),
    '/app/catalogue/companies/11/entries': get(page([product('31')])),
    '/app/catalogue/entries/31': get({
      entries: product('31'),
      companyProfile: company,
      commendProducts: [product('32')],
    }),
    '/app/catalogue/entries/32': get({
      entries: product('32'),
      companyProfile: company,
      commendProducts: [],
    }),
    '/app/catalogue/videos': get(page([{ id: '45', companyId: '11', title: '视频', videoUrl: '/v.mp4' }])),
    '/app/posts/getAllList': get(page([post])),
    '/app/sourcing/posts': get(page([post])),
    '/app/info/queryArticlePageList': get(page([news])),
    '/app/content/articles/51': get(news),
    '/app/front/static/companiesJoins': get(page([])),
    '/app/front/static/articles': get(page([])),
    '/app/info/hotClassifyTags': get([{ code: '101', name: '拉丝机', nameEn: 'Drawing' }]),
    '/app/events/articles': get(page([event])),
    '/app/events/forms/71': get(form),
    '/app/events/registrations': get(
      page([
        {
          id: '61',
          itemsCn: { title: '论坛' },
          itemsEn: { title: 'Forum' },
          report: { id: '65', createdTime: '2025-06-05 08:00:00' },
        },
      ]),
    ),
    '/app/events/registration': by({ POST: () => null }),
    '/app/favourites/list': by({
      GET: (url) => {
        const kind = Number(url.searchParams.get('collectType'));
        return page([...favourites.values()].filter(({ collectType }) => collectType === kind));
      },
    }),
    '/app/favourites/collect': by({
      POST: (_url, body) => {
        const mark = JSON.parse(body) as {
          linkId: string;
          collectType: number;
          title: string;
          coverImage: string;
        };
        const id = String(900 + favourites.size);
        favourites.set(id, { ...mark, id });
        return null;
      },
    }),
    '/app/favourites/collect/900': by({ DELETE: () => (favourites.delete('900') ? null : null) }),
    '/app/consultations/mine': get(page(isExhibitor ? [] : [thread])),
    '/app/consultations/toMe': get(page(isExhibitor ? [thread] : [])),
    '/app/consultations/detail/81': get({ ...thread, profiles: { id: '11', companyNameCn: '甲公司' } }),
    '/app/consultations/comments/81': get(
      page([{ nickName: '李四', content: '您好', createTime: '2025-06-03 08:30:00', consultationId: '81' }]),
    ),
    '/app/consultations/comment': by({ POST: () => null }),
    '/app/message/contact': by({ POST: () => null }),
    '/app/sourcing/demands': get(page([demand])),
    '/app/sourcing/demand': get(demand),
    '/app/coupons/list': get(
      page([
        {
          status: 0,
          code: 'C1',
          exchangeCoupon: {
            price: 20,
            title: '餐券',
            bak: '餐厅',
            startDate: '2025-08-27',
            endDate: '2025-08-29',
          },
        },
      ]),
    ),
    '/app/visitor/dict/gender': get([{ value: '1', label: '先生&Mr' }]),
    '/app/visitor/dict/position': get([{ value: '1', label: '经理&Manager' }]),
    '/app/visitor/questions': get([]),
    '/app/visitor/others': by({
      GET: () => page([{ id: '5', ...person, invitationCode: 'O1' }]),
      POST: () => null,
    }),
    '/app/invitations/email': get(
      page([{ id: '6', email: 'zhao@example.com', mailTime: '2025-06-04 08:00:00' }]),
    ),
    '/app/visitor/answers': get([]),
    '/app/visitor/pre-register/mobile': by({ POST: () => 'reg-1' }),
    '/app/visitor/pre-register/email': by({ POST: () => ({ id: 'reg-1' }) }),
    '/app/visitor/registration/reg-1': by({ POST: () => (registration.isInformed ? person : {}) }),
    '/app/visitor/registration/reg-1/info': by({
      POST: () => {
        registration.isInformed = true;
        return null;
      },
    }),
    '/app/visitor/registration/reg-1/answers': by({
      POST: () => {
        registration.isAnswered = true;
        return null;
      },
    }),
    '/app/visitor/registration/reg-1/result': by({
      POST: () => {
        const isFinished = registration.isInformed && (registration.isAnswered || registration.skips);
        return { invitationCode: isFinished ? 'CODE73' : null };
      },
    }),
    '/app/visitor/noQuestion': by({ GET: () => registration.skips }),
    '/app/exhibiting/company': forExhibitors(company),
    '/app/exhibiting/exhibits': forExhibitors(
      page([{ id: '201', titleCn: '新品', titleEn: 'New', classify: '101', status: 3, imageUrl: '' }]),
    ),
    '/app/exhibiting/articles': forExhibitors(
      page([{ id: '202', titleCn: '文', contentCn: '<p>文</p>', status: 2 }]),
    ),
    '/app/exhibiting/journal': forExhibitors({ companyCn: '甲公司', classify: '1', status: 1 }),
    '/app/exhibiting/badges': forExhibitors(page([badge])),
    '/app/exhibiting/badge': by({ POST: () => null }),
    '/app/exhibiting/exhibit': by({ POST: () => null }),
    '/app/exhibiting/ad-catalogue': forExhibitors([
      { id: '5', type: '1', name: '灯箱', description: '大厅', empty: 'N', price: 1000.5, unit: '个' },
    ]),
    '/app/exhibiting/ad-requests': forExhibitors(
      page([
        {
          id: '301',
          type: '1',
          state: '3',
          createTime: '2025-06-03 08:00:00',
          ntAdRequestItemList: [adItem],
        },
      ]),
    ),
    '/app/exhibiting/service-items': by({
      GET: () =>
        isExhibitor ? [{ ...serviceItem, isFill: handedIn.size > 0 ? 'Y' : 'N' }] : refusal(403, 500, ''),
    }),
    '/app/exhibiting/service-form': by({
      POST: () => {
        handedIn.add('form');
        return null;
      },
    }),
    '/app/exhibiting/service-file': by({
      POST: () => {
        handedIn.add('file');
        return null;
      },
    }),
    '/app/exhibiting/billing': forExhibitors({
      customerTaxId: '',
      notes: 'a@example.com',
      companyName: '甲公司',
    }),
    '/app/exhibiting/pairing': forExhibitors(
      page([{ id: '501', title: '求购铜杆', approveStatus: '2', createTime: '2025-06-03 08:00:00' }]),
    ),
    '/app/exhibiting/pairing/recommended': forExhibitors(page([post])),
  };
  return { answers, absent, favourites, registration };
}
