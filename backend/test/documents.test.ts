import { describe, expect, it } from 'vitest';
import type { ProcessStep, ResourceLists, SiteDocument } from '../src/modules/content/documents/contract.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

interface Page {
  records: SiteDocument[];
  total: number;
  size: number;
  pages: number;
}

describe('documents', () => {
  const service = useService();
  const list = async (name: string) => (await service.get<SiteDocument[]>(`/app/content/${name}`)).result;
  const fileAt = (url: string) => service.app().inject({ url });

  function expectInBothLanguages(kind: SiteDocument['kind'], documents: SiteDocument[]) {
    expect(documents.length).toBeGreaterThan(3);
    for (const document of documents) {
      expect(document.kind).toBe(kind);
      for (const text of [document.title, document.description]) expect(text).toMatch(/\p{Script=Han}/u);
      for (const text of [document.titleEn, document.descriptionEn])
        expect(text).not.toMatch(/\p{Script=Han}/u);
    }
  }

  it('sends the lists of exhibitors in both languages', { tags: ['REST-060'] }, async () =>
    expectInBothLanguages('exhibitorList', await list('exhibitorLists')),
  );

  it('sends the materials in both languages', { tags: ['REST-061'] }, async () =>
    expectInBothLanguages('material', await list('materials')),
  );

  it('sends five newsletters in both languages', { tags: ['DESIGN-054', 'PUB-017'] }, async () => {
    const newsletters = await list('newsletters');
    expect(newsletters).toHaveLength(5);
    expectInBothLanguages('newsletter', newsletters);
  });

  it('sends the two lists of the resource centre in both languages', { tags: ['REST-062'] }, async () => {
    const { result } = await service.get<ResourceLists>('/app/content/resources');
    expectInBothLanguages('manual', result.manuals);
    expectInBothLanguages('artwork', result.artwork);
  });

  it(
    'every address of the demo opens as what it says, in its language',
    { tags: ['PUB-046', 'PUB-048', 'PUB-049'] },
    async () => {
      const { result } = await service.get<ResourceLists>('/app/content/resources');
      const all = [
        ...(await list('exhibitorLists')),
        ...(await list('materials')),
        ...(await list('newsletters')),
        ...result.manuals,
        ...result.artwork,
      ];
      for (const { title, titleEn, fileUrl, fileUrlEn, urlAddress, urlAddressEn } of all) {
        const sides = [
          [fileUrl || urlAddress, 'zh-CN', title],
          [fileUrlEn || urlAddressEn, 'en', titleEn],
        ] as const;
        for (const [url, lang, name] of sides) {
          if (url === '') continue;
          const { statusCode, body, headers } = await fileAt(url);
          expect(statusCode, url).toBe(200);
          expect(headers['content-security-policy'], url).toMatch(/default-src 'none'.*sandbox/);
          if (!url.endsWith('.html')) continue;
          expect(body, url).toMatch(/<h1>/);
          if (url.includes('/documents/') && !url.includes('visa')) {
            expect(body, url).toContain(`<html lang="${lang}">`);
            expect(body.replaceAll('&#39;', "'"), url).toContain(`<h1>${name}</h1>`);
          }
        }
      }
      // One at least is announced and not there yet.
      expect(all.some(({ fileUrl, urlAddress }) => fileUrl === '' && urlAddress === '')).toBe(true);
      expect((await fileAt('/files/demo/documents/no-such-cn.html')).statusCode).toBe(404);
      expect((await fileAt('/files/demo/documents/..%2f..%2fpackage.json')).statusCode).toBe(404);
    },
  );

  it(
    'lists of exhibitors hold every company by stand, and nothing that is its own business',
    { tags: ['PUB-046'] },
    async () => {
      const companies = await service.get<{
        total: number;
        records: { companyNameEn: string; classify: string }[];
      }>('/app/info/getCompanyProfilesList?pageSize=200');
      const { body, headers } = await fileAt('/files/exhibitor-lists/all-en.csv');
      expect(headers['content-disposition']).toMatch(/attachment/);
      const lines = body.trim().split('\r\n');
      expect(lines).toHaveLength(companies.result.total + 1);
      expect(body).not.toMatch(/@/);
      const stands = lines.slice(1).map((line) => required(line.split(',')[0]));
      expect(stands).toEqual([...stands].sort());

      const ofCategory = await fileAt('/files/exhibitor-lists/1-cn.html');
      const inCategory = companies.result.records.filter(({ classify }) => classify === '1');
      expect(inCategory.length).toBeGreaterThan(0);
      expect(required(ofCategory.body.match(/<tr>/g)).length - 1).toBeGreaterThanOrEqual(inCategory.length);
      for (const name of ['8-cn.html', 'all-fr.csv', 'all-cn.exe', '..']) {
        expect((await fileAt(`/files/exhibitor-lists/${name}`)).statusCode, name).toBe(404);
      }
    },
  );

  it('a company whose name is a formula or markup is text in every list', { tags: ['PUB-046'] }, async () => {
    await service
      .database()
      .orm()
      .execute(
        `update exhibitor set name_en = '=HYPERLINK("http://evil")', name_cn = '<img src=x onerror=alert(1)>'
       where id = (select min(id) from exhibitor)`,
      );
    const csv = (await fileAt('/files/exhibitor-lists/all-en.csv')).body;
    expect(csv).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(csv).not.toMatch(/(^|,)"?=/m);
    const pages = await Promise.all(
      ['1', '2', '3', '4', '5', '6', '7', 'all'].map((name) =>
        fileAt(`/files/exhibitor-lists/${name}-cn.html`),
      ),
    );
    const html = pages.map(({ body }) => body).join('');
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
  });

  it(
    'sends the seven steps in order, in both languages',
    { tags: ['REST-059', 'PUB-044', 'CONST-045', 'CONFLICT-047'] },
    async () => {
      const { result } = await service.get<ProcessStep[]>('/app/content/processSteps');
      expect(result.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      const marks: [RegExp, RegExp][] = [
        [/咨询/, /ask/i],
        [/申请表/, /application/i],
        [/付款通知/, /payment notice/i],
        [/50%/, /50 per cent/i],
        [/盖章/, /stamped/i],
        [/展商中心/, /exhibitor centre/i],
        [/报到.*布展/, /arrival and build-up/i],
      ];
      for (const [index, [cn, en]] of marks.entries()) {
        expect(result[index]?.title).toMatch(cn);
        expect(result[index]?.titleEn).toMatch(en);
        expect(required(result[index]).content).not.toBe('');
        expect(required(result[index]).contentEn).not.toBe('');
      }
    },
  );

  it.each([
    ['REST-026', 'companiesJoins', '测量', 'measurement', 'exhibitorList'],
    ['REST-027', 'articles', '团体', 'groups', 'material'],
  ])('%s %s finds by keyword in both languages', { tags: ['PUB-076'] }, async (_id, name, cn, en, kind) => {
    const find = async (keyword: string) =>
      (
        await service.get<Page>(
          `/app/front/static/${name}?pageSize=10000&keyword=${encodeURIComponent(keyword)}`,
        )
      ).result;
    for (const keyword of [cn, en]) {
      const { records, total } = await find(keyword);
      expect(total, keyword).toBeGreaterThan(0);
      expect(records).toHaveLength(total);
      for (const record of records) {
        expect(record.kind).toBe(kind);
        expect(`${record.title}${record.titleEn}${record.descriptionEn}`.toLowerCase()).toContain(
          keyword === cn ? cn : en.slice(0, 5),
        );
      }
    }
    expect((await find('zqxylo')).total).toBe(0);
    expect((await find('')).total).toBeGreaterThan(3);
  });

  describe('a search at ten thousand a page', () => {
    /** Two hundred records an answer, and all of them by turning over. */
    async function expectAllFound(path: string, text: string) {
      const find = async (query: string) => (await service.get<Page>(`${path}?${query}`)).result;
      const keyword = `keyword=${encodeURIComponent(text)}`;
      const first = await find(`pageNo=1&pageSize=10000&${keyword}`);
      // No answer passes 1 MB: how many records a page has is told.
      expect(first).toMatchObject({ current: 1, size: 200, pages: Math.ceil(first.total / 200) });
      expect(first.total).toBeGreaterThan(0);
      const ids: string[] = [];
      for (let pageNo = 1; pageNo <= first.pages; pageNo += 1) {
        const { records } = await find(`pageNo=${pageNo}&pageSize=10000&${keyword}`);
        ids.push(...records.map(({ id }) => id));
      }
      expect(new Set(ids).size).toBe(first.total);
      expect(ids).toHaveLength(first.total);
      expect((await find('pageNo=1&pageSize=10000')).total).toBeGreaterThan(first.total);
      expect((await service.get(`${path}?pageSize=10001&${keyword}`)).status).toBe(400);
    }

    it('finds all suppliers', { tags: ['PUB-075', 'CONST-031', 'REST-023'] }, () =>
      expectAllFound('/app/info/getCompanyProfilesList', '电缆'),
    );

    it('finds all products', { tags: ['PUB-075', 'CONST-031', 'REST-024'] }, () =>
      expectAllFound('/app/info/getEntriesList', '电缆'),
    );

    it('finds all purchasing requests', { tags: ['PUB-075', 'CONST-031', 'REST-025'] }, () =>
      expectAllFound('/app/posts/getAllList', '电缆'),
    );

    it('finds all lists of exhibitors', { tags: ['PUB-075', 'CONST-031', 'REST-026'] }, () =>
      expectAllFound('/app/front/static/companiesJoins', '测量'),
    );

    it('finds all materials', { tags: ['PUB-075', 'CONST-031', 'REST-027'] }, () =>
      expectAllFound('/app/front/static/articles', '团体'),
    );

    it('finds all news', { tags: ['PUB-075', 'CONST-031'] }, () =>
      expectAllFound('/app/info/queryArticlePageList', '电缆'),
    );
  });
});
