export { kindOf, kinds, kindsOf, missingScopes } from './kinds.ts';
export { isUsable, readSelection, type Selection, selectionSchemaOf, writeSelection } from './selection.ts';
