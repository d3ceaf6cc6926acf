import { beforeAll, describe, expect, it } from 'vitest';
import { desc, eq, sql } from 'drizzle-orm';
import type {
  CompanyPlaces,
  CompanyProfile,
  Entry,
  HotTag,
  Video,
} from '../src/modules/catalogue/contract.ts';
import { displayedCompanies, exhibitors, videos } from '../src/modules/catalogue/tables.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

interface Page<T> {
  records: T[];
  total: number;
  totalIsEstimate: boolean;
  size: number;
  current: number;
  pages: number;
}

const EIGHT_HOURS_MS = 8 * 3_600_000;

/** An instant as the contract writes times: yyyy-MM-dd HH:mm:ss in Shanghai. */
const shanghaiTime = (instant: Date) =>
  new Date(instant.getTime() + EIGHT_HOURS_MS).toISOString().slice(0, 19).replace('T', ' ');

describe('catalogue calls', () => {
  const service = useService();
  const entries = async (query = '') =>
    (await service.get<Page<Entry>>(`/app/info/getEntriesList?${query}`)).result;
  const companies = async (query = '') =>
    (await service.get<Page<CompanyProfile>>(`/app/info/getCompanyProfilesList?${query}`)).result;

  it(
    'wraps a page of ten in the envelope by default',
    { tags: ['REST-005', 'REST-006', 'REST-007', 'CONST-018'] },
    async () => {
      const answer = await service.get<Page<Entry>>('/app/info/getEntriesList');
      expect(answer).toMatchObject({ status: 200, success: true, code: 200 });
      expect(answer.result).toMatchObject({ size: 10, current: 1 });
      expect(answer.result.records).toHaveLength(10);
      expect(answer.result.pages).toBe(Math.ceil(answer.result.total / 10));
    },
  );

  it(
    'pages through everything without a gap or a repetition',
    { tags: ['REST-023', 'REST-024', 'REST-049', 'REST-050'] },
    async () => {
      const { total } = await entries('pageSize=1');
      const ids = new Set<string>();
      for (let pageNo = 1; pageNo <= Math.ceil(total / 200); pageNo += 1) {
        for (const { id } of (await entries(`pageNo=${pageNo}&pageSize=200`)).records) ids.add(id);
      }
      expect(ids.size).toBe(total);
      const { rows } = await service
        .database()
        .orm()
        .execute<{ count: string }>(sql`select count(*) from product where status = 2`);
      expect(total).toBe(Number(rows[0]?.count));
    },
  );

  it(
    'accepts the page size of the global search and says how many it sends',
    { tags: ['REST-024'] },
    async () => {
      const page = await entries('pageSize=10000');
      expect(page.size).toBe(200);
      expect(page.records).toHaveLength(200);
      const text = (await service.app().inject('/app/info/getEntriesList?pageSize=10000')).payload;
      expect(text.length).toBeLessThan(1024 * 1024);
    },
  );

  it('has empty pages past the last one, however far', async () => {
    const { total, pages } = await entries('pageSize=200');
    for (const pageNo of [pages + 1, 51, 10_000, 10_001, 2_147_483_647]) {
      expect(await entries(`pageSize=200&pageNo=${pageNo}`)).toMatchObject({
        records: [],
        total,
        pages,
        current: pageNo,
      });
    }
    for (const path of [
      '/app/info/getCompanyProfilesList',
      '/app/info/queryArticlePageList',
      '/app/posts/getAllList',
      '/app/catalogue/videos',
    ]) {
      const answer = await service.get<Page<unknown>>(`${path}?pageNo=20000`);
      expect([path, answer.status, answer.result.records]).toEqual([path, 200, []]);
    }
    const refused = await service.get('/app/info/getEntriesList?pageNo=2147483648', 'EN');
    expect(refused).toMatchObject({ status: 400, message: 'Parameter pageNo must be at most 2147483647' });
  });

  it('sends a product with all its fields in both languages', { tags: ['DIR-053'] }, async () => {
    const entry = required((await entries('pageSize=1')).records[0]);
    expect(Object.keys(entry)).toEqual(
      expect.arrayContaining([
        'id',
        'titleCn',
        'titleEn',
        'descriptionCn',
        'descriptionEn',
        'briefCn',
        'briefEn',
      ]),
    );
    expect(Object.keys(entry)).toEqual(
      expect.arrayContaining([
        'imageUrl',
        'tags',
        'isCollect',
        'companyNameCn',
        'logoUrl',
        'companyProfiles',
      ]),
    );
    expect(entry.companyProfiles.companyNameCn).toBe(entry.companyNameCn);
  });

  it(
    'sends a company with all its fields and neither its phone nor its mail',
    { tags: ['DIR-044'] },
    async () => {
      const [company] = (await companies('pageSize=1')).records;
      expect(company).toMatchObject({
        id: expect.any(String),
        boothNumber: expect.stringMatching(/^[NEW]\d-/),
      });
      for (const field of [
        'companyNameCn',
        'companyNameEn',
        'companyWebsite',
        'companyAddress',
        'tags',
        'classify',
      ]) {
        expect(company).toHaveProperty(field);
      }
      expect(company).not.toHaveProperty('phone');
      expect(company).not.toHaveProperty('email');
    },
  );

  it(
    'finds Chinese by two characters and English by stems, names first',
    { tags: ['DESIGN-050'] },
    async () => {
      for (const keyword of ['高压', 'high voltage', 'High-Voltage', 'VOLTAGES high']) {
        const page = await entries(`pageSize=5&keyword=${encodeURIComponent(keyword)}`);
        expect(page.total, keyword).toBeGreaterThan(5);
        for (const entry of page.records) {
          expect(`${entry.titleCn} ${entry.titleEn}`.toLowerCase(), keyword).toMatch(/高压|high.voltage/);
        }
      }
    },
  );

  it('finds a company by its name in either language', { tags: ['DESIGN-050'] }, async () => {
    const company = required((await companies('pageSize=1')).records[0]);
    for (const name of [company.companyNameCn, company.companyNameEn]) {
      const { records } = await companies(`keyword=${encodeURIComponent(name)}`);
      expect(records.map(({ id }) => id)).toContain(company.id);
    }
  });

  it('has the companies of a hall, of a country and of both, with and without a text', async () => {
    const { result } = await service.get<CompanyPlaces>('/app/catalogue/companyPlaces');
    const all = (await companies('pageSize=1')).total;
    expect(result.countries.reduce((sum, { total }) => sum + total, 0)).toBe(all);
    expect(result.halls.map(({ hall }) => hall)).toEqual(
      result.halls.map(({ hall }) => hall).toSorted(new Intl.Collator('en', { numeric: true }).compare),
    );
    const { hall, total } = required(result.halls[0]);
    const inHall = await companies(`pageSize=150&hall=${hall}`);
    expect(inHall.total).toBe(total);
    expect(new Set(inHall.records.map(({ boothNumber }) => boothNumber.split('-')[0]))).toEqual(
      new Set([hall]),
    );
    const { country } = required(inHall.records[0]);
    const both = await companies(`pageSize=150&hall=${hall}&country=${country}`);
    expect(both.records.map(({ id }) => id)).toEqual(
      inHall.records.filter((record) => record.country === country).map(({ id }) => id),
    );
    const ofCountry = required(result.countries.find((place) => place.country === country));
    expect((await companies(`pageSize=1&country=${country}`)).total).toBe(ofCountry.total);
    const found = await companies(`pageSize=150&keyword=cable&hall=${hall}`);
    for (const { boothNumber } of found.records) expect(boothNumber).toMatch(new RegExp(`^${hall}-`));
    expect(found.total).toBeLessThan((await companies('pageSize=1&keyword=cable')).total);
    expect((await companies('hall=Z99')).total).toBe(0);
    expect((await service.get('/app/info/getCompanyProfilesList?country=de')).status).toBe(400);
  });

  it('finds nothing for what is in no text, and for signs alone', async () => {
    for (const keyword of ['qqzzxx', '！？', '%27%3B--', '龘靐']) {
      expect((await entries(`keyword=${encodeURIComponent(decodeURIComponent(keyword))}`)).total).toBe(0);
    }
  });

  it('keeps the total of a search on every page, also past the last', async () => {
    const keyword = encodeURIComponent('电缆');
    const first = await entries(`keyword=${keyword}&pageSize=10`);
    const past = await entries(`keyword=${keyword}&pageSize=10&pageNo=${first.pages + 5}`);
    expect(past).toMatchObject({ records: [], total: first.total });
  });

  it(
    'narrows to a category, by its own parameter and as the specification has it',
    { tags: ['DIR-028'] },
    async () => {
      const leaf = await entries('classify=406');
      expect(leaf.total).toBeGreaterThan(0);
      expect(new Set(leaf.records.map(({ classify }) => classify))).toEqual(new Set(['406']));
      expect(await entries('searchType=classify&keyword=406')).toEqual(leaf);
      const root = await entries('classify=4&pageSize=200');
      expect(root.total).toBeGreaterThan(leaf.total);
      expect(root.records.every(({ classify }) => classify.startsWith('4'))).toBe(true);
    },
  );

  describe('categories', () => {
    interface Category {
      code: string;
      parentCode: string | null;
      name: string;
      nameEn: string;
    }
    let all: Category[];
    let roots: Category[];
    beforeAll(async () => {
      all = (await service.get<Category[]>('/app/catalogue/categories')).result;
      roots = all.filter(({ parentCode }) => parentCode === null);
    });
    const inWords = (from: number, to: number) =>
      roots.slice(from, to).map(({ code, name, nameEn }) => [code, name, nameEn]);

    it(
      'begin with production, auxiliaries and materials',
      { tags: ['DIR-093', 'DIR-094', 'DIR-095', 'DIR-096'] },
      () => {
        expect(inWords(0, 4)).toEqual([
          ['1', '线缆生产及精加工机械', 'Cable and wire production and finishing machinery'],
          ['2', '辅助加工', 'Auxiliary processing'],
          ['3', '辅助加工材料', 'Auxiliary processing materials'],
          ['4', '材料及特种线缆', 'Materials and special wires and cables'],
        ]);
      },
    );

    it('go on with measuring, testing and related areas', { tags: ['DIR-097', 'DIR-098', 'DIR-099'] }, () => {
      expect(inWords(4, roots.length)).toEqual([
        ['5', '测量与控制技术', 'Measurement and control technology'],
        ['6', '检测工程', 'Testing engineering'],
        ['7', '相关领域', 'Related areas'],
      ]);
    });

    it('have leaves in each root', () => {
      for (const { code } of roots) {
        expect(all.filter(({ parentCode }) => parentCode === code).length).toBeGreaterThan(3);
      }
    });
  });

  it(
    'sends hot tags with name, nameEn and code',
    { tags: ['DESIGN-050', 'DIR-035', 'REST-028'] },
    async () => {
      const { result } = await service.get<HotTag[]>('/app/info/hotClassifyTags?language=EN');
      expect(result.length).toBeGreaterThan(5);
      for (const tag of result) {
        expect(tag).toEqual({
          code: expect.any(String),
          name: expect.any(String),
          nameEn: expect.any(String),
        });
        // Each is a category, and leads to something.
        expect((await entries(`classify=${tag.code}&pageSize=1`)).total, tag.nameEn).toBeGreaterThan(0);
      }
    },
  );

  it('sends a product with its company and related products', { tags: ['DIR-052', 'REST-052'] }, async () => {
    const entry = required((await entries('pageSize=1')).records[0]);
    const { result } = await service.get<{
      entries: Entry;
      companyProfile: CompanyProfile;
      commendProducts: Entry[];
    }>(`/app/catalogue/entries/${entry.id}`);
    expect(result.entries).toEqual(entry);
    expect(result.companyProfile.id).toBe(entry.companyId);
    expect(result.commendProducts.length).toBeGreaterThan(0);
    expect(result.commendProducts.map(({ id }) => id)).not.toContain(entry.id);
  });

  it('shows approved products only, in lists, search, detail and batch', { tags: ['DIR-054'] }, async () => {
    const entry = required((await entries('pageSize=1')).records[0]);
    const before = (await entries()).total;
    const setStatus = (status: number) =>
      service
        .database()
        .orm()
        .execute(sql`update product set status = ${status} where id = ${entry.id}`);
    await setStatus(1);
    try {
      expect((await entries()).total).toBe(before - 1);
      expect((await entries('pageSize=200')).records.map(({ id }) => id)).not.toContain(entry.id);
      const found = await entries(`keyword=${encodeURIComponent(entry.titleEn)}`);
      expect(found.records.map(({ id }) => id)).not.toContain(entry.id);
      expect((await service.get(`/app/catalogue/entries/${entry.id}`)).status).toBe(404);
      expect((await service.get<Entry[]>(`/app/catalogue/entries?ids=${entry.id}`)).result).toEqual([]);
    } finally {
      await setStatus(2);
    }
    expect((await entries()).total).toBe(before);
  });

  it('sends a company and all its products', { tags: ['REST-053', 'REST-054'] }, async () => {
    const company = required((await companies('pageSize=1')).records[0]);
    const { result } = await service.get<CompanyProfile>(`/app/catalogue/companies/${company.id}`);
    expect(result).toEqual(company);
    const own = await service.get<Page<Entry>>(`/app/catalogue/companies/${company.id}/entries?pageSize=88`);
    expect(own.result.total).toBe(own.result.records.length);
    expect(new Set(own.result.records.map(({ companyId }) => companyId))).toEqual(new Set([company.id]));
  });

  it('reads several companies, products and first products in one call each, leaving unknown ids out', async () => {
    const some = (await companies('pageSize=3')).records;
    const ids = some.map(({ id }) => id);
    const batch = await service.get<CompanyProfile[]>(`/app/catalogue/companies?ids=${ids.join(',')},999`);
    expect(batch.result).toEqual(some);
    const first = await service.get<{ companyId: string; total: number; records: Entry[] }[]>(
      `/app/catalogue/entriesOfCompanies?ids=${ids.join(',')}&pageSize=2`,
    );
    expect(first.result.map(({ companyId }) => companyId)).toEqual(ids);
    for (const { companyId, total, records } of first.result) {
      const all = await service.get<Page<Entry>>(`/app/catalogue/companies/${companyId}/entries?pageSize=2`);
      expect(records).toEqual(all.result.records);
      expect(total).toBe(all.result.total);
    }
  });

  it('recommends in the order of the organisers', { tags: ['DESIGN-050', 'REST-048'] }, async () => {
    const merchants = await service.get<Page<CompanyProfile>>(
      '/app/catalogue/recommendedCompanies?pageSize=5',
    );
    expect(merchants.result.records).toHaveLength(5);
    const products = await service.get<Page<Entry>>('/app/catalogue/recommendedEntries?pageSize=5');
    expect(products.result.records).toHaveLength(5);
    const { rows } = await service
      .database()
      .orm()
      .execute<{ id: string }>(
        sql`select id::text from product where recommended_rank is not null order by recommended_rank limit 5`,
      );
    expect(products.result.records.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it(
    'sends videos with title and text in both languages, picture and time, that can be played',
    { tags: ['DIR-071', 'REST-051'] },
    async () => {
      const { result } = await service.get<Page<Video>>('/app/catalogue/videos?pageSize=9');
      const orm = service.database().orm();
      const stored = await orm
        .select()
        .from(videos)
        .orderBy(desc(videos.createdAt), desc(videos.id))
        .limit(9);
      expect(result.records).toEqual(
        stored.map((video) => ({
          id: video.id,
          companyId: video.exhibitorId,
          title: video.titleCn,
          titleEn: video.titleEn,
          content: video.contentCn,
          contentEn: video.contentEn,
          coverImage: video.coverImage,
          videoUrl: video.videoUrl,
          createTime: shanghaiTime(video.createdAt),
        })),
      );
      const first = required(result.records[0]);
      for (const text of [first.title, first.content]) expect(text).toMatch(/[\u4e00-\u9fff]/);
      for (const text of [first.titleEn, first.contentEn]) expect(text).toMatch(/^[^\u4e00-\u9fff]+$/);
      expect((await service.app().inject(first.coverImage)).statusCode).toBe(200);
      const file = await service.app().inject(required(result.records[0]).videoUrl);
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toBe('video/mp4');
      const part = await service
        .app()
        .inject({ url: required(result.records[0]).videoUrl, headers: { range: 'bytes=0-99' } });
      expect(part.statusCode).toBe(206);
      expect(part.rawPayload).toHaveLength(100);
    },
  );

  it(
    'sends the logos of the five tabs, each with its picture and where it leads',
    { tags: ['HOME-019', 'REST-017'] },
    async () => {
      const orm = service.database().orm();
      for (let type = 1; type <= 5; type += 1) {
        const stored = await orm
          .select()
          .from(displayedCompanies)
          .innerJoin(exhibitors, eq(exhibitors.id, displayedCompanies.exhibitorId))
          .where(eq(displayedCompanies.type, type))
          .orderBy(displayedCompanies.rank);
        const { result } = await service.get<object[]>(`/app/display/companies?type=${type}`);
        expect(result.length).toBeGreaterThan(4);
        expect(result).toEqual(
          stored.map(({ exhibitor }) => ({
            id: exhibitor.id,
            coverImage: expect.stringMatching(/^\/files\//) as string,
            linkAddress: `/d/product/supplier-detail?id=${exhibitor.id}`,
            title: exhibitor.nameCn,
            titleEn: exhibitor.nameEn,
          })),
        );
      }
      expect((await service.get('/app/display/companies?type=6')).status).toBe(400);
    },
  );

  it('hands out every public record once, in parts that are found by the ids after which they begin', async () => {
    const orm = () => service.database().orm();
    const { rows } = await orm().execute<{ id: string }>(
      sql`update product set status = 3 where id = (select max(id) from product) returning id::text`,
    );
    try {
      for (const kind of ['exhibitor', 'product']) {
        const parts = await service.get<string[]>(`/app/catalogue/published/parts?kind=${kind}`);
        const ids: string[] = [];
        for (const after of parts.result) {
          const part = await service.get<{ id: string; updateTime: string }[]>(
            `/app/catalogue/published?kind=${kind}&after=${after}`,
          );
          ids.push(...part.result.map(({ id }) => id));
        }
        const count = required(
          (
            await orm().execute<{ count: number }>(
              kind === 'product'
                ? sql`select count(*)::int as count from product where status = 2`
                : sql`select count(*)::int as count from exhibitor`,
            )
          ).rows[0],
        );
        expect(new Set(ids).size).toBe(count.count);
        expect(ids).toHaveLength(count.count);
        expect(ids).not.toContain(required(rows[0]).id);
      }
    } finally {
      await orm().execute(sql`update product set status = 2 where id = ${required(rows[0]).id}`);
    }
    expect((await service.get('/app/catalogue/published?kind=visitor')).status).toBe(400);
  });
});
