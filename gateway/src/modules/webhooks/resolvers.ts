import type { GraphQLSchema } from 'graphql';
import type { Context } from '../../context/context.ts';
import { scopeMissing } from '../../partners/refusals.ts';
import type {
  ChangeType,
  CreateWebhookInput,
  MutationResolvers,
  QueryResolvers,
  WebhookAttemptResolvers,
  WebhookDeliveryConnectionResolvers,
  WebhookDeliveryLogResolvers,
  WebhookDeliveryResolvers,
  WebhookDeliveryState,
  WebhookPauseReason,
  WebhookResolvers,
} from '../../schema/resolvers.generated.ts';
import {
  isUsable,
  kinds,
  kindsOf,
  missingScopes,
  readSelection,
  selectionSchemaOf,
} from '../changes/index.ts';
import { payload } from '../user-errors.ts';
import type { WebhookDeliveryParent, WebhookParent } from './parents.ts';
import { changedWebhook, issuedWebhook, sentDelivery } from './payloads.ts';
import { type WebhookBody, webhookSource } from './source.ts';

const states: Record<WebhookDeliveryParent['state'], WebhookDeliveryState> = {
  new: 'PREPARING',
  ready: 'WAITING',
  delivered: 'DELIVERED',
  failed: 'FAILED',
};
const stateCodes: Record<WebhookDeliveryState, WebhookDeliveryParent['state']> = {
  PREPARING: 'new',
  WAITING: 'ready',
  DELIVERED: 'delivered',
  FAILED: 'failed',
};
const reasons: Record<NonNullable<WebhookParent['pauseReason']>, WebhookPauseReason> = {
  asked: 'ASKED',
  failing: 'FAILING',
  gone: 'GONE',
  scope: 'SCOPE',
  selection: 'SELECTION',
  backlog: 'BACKLOG',
  restored: 'RESTORED',
};

/** Kinds that this schema knows, by their words in the REST contract. */
const typesOf = (codes: readonly string[]): ChangeType[] =>
  kinds.flatMap(({ code, type }) => (codes.includes(code) ? [type] : []));

/** Why an input is refused before it is sent on; undefined where it is not. */
function refusalOf(input: CreateWebhookInput, schema: GraphQLSchema, { program, locale }: Context) {
  const read = readSelection(selectionSchemaOf(schema), input.selection);
  if (!isUsable(read))
    return { code: 'INVALID' as const, message: read.problem[locale], path: ['selection'] };
  const scopes = program?.scopes ?? [];
  const ofTypes = missingScopes(kindsOf(input.types), scopes);
  const missing = missingScopes(kindsOf(input.types), scopes, read.scopes);
  if (missing.length === 0) return undefined;
  const path = [ofTypes.length > 0 ? 'types' : 'selection'];
  return { code: 'NOT_ALLOWED' as const, message: scopeMissing(missing).text[locale], path };
}

const bodyOf = ({
  name,
  url,
  types,
  operations,
  recordIds,
  selection,
  locale,
}: CreateWebhookInput): WebhookBody => ({
  name,
  url,
  types: kindsOf(types).map(({ code }) => code),
  operations: operations ?? ['UPSERT', 'REMOVE'],
  recordIds: recordIds ?? [],
  selection,
  locale: locale ?? 'EN',
});

export const Webhook: WebhookResolvers = {
  types: ({ types }) => typesOf(types),
  state: ({ state }) => (state === 'active' ? 'ACTIVE' : 'PAUSED'),
  pauseReason: ({ pauseReason }) => pauseReason && reasons[pauseReason],
  waitingCount: ({ waiting }) => waiting,
  deliveredCount: ({ delivered }) => delivered,
  failedCount: ({ failed }) => failed,
  deliveries: ({ readDeliveries }, { state, first, after }) =>
    readDeliveries({ state: state ? stateCodes[state] : '', first, after: after ?? '' }),
};

export const WebhookDelivery: WebhookDeliveryResolvers = {
  type: ({ type }) => (type === null ? null : (typesOf([type])[0] ?? null)),
  state: ({ state }) => states[state],
  attemptCount: ({ attempts }) => attempts,
};

export const WebhookDeliveryConnection: WebhookDeliveryConnectionResolvers = {
  nodes: ({ records }) => records,
  pageInfo: ({ hasNext, endCursor }) => ({
    hasNextPage: hasNext,
    endCursor: endCursor === '' ? null : endCursor,
  }),
};

export const WebhookDeliveryLog: WebhookDeliveryLogResolvers = {
  delivery: (detail) => detail,
  attempts: ({ log }) => log,
};

export const WebhookAttempt: WebhookAttemptResolvers = {
  headers: ({ headers }) => Object.entries(headers).map(([name, value]) => ({ name, value })),
};

export const Query: Pick<QueryResolvers, 'webhook' | 'webhookDelivery' | 'webhooks'> = {
  webhooks: (_root, _args, context) => webhookSource(context).list(),
  webhook: (_root, { id }, context) => webhookSource(context).find(id),
  webhookDelivery: (_root, { id }, context) => webhookSource(context).delivery(id),
};

type Mutations =
  | 'changeWebhook'
  | 'createWebhook'
  | 'deleteWebhook'
  | 'pauseWebhook'
  | 'redeliverWebhook'
  | 'resumeWebhook'
  | 'rotateWebhookSecret'
  | 'testWebhook';

export const Mutation: Pick<MutationResolvers, Mutations> = {
  createWebhook: async (_root, { input }, context, { schema }) => {
    const source = webhookSource(context);
    const refused = refusalOf(input, schema, context);
    if (refused) return { secret: null, webhook: null, message: null, errors: [refused] };
    return issuedWebhook(() => source.add(bodyOf(input)));
  },
  changeWebhook: async (_root, { input: { id, ...input } }, context, { schema }) => {
    const source = webhookSource(context);
    const refused = refusalOf(input, schema, context);
    if (refused) return { webhook: null, message: null, errors: [refused] };
    return changedWebhook(() => source.change(id, bodyOf(input)));
  },
  deleteWebhook: (_root, { input: { id } }, context) =>
    payload(
      async () => {
        const { message } = await webhookSource(context).remove(id);
        return { webhook: null, message };
      },
      { webhook: null, message: null },
    ),
  pauseWebhook: (_root, { input: { id } }, context) => changedWebhook(() => webhookSource(context).pause(id)),
  resumeWebhook: (_root, { input: { id } }, context) =>
    changedWebhook(() => webhookSource(context).resume(id)),
  rotateWebhookSecret: (_root, { input: { id, overlapHours = 24 } }, context) =>
    issuedWebhook(() => webhookSource(context).rotate(id, overlapHours)),
  testWebhook: (_root, { input: { id } }, context) => sentDelivery(() => webhookSource(context).test(id)),
  redeliverWebhook: (_root, { input: { id } }, context) =>
    sentDelivery(() => webhookSource(context).again(id)),
};
