import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const headers = { cookie: `console=${'c'.repeat(43)}`, language: 'EN' };
const me = { '/organiser/me': () => ({ id: '7', name: 'A', rights: ['administrator'], state: 'active' }) };
const message = {
  id: '7',
  channel: 'email',
  recipient: 'ad***@fair.example',
  subject: 'Hello',
  isSecret: false,
  attempts: 6,
  lastError: 'ETIMEDOUT',
  createTime: '2026-11-26 09:00:00',
  dueTime: '2026-11-26 09:00:10',
  failedTime: '2026-11-26 12:00:00',
  bouncedTime: '',
  bounceStatus: '',
  bounceText: '',
  requestId: '',
};
const health = {
  version: '1.2.3',
  nodeVersion: '22.19.0',
  startTime: '2026-11-26 08:00:00',
  parts: [{ name: 'database', state: 'ok', detail: 'PostgreSQL 17, 1 ms' }],
  waiting: [{ channel: 'sms', count: 0, oldestTime: '' }],
  failedMessages: 2,
  failedJobs: 1,
};

describe('operations through the gateway', () => {
  it('tell how the installation is, with both versions', async () => {
    const { query } = await useGateway({ ...me, '/organiser/operations/health': () => health });
    const { data, errors } = await query(
      `{ organiser { operationsHealth { gatewayVersion backendVersion startedAt failedMessageCount failedJobCount
         parts { name state detail } waiting { channel count oldestAt } } } }`,
      { headers },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      organiser: {
        operationsHealth: {
          gatewayVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
          backendVersion: '1.2.3',
          startedAt: '2026-11-26T08:00:00+08:00',
          failedMessageCount: 2,
          failedJobCount: 1,
          parts: [{ name: 'DATABASE', state: 'OK', detail: 'PostgreSQL 17, 1 ms' }],
          waiting: [{ channel: 'SMS', count: 0, oldestAt: null }],
        },
      },
    });
  });

  it('list messages by their state and page', async () => {
    const { query, rest } = await useGateway({
      ...me,
      '/organiser/operations/messages': () => ({
        records: [message],
        total: 41,
        size: 20,
        current: 3,
        pages: 3,
      }),
    });
    const { data } = await query(
      `{ organiser { operationsMessages(state: FAILED, page: 3) {
         totalCount pageInfo { pageCount hasNextPage } nodes { id channel lastError failedAt requestId } } } }`,
      { headers },
    );
    expect(rest.calls.map(({ path }) => path)).toContain(
      '/organiser/operations/messages?state=failed&pageNo=3&pageSize=20',
    );
    expect(data).toMatchObject({
      organiser: {
        operationsMessages: {
          totalCount: 41,
          pageInfo: { pageCount: 3, hasNextPage: false },
          nodes: [{ id: '7', channel: 'EMAIL', lastError: 'ETIMEDOUT', requestId: null }],
        },
      },
    });
  });

  it('tell of the rules of retention, with nothing where there is nothing to tell', async () => {
    const rule = {
      name: 'audit',
      name_dictText: 'Removes entries of the log.',
      days: 1095,
      isDefault: true,
      due: 12,
      countFailure: '',
      lastRunTime: '2026-11-26 09:00:00',
      lastRemoved: 3,
      removed: 15,
      failure: '57014',
    };
    const off = { ...rule, name: 'visitors', days: null, due: null, lastRunTime: '', failure: '' };
    const { query, rest } = await useGateway({
      ...me,
      '/organiser/operations/retention': () => [rule, off],
    });
    const { data, errors } = await query(
      `{ organiser { operationsRetention { name label days isDefault dueCount countFailure lastRunAt
         lastRemovedCount removedCount failure } } }`,
      { headers },
    );
    expect(errors).toBeUndefined();
    const shown = {
      name: 'audit',
      label: 'Removes entries of the log.',
      days: 1095,
      isDefault: true,
      dueCount: 12,
      countFailure: null,
      lastRunAt: '2026-11-26T09:00:00+08:00',
      lastRemovedCount: 3,
      removedCount: 15,
      failure: '57014',
    };
    expect(data).toEqual({
      organiser: {
        operationsRetention: [
          shown,
          { ...shown, name: 'visitors', days: null, dueCount: null, lastRunAt: null, failure: null },
        ],
      },
    });
    expect(rest.calls.filter(({ path }) => path === '/organiser/operations/retention')).toHaveLength(1);
  });

  it('list letters that came back with their reason, and discard one', async () => {
    const bounced = {
      ...message,
      recipient: 'ada@fair.example',
      bouncedTime: '2026-11-26 12:00:00',
      bounceStatus: '5.1.1',
      bounceText: 'User unknown',
    };
    const { query, rest } = await useGateway({
      ...me,
      '/organiser/operations/messages': () => ({
        records: [bounced],
        total: 1,
        size: 20,
        current: 1,
        pages: 1,
      }),
      '/organiser/operations/bounces/7/discard': () => message,
    });
    const { data } = await query(
      `{ organiser { operationsMessages(state: BOUNCED) { nodes { id recipient bouncedAt bounceStatus bounceText } } } }`,
      { headers },
    );
    expect(rest.calls.map(({ path }) => path)).toContain(
      '/organiser/operations/messages?state=bounced&pageNo=1&pageSize=20',
    );
    expect(data).toEqual({
      organiser: {
        operationsMessages: {
          nodes: [
            {
              id: '7',
              recipient: 'ada@fair.example',
              bouncedAt: '2026-11-26T12:00:00+08:00',
              bounceStatus: '5.1.1',
              bounceText: 'User unknown',
            },
          ],
        },
      },
    });
    const discarded = await query(
      `mutation { discardOperationsBounce(input: { id: "7" }) {
         operationsMessage { bouncedAt bounceStatus bounceText } errors { code } } }`,
      { headers },
    );
    const nothing = { bouncedAt: null, bounceStatus: null, bounceText: null };
    expect(discarded.data).toEqual({ discardOperationsBounce: { operationsMessage: nothing, errors: [] } });
  });

  it('answer a change with the message as it is now, and a refusal with its reason', async () => {
    const { query } = await useGateway({
      '/organiser/operations/messages/7/again': () => ({ ...message, failedTime: '' }),
      '/organiser/operations/messages/8/discard': () =>
        refusal(409, 500, 'given up already', undefined, 'CONFLICT'),
    });
    const change = (name: string, id: string) =>
      query(
        `mutation { ${name}(input: { id: "${id}" }) { operationsMessage { id failedAt } message errors { code message } } }`,
        { headers },
      );
    expect((await change('resendOperationsMessage', '7')).data).toMatchObject({
      resendOperationsMessage: { operationsMessage: { id: '7', failedAt: null }, errors: [] },
    });
    expect((await change('discardOperationsMessage', '8')).data).toMatchObject({
      discardOperationsMessage: {
        operationsMessage: null,
        errors: [{ code: 'CONFLICT', message: 'given up already' }],
      },
    });
  });
});
