import { basePath, paths, type RouteId, routePatterns } from '../lib/paths';
import { isForSearchEngines } from './meta';

/** Pages of single things: there are as many as there are things. */
const ofThings = new Set<RouteId>(['newsDetail', 'supplierDetail', 'productDetail', 'share']);

/** Addresses that search engines should know; whoever serves the site makes a site map of them. */
export interface SitePages {
  /** Pages that stand by themselves. */
  fixed: string[];
  /** Beginnings of the addresses of things; their ids follow. */
  things: { exhibitor: string; product: string; news: string };
}

const tabs = [
  paths.about({ tab: 'range' }),
  paths.about({ tab: 'review' }),
  paths.about({ tab: 'contact' }),
  paths.news({ tab: 'focus' }),
  paths.transport({ tab: 'hotels' }),
  paths.directory({ tab: 'supplier' }),
];

const full = (to: string) => `${basePath}${to}`;

export const sitePages: SitePages = {
  fixed: [
    ...(Object.keys(routePatterns) as RouteId[])
      .filter((id) => isForSearchEngines(id) && !ofThings.has(id))
      .map((id) => full(routePatterns[id])),
    ...tabs.map(full),
  ],
  things: {
    exhibitor: full(paths.supplierDetail('')).concat('?id='),
    product: full(paths.productDetail('')).concat('?id='),
    news: full(paths.newsDetail('')).concat('?id='),
  },
};
