import type { RouteObject } from 'react-router-dom';
import { routeAliases } from '../lib/paths';
import { createPage } from './page-route';
import type { MetaId } from './meta';
import type { AppContext } from './route-module';
import { Root } from './root';
import { Shell } from './shell';

const notOpenYet = () => import('../routes/not-open-yet');

/** Pages of later issues: each gets a line of its own, with its module, when it is built. */
const later: MetaId[] = [
  'about',
  'media',
  'news',
  'newsDetail',
  'transport',
  'boothApply',
  'exhibitorFiles',
  'exhibitProcess',
  'publicityApply',
  'resourceCentre',
  'materials',
  'register',
  'registerGroup',
  'registerWizard',
  'factory',
  'visa',
  'meetIndustry',
  'meetTechnical',
  'meetCloud',
  'meetOverseas',
  'meetOther',
  'search',
  'share',
];

/** The route table. A factory, because loaders use the client and catalogue of their app (or server request). */
export function createRoutes(app: AppContext): RouteObject[] {
  const page = createPage(app);
  return [
    {
      Component: Root,
      children: [
        {
          Component: Shell,
          children: [
            page('visitorLogin', () => import('../routes/vistor-login'), { messages: ['sign-in'] }),
            page('exhibitorLogin', () => import('../routes/zs-login'), { messages: ['sign-in'] }),
            page('visitorCentre', () => import('../routes/vistor-center'), { messages: ['centre'] }),
            page('exhibitorCentre', () => import('../routes/zs-center'), { messages: ['centre'] }),
            page('home', () => import('../routes/home'), { messages: ['home'] }),
            page('productHome', () => import('../routes/product-home'), {
              messages: ['catalogue', 'sourcing'],
            }),
            page('supplier', () => import('../routes/product-supplier'), {
              messages: ['catalogue'],
            }),
            page('supplierDetail', () => import('../routes/product-supplier-detail'), {
              messages: ['catalogue'],
            }),
            page('productDetail', () => import('../routes/product-product-detail'), {
              messages: ['catalogue'],
            }),
            page('buyerPosts', () => import('../routes/product-asktobuy'), { messages: ['sourcing'] }),
            page('videos', () => import('../routes/product-popular-videos'), { messages: ['catalogue'] }),
            page('recommendedProducts', () => import('../routes/product-recommended'), {
              messages: ['catalogue'],
            }),
            page('recommendedExhibitors', () => import('../routes/product-exhibitor-recommendation'), {
              messages: ['catalogue'],
            }),
            page('release', () => import('../routes/product-release'), { messages: ['sourcing'] }),
            page('mailbox', () => import('../routes/mailbox'), { messages: ['outbox'] }),
            ...later.map((id) => page(id, notOpenYet)),
            ...routeAliases.map(({ path, of }) => page(of, notOpenYet, { path })),
            page('notFound', () => import('../routes/not-found')),
          ],
        },
        page('videoPreview', () => import('../routes/video-preview')),
      ],
    },
  ];
}
