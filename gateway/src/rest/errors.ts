/** The REST server did not give a usable answer: down, slow, broken off, nonsense. */
export class UpstreamUnavailable extends Error {
  constructor(
    /** For logs; never sent to callers. */
    readonly reason: string,
    options?: ErrorOptions,
    /** HTTP status of an answer that could not be understood; undefined where there was none. */
    readonly status?: number,
  ) {
    super(`REST server unavailable: ${reason}`, options);
  }
}

/** One thing that is wrong with what was sent. */
export interface Fault {
  /** In the language of the request. */
  message: string;
  /** The field of the body that is wrong, where the server names one. */
  field?: string | undefined;
}

/** The REST server refused; `message` is in the language of the request and meant for the person. */
export class UpstreamRefusal extends Error {
  constructor(
    message: string,
    /** Code of the envelope: 500 business or validation, 401, 510, 412, 429. */
    readonly code: number,
    /** HTTP status. */
    readonly status: number,
    /** The field of the body that is wrong, where the server names one. */
    readonly field?: string,
    /** Whether it is about the organiser's console, whose session is not that of the site. */
    readonly isOfConsole = false,
    /** All that is wrong, where the server tells several things. */
    private readonly told: readonly Fault[] = [],
  ) {
    super(message);
  }

  /** All that is wrong; one thing at least. */
  get faults(): readonly Fault[] {
    return this.told.length > 0 ? this.told : [{ message: this.message, field: this.field }];
  }
}
