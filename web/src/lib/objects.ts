/** Whether something of unknown origin has members that can be asked for; a list has some too. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The items of what may be a list; none of what is not. */
export const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** The keys of a plain object by their own types, in their order; `Object.keys` knows them as texts only. */
export function keysOf<Keyed extends object>(keyed: Keyed): Extract<keyof Keyed, string>[] {
  const keys: Extract<keyof Keyed, string>[] = [];
  for (const key in keyed) if (Object.hasOwn(keyed, key)) keys.push(key);
  return keys;
}

/** An object with a value for each of these keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  // `Object.fromEntries` types its keys as texts, whichever it is given: these are all of them.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}
