export { RangeForm } from './range-form';
