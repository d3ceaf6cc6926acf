import { version } from '@wirefair/service-kit/version';
import { shanghaiText } from '../../../clock/clock.ts';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../http/errors.ts';
import type { Language } from '../../../http/language.ts';
import type { Page, PageRequest } from '../../../http/page.ts';
import { jobRecords, type JobRow, type Jobs } from '../../../jobs/index.ts';
import { bounceRecords, type OutboxState, type OutgoingRow, outboxRecords } from '../../../outbox/index.ts';
import type { Retention, RetentionStatus } from '../../../retention/index.ts';
import type { AuditAction } from '../audit/actions.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import type { OperationsHealth, OperationsJob, OperationsMessage, OperationsRetention } from './contract.ts';
import { jobKinds, refused } from './messages.ts';
import { partStates, type PartStateParts } from './part-states.ts';
import { shortened } from './shortened.ts';

export interface OperationsParts extends PartStateParts {
  database: Database;
  jobs: Pick<Jobs, 'again'>;
  audit: AuditLog;
  retention: Pick<Retention, 'status'>;
  /** The real time: messages and jobs are dated by it. */
  realTime: () => Date;
}

/** When this process was started. */
const startedAt = new Date(Date.now() - process.uptime() * 1000);

const timeOrBlank = (instant: Date | null): string => (instant ? shanghaiText(instant) : '');

const toMessage = (row: OutgoingRow): OperationsMessage => ({
  id: row.id,
  channel: row.channel === 'sms' ? 'sms' : 'email',
  // Whoever looks after a letter that came back has to find its person.
  recipient: row.bouncedAt ? row.recipient : shortened(row.recipient),
  subject: row.subject,
  isSecret: row.isSecret,
  attempts: row.attempts,
  lastError: row.lastError,
  createTime: shanghaiText(row.createdAt),
  dueTime: shanghaiText(row.dueAt),
  failedTime: timeOrBlank(row.failedAt),
  bouncedTime: timeOrBlank(row.bouncedAt),
  bounceStatus: row.bounceStatus,
  bounceText: row.bounceText,
  requestId: row.requestId,
});

const jobStates = ['waiting', 'running', 'done', 'failed'] as const;

const toJob = (row: JobRow, language: Language): OperationsJob => ({
  id: row.id,
  kind: row.kind,
  kind_dictText: jobKinds[row.kind]?.[language] ?? row.kind,
  state: jobStates.find((state) => state === row.state) ?? 'failed',
  done: row.done,
  total: row.total,
  tries: row.tries,
  createTime: shanghaiText(row.createdAt),
  finishedTime: timeOrBlank(row.finishedAt),
  requestId: row.requestId,
});

const toRetention = (
  { does, endedAt, ...rule }: RetentionStatus,
  language: Language,
): OperationsRetention => ({ ...rule, name_dictText: does[language], lastRunTime: timeOrBlank(endedAt) });

/** What an administrator sees and does about work that goes on behind the calls. The log names messages by their ids alone. */
export function operationsService(parts: OperationsParts) {
  const { database, jobs, audit, retention, realTime: now } = parts;
  const outbox = outboxRecords(database);
  const bounces = bounceRecords(database);
  const work = jobRecords(database);
  const states = partStates(parts);

  const record = (actor: Actor, action: AuditAction, subjectKind: string, id: string) =>
    audit.record(actor, { action, subjectKind, subjectId: id, subject: `#${id}` });

  /** Changes a message that has not been delivered. @throws Refusal 404, and what `change` throws */
  const changeMessage = (
    actor: Actor,
    id: string,
    action: AuditAction,
    change: (row: OutgoingRow) => Promise<OutgoingRow>,
  ): Promise<OperationsMessage> =>
    database.transaction(async () => {
      const row = await outbox.find(id);
      if (!row) throw notFound(refused.noMessage);
      const changed = await change(row);
      await record(actor, action, 'message', id);
      return toMessage(changed);
    });

  return {
    async health(): Promise<OperationsHealth> {
      const [waiting, failedMessages, failedJobs] = await Promise.all([
        outbox.waiting(),
        outbox.failedCount(),
        work.failedCount(),
      ]);
      return {
        version,
        nodeVersion: process.versions.node,
        startTime: shanghaiText(startedAt),
        parts: await states(new Map(waiting.map(({ channel, lastError }) => [channel, lastError]))),
        waiting: (['email', 'sms'] as const).map((channel) => {
          const those = waiting.find((one) => one.channel === channel);
          return { channel, count: those?.count ?? 0, oldestTime: timeOrBlank(those?.oldest ?? null) };
        }),
        failedMessages,
        failedJobs,
      };
    },

    /** The newest jobs, those that are open or failed before others. */
    jobs: async (language: Language): Promise<OperationsJob[]> =>
      (await work.newest()).map((row) => toJob(row, language)),

    /** Has a job go on that was given up. @throws Refusal 404; 409 for one that was not */
    jobAgain: (actor: Actor, id: string, language: Language): Promise<OperationsJob> =>
      database.transaction(async () => {
        const wasGivenUp = await jobs.again(id);
        const row = await work.find(id);
        if (!row) throw notFound(refused.noJob);
        if (!wasGivenUp) throw new Refusal(refused.jobNotFailed, 500, 409).because('CONFLICT');
        await record(actor, 'operations.job-again', 'job', id);
        return toJob(row, language);
      }),

    /** The rules of retention with what their next run would remove. */
    retention: async (language: Language): Promise<OperationsRetention[]> =>
      (await retention.status()).map((rule) => toRetention(rule, language)),

    async messages(state: OutboxState, request: PageRequest): Promise<Page<OperationsMessage>> {
      const { records, ...page } = await outbox.list(state, request);
      return { ...page, records: records.map(toMessage) };
    },

    /** Has a message tried at once. @throws Refusal 404; 409 for one whose code has gone */
    messageAgain: (actor: Actor, id: string): Promise<OperationsMessage> =>
      changeMessage(actor, id, 'operations.message-again', async (row) => {
        if (row.isSecret && row.body === '')
          throw new Refusal(refused.textGone, 500, 409).because('CONFLICT');
        return outbox.again(id, now());
      }),

    /** Gives a message up. @throws Refusal 404; 409 for one that was given up before */
    discardMessage: (actor: Actor, id: string): Promise<OperationsMessage> =>
      changeMessage(actor, id, 'operations.message-discard', async (row) => {
        if (row.failedAt) throw new Refusal(refused.alreadyGivenUp, 500, 409).because('CONFLICT');
        return outbox.discard(id, now());
      }),

    /** Has an address be written to again from which letters came back. @throws Refusal 404 */
    discardBounce: (actor: Actor, id: string): Promise<OperationsMessage> =>
      database.transaction(async () => {
        const row = await outbox.findBounced(id);
        if (!row) throw notFound(refused.noBounce);
        await bounces.clear(row.recipient);
        await record(actor, 'operations.bounce-discard', 'message', id);
        return toMessage({ ...row, bouncedAt: null, bounceStatus: '', bounceText: '' });
      }),
  };
}
