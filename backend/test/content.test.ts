import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Article, ArticleSummary, CompanyNews, Edition } from '../src/modules/content/contract.ts';
import { subscriptions } from '../src/modules/content/tables.ts';
import { useService } from './support/service.ts';
import { first } from './support/required.ts';

interface Page<T> {
  records: T[];
  total: number;
  size: number;
}

describe('content calls', () => {
  const service = useService();

  it(
    'lists news by category and opens each',
    { tags: ['PUB-015', 'PUB-025', 'REST-015', 'REST-041'] },
    async () => {
      const list = async (categoryId: string) =>
        (
          await service.get<Page<ArticleSummary>>(
            `/app/info/queryArticlePageList?categoryId=${categoryId}&pageSize=200`,
          )
        ).result;
      const news = await list('C01A01');
      const focus = await list('C01A02');
      expect(news.total).toBeGreaterThan(10);
      expect((await list('')).total).toBe(news.total + focus.total);
      const { result } = await service.get<Article>(`/app/content/articles/${first(news.records).id}`);
      expect(result.itemsCn.content).toMatch(/<p>/);
      expect(result.itemsEn.title).toBe(first(news.records).itemsEn.title);
    },
  );

  it(
    'sends a company its news in the asked language, five a page',
    { tags: ['DIR-045', 'REST-055', 'CONST-023'] },
    async () => {
      const companies = await service.get<Page<{ id: string }>>(
        '/app/info/getCompanyProfilesList?pageSize=200',
      );
      for (const { id } of companies.result.records) {
        const { result } = await service.get<Page<CompanyNews>>(`/app/content/companies/${id}/news`, 'EN');
        if (result.total === 0) continue;
        expect(result.size).toBe(5);
        expect(result.records[0]?.itemsAuto.title).toBe(first(result.records).itemsEn.title);
        return;
      }
      expect.fail('no company has news');
    },
  );

  it('sends banners with image and link', { tags: ['REST-016', 'HOME-020'] }, async () => {
    const { result } = await service.get<{ image: string; imageEn: string; link: string }[]>(
      '/app/banner?client=pc',
      'EN',
    );
    expect(result.length).toBeGreaterThan(0);
    for (const banner of result) expect(banner.image).toBe(banner.imageEn);
  });

  const visa = ['VISA_IMAGE', 'VISA_TITLE', 'VISA_SUBTITLE', 'VISA_REMARK', 'VISA_ATTACHMENT'];
  const travel = ['LAST_VIEW', 'TRAFFIC_TITLE', 'TRAFFIC_SUBTITLE', 'HOTEL_IMAGE'];
  const posters = ['POSTER_NEED_IMAGE', 'POSTER_COMPANY_IMAGE'];
  async function expectAnswered(key: string) {
    const answer = await service.get<string>(`/app/config/${key}`);
    expect(answer.status).toBe(200);
    expect(answer.result.length).toBeGreaterThan(0);
  }

  it.each(visa)('answers the key %s of the visa page', { tags: ['REST-018', 'REST-019'] }, expectAnswered);

  it.each(travel)(
    'answers the key %s of the last fair and the travel',
    { tags: ['REST-018', 'REST-020'] },
    expectAnswered,
  );

  it.each(posters)('answers the key %s of a poster', { tags: ['REST-018', 'REST-021'] }, expectAnswered);

  it.each([...visa, ...travel, ...posters])(
    'answers the English side of the key %s',
    { tags: ['REST-022', 'CONFLICT-025'] },
    (key) => expectAnswered(`${key}_EN`),
  );

  it('says so when there is no such key', { tags: ['REST-018'] }, async () => {
    expect(await service.get('/app/config/NO_SUCH_KEY', 'EN')).toMatchObject({
      status: 404,
      success: false,
    });
  });

  describe('the 12th edition', () => {
    let edition: Edition;
    beforeAll(async () => {
      service.clock.set(new Date('2025-08-26T03:59:59Z'));
      edition = (await service.get<Edition>('/app/content/edition')).result;
    });

    it('has its days, and the time it is for it', { tags: ['CONST-010', 'CONST-011'] }, () => {
      expect(edition).toMatchObject({
        number: 12,
        opensOn: '2025-08-27',
        closesOn: '2025-08-29',
        now: '2025-08-26 11:59:59',
      });
    });

    it(
      'has the last day for visitors, groups and booths',
      { tags: ['CONST-012', 'CONST-013', 'CONST-014'] },
      () => {
        expect(edition).toMatchObject({
          preRegistrationClosesAt: '2025-08-26 12:00:00',
          groupRegistrationClosesOn: '2025-08-15',
          groupMinimum: 5,
          boothApplicationClosesOn: '2025-07-15',
        });
      },
    );

    it('has the hours of each day', { tags: ['CONST-015'] }, () => {
      expect(edition.visitorHours).toEqual([
        { date: '2025-08-27', from: '09:30', to: '16:30' },
        { date: '2025-08-28', from: '09:30', to: '16:30' },
        { date: '2025-08-29', from: '09:30', to: '15:00' },
      ]);
    });

    it('has the figures of the one before', { tags: ['CONST-062'] }, () => {
      expect(edition.lastEdition).toMatchObject({
        visitors: 40_629,
        visitorCountries: 96,
        exhibitors: 900,
        exhibitorCountries: 19,
        areaSquareMetres: 57_500,
      });
    });
  });

  const form = {
    roleName: 'Visitor',
    companyName: 'Kabelwerk',
    contactName: 'Ada',
    email: 'Ada@Example.org',
  };

  const subscribed = (email: string) =>
    service.database().orm().$count(subscriptions, eq(subscriptions.email, email));

  it('subscribes once for a role', { tags: ['REST-014', 'SHELL-075'] }, async () => {
    expect(await service.post('/app/user/addExhibition', form, 'EN')).toMatchObject({
      status: 200,
      success: true,
    });
    const again = await service.post('/app/user/addExhibition', { ...form, email: 'ada@example.org ' }, 'EN');
    // Whether an address is known is not told.
    expect(again).toMatchObject({ status: 200, success: true });
    expect(await subscribed('ada@example.org')).toBe(1);
  });

  it('subscribes one of fifty at once', async () => {
    const body = { ...form, email: 'b@example.org' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        service.call('POST', '/app/user/addExhibition', { body, from: `198.51.100.${place}` }),
      ),
    );
    expect(new Set(answers.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
    expect(await subscribed('b@example.org')).toBe(1);
  });

  it.each([
    ['SHELL-070', { roleName: '' }, '请选择身份', /who you are/],
    ['SHELL-071', { companyName: ' ' }, '请输入公司名称', /company/],
    ['SHELL-072', { contactName: '' }, '请输入姓名', /name/],
    ['SHELL-073', { email: '' }, '请输入邮箱', /e-mail/],
    ['SHELL-074', { email: 'ada@nowhere' }, '邮箱格式不正确', /valid e-mail address/],
    ['SHELL-076', { roleName: 'Admin' }, '请选择身份', /who you are/],
  ])(
    '%s refuses a subscription with its own prompt in both languages',
    { tags: ['DESIGN-002'] },
    async (_id, change, chinese, english) => {
      const zh = await service.post('/app/user/addExhibition', { ...form, ...change });
      expect(zh).toMatchObject({ status: 400, success: false, code: 500, message: chinese });
      const en = await service.post('/app/user/addExhibition', { ...form, ...change }, 'EN');
      expect(en.message).toMatch(english);
    },
  );

  it('refuses fields that nobody asked for', async () => {
    const answer = await service.post('/app/user/addExhibition', { ...form, status: 2 }, 'EN');
    expect(answer).toMatchObject({ status: 400, message: 'Field status is not accepted' });
  });
});
