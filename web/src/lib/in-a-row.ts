/** A no-break space before the dot: it ends a line where the row wraps, and never begins one. */
export const DOT = '\u00A0· ';

/** Short facts in one line, divided by dots; what is missing is left out. */
export const inARow = (facts: readonly (string | null | undefined | false)[]): string =>
  facts.filter(Boolean).join(DOT);
