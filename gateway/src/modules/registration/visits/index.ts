export { detailsBody, ofInput } from './information.ts';
export { registrationSource } from './source.ts';
export { UNSAID } from './titles.ts';
