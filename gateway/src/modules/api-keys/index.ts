export { changedKey, issued } from './payloads.ts';
export { scopeCodes } from './scopes.ts';
