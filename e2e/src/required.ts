/** What a test cannot go on without. @throws Error that names it, where it is missing */
export function required<T>(value: T | null | undefined, what = 'a value'): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

/** The first of a list. @throws Error where the list is empty */
export function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('the list is empty');
  return one;
}
