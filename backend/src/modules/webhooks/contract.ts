import Type, { type Static } from 'typebox';
import { characters } from '../../http/characters.ts';
import { keyScopes } from '../api-keys/index.ts';
import { Change, changeTypes, type ChangeType } from '../changes/index.ts';
import {
  LONGEST_NAME,
  LONGEST_OVERLAP_HOURS,
  LONGEST_SELECTION,
  LONGEST_URL,
  MOST_RECORD_IDS,
  RENDERED_AT_ONCE,
} from './limits.ts';
import {
  deliveryStates,
  type DeliveryState,
  pauseReasons,
  type PauseReason,
  type WebhookOperation,
  webhookOperations,
} from './words.ts';

const ChangeKind = Type.Unsafe<ChangeType>({ type: 'string', enum: changeTypes });
const Operation = Type.Unsafe<WebhookOperation>({ type: 'string', enum: webhookOperations });
const Language = Type.Unsafe<'ZH' | 'EN'>({ type: 'string', enum: ['ZH', 'EN'] });
const Scope = Type.Unsafe<(typeof keyScopes)[number]>({ type: 'string', enum: keyScopes });
const Instant = (description: string) => Type.String({ format: 'date-time', description });
const MaybeInstant = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

export const Webhook = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    url: Type.String(),
    types: Type.Array(ChangeKind),
    operations: Type.Array(Operation),
    recordIds: Type.Array(Type.String(), { description: 'Only changes of these records; empty: of all.' }),
    selection: Type.String(),
    locale: Language,
    state: Type.Unsafe<'active' | 'paused'>({ type: 'string', enum: ['active', 'paused'] }),
    pauseReason: Type.Unsafe<PauseReason | null>({
      type: ['string', 'null'],
      enum: [...pauseReasons, null],
      description: 'Why it is paused; null while it is active.',
    }),
    pausedAt: MaybeInstant('Since when it is paused, the real time; null while it is active.'),
    missedAfter: Type.Union([Type.String(), Type.Null()], {
      description:
        'Cursor of the log of changes from which on it may have missed some; null: it has missed none.',
    }),
    failures: Type.Integer({ description: 'Calls that failed since the last one that went well.' }),
    waiting: Type.Integer({ description: 'Deliveries that wait, tried or not.' }),
    delivered: Type.Integer({ description: 'Deliveries of the last 24 hours that it has taken.' }),
    failed: Type.Integer({ description: 'Deliveries of the last 24 hours that are not tried any more.' }),
    lastSuccessAt: MaybeInstant('When it last took a delivery, the real time; null if never.'),
    oldSecretEndsAt: MaybeInstant(
      'Until when the secret before the last rotation signs as well; null: it does not.',
    ),
    createdAt: Instant('The real time, UTC.'),
  },
  { $id: 'Webhook', description: 'An address of a partner that is called when public records change.' },
);
export type Webhook = Static<typeof Webhook>;

export const IssuedWebhook = Type.Object(
  {
    secret: Type.String({ description: 'What deliveries are signed with. It is told here and never again.' }),
    record: Webhook,
  },
  { $id: 'IssuedWebhook', description: 'An address with its new secret.' },
);
export type IssuedWebhook = Static<typeof IssuedWebhook>;

/** What a partner says of an address, all of it each time. The selection was checked by the gateway that calls. */
export const WebhookBody = Type.Object(
  {
    name: characters(LONGEST_NAME, { default: '', description: `At most ${LONGEST_NAME} characters.` }),
    url: Type.String({ maxLength: LONGEST_URL, default: '' }),
    types: Type.Array(ChangeKind, { maxItems: changeTypes.length, default: [] }),
    operations: Type.Array(Operation, { maxItems: webhookOperations.length, default: [] }),
    recordIds: Type.Array(Type.String({ maxLength: 40 }), { maxItems: MOST_RECORD_IDS, default: [] }),
    selection: Type.String({ minLength: 1, maxLength: LONGEST_SELECTION }),
    locale: Language,
  },
  { additionalProperties: false },
);
export type WebhookBody = Static<typeof WebhookBody>;

export const SecretRotation = Type.Object(
  {
    overlapHours: Type.Integer({
      minimum: 0,
      maximum: LONGEST_OVERLAP_HOURS,
      default: 24,
      description: 'For how many hours deliveries are signed with both secrets.',
    }),
  },
  { additionalProperties: false },
);

export const Attempt = Type.Object(
  {
    id: Type.String(),
    startedAt: Instant('The real time, UTC.'),
    durationMs: Type.Integer(),
    url: Type.String(),
    headers: Type.Record(Type.String(), Type.String(), { description: 'Headers that were sent.' }),
    status: Type.Union([Type.Integer(), Type.Null()], {
      description: 'HTTP status; null where no answer came.',
    }),
    response: Type.String({ description: 'Beginning of the answer.' }),
    error: Type.String({ description: 'Why it counts as failed, in a word; blank where it went well.' }),
  },
  { $id: 'WebhookAttempt', description: 'One call of an address.' },
);
export type Attempt = Static<typeof Attempt>;

export const Delivery = Type.Object(
  {
    id: Type.String(),
    webhookId: Type.String(),
    eventId: Type.String({ description: 'Names the change, the same for all addresses; blank for a test.' }),
    type: Type.Union([ChangeKind, Type.Null()], { description: 'Kind of the record; null for a test.' }),
    recordId: Type.Union([Type.String(), Type.Null()], { description: 'Id of the record; null for a test.' }),
    state: Type.Unsafe<DeliveryState>({ type: 'string', enum: deliveryStates }),
    attempts: Type.Integer(),
    nextAttemptAt: MaybeInstant('When it is sent again at the earliest; null where it is not sent any more.'),
    createdAt: Instant('The real time, UTC.'),
    finishedAt: MaybeInstant('When it was taken or given up; null while it waits.'),
  },
  { $id: 'WebhookDelivery', description: 'What an address is told of one change.' },
);
export type Delivery = Static<typeof Delivery>;

export const DeliveryDetail = Type.Object(
  {
    ...Delivery.properties,
    body: Type.String({ description: 'What is sent; blank before it is made and after it was removed.' }),
    log: Type.Array(Attempt, { description: 'Its calls, the newest first, 50 at most.' }),
  },
  { $id: 'WebhookDeliveryDetail', description: 'A delivery with what was sent and answered.' },
);
export type DeliveryDetail = Static<typeof DeliveryDetail>;

export const DeliveryQuery = Type.Object({
  state: Type.Union([Type.Unsafe<DeliveryState | ''>({ type: 'string', enum: [...deliveryStates, ''] })], {
    default: '',
    description: 'Only deliveries in this state; blank for all.',
  }),
  first: Type.Integer({
    minimum: 1,
    maximum: 100,
    default: 20,
    description: 'Deliveries of the answer at most.',
  }),
  after: Type.String({
    pattern: '^[0-9]{0,19}$',
    default: '',
    description: '`endCursor` of an earlier answer; blank for the newest.',
  }),
});
export type DeliveryQuery = Static<typeof DeliveryQuery>;

export const DeliveryPage = Type.Object({
  records: Type.Array(Delivery),
  hasNext: Type.Boolean({ description: 'Whether older deliveries follow.' }),
  endCursor: Type.String({
    description: 'What `after` takes for those that follow; blank where there are none.',
  }),
});
export type DeliveryPage = Static<typeof DeliveryPage>;

/** A body that a gateway has to make. */
export const Rendering = Type.Object(
  {
    id: Type.String({ description: 'Id of the delivery.' }),
    attempt: Type.Integer({ description: 'Tells this lease from an earlier one.' }),
    selection: Type.String(),
    locale: Language,
    scopes: Type.Array(Scope, { description: 'What the selection may read now.' }),
    change: Change,
  },
  { $id: 'WebhookRendering', description: 'What a gateway needs to make what a delivery carries.' },
);
export type Rendering = Static<typeof Rendering>;

export const Renderings = Type.Object({
  site: Type.String({ description: 'Origin of the site, for absolute addresses.' }),
  renderings: Type.Array(Rendering),
});
export type Renderings = Static<typeof Renderings>;

/** What gateways have made. */
export const RenderedBody = Type.Object(
  {
    rendered: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[0-9]{1,19}$' }),
          attempt: Type.Integer({ minimum: 1 }),
          payload: Type.String({
            description: 'Answer of the selection as JSON; blank where there is a problem.',
          }),
          problem: Type.Unsafe<'' | 'scope' | 'selection'>({
            type: 'string',
            enum: ['', 'scope', 'selection'],
            description: 'Why the selection cannot be answered: the address is paused for it.',
          }),
        },
        { additionalProperties: false },
      ),
      { maxItems: RENDERED_AT_ONCE },
    ),
  },
  { additionalProperties: false },
);
export type RenderedBody = Static<typeof RenderedBody>;
