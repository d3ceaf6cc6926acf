import { shanghaiText, type Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { isStorable } from '../../http/ids.ts';
import type { Language } from '../../http/language.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { Article, ArticleSummary, Banner, CompanyNews, Edition } from './contract.ts';
import { hasVisitorEnd, isBoothApplicationOpen, shownSettings, withDefaults } from './edition/settings.ts';
import { contentStore, type ArticleRow, type ArticleSummaryRow } from './store.ts';

/** Category ids of the two news lists (PUB-015). */
const kindOfCategory = { C01A01: 'news', C01A02: 'focus' } as const;
const categoryOfKind: Record<string, string> = { news: 'C01A01', focus: 'C01A02', exhibitor: '' };

const side = (row: ArticleSummaryRow, language: 'Cn' | 'En') => ({
  title: row[`title${language}`],
  description: row[`description${language}`],
  coverImage: row.coverImage,
  link: row.link,
});

const times = (row: ArticleSummaryRow) => ({
  createTime: shanghaiText(row.createdAt),
  updateTime: shanghaiText(row.updatedAt),
});

const toSummary = (row: ArticleSummaryRow): ArticleSummary => ({
  id: row.id,
  categoryId: categoryOfKind[row.kind] ?? '',
  itemsCn: side(row, 'Cn'),
  itemsEn: side(row, 'En'),
  ...times(row),
});

const toArticle = (row: ArticleRow): Article => ({
  id: row.id,
  categoryId: categoryOfKind[row.kind] ?? '',
  companyId: row.exhibitorId,
  itemsCn: { ...side(row, 'Cn'), content: row.contentCn },
  itemsEn: { ...side(row, 'En'), content: row.contentEn },
  ...times(row),
});

function toCompanyNews(row: ArticleSummaryRow, language: Language): CompanyNews {
  const itemsCn = side(row, 'Cn');
  const itemsEn = side(row, 'En');
  const [first, second] = language === 'ZH' ? [itemsCn, itemsEn] : [itemsEn, itemsCn];
  return {
    id: row.id,
    itemsAuto: {
      title: first.title || second.title,
      coverImage: row.coverImage,
      content: first.description || second.description,
    },
    itemsCn,
    itemsEn,
    ...times(row),
  };
}

/** Rules and reads of the site's content, in the contract's records. */
export function contentService(
  database: Database,
  clock: Clock,
  demo: Pick<Edition, 'demoReviewSeconds' | 'isPublicDemo'>,
) {
  const store = contentStore(database);

  return {
    async news(categoryId: '' | 'C01A01' | 'C01A02', keyword: string, page: PageRequest) {
      const kind = categoryId === '' ? undefined : kindOfCategory[categoryId];
      const found = await store.news(kind, keyword, page, clock.now());
      return { ...found, records: found.records.map(toSummary) };
    },

    async companyNews(id: string, page: PageRequest, language: Language): Promise<Page<CompanyNews>> {
      if (!isStorable(id)) return { records: [], total: 0, totalIsEstimate: false };
      const found = await store.newsOfExhibitor(id, page, clock.now());
      return { ...found, records: found.records.map((row) => toCompanyNews(row, language)) };
    },

    /** @throws Refusal 404 when there is no such article (ERR-025) */
    async article(id: string): Promise<Article> {
      const row = isStorable(id) ? await store.article(id, clock.now()) : undefined;
      if (!row) throw notFound({ ZH: '文章', EN: 'article' });
      return toArticle(row);
    },

    async banners(language: Language): Promise<Banner[]> {
      return (await store.banners(clock.now())).map((row) => ({
        id: row.id,
        title: row.titleCn,
        titleEn: row.titleEn,
        headline: row.headlineCn,
        headlineEn: row.headlineEn,
        subtitle: row.subtitleCn,
        subtitleEn: row.subtitleEn,
        image: language === 'ZH' ? row.imageCn : row.imageEn,
        imageCn: row.imageCn,
        imageEn: row.imageEn,
        link: row.link,
      }));
    },

    /** @throws Refusal 404 when nothing is kept under this key */
    async configValue(key: string): Promise<string> {
      const value = await store.configValue(key);
      if (value === undefined) throw notFound({ ZH: '配置项', EN: 'setting' });
      return value;
    },

    async edition(): Promise<Edition> {
      const [stored, revision] = await Promise.all([store.edition(), store.revision()]);
      const settings = withDefaults(stored);
      const now = clock.now();
      return {
        ...shownSettings(settings),
        now: shanghaiText(now),
        hasVisitorEnd: hasVisitorEnd(settings, now),
        isBoothApplicationOpen: isBoothApplicationOpen(settings, now),
        isDemoClock: clock.isDemo,
        ...demo,
        revision,
      };
    },

    /** REST-092 */
    endStatus: async (): Promise<boolean> => hasVisitorEnd(withDefaults(await store.edition()), clock.now()),
  };
}
