export { exportWork } from './work.ts';
