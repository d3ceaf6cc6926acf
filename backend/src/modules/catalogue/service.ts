import { shanghaiText } from '../../clock/clock.ts';
import type { Database } from '../../db/database.ts';
import type { Language } from '../../http/language.ts';
import type { Page, PageRequest } from '../../http/page.ts';
import type { Category, HotTag, Published, RelaxedSearch, Suggestion, Video } from './contract.ts';
import { exhibitorReading } from './exhibitors/reading.ts';
import { exhibitorStore } from './exhibitors/store.ts';
import { listingStore } from './listing-store.ts';
import { mapPage } from './map-page.ts';
import { productReading } from './products/reading.ts';
import { productStore } from './products/store.ts';
import { toVideo } from './records.ts';
import { publishedStore, type PublishedKind } from './published-store.ts';
import { relaxedSearch } from './search/relaxed.ts';
import { suggestionStore } from './search/suggestion-store.ts';
import { mixSuggestions } from './search/suggestions.ts';

/** Rules and reads of the catalogue, in the contract's records. */
export function catalogueService(database: Database) {
  const products = productStore(database);
  const exhibitors = exhibitorStore(database);
  const listings = listingStore(database);
  const published = publishedStore(database);
  const names = suggestionStore(database);

  return {
    ...productReading(products, exhibitors),
    ...exhibitorReading(exhibitors),

    /** Names that go on from `text`, those of the language that is read first. */
    async suggestions(text: string, limit: number, language: Language): Promise<Suggestion[]> {
      const [companies, goods] = await Promise.all([
        names.exhibitors(text, limit),
        names.products(text, limit),
      ]);
      return mixSuggestions(companies, goods, text, language, limit);
    },

    /** The text with as few words left out as needed to find an exhibitor or a product. */
    relaxed: (text: string): Promise<RelaxedSearch> => relaxedSearch(text, (keyword) => names.finds(keyword)),

    async videos(page: PageRequest): Promise<Page<Video>> {
      return mapPage(await listings.videos(page), toVideo);
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
  };
}

export type CatalogueService = ReturnType<typeof catalogueService>;
