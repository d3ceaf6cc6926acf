import { version } from '@wirefair/service-kit/version';
import type { Written } from '../../../rest/calls.ts';
import type {
  MutationResolvers,
  OperationsHealthResolvers,
  OperationsJobResolvers,
  OperationsMessagePageResolvers,
  OperationsMessageResolvers,
  OperationsPartResolvers,
  OperationsRetentionRuleResolvers,
  OperationsWaitingResolvers,
  OrganiserResolvers,
} from '../../../schema/resolvers.generated.ts';
import { codeOf, valueOf } from '../../enum-codes.ts';
import { instantOrNull, isoInstant, pageFields, pageParent } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import type { OperationsMessageParent } from './parents.ts';
import { operationsSource } from './source.ts';

/** A change of a message that went well or was refused. */
const changedMessage = (change: () => Promise<Written<OperationsMessageParent>>) =>
  payload(
    async () => {
      const { result, message } = await change();
      return { operationsMessage: result, message };
    },
    { operationsMessage: null, message: null },
  );

export const OperationsJob: OperationsJobResolvers = {
  label: ({ kind_dictText }) => kind_dictText,
  state: ({ state }) => valueOf(state),
  createdAt: ({ createTime }) => isoInstant(createTime),
  finishedAt: ({ finishedTime }) => instantOrNull(finishedTime),
  requestId: ({ requestId }) => requestId || null,
};

export const OperationsMessage: OperationsMessageResolvers = {
  channel: ({ channel }) => valueOf(channel),
  lastError: ({ lastError }) => lastError || null,
  createdAt: ({ createTime }) => isoInstant(createTime),
  dueAt: ({ dueTime }) => isoInstant(dueTime),
  failedAt: ({ failedTime }) => instantOrNull(failedTime),
  bouncedAt: ({ bouncedTime }) => instantOrNull(bouncedTime),
  bounceStatus: ({ bounceStatus }) => bounceStatus || null,
  bounceText: ({ bounceText }) => bounceText || null,
  requestId: ({ requestId }) => requestId || null,
};

export const OperationsMessagePage: OperationsMessagePageResolvers = pageFields;

export const OperationsPart: OperationsPartResolvers = {
  name: ({ name }) => valueOf(name),
  state: ({ state }) => valueOf(state),
};

export const OperationsRetentionRule: OperationsRetentionRuleResolvers = {
  label: ({ name_dictText }) => name_dictText,
  dueCount: ({ due }) => due,
  countFailure: ({ countFailure }) => countFailure || null,
  lastRunAt: ({ lastRunTime }) => instantOrNull(lastRunTime),
  lastRemovedCount: ({ lastRemoved }) => lastRemoved,
  removedCount: ({ removed }) => removed,
  failure: ({ failure }) => failure || null,
};

export const OperationsWaiting: OperationsWaitingResolvers = {
  channel: ({ channel }) => valueOf(channel),
  oldestAt: ({ oldestTime }) => instantOrNull(oldestTime),
};

export const OperationsHealth: OperationsHealthResolvers = {
  gatewayVersion: () => version,
  backendVersion: ({ version: ofBackend }) => ofBackend,
  startedAt: ({ startTime }) => isoInstant(startTime),
  failedMessageCount: ({ failedMessages }) => failedMessages,
  failedJobCount: ({ failedJobs }) => failedJobs,
};

export const Organiser: Pick<
  OrganiserResolvers,
  'operationsHealth' | 'operationsJobs' | 'operationsMessages' | 'operationsRetention'
> = {
  operationsHealth: (_record, _args, context) => operationsSource(context).health(),
  operationsJobs: (_record, _args, context) => operationsSource(context).jobs(),
  operationsRetention: (_record, _args, context) => operationsSource(context).retention(),
  operationsMessages: (_record, { state, ...page }, context) =>
    pageParent(operationsSource(context).messages(codeOf(state), page), page),
};

export const Mutation: Pick<
  MutationResolvers,
  'discardOperationsBounce' | 'discardOperationsMessage' | 'resendOperationsMessage' | 'retryOperationsJob'
> = {
  retryOperationsJob: (_root, { input: { id } }, context) =>
    payload(
      async () => {
        const { result, message } = await operationsSource(context).retry(id);
        return { job: result, message };
      },
      { job: null, message: null },
    ),
  resendOperationsMessage: (_root, { input: { id } }, context) =>
    changedMessage(() => operationsSource(context).resend(id)),
  discardOperationsMessage: (_root, { input: { id } }, context) =>
    changedMessage(() => operationsSource(context).discard(id)),
  discardOperationsBounce: (_root, { input: { id } }, context) =>
    changedMessage(() => operationsSource(context).discardBounce(id)),
};
