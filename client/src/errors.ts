/** What the gateway's codes mean, and those that the client adds for answers that are none of the gateway's. */
export type ErrorCode =
  /** The document asks for more than one operation may cost; ask for less at a time. */
  | 'TOO_COSTLY'
  /** The key has spent what it may; come again after `retryAfterSeconds`. */
  | 'TOO_MANY_REQUESTS'
  /** The key is unknown, has expired or was revoked. */
  | 'KEY_INVALID'
  /** The key may not read something that the document asks for; see `scopes`. */
  | 'SCOPE_MISSING'
  /** Only a key of a partner may do what the document asks for. */
  | 'PARTNER_KEY_NEEDED'
  /** Pages of this origin may not use the key. */
  | 'ORIGIN_NOT_ALLOWED'
  /** A test key was used where there is no demo edition. */
  | 'TEST_MODE_UNAVAILABLE'
  /** The cursor is older than the changes that are kept: copy everything anew. `sync` does so by itself. */
  | 'CURSOR_EXPIRED'
  /** What the document asks for was changed while it was read; the client asks again by itself. */
  | 'CHANGED_MEANWHILE'
  /** A variable or an argument has a value that is not allowed. */
  | 'BAD_USER_INPUT'
  /** The request is not well-formed. */
  | 'BAD_REQUEST'
  /** The document is no GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit the schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** The service behind the gateway does not answer at the moment. */
  | 'UPSTREAM_UNAVAILABLE'
  /** A fault of the gateway. */
  | 'INTERNAL_SERVER_ERROR'
  /** No answer arrived. */
  | 'NETWORK_FAILURE'
  /** What arrived is no answer of GraphQL, such as the page of a proxy. */
  | 'ANSWER_UNREADABLE'
  /** A code that this version of the client does not know. */
  | (string & Record<never, never>);

/** One entry of the `errors` of an answer. */
export interface AnswerError {
  readonly message: string;
  readonly code: ErrorCode;
  /** Where in the answer the value is missing. */
  readonly path: readonly (string | number)[];
}

interface Facts {
  code: ErrorCode;
  status: number;
  requestId?: string | undefined;
  scopes?: readonly string[] | undefined;
  retryAfterSeconds?: number | undefined;
  errors?: readonly AnswerError[];
  cause?: unknown;
}

const TEMPORARY_STATUS = new Set([429, 502, 503, 504]);
const TEMPORARY_CODE = new Set<string>([
  'CHANGED_MEANWHILE',
  'NETWORK_FAILURE',
  'TOO_MANY_REQUESTS',
  'UPSTREAM_UNAVAILABLE',
]);

/** Why a query has no data. */
export class WirefairError extends Error {
  override readonly name = 'WirefairError';
  /** What kind of failure it is; programs decide by it. */
  readonly code: ErrorCode;
  /** HTTP status of the answer; 0 where none arrived. */
  readonly status: number;
  /** Name of the request in the organiser's logs; quote it when you ask for help. */
  readonly requestId: string | undefined;
  /** The scopes that the key lacks; empty for every code but `SCOPE_MISSING`. */
  readonly scopes: readonly string[];
  /** After how many seconds the same query would be answered; undefined where the gateway does not tell. */
  readonly retryAfterSeconds: number | undefined;
  /** All errors of the answer; this error has message and code of the first. */
  readonly errors: readonly AnswerError[];

  constructor(message: string, facts: Facts) {
    super(message, facts.cause === undefined ? {} : { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.scopes = facts.scopes ?? [];
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.errors = facts.errors ?? [];
  }

  /** Whether the same query may be answered when it is sent again later. */
  get isTemporary(): boolean {
    return TEMPORARY_STATUS.has(this.status) || TEMPORARY_CODE.has(this.code);
  }
}
