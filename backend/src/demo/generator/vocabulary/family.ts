import type { Pair } from '../text.ts';

/**
 * A product family: what is fixed in words, and a table of variants whose columns belong together (a
 * voltage class with its sections, a screw with its output), so that no mixture of facts is impossible.
 */
export interface Family {
  /** Leaf category code. */
  leaf: string;
  /** Drawing and its parameters; may hold slots. */
  art: string;
  /** Letters between the maker's initials and the variant's number in a model name `{m}`. */
  code: string;
  /** Names of the columns, separated by spaces; `k` is the number in the model name. */
  cols: string;
  /** One variant each, columns separated by '|'; 'a~b' is Chinese and English. */
  rows: readonly string[];
  titles: readonly Pair[];
  briefs: readonly Pair[];
  facts: readonly Pair[];
  tags: readonly Pair[];
}

/** Sentences that close a description: delivery, service, approvals – what a maker says of everything. */
export interface RootVocabulary {
  families: readonly Family[];
  closings: readonly Pair[];
}
