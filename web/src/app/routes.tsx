import type { RouteObject } from 'react-router-dom';
import { routeAliases } from '../lib/paths';
import { CentreSkeleton, ConsoleSkeleton } from './centre-skeleton';
import { ConsoleShell } from './console-shell';
import { developmentRoutes } from './development-routes';
import { createPage } from './page-route';
import { RouteError } from './route-error';
import type { AppContext } from './route-module';
import { Root } from './root';
import { Shell } from './shell';

type PageRoute = ReturnType<typeof createPage>;

const materials = () => import('../routes/vistor-materials');

/** Signing in, and the centres behind it. */
const centreRoutes = (page: PageRoute): RouteObject[] => [
  page('visitorLogin', () => import('../routes/vistor-login'), { shape: 'form' }),
  page('exhibitorLogin', () => import('../routes/zs-login'), { shape: 'form' }),
  page('visitorPassword', () => import('../routes/vistor-password'), { shape: 'form' }),
  page('exhibitorPassword', () => import('../routes/zs-password'), { shape: 'form' }),
  page('visitorCentre', () => import('../routes/vistor-center'), {
    fallback: CentreSkeleton,
  }),
  page('exhibitorCentre', () => import('../routes/zs-center'), {
    fallback: CentreSkeleton,
  }),
];

/** Registering for a visit, and applying for a booth or for publicity. */
const applicationRoutes = (page: PageRoute): RouteObject[] => [
  page('register', () => import('../routes/vistor-register')),
  page('registerGroup', () => import('../routes/vistor-register-cgt'), { shape: 'form' }),
  page('registerWizard', () => import('../routes/vistor-register-gz'), { shape: 'form' }),
  page('boothApply', () => import('../routes/zw-apply'), { shape: 'form' }),
  page('publicityApply', () => import('../routes/zs-propagate-apply'), { shape: 'form' }),
];

/** Products and suppliers, and what buyers want to buy. */
const catalogueRoutes = (page: PageRoute): RouteObject[] => [
  page('productHome', () => import('../routes/product-home'), { shape: 'cards' }),
  page('supplier', () => import('../routes/product-supplier'), { shape: 'cards' }),
  page('supplierDetail', () => import('../routes/product-supplier-detail'), { shape: 'detail' }),
  page('productDetail', () => import('../routes/product-product-detail'), { shape: 'detail' }),
  page('buyerPosts', () => import('../routes/product-asktobuy')),
  page('videos', () => import('../routes/product-popular-videos'), { shape: 'cards' }),
  page('recommendedProducts', () => import('../routes/product-recommended'), { shape: 'cards' }),
  page('recommendedExhibitors', () => import('../routes/product-exhibitor-recommendation'), {
    shape: 'cards',
  }),
  page('release', () => import('../routes/product-release'), { shape: 'form' }),
];

/** Conferences and meetings, and exhibitions abroad. */
const eventRoutes = (page: PageRoute): RouteObject[] => [
  page('meetIndustry', () => import('../routes/meet-industry-conference'), { shape: 'detail' }),
  page('meetTechnical', () => import('../routes/meet-technical-exchange'), { shape: 'detail' }),
  page('meetCloud', () => import('../routes/meet-cable-cloud'), { shape: 'detail' }),
  page('meetOverseas', () => import('../routes/meet-overseas-exhibition')),
  page('meetOther', () => import('../routes/meet-other'), { shape: 'detail' }),
];

/** News, and documents to read and to take away. */
const contentRoutes = (page: PageRoute): RouteObject[] => [
  page('news', () => import('../routes/dynamic')),
  page('newsDetail', () => import('../routes/dynamic-detail'), { shape: 'detail' }),
  page('exhibitProcess', () => import('../routes/cz-process')),
  page('exhibitorFiles', () => import('../routes/czs-list')),
  page('resourceCentre', () => import('../routes/resource-center')),
  page('materials', materials),
  ...routeAliases.map(({ path, of }) => page(of, materials, { path })),
];

/** Search and messages, and what is to be known about the show and the way to it. */
const generalRoutes = (page: PageRoute): RouteObject[] => [
  page('search', () => import('../routes/search')),
  page('newsletter', () => import('../routes/newsletter')),
  page('unsubscribe', () => import('../routes/unsubscribe')),
  page('mailbox', () => import('../routes/mailbox')),
  page('about', () => import('../routes/about')),
  page('legal', () => import('../routes/legal')),
  page('developers', () => import('../routes/developers')),
  page('transport', () => import('../routes/transport')),
  page('media', () => import('../routes/media'), { shape: 'cards' }),
  page('factory', () => import('../routes/vistor-factory'), { shape: 'detail' }),
  page('visa', () => import('../routes/visa-apply')),
  page('share', () => import('../routes/share')),
];

/** The organiser's console. */
const consoleRoutes = (page: PageRoute): RouteObject[] => [
  page('organiser', () => import('../routes/organiser'), {
    fallback: ConsoleSkeleton,
    ownError: true,
  }),
  page('organiserLogin', () => import('../routes/organiser-login')),
  page('organiserProvider', () => import('../routes/organiser-provider')),
  page('organiserWelcome', () => import('../routes/organiser-welcome')),
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
            ...centreRoutes(page),
            ...applicationRoutes(page),
            page('home', () => import('../routes/home'), { shape: 'home' }),
            ...catalogueRoutes(page),
            ...eventRoutes(page),
            ...contentRoutes(page),
            ...generalRoutes(page),
            // A build drops them with all their code.
            ...(import.meta.env.DEV ? developmentRoutes(app) : []),
            page('notFound', () => import('../routes/not-found')),
          ],
        },
        { Component: ConsoleShell, ErrorBoundary: RouteError, children: consoleRoutes(page) },
        page('videoPreview', () => import('../routes/video-preview')),
      ],
    },
  ];
}
