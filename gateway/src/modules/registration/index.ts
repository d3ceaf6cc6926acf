export { personBody, personPath } from './others/person-body.ts';
export { registrationSource } from './visits/index.ts';
