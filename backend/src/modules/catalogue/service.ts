import { shanghaiText } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { isStorable, splitIds } from '../../http/ids.ts';
import type { Language } from '../../http/language.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type {
  Category,
  CompanyProfile,
  DisplayedCompany,
  Entry,
  HotTag,
  Published,
  Suggestion,
  Video,
} from './contract.ts';
import { exhibitorStore, type ExhibitorFilter } from './exhibitors/store.ts';
import { listingStore } from './listing-store.ts';
import { publishedStore, type PublishedKind } from './published-store.ts';
import { productStore, type ProductFilter } from './products/store.ts';
import { toCompanyProfile, toEntry } from './records.ts';
import { suggestionStore } from './search/suggestion-store.ts';
import { mixSuggestions } from './search/suggestions.ts';

const noProduct = { ZH: '展品', EN: 'product' };
const noCompany = { ZH: '展商', EN: 'company' };

/** Products recommended beside a product. */
const RELATED = 8;

function mapPage<A, B>(page: Page<A>, map: (record: A) => B): Page<B> {
  return { ...page, records: page.records.map(map) };
}

/** Rules and reads of the catalogue, in the contract's records. */
export function catalogueService(database: Database) {
  const products = productStore(database);
  const exhibitors = exhibitorStore(database);
  const listings = listingStore(database);
  const published = publishedStore(database);
  const names = suggestionStore(database);

  return {
    async entries(filter: ProductFilter, page: PageRequest): Promise<Page<Entry>> {
      return mapPage(await products.list(filter, page), toEntry);
    },

    async companies(filter: ExhibitorFilter, page: PageRequest): Promise<Page<CompanyProfile>> {
      return mapPage(await exhibitors.list(filter, page), toCompanyProfile);
    },

    async recommendedEntries(keyword: string, page: PageRequest): Promise<Page<Entry>> {
      return mapPage(await products.recommended(keyword, page), toEntry);
    },

    async recommendedCompanies(keyword: string, page: PageRequest): Promise<Page<CompanyProfile>> {
      return mapPage(await exhibitors.recommended(keyword, page), toCompanyProfile);
    },

    /** Names that go on from `text`, those of the language that is read first. */
    async suggestions(text: string, limit: number, language: Language): Promise<Suggestion[]> {
      const [companies, goods] = await Promise.all([
        names.exhibitors(text, limit),
        names.products(text, limit),
      ]);
      return mixSuggestions(companies, goods, text, language, limit);
    },

    /** @throws Refusal 404 when there is no such public product */
    async entryDetail(id: string) {
      const [product] = isStorable(id) ? await products.byIds([id]) : [];
      if (!product) throw notFound(noProduct);
      const [[company], related] = await Promise.all([
        exhibitors.byIds([product.exhibitorId]),
        products.related(product, RELATED),
      ]);
      if (!company) throw notFound(noProduct);
      return {
        entries: toEntry(product),
        companyProfile: toCompanyProfile(company),
        commendProducts: related.map(toEntry),
      };
    },

    /** @throws Refusal 404 when there is no such company */
    async company(id: string): Promise<CompanyProfile> {
      const [company] = isStorable(id) ? await exhibitors.byIds([id]) : [];
      if (!company) throw notFound(noCompany);
      return toCompanyProfile(company);
    },

    /** One company's products; none for an unknown company. */
    async entriesOfCompany(id: string, page: PageRequest): Promise<Page<Entry>> {
      if (!isStorable(id)) return { records: [], total: 0, totalIsEstimate: false };
      return mapPage(await products.ofExhibitor(id, page), toEntry);
    },

    async entriesByIds(ids: string): Promise<Entry[]> {
      return (await products.byIds(splitIds(ids))).map(toEntry);
    },

    async companiesByIds(ids: string): Promise<CompanyProfile[]> {
      return (await exhibitors.byIds(splitIds(ids))).map(toCompanyProfile);
    },

    async entriesOfCompanies(ids: string, limit: number) {
      const found = await products.firstOfExhibitors(splitIds(ids), limit);
      return [...found].map(([companyId, { total, records }]) => ({
        companyId,
        total,
        records: records.map(toEntry),
      }));
    },

    async relatedEntries(id: string): Promise<Entry[]> {
      const [product] = isStorable(id) ? await products.byIds([id]) : [];
      return product ? (await products.related(product, RELATED)).map(toEntry) : [];
    },

    async videos(page: PageRequest): Promise<Page<Video>> {
      return mapPage(await listings.videos(page), (row) => ({
        id: row.id,
        companyId: row.exhibitorId,
        title: row.titleCn,
        titleEn: row.titleEn,
        content: row.contentCn,
        contentEn: row.contentEn,
        coverImage: row.coverImage,
        videoUrl: row.videoUrl,
        createTime: shanghaiText(row.createdAt),
      }));
    },

    async hotTags(): Promise<HotTag[]> {
      return (await listings.hotTags()).map(({ code, nameCn, nameEn }) => ({ code, name: nameCn, nameEn }));
    },

    async categories(): Promise<Category[]> {
      return (await listings.categories()).map(({ code, parentCode, nameCn, nameEn }) => ({
        code,
        parentCode,
        name: nameCn,
        nameEn,
      }));
    },

    publishedParts: (kind: PublishedKind): Promise<string[]> => published.parts(kind),

    async published(kind: PublishedKind, after: string): Promise<Published[]> {
      const rows = await published.part(kind, after);
      return rows.map(({ id, updatedAt }) => ({ id, updateTime: shanghaiText(updatedAt) }));
    },

    async displayedCompanies(type: number): Promise<DisplayedCompany[]> {
      return (await exhibitors.displayed(type)).map((row) => ({
        id: row.id,
        coverImage: row.logoUrl,
        linkAddress: `/d/product/supplier-detail?id=${row.id}`,
        title: row.nameCn,
        titleEn: row.nameEn,
      }));
    },
  };
}

export type CatalogueService = ReturnType<typeof catalogueService>;
