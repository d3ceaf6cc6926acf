import { ask, type Browser, check } from '../support/graphql.ts';
import { siteOperation } from '../support/site-operations.ts';

export interface Product {
  id: string;
  title: string;
  exhibitor: { id: string; name: string } | null;
}

export interface Company {
  id: string;
  name: string;
}

/** What the site shows, read while it is quiet: every later answer must agree with it. */
export interface World {
  editionName: string;
  products: Product[];
  exhibitors: Company[];
  /** Texts that something is found for: how many products, undefined where that is an estimate, and the first of them. */
  searches: { text: string; products: number | undefined; first: string | undefined }[];
}

/** Pages of ten that are read of each list. */
const LIST_PAGES = 30;

const WORDS = ['高压', '电缆', '交联聚乙烯', '光纤', '绝缘', '铜', '检测', '护套', 'XLPE', 'fibre'];

export interface Found {
  siteSearch: {
    exhibitors: { found: { nodes: Company[] } | null };
    products: {
      found: { totalCount: number; totalCountIsEstimate: boolean; nodes: { id: string }[] } | null;
    };
  };
}

interface Lists {
  products: { nodes: Product[]; totalCount: number };
  exhibitors: { nodes: Company[]; totalCount: number };
}

async function lists(browser: Browser) {
  const [products, exhibitors]: [Product[], Company[]] = [[], []];
  for (let page = 1; page <= LIST_PAGES; page += 1) {
    const directory = await ask<Lists>(browser, siteOperation('ProductDirectory'), { page });
    const suppliers = await ask<Lists>(browser, siteOperation('SupplierDirectory'), { page });
    products.push(...directory.products.nodes);
    exhibitors.push(...suppliers.exhibitors.nodes);
  }
  return { products, exhibitors };
}

/** Reads what the site shows. @throws WrongAnswer where that is too little to walk about in */
export async function readWorld(browser: Browser): Promise<World> {
  const { edition } = await ask<{ edition: { name: string } }>(browser, siteOperation('Edition'));
  const { products, exhibitors } = await lists(browser);
  check(products.length > 20 && exhibitors.length > 20, 'the edition is too small');
  const searches = [];
  for (const text of WORDS) {
    const { found } = (await ask<Found>(browser, siteOperation('SiteSearch'), { text })).siteSearch.products;
    const products = found?.totalCountIsEstimate ? undefined : found?.totalCount;
    if (found) searches.push({ text, products, first: found.nodes[0]?.id });
  }
  return { editionName: edition.name, products, exhibitors, searches };
}
