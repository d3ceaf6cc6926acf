export {
  collectionGroups,
  fieldKinds,
  ON,
  sidesOf,
  type Choice,
  type Collection,
  type Entry,
  type Field,
  type Source,
  type Values,
} from './collection.ts';
export { both, checkEmail, checkOrder, free, one, settled } from './fields.ts';
export { tableSource } from './table-source.ts';
