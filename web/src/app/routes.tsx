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
  page('visitorLogin', () => import('../routes/vistor-login'), { messages: ['sign-in'] }),
  page('exhibitorLogin', () => import('../routes/zs-login'), { messages: ['sign-in'] }),
  page('visitorCentre', () => import('../routes/vistor-center'), {
    messages: ['centre'],
    fallback: CentreSkeleton,
  }),
  page('exhibitorCentre', () => import('../routes/zs-center'), {
    messages: ['centre'],
    fallback: CentreSkeleton,
  }),
];

/** Registering for a visit, and applying for a booth or for publicity. */
const applicationRoutes = (page: PageRoute): RouteObject[] => [
  page('register', () => import('../routes/vistor-register'), { messages: ['registration'] }),
  page('registerGroup', () => import('../routes/vistor-register-cgt'), {
    messages: ['registration', 'contact-cards'],
  }),
  page('registerWizard', () => import('../routes/vistor-register-gz'), {
    messages: ['registration', 'survey', 'pass'],
  }),
  page('boothApply', () => import('../routes/zw-apply'), {
    messages: ['booth-application', 'contact-cards'],
  }),
  page('publicityApply', () => import('../routes/zs-propagate-apply'), {
    messages: ['promotion', 'contact-cards'],
  }),
];

/** Products and suppliers, and what buyers want to buy. */
const catalogueRoutes = (page: PageRoute): RouteObject[] => [
  page('productHome', () => import('../routes/product-home'), { messages: ['catalogue', 'sourcing'] }),
  page('supplier', () => import('../routes/product-supplier'), { messages: ['catalogue'] }),
  page('supplierDetail', () => import('../routes/product-supplier-detail'), { messages: ['catalogue'] }),
  page('productDetail', () => import('../routes/product-product-detail'), { messages: ['catalogue'] }),
  page('buyerPosts', () => import('../routes/product-asktobuy'), { messages: ['sourcing'] }),
  page('videos', () => import('../routes/product-popular-videos'), { messages: ['catalogue'] }),
  page('recommendedProducts', () => import('../routes/product-recommended'), { messages: ['catalogue'] }),
  page('recommendedExhibitors', () => import('../routes/product-exhibitor-recommendation'), {
    messages: ['catalogue'],
  }),
  page('release', () => import('../routes/product-release'), { messages: ['sourcing'] }),
];

/** Conferences and meetings, and exhibitions abroad. */
const eventRoutes = (page: PageRoute): RouteObject[] => [
  page('meetIndustry', () => import('../routes/meet-industry-conference'), { messages: ['events'] }),
  page('meetTechnical', () => import('../routes/meet-technical-exchange'), { messages: ['events'] }),
  page('meetCloud', () => import('../routes/meet-cable-cloud'), { messages: ['events', 'contact-cards'] }),
  page('meetOverseas', () => import('../routes/meet-overseas-exhibition'), {
    messages: ['events', 'contact-cards'],
  }),
  page('meetOther', () => import('../routes/meet-other'), { messages: ['events'] }),
];

/** News, and documents to read and to take away. */
const contentRoutes = (page: PageRoute): RouteObject[] => [
  page('news', () => import('../routes/dynamic'), { messages: ['news', 'documents'] }),
  page('newsDetail', () => import('../routes/dynamic-detail'), { messages: ['news', 'documents'] }),
  page('exhibitProcess', () => import('../routes/cz-process'), { messages: ['documents'] }),
  page('exhibitorFiles', () => import('../routes/czs-list'), { messages: ['documents'] }),
  page('resourceCentre', () => import('../routes/resource-center'), { messages: ['documents'] }),
  page('materials', materials, { messages: ['documents'] }),
  ...routeAliases.map(({ path, of }) => page(of, materials, { path, messages: ['documents'] })),
];

/** Search and messages, and what is to be known about the show and the way to it. */
const generalRoutes = (page: PageRoute): RouteObject[] => [
  page('search', () => import('../routes/search'), { messages: ['search', 'news', 'documents'] }),
  page('newsletter', () => import('../routes/newsletter'), { messages: ['newsletter'] }),
  page('unsubscribe', () => import('../routes/unsubscribe'), { messages: ['newsletter'] }),
  page('mailbox', () => import('../routes/mailbox'), { messages: ['outbox'] }),
  page('about', () => import('../routes/about'), { messages: ['about', 'contact-cards'] }),
  page('transport', () => import('../routes/transport'), { messages: ['transport', 'contact-cards'] }),
  page('media', () => import('../routes/media'), { messages: ['media'] }),
  page('factory', () => import('../routes/vistor-factory'), { messages: ['factory', 'contact-cards'] }),
  page('visa', () => import('../routes/visa-apply'), { messages: ['visa', 'contact-cards'] }),
  page('share', () => import('../routes/share'), { messages: ['invitation'] }),
];

/** The organiser's console. */
const consoleRoutes = (page: PageRoute): RouteObject[] => [
  page('organiser', () => import('../routes/organiser'), {
    messages: ['console'],
    fallback: ConsoleSkeleton,
    ownError: true,
  }),
  page('organiserLogin', () => import('../routes/organiser-login'), {
    messages: ['console', 'console-sign-in', 'sign-in'],
  }),
  page('organiserWelcome', () => import('../routes/organiser-welcome'), {
    messages: ['console', 'console-sign-in', 'sign-in'],
  }),
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
            page('home', () => import('../routes/home'), { messages: ['home'] }),
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
