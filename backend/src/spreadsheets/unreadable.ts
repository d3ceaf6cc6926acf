/** A file that cannot be read as a list: no spreadsheet at all, broken or hostile, or larger than any list of ours. */
export class UnreadableSheet extends Error {
  constructor(
    readonly reason: 'unreadable' | 'large',
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}
