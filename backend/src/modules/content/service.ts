import { shanghaiText, type Clock } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { isStorable } from '../../http/ids.ts';
import type { Language } from '../../http/language.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { Article, Banner, CompanyNews, Edition } from './contract.ts';
import { hasVisitorEnd, isBoothApplicationOpen, shownSettings, withDefaults } from './edition/settings.ts';
import { kindOfCategory, toArticle, toCompanyNews, toSummary } from './news/records.ts';
import { contentStore } from './store.ts';

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
