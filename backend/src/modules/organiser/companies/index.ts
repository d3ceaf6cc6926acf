export { createCompanies } from './create.ts';
export { companyRoutes } from './routes.ts';
