export { companyThreads, type CompanyThreads } from './company-threads.ts';
export { consultationHoldings, ownConsultations } from './holdings.ts';
