import { notFound } from '../../../http/errors.ts';
import { isStorable, splitIds } from '../../../http/ids.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import type { Entry } from '../contract.ts';
import type { ExhibitorStore } from '../exhibitors/store.ts';
import { mapPage } from '../map-page.ts';
import { toCompanyProfile, toEntry } from '../records.ts';
import type { ProductFilter, ProductStore } from './store.ts';

const noProduct = { ZH: '展品', EN: 'product' };

/** Products recommended beside a product. */
const RELATED = 8;

/** Reads of public products, in the contract's records. */
export function productReading(products: ProductStore, exhibitors: Pick<ExhibitorStore, 'byIds'>) {
  return {
    async entries(filter: ProductFilter, page: PageRequest): Promise<Page<Entry>> {
      return mapPage(await products.list(filter, page), toEntry);
    },

    async recommendedEntries(keyword: string, page: PageRequest): Promise<Page<Entry>> {
      return mapPage(await products.recommended(keyword, page), toEntry);
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

    /** One company's products; none for an unknown company. */
    async entriesOfCompany(id: string, page: PageRequest): Promise<Page<Entry>> {
      if (!isStorable(id)) return { records: [], total: 0, totalIsEstimate: false };
      return mapPage(await products.ofExhibitor(id, page), toEntry);
    },

    async entriesByIds(ids: string): Promise<Entry[]> {
      return (await products.byIds(splitIds(ids))).map(toEntry);
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
  };
}
