export { consultationExports } from './exports.ts';
export { companyThreads, type CompanyThreads } from './company-threads.ts';
export { consultationHoldings, ownConsultations } from './holdings.ts';
export { consultationNumbers } from './numbers.ts';
