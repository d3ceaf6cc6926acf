import type { ChangeType } from '../../schema/resolvers.generated.ts';
import type { ChangeParent } from './parents.ts';

/** One kind of records whose changes are told. */
export interface Kind {
  type: ChangeType;
  /** Its word in the REST contract. */
  code: ChangeParent['type'];
  /** The type of its objects. */
  typename: 'BuyerPost' | 'Category' | 'ConferenceEvent' | 'Exhibitor' | 'NewsArticle' | 'Product' | 'Video';
  /** What a key must be allowed to read to be told; undefined for what every key is told. */
  scope?: string;
}

export const kinds: readonly Kind[] = [
  { type: 'EXHIBITOR', code: 'exhibitor', typename: 'Exhibitor', scope: 'read:exhibitors' },
  { type: 'PRODUCT', code: 'product', typename: 'Product', scope: 'read:products' },
  { type: 'BUYER_POST', code: 'post', typename: 'BuyerPost', scope: 'read:posts' },
  { type: 'VIDEO', code: 'video', typename: 'Video', scope: 'read:videos' },
  { type: 'NEWS', code: 'news', typename: 'NewsArticle', scope: 'read:news' },
  { type: 'EVENT', code: 'event', typename: 'ConferenceEvent', scope: 'read:events' },
  { type: 'CATEGORY', code: 'category', typename: 'Category' },
];

/** @throws Error for a kind of a later REST service, which this schema has no word for */
export function kindOf({ type }: ChangeParent): Kind {
  const kind = kinds.find(({ code }) => code === type);
  if (!kind) throw new Error(`the REST service tells of changes of an unknown kind: ${type}`);
  return kind;
}

/** The kinds with these names in the schema. */
export const kindsOf = (types: readonly ChangeType[]): Kind[] =>
  kinds.filter(({ type }) => types.includes(type));

/**
 * What a program needs for these kinds and does not have, each once.
 * @param further scopes that it needs besides
 */
export function missingScopes(
  of: readonly Kind[],
  scopes: readonly string[],
  further: Iterable<string> = [],
): string[] {
  const needed = new Set([...of.flatMap(({ scope }) => scope ?? []), ...further]);
  return [...needed].filter((scope) => !scopes.includes(scope));
}
