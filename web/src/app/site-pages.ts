import { basePath, paths, routeAliases, type RouteId, routePatterns } from '../lib/paths';
import { keysOf } from '../lib/objects';
import { isForSearchEngines } from './meta';
import { PERSONAL, renderedParameters } from './rendered-parameters';

/** Pages of single things: there are as many as there are things. */
const ofThings = new Set<RouteId>(['newsDetail', 'supplierDetail', 'productDetail', 'share']);

/** What whoever serves the site needs to know of its pages: to make a site map, and to render them for guests. */
export interface SitePages {
  /** Paths of the pages that a server may render, and the query parameters that each of them reads. */
  rendered: { path: string; parameters: readonly string[] }[];
  /** Path of no page: rendered in the place of every path that is none of the site's. */
  notFound: string;
  /** Paths of pages for one person, which no server renders. */
  personal: string[];
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

const routeIds = keysOf(routePatterns);
const addresses: { path: string; of: RouteId }[] = [
  ...routeIds.map((id) => ({ path: routePatterns[id], of: id })),
  ...routeAliases,
];

export const sitePages: SitePages = {
  rendered: addresses.flatMap(({ path, of }) => {
    const parameters = renderedParameters[of];
    return parameters === PERSONAL ? [] : [{ path: full(path), parameters }];
  }),
  notFound: full('/404'),
  personal: addresses.flatMap(({ path, of }) => (renderedParameters[of] === PERSONAL ? [full(path)] : [])),
  fixed: [
    ...routeIds
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
