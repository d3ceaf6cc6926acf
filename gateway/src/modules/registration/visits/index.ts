export { registrationSource } from './source.ts';
export { UNSAID } from './titles.ts';
