const DEEPEST = 32;

/** Whether every text in a value has the form that UTF-8 can carry; a lone surrogate has not. */
export function isWellFormed(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (value === null || typeof value !== 'object' || depth > DEEPEST) return true;
  return Object.values(value).every((item) => isWellFormed(item, depth + 1));
}
