/** Whether a record has each field of `blank`, and none is null that should not be. */
function isComplete<T extends object>(record: Partial<T>, blank: T): record is T {
  for (const name in blank) {
    if (record[name] === undefined || (record[name] === null && blank[name] !== null)) return false;
  }
  return true;
}

/**
 * Makes records complete: a server that knows only the specification leaves out the fields that are ours, or sends
 * null in their place. A record that has them all is returned as it is; null, where no record was sent, as a blank one.
 * @param blank a record that says what stands in for each field
 */
export function completeWith<T extends object>(blank: T): (record: Partial<T> | null) => T {
  return (record) => {
    if (record === null) return { ...blank };
    if (isComplete(record, blank)) return record;
    const complete = { ...blank, ...record };
    for (const name in blank) complete[name] = complete[name] ?? blank[name];
    return complete;
  };
}

/** Stands in for a moment that a server does not tell, `yyyy-MM-dd HH:mm:ss`: the beginning of the Unix epoch. */
export const UNKNOWN_TIME = '1970-01-01 08:00:00';
