import type { GraphQLSchema } from 'graphql';
import { isUsable, readSelection, type Selection, type UnusableSelection } from '../changes/index.ts';
import { type ChangeCode, defaultSelection } from './default-selection.ts';

/** What the lines of each kind of an export carry. */
export type Selections = ReadonlyMap<ChangeCode, Selection>;

interface Asked {
  types: readonly ChangeCode[];
  /** The selection that was asked for; blank for the one that each kind has by default. */
  text: string;
  /** What may be read. */
  scopes: readonly string[];
}

/**
 * What the lines of an export carry. Defaults are read kind by kind: fields of the same name may have different types, so that
 * all of them in one selection would be refused.
 * @param schema that of selections
 */
export function readSelections(
  schema: GraphQLSchema,
  { types, text, scopes }: Asked,
): Selections | UnusableSelection {
  const selections = new Map<ChangeCode, Selection>();
  const own = text === '' ? undefined : readSelection(schema, text);
  for (const type of types) {
    const read = own ?? readSelection(schema, defaultSelection(type, scopes));
    if (!isUsable(read)) return read;
    selections.set(type, read);
  }
  return selections;
}

/** Scopes that reading these selections needs. */
export const scopesOf = (selections: Selections): string[] => [
  ...new Set([...selections.values()].flatMap((selection) => [...selection.scopes])),
];
