export { companyThreads, type CompanyThreads } from './company-threads.ts';
