import type { Field } from '../../../collections/index.ts';

/** Longest rich text of a side, characters of HTML, and most pictures in it. */
export const MAX_HTML = 60_000;
export const MAX_PICTURES = 20;
/** Longest address of a page, picture or file. */
export const MAX_ADDRESS = 500;
/** Where a description says nothing of its own. */
const MAX_LINE = 200;
const MAX_TEXT = 2000;
const MAX_NUMBER = 2_000_000_000;

const usual: Partial<Record<Field['kind'], number>> = {
  line: MAX_LINE,
  text: MAX_TEXT,
  rich: MAX_HTML,
  number: MAX_NUMBER,
};

/** Most characters of a text as people count them; of numbers the largest. */
export const mostOf = ({ kind, max }: Pick<Field, 'kind' | 'max'>): number =>
  max ?? usual[kind] ?? MAX_ADDRESS;
