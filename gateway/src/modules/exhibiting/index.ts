export type { ProductTextsParent } from './exhibits/parents.ts';
