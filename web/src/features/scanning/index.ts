export { Camera } from './camera';
export { CodeForm } from './code-form';
