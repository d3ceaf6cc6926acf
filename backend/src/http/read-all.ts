import { Refusal } from './errors.ts';

type Read<Readers> = { [Name in keyof Readers]: Readers[Name] extends () => infer Value ? Value : never };

/**
 * Reads the fields of a body, all of them, so that all that is wrong is told at once.
 * @param readers of each field, in the order of the form: each gives its value, or throws a refusal that names the field
 * (or several, where it reads several fields itself)
 * @throws Refusal of the first wrong field, with the others
 */
export function readAll<Readers extends Record<string, () => unknown>>(readers: Readers): Read<Readers> {
  const refusals: Refusal[] = [];
  const values = Object.entries(readers).map(([name, read]) => {
    try {
      return [name, read()];
    } catch (error) {
      // What concerns no field concerns the whole request.
      if (!(error instanceof Refusal) || error.field === undefined) throw error;
      refusals.push(error.with([]), ...error.others);
      return [name, undefined];
    }
  });
  const [first, ...others] = refusals;
  if (first) throw first.with(others);
  // `Object.fromEntries` types its values alike, whichever it is given: each is what its own reader gave.
  return Object.fromEntries(values) as Read<Readers>;
}
