export { createSiteContent } from './create.ts';
export { siteContentRoutes } from './routes.ts';
