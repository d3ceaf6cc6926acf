export { registrationSource } from './visits/index.ts';
