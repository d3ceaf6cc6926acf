import { describe, expect, it } from 'vitest';
import { RawReply } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const headers = { cookie: `session=${'a'.repeat(43)}` };
const row = {
  id: '1',
  email: 'ada@example.org',
  firstName: '',
  companyName: '',
  job: '',
  invitedUserId: null,
  regDate: null,
  createTime: '2025-06-16 09:00:00',
  mailTime: '2025-06-16 10:00:00',
};
const viewer = { '/app/identity/viewer': () => ({ id: '7', role: 'visitor', companyId: null }) };
const invite = `mutation ($input: InviteByEmailInput!) { inviteByEmail(input: $input) {
  sentCount message errors { code message path } } }`;
const path = '/app/invitations/email/ada%40example.org,%20bo%40example.org';
const emails = 'ada@example.org, bo@example.org';

describe('invitations through the gateway', () => {
  it(
    'a page costs one call and tells who has come',
    { tags: ['VC-080', 'VC-081', 'VC-082', 'REST-076'] },
    async () => {
      const { query, rest } = await useGateway({
        ...viewer,
        '/app/invitations/email': () => ({
          records: [
            row,
            {
              ...row,
              id: '2',
              firstName: '周琳',
              companyName: '浦东线缆',
              invitedUserId: '9',
              regDate: '2025-06-17 10:00:00',
            },
          ],
          total: 11,
        }),
      });
      const { data } = await query(
        `{ viewer { friendInvitations(email: "a&b") { totalCount pageInfo { pageCount }
        nodes { id email status firstName companyName registeredAt invitedAt mailedAt } } } }`,
        { headers },
      );
      const shared = {
        email: 'ada@example.org',
        invitedAt: '2025-06-16T09:00:00+08:00',
        mailedAt: '2025-06-16T10:00:00+08:00',
      };
      expect(data?.['viewer']?.['friendInvitations']).toEqual({
        totalCount: 11,
        pageInfo: { pageCount: 2 },
        nodes: [
          {
            id: '1',
            ...shared,
            status: 'TO_BE_INVITED',
            firstName: null,
            companyName: null,
            registeredAt: null,
          },
          {
            id: '2',
            ...shared,
            status: 'INVITED',
            firstName: '周琳',
            companyName: '浦东线缆',
            registeredAt: '2025-06-17T10:00:00+08:00',
          },
        ],
      });
      const calls = rest.calls.filter((call) => call.path.startsWith('/app/invitations'));
      expect(calls.map((call) => call.path)).toEqual([
        '/app/invitations/email?email=a%26b&pageNo=1&pageSize=10',
      ]);
    },
  );

  it(
    'the addresses are appended to the path, the language of the mails beside them',
    { tags: ['REST-036', 'VC-084'] },
    async () => {
      const { query, rest } = await useGateway({
        [path]: () => ({ sent: 2, recentlySent: 0, registered: 0 }),
      });
      const { data } = await query(invite, { headers, variables: { input: { emails, language: 'EN' } } });
      expect(data).toEqual({ inviteByEmail: { sentCount: 2, message: expect.any(String), errors: [] } });
      expect(rest.calls[0]).toMatchObject({
        method: 'POST',
        path: `${path}?mailLanguage=EN`,
        language: 'ZH',
      });
    },
  );

  it(
    'a refused list is told beside its field; one that fits no address line goes nowhere',
    { tags: ['VAL-035', 'VAL-037', 'ERR-020'] },
    async () => {
      const { query, rest } = await useGateway({
        [path]: () =>
          new RawReply(
            400,
            JSON.stringify({
              success: false,
              code: 500,
              message: '邮箱格式不正确',
              result: null,
              field: 'emails',
            }),
          ),
      });
      const { data } = await query(invite, { headers, variables: { input: { emails } } });
      expect(data?.['inviteByEmail']).toEqual({
        sentCount: 0,
        message: null,
        errors: [{ code: 'INVALID', message: '邮箱格式不正确', path: ['emails'] }],
      });
      const before = rest.calls.length;
      const { errors } = await query(invite, {
        headers,
        variables: { input: { emails: '线'.repeat(1000) } },
      });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(rest.calls).toHaveLength(before);
    },
  );
});
