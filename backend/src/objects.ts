/** The names of an object's own properties, of objects that have no others than their type says. */
export function keysOf<T extends object>(object: T): Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = [];
  for (const key in object) if (Object.hasOwn(object, key)) keys.push(key);
  return keys;
}

/** Whether an object has an own property of this name. */
export const isKeyOf = <T extends object>(object: T, name: PropertyKey): name is keyof T =>
  Object.hasOwn(object, name);

/** An object with a value for each of these names, in their order. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> {
  const values = Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
  // The compiler knows the names of the entries as texts only, not that they are these keys.
  return values as Record<Key, Value>;
}

/** A property of a value of unknown type; undefined where it has none. */
export const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
