import type { OutsideAddress } from '../../features/edition';
import type { MessageId } from '../../i18n';
import { paths } from '../../lib/paths';
import type { QueryKey } from '../../lib/storage';

/** Where an entry leads: a page, or an address outside that may not be configured ('not open yet'). */
export type MenuTarget = { to: string; remember?: QueryKey } | { external: OutsideAddress };

export type MenuEntry = {
  label: MessageId;
  /** Where the label is a word of another language. */
  lang?: string;
} & MenuTarget;

export interface MenuColumn {
  heading: MessageId;
  entries: MenuEntry[];
}

export type MenuGroupId = 'about' | 'exhibitors' | 'visitors' | 'conferences' | 'products';

export interface MenuGroup {
  id: MenuGroupId;
  label: MessageId;
  /** One sentence in the panel. */
  lead: MessageId;
  columns: MenuColumn[];
}

/** The one definition of the site's menu: header panels, phone sheet and footer all read it. */
export const menu: readonly MenuGroup[] = [
  {
    id: 'about',
    label: 'shell.menu.about',
    lead: 'shell.menu.about.lead',
    columns: [
      {
        heading: 'shell.menu.about.show',
        entries: [
          { label: 'shell.menu.intro', to: paths.about({ tab: 'intro' }) },
          { label: 'shell.menu.range', to: paths.about({ tab: 'range' }) },
          { label: 'shell.menu.review', to: paths.about({ tab: 'review' }) },
          { label: 'shell.menu.contact', to: paths.about({ tab: 'contact' }) },
        ],
      },
      {
        heading: 'shell.menu.about.news',
        entries: [
          { label: 'shell.menu.news', to: paths.news({ tab: 'news' }) },
          { label: 'shell.menu.focus', to: paths.news({ tab: 'focus' }) },
          { label: 'shell.menu.newsletter', to: paths.news({ tab: 'newsletter' }) },
          { label: 'shell.menu.media', to: paths.media() },
        ],
      },
      {
        heading: 'shell.menu.about.languages',
        entries: [
          { label: 'shell.language.ja', lang: 'ja', external: 'japaneseSite' },
          { label: 'shell.language.ko', lang: 'ko', external: 'koreanSite' },
          { label: 'shell.language.th', lang: 'th', external: 'thaiSite' },
        ],
      },
    ],
  },
  {
    id: 'exhibitors',
    label: 'shell.menu.exhibitors',
    lead: 'shell.menu.exhibitors.lead',
    columns: [
      {
        heading: 'shell.menu.exhibitors.join',
        entries: [
          { label: 'shell.menu.boothApply', to: paths.boothApply() },
          { label: 'shell.menu.process', to: paths.exhibitProcess() },
          { label: 'shell.menu.publicity', to: paths.publicityApply() },
        ],
      },
      {
        heading: 'shell.menu.exhibitors.use',
        entries: [
          { label: 'shell.menu.exhibitorFiles', to: paths.exhibitorFiles() },
          { label: 'shell.menu.resources', to: paths.resourceCentre() },
          { label: 'shell.menu.visa', to: paths.visa(), remember: { visaType: 'exhibitor' } },
        ],
      },
    ],
  },
  {
    id: 'visitors',
    label: 'shell.menu.visitors',
    lead: 'shell.menu.visitors.lead',
    columns: [
      {
        heading: 'shell.menu.visitors.visit',
        entries: [
          { label: 'shell.menu.register', to: paths.register() },
          { label: 'shell.menu.group', to: paths.registerGroup() },
          { label: 'shell.menu.factory', to: paths.factory() },
        ],
      },
      {
        heading: 'shell.menu.visitors.prepare',
        entries: [
          { label: 'shell.menu.traffic', to: paths.transport({ tab: 'traffic' }) },
          { label: 'shell.menu.hotels', to: paths.transport({ tab: 'hotels' }) },
          { label: 'shell.menu.visa', to: paths.visa(), remember: { visaType: 'visitor' } },
          { label: 'shell.menu.materials', to: paths.materials() },
        ],
      },
    ],
  },
  {
    id: 'conferences',
    label: 'shell.menu.conferences',
    lead: 'shell.menu.conferences.lead',
    columns: [
      {
        heading: 'shell.menu.conferences.list',
        entries: [
          { label: 'shell.menu.meetIndustry', to: paths.meetIndustry() },
          { label: 'shell.menu.meetTechnical', to: paths.meetTechnical() },
          { label: 'shell.menu.meetCloud', to: paths.meetCloud() },
          { label: 'shell.menu.meetOverseas', to: paths.meetOverseas() },
          { label: 'shell.menu.meetOther', to: paths.meetOther() },
        ],
      },
    ],
  },
  {
    id: 'products',
    label: 'shell.menu.products',
    lead: 'shell.menu.products.lead',
    columns: [
      {
        heading: 'shell.menu.products.find',
        entries: [
          { label: 'shell.menu.productHome', to: paths.productHome() },
          { label: 'shell.menu.productList', to: paths.directory({ tab: 'product' }) },
          { label: 'shell.menu.supplierList', to: paths.directory({ tab: 'supplier' }) },
        ],
      },
      {
        heading: 'shell.menu.products.picks',
        entries: [
          { label: 'shell.menu.recommendedProducts', to: paths.recommendedProducts() },
          { label: 'shell.menu.recommendedExhibitors', to: paths.recommendedExhibitors() },
          { label: 'shell.menu.videos', to: paths.videos() },
        ],
      },
      {
        heading: 'shell.menu.products.source',
        entries: [
          { label: 'shell.menu.buyerPosts', to: paths.buyerPosts() },
          { label: 'shell.menu.release', to: paths.release() },
        ],
      },
    ],
  },
];
