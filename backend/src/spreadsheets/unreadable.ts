/** A file that cannot be read as a list: no spreadsheet at all, broken or hostile, or larger than any list of ours. */
export class UnreadableSheet extends Error {
  constructor(
    readonly reason: 'unreadable' | 'large',
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** A text whose encoding cannot be told: what was typed would be read as other characters. */
export class UnknownEncoding extends Error {
  /** @param sample a cell as it would be read */
  constructor(readonly sample: string) {
    super('unknown encoding');
  }
}
