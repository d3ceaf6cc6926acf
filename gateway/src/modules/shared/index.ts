export { bilingualText, bilingualUrl, bilingualWords } from './bilingual.ts';
export {
  connectionFields,
  connectionParent,
  type ConnectionParent,
  type CursorPage,
  type ListCount,
} from './connection.ts';
export { idsText } from './ids-text.ts';
export { absolute, imageOf } from './image.ts';
export { nodeIdOf, partsOfNodeId } from './node-id.ts';
export { sinceText } from './since-text.ts';
