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

/**
 * The first elements of a list that must have so many.
 * @throws Error when the list has fewer
 */
export function take<T>(list: readonly T[], count: 2): [T, T];
export function take<T>(list: readonly T[], count: 3): [T, T, T];
export function take<T>(list: readonly T[], count: 4): [T, T, T, T];
export function take<T>(list: readonly T[], count: number): T[] {
  if (list.length < count) throw new Error(`The list has ${list.length} elements; the test needs ${count}.`);
  return list.slice(0, count);
}

/** The code of six digits in a message that must have been sent. */
export function codeIn(message: { body: string } | undefined): string {
  return required(/\d{6}/.exec(required(message, 'message').body), 'code')[0];
}
