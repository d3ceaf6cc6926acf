/**
 * What a test cannot go on without.
 * @throws Error when it is missing
 */
export function required<T>(value: T, what = 'value'): NonNullable<T> {
  if (value == null) throw new Error(`The ${what} that the test needs is missing.`);
  return value;
}

/**
 * The first element of a list that must have one.
 * @throws Error when the list is missing or empty
 */
export function first<T>(list: readonly T[] | null | undefined): NonNullable<T> {
  return required(list?.[0], 'first element of the list');
}
