export { consultationExports } from './exports.ts';
export { companyThreads, type CompanyThreads } from './company-threads.ts';
export { consultationNumbers } from './numbers.ts';
