export { webhookWork } from './work.ts';
