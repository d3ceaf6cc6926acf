export { keyOf } from './keys';
export { LegalTextDocument } from './legal.generated';
export { LegalText, type LegalTextRef } from './legal-text';
