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
  /** What kind of mistake it is, where the server says so; a word of the REST contract's `reason`. */
  reason?: string | undefined;
}

/** What a refusal says besides its sentence. */
export interface RefusalDetails {
  /** The field of the body that is wrong, where the server names one. */
  field?: string | undefined;
  reason?: string | undefined;
  isOfConsole?: boolean;
  /** All that is wrong, where the server tells several things. */
  faults?: readonly Fault[];
}

/** The REST server refused; `message` is in the language of the request and meant for the person. */
export class UpstreamRefusal extends Error {
  constructor(
    message: string,
    /** Code of the envelope: 500 business or validation, 401, 510, 412, 429. */
    readonly code: number,
    /** HTTP status. */
    readonly status: number,
    private readonly details: RefusalDetails = {},
  ) {
    super(message);
  }

  /** The field of the body that is wrong, where the server names one. */
  get field(): string | undefined {
    return this.details.field;
  }

  /** What kind of refusal it is, where the server says so; a word of the REST contract's `reason`. */
  get reason(): string | undefined {
    return this.details.reason;
  }

  /** Whether it is about the organiser's console, whose session is not that of the site. */
  get isOfConsole(): boolean {
    return this.details.isOfConsole ?? false;
  }

  /** All that is wrong; one thing at least. */
  get faults(): readonly Fault[] {
    const { faults = [], field, reason } = this.details;
    return faults.length > 0 ? faults : [{ message: this.message, field, reason }];
  }
}
