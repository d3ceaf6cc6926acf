export { exportProgress } from './progress.ts';
export { exportWork } from './work.ts';
