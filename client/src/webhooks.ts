import { errorsOf, isFields, isText, parsed } from './answer.ts';
import type { AnswerError } from './errors.ts';
import { isSigned } from './signature.ts';

/** Why a call is no delivery that may be believed. */
export type WebhookErrorCode =
  /** `webhook-id`, `webhook-timestamp` or `webhook-signature` is missing, or is not written as the sender writes it. */
  | 'MISSING_HEADER'
  /** The timestamp is too far from the present: somebody sends an old call again, or one of the clocks is wrong. */
  | 'EXPIRED'
  /** No signature was made with one of the secrets: somebody else has sent the call, or has changed it. */
  | 'WRONG_SIGNATURE'
  /** The call was signed, but its body is no delivery. */
  | 'INVALID_BODY';

/** Why a call is no delivery that may be believed. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** What is wrong; programs decide by it. */
  readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Headers of a call: those of a `Request`, of node:http, or a plain object. The case of their names does not count. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** What deliveries are signed with: the secret of the webhook, or several while one takes the place of another. */
export type WebhookSecrets =
  | { secret: string; secrets?: undefined }
  | { secrets: readonly string[]; secret?: undefined };

/** A call of a webhook as it has arrived. */
export type WebhookCall = WebhookSecrets & {
  headers: WebhookHeaders;
  /** The body as it has arrived, before anything has parsed it: a parsed and rewritten one has another signature. */
  body: string | Uint8Array;
  /** By how many seconds the timestamp may differ from the present; 300 by default. */
  toleranceSeconds?: number | undefined;
  /** The present; that of the machine by default. */
  now?: Date | undefined;
};

/** What a webhook is told. */
export interface WebhookDelivery<Data = unknown> {
  /** Id of the delivery, the same at every attempt: whoever has seen it has nothing more to do. */
  readonly id: string;
  /** When this attempt was made, seconds since 1970. */
  readonly timestamp: number;
  /** Which attempt it is, from 1 on. It is not signed: use it for logs alone. */
  readonly attempt: number;
  /** Names the change, the same for all webhooks; blank for a test. */
  readonly eventId: string;
  /** `change`, or `test` for a delivery that somebody has asked for to try the webhook. */
  readonly type: 'change' | 'test' | (string & Record<never, never>);
  /** When the record changed, by the time of the sender, UTC. */
  readonly changedAt: string;
  /** The answer of the webhook's selection; null for a test, and where nothing could be read. */
  readonly data: Data | null;
  /** What could not be read of the selection; missing where everything was. */
  readonly errors?: readonly AnswerError[];
}

interface Body<Data> {
  eventId: string;
  type: string;
  changedAt: string;
  data: Data | null;
  errors?: unknown;
}

/** The webhook's selection says what the data looks like: it is not looked through again. */
const isBody = <Data>(value: unknown): value is Body<Data> =>
  isFields(value) &&
  isText(value['eventId']) &&
  isText(value['type']) &&
  isText(value['changedAt']) &&
  (value['data'] === null || isFields(value['data']));

/** The value of a header; undefined where it is missing, or stands there several times. */
function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const values = Object.entries(headers).flatMap(([key, value]) =>
    key.toLowerCase() === name ? (value ?? []) : [],
  );
  return values.length === 1 ? values[0] : undefined;
}

/** @throws WebhookError */
function requiredHeader(headers: WebhookHeaders, name: string, form: RegExp): string {
  const value = headerOf(headers, name);
  if (value === undefined || !form.test(value))
    throw new WebhookError('MISSING_HEADER', `The call has no header ${name} as it should be`);
  return value;
}

/** @throws WebhookError */
function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new WebhookError('INVALID_BODY', 'The body is not written in UTF-8');
  }
}

const NUMBER = /^[0-9]{1,12}$/;

/**
 * Checks that a call comes from Wirefair and was not changed, by its headers and its body as it arrived, and reads it.
 * @returns the delivery; its data has the type that the caller says, for the webhook's selection is the caller's own
 * @throws WebhookError for a call that is not to be believed
 * @throws TypeError where no secret is given, or one that is none
 */
export async function verifyWebhook<Data = unknown>({
  headers,
  body,
  secret,
  secrets = secret === undefined ? [] : [secret],
  toleranceSeconds = 300,
  now = new Date(),
}: WebhookCall): Promise<WebhookDelivery<Data>> {
  if (secrets.length === 0) throw new TypeError('A secret of the webhook is needed');
  const id = requiredHeader(headers, 'webhook-id', /^\S+$/);
  const timestamp = requiredHeader(headers, 'webhook-timestamp', NUMBER);
  const signatures = requiredHeader(headers, 'webhook-signature', /\S/);
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new WebhookError(
      'EXPIRED',
      `The timestamp differs from the present by more than ${toleranceSeconds} s`,
    );
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  if (!(await isSigned({ id, timestamp, body: bytes }, signatures, secrets)))
    throw new WebhookError('WRONG_SIGNATURE', 'No signature was made with one of the secrets');
  const value = parsed(textOf(bytes));
  if (!isBody<Data>(value)) throw new WebhookError('INVALID_BODY', 'The body is no delivery');
  const attempt = headerOf(headers, 'webhook-attempt') ?? '';
  const { eventId, type, changedAt, data, errors } = value;
  return {
    id,
    timestamp: Number(timestamp),
    attempt: NUMBER.test(attempt) ? Number(attempt) : 1,
    eventId,
    type,
    changedAt,
    data,
    ...(errors === undefined ? {} : { errors: errorsOf(errors) }),
  };
}
