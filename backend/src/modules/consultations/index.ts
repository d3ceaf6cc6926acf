export { companyThreads, type CompanyThreads } from './company-threads.ts';
export { consultationHoldings } from './holdings.ts';
