import type { CompanyData } from '../../personal-data/company.ts';
import { displayedCompanies, products, videos } from './tables.ts';

/** What companies have in the catalogue. The same exhibit twice stays twice: its company takes one away. */
export const catalogueCompanyData: readonly CompanyData[] = [
  {
    kind: 'product',
    label: { ZH: '展品', EN: 'Exhibits' },
    table: products,
    column: products.exhibitorId,
    moved: (updatedAt) => ({ updatedAt }),
    once: { columns: [products.fingerprint], instead: { fingerprint: null } },
  },
  {
    kind: 'video',
    label: { ZH: '视频', EN: 'Videos' },
    table: videos,
    column: videos.exhibitorId,
  },
  {
    kind: 'displayed',
    label: { ZH: '首页展示', EN: 'Places on the home page' },
    table: displayedCompanies,
    column: displayedCompanies.exhibitorId,
    once: { columns: [displayedCompanies.type] },
  },
];
