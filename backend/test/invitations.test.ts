import { describe, expect, it } from 'vitest';
import { invitationStore } from '../src/modules/invitations/store.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

interface Invitation {
  id: string;
  email: string;
  firstName: string;
  companyName: string;
  invitedUserId: string | null;
  regDate: string | null;
}
interface Page {
  records: Invitation[];
  total: number;
}
interface Outcome {
  sent: number;
  recentlySent: number;
  registered: number;
}

const HOUR = 3_600_000;
const START = new Date('2025-06-16T09:00:00+08:00');

describe('invitations by e-mail', () => {
  const service = useService();
  const inviter = () => signedIn(service, 'visitor', { nickName: '林晓', companyName: '华东电缆' });
  const invite = (token: string | undefined, emails: string, language = 'ZH', mailLanguage?: string) =>
    service.call<Outcome>(
      'POST',
      `/app/invitations/email/${encodeURIComponent(emails)}${mailLanguage ? `?mailLanguage=${mailLanguage}` : ''}`,
      { language, ...(token === undefined ? {} : { token }) },
    );
  const list = async (token: string, query = '') =>
    (await service.call<Page>('GET', `/app/invitations/email${query}`, { token })).result;
  const mailsTo = (email: string) => service.sent.filter(({ recipient }) => recipient === email);
  const keyOf = (email: string) =>
    required(/[?&]invite=([\w-]+)/.exec(required(mailsTo(email).at(-1)).body)?.[1]);

  it(
    'every address gets a mail with a link of its own, in the language asked for',
    { tags: ['REST-036', 'DESIGN-049', 'VC-084'] },
    async () => {
      const { token } = await inviter();
      const answer = await invite(token, 'ada@one.example, BO@one.example', 'ZH', 'EN');
      expect(answer).toMatchObject({
        status: 200,
        message: '邀请已发送至 2 个邮箱',
        result: { sent: 2, recentlySent: 0, registered: 0, returned: 0 },
      });
      const mail = required(mailsTo('ada@one.example')[0]);
      expect(mail).toMatchObject({
        channel: 'email',
        language: 'EN',
        subject: '林晓, 华东电缆 invites you to The 12th International Wire & Cable Industry Exhibition',
      });
      expect(mail.body).toMatch(/Dates: 27\s?–\s?29 August 2025/);
      expect(mail.body).toMatch(/https:\/\/fair\.example\/d\/vistor\/register\?invite=[\w-]{22}\n/);
      expect(mail.html).toContain(
        `href="https://fair.example/d/vistor/register?invite=${keyOf('ada@one.example')}"`,
      );
      expect(mail.html).toContain('Wire &amp; Cable');
      expect(keyOf('bo@one.example')).not.toBe(keyOf('ada@one.example'));
      await invite(token, 'zh@one.example');
      const chinese = required(mailsTo('zh@one.example')[0]);
      expect(chinese.body).toContain('时间：2025年8月27日至29日');
      expect(chinese.body + required(chinese.html).replaceAll(/<style.*<.style>|<[^>]*>/g, '')).not.toMatch(
        /[a-z]{3,} [a-z]{3,}/i,
      );
    },
  );

  it('what people are called cannot write mail of their own', async () => {
    const { token } = await signedIn(service, 'visitor', {
      nickName: '<b>Ada</b>\r\nBcc: x@evil.example',
      companyName: '"><img src=x>'.repeat(30),
    });
    await invite(token, 'eve@one.example', 'EN');
    const mail = required(mailsTo('eve@one.example')[0]);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.subject?.length).toBeLessThan(300);
    expect(mail.html).not.toMatch(/<b>|<img/);
  });

  /** Nothing is sent to anybody. */
  async function expectRefused(emails: string, chinese: string, english: string) {
    const { token } = await inviter();
    const before = service.sent.length;
    expect(await invite(token, emails)).toMatchObject({
      status: 400,
      code: 500,
      message: chinese,
      field: 'emails',
    });
    expect((await invite(token, emails, 'EN')).message).toBe(english);
    expect(service.sent.length).toBe(before);
    expect((await list(token)).total).toBe(0);
  }

  it('asks for addresses', { tags: ['DESIGN-002', 'VAL-035'] }, () =>
    expectRefused(' ', '请输入受邀人的邮箱', 'Enter the e-mail addresses to invite'),
  );

  it('a wrong address refuses the whole list', { tags: ['DESIGN-002', 'VAL-037', 'ERR-020'] }, () =>
    expectRefused('ok@two.example,bad', '邮箱格式不正确', 'The mailbox format is incorrect'),
  );

  it('an address twice refuses the whole list', { tags: ['DESIGN-002', 'VAL-038', 'ERR-021'] }, () =>
    expectRefused(
      'a@two.example,A@two.example',
      '邮箱中存在重复数据',
      'Duplicate data exists in the mailbox',
    ),
  );

  it(
    'a double press sends one mail; after an hour there is a second one, with the same link',
    { tags: ['DESIGN-049'] },
    async () => {
      const { token } = await inviter();
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => invite(token, 'twice@three.example, too@three.example', 'EN')),
      );
      expect(answers.map(({ result }) => result.sent).sort()).toEqual([...Array(11).fill(0), 2]);
      expect(mailsTo('twice@three.example')).toHaveLength(1);
      expect(answers.find(({ result }) => result.sent === 0)?.message).toBe(
        '2 not sent again: invited within the last hour',
      );
      const key = keyOf('twice@three.example');
      service.clock.set(new Date(START.getTime() + HOUR));
      expect((await invite(token, 'twice@three.example')).result).toMatchObject({ sent: 1, recentlySent: 0 });
      expect(keyOf('twice@three.example')).toBe(key);
      expect((await list(token)).total).toBe(2);
      service.clock.set(START);
    },
  );

  it(
    'the inviter sees who came by an invitation, and no further mail goes there',
    { tags: ['DESIGN-021', 'VC-081', 'VC-082', 'CONFLICT-029'] },
    async () => {
      const [mine, other, friend, second] = [
        await inviter(),
        await inviter(),
        await signedIn(service),
        await signedIn(service),
      ];
      await invite(mine.token, 'friend@four.example');
      await invite(other.token, 'friend@four.example');
      const key = keyOf('friend@four.example');
      const arrival = (accountId: string, firstName: string) =>
        invitationStore(service.database()).arrived(key, {
          accountId,
          firstName,
          email: '',
          companyName: '浦东线缆',
          position: '2',
          at: new Date('2025-06-17T10:00:00+08:00'),
        });
      // A forwarded link counts once, and never for whoever sent it.
      await arrival(other.id, '自己');
      await arrival(friend.id, '周琳');
      await arrival(second.id, '后来');
      expect((await list(other.token)).records[0]).toMatchObject({
        email: 'friend@four.example',
        firstName: '周琳',
        companyName: '浦东线缆',
        job: '2',
        invitedUserId: friend.id,
        regDate: '2025-06-17 10:00:00',
      });
      expect((await list(mine.token)).records[0]).toMatchObject({ invitedUserId: null, regDate: null });
      service.clock.set(new Date(START.getTime() + 2 * HOUR));
      const before = mailsTo('friend@four.example').length;
      expect(await invite(other.token, 'friend@four.example', 'EN')).toMatchObject({
        message: '1 registered already',
        result: { sent: 0, registered: 1 },
      });
      expect(mailsTo('friend@four.example')).toHaveLength(before);
      service.clock.set(START);
    },
  );

  it(
    'lists the own ones by page, ten each, and by part of an address',
    { tags: ['VC-080', 'REST-076', 'REST-077', 'CONFLICT-027', 'CONFLICT-030'] },
    async () => {
      const { token } = await inviter();
      const other = await inviter();
      await invite(token, Array.from({ length: 11 }, (_, at) => `p${at}@five.example`).join());
      await invite(other.token, 'p3@five.example');
      const first = await list(token);
      expect([first.records.length, first.total]).toEqual([10, 11]);
      expect((await list(token, '?pageNo=2')).records).toHaveLength(1);
      expect((await list(token, '?email=P1')).records.map(({ email }) => email).sort()).toEqual(
        ['p10@five.example', 'p1@five.example'].sort(),
      );
      // A sign of the search is a sign like others.
      expect((await list(token, '?email=%25')).total).toBe(0);
      expect((await list(other.token)).total).toBe(1);
    },
  );

  it('writes to three hundred addresses a day at most, all of a list or none', async () => {
    const { token } = await inviter();
    const batch = (at: number) => Array.from({ length: 50 }, (_, one) => `d${at}-${one}@six.example`).join();
    for (let at = 0; at < 6; at += 1) expect((await invite(token, batch(at))).status).toBe(200);
    expect(await invite(token, 'last@six.example')).toMatchObject({ status: 429, code: 429 });
    expect((await list(token)).total).toBe(300);
    service.clock.set(new Date(START.getTime() + 25 * HOUR));
    expect((await invite(token, 'last@six.example')).status).toBe(200);
    service.clock.set(START);
  });

  it('guests invite nobody and see nothing', { tags: ['ROLE-017'] }, async () => {
    expect(await invite(undefined, 'ada@seven.example')).toMatchObject({ status: 401 });
    expect(await service.call('GET', '/app/invitations/email')).toMatchObject({ status: 401 });
  });
});
