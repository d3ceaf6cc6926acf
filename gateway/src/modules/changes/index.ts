export { type Kind, kindOf, kinds, kindsOf, missingScopes } from './kinds.ts';
export type { ChangeParent } from './parents.ts';
export {
  isUsable,
  readSelection,
  type Selection,
  selectionSchemaOf,
  type UnusableSelection,
  writeSelection,
} from './selection.ts';
