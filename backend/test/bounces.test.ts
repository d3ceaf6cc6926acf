import { createMetrics } from '@wirefair/service-kit/metrics';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { subscriptions } from '../src/modules/content/tables.ts';
import { auditEntries } from '../src/modules/organiser/audit/tables.ts';
import type { OperationsMessage } from '../src/modules/organiser/operations/contract.ts';
import { returnAddresses } from '../src/outbox/bounces/index.ts';
import { outgoing } from '../src/outbox/tables.ts';
import { signedIn } from './support/accounts.ts';
import { bounceLetter } from './support/bounce-letter.ts';
import { first, required } from './support/required.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';

const SECRET = 'the secret of the mail server in these tests';
const FORMER = 'the secret that the mail server had before it';
const settings = { address: 'bounces@fair.example', secrets: [SECRET, FORMER] };
const DAY = 24 * 60 * 60_000;

describe('letters that come back', () => {
  const metrics = createMetrics();
  const service = useService({ metrics, bounces: settings });
  const orm = () => service.database().orm();
  const addressOf = (id: string) => returnAddresses(settings.address, service.seal).of(id);
  const row = async (id: string) => first(await orm().select().from(outgoing).where(eq(outgoing.id, id)));
  const counted = async (kind: string) =>
    (await metrics.getSingleMetric('outbox_bounces_total')?.get())?.values.find(
      ({ labels }) => labels['kind'] === kind,
    )?.value ?? 0;

  async function letter(values: Partial<typeof outgoing.$inferInsert> = {}): Promise<string> {
    const now = service.realTime();
    const [added] = await orm()
      .insert(outgoing)
      .values({
        channel: 'email',
        recipient: 'ada@bounce.example',
        language: 'EN',
        subject: 'Hello',
        body: 'text',
        createdAt: now,
        dueAt: now,
        sentAt: now,
        ...values,
      })
      .returning();
    return required(added).id;
  }
  async function hand(
    payload: string | Buffer,
    { secret = SECRET, recipient = '', type = 'message/rfc822' } = {},
  ) {
    const answer = await service.app().inject({
      method: 'POST',
      url: `/hooks/bounces?${new URLSearchParams({ recipient }).toString()}`,
      headers: { 'content-type': type, authorization: `Bearer ${secret}` },
      payload,
    });
    return { status: answer.statusCode, ...answer.json<{ success: boolean; result: unknown }>() };
  }
  const comesBack = async (id: string, report: Parameters<typeof bounceLetter>[0] = {}) =>
    hand(bounceLetter({ to: addressOf(id), ...report }));

  beforeEach(async () => {
    await orm().delete(outgoing);
  });

  it('are marked with status and words, lose their text, and count once however often the report comes', async () => {
    const id = await letter();
    const before = await counted('permanent');
    const reports = await Promise.all([1, 2, 3].map(() => comesBack(id)));
    for (const report of reports) expect(report).toMatchObject({ status: 200, success: true, result: null });
    expect(await row(id)).toMatchObject({
      bouncedAt: expect.any(Date),
      bounceStatus: '5.1.1',
      bounceText: '550 5.1.1 User unknown',
      body: '',
    });
    expect(await counted('permanent')).toBe(before + 1);
  });

  it('are only noted where they are delayed, and marked where they fail afterwards', async () => {
    const id = await letter();
    await comesBack(id, { action: 'delayed', status: '4.4.1', diagnostic: 'smtp; timeout' });
    expect(await row(id)).toMatchObject({ bouncedAt: null, bounceStatus: '4.4.1', body: 'text' });
    await comesBack(id);
    expect((await row(id)).bouncedAt).toBeInstanceOf(Date);
  });

  it('are known by what the mail server says of the address, whatever stands in the letter', async () => {
    const id = await letter();
    await hand(bounceLetter({ to: 'postmaster@mail.example.org' }), { recipient: addressOf(id) });
    expect((await row(id)).bouncedAt).toBeInstanceOf(Date);
  });

  it('change nothing where the address is wrong or old, and are answered the same', async () => {
    const [id, old, waiting, sms] = [
      await letter(),
      await letter({ sentAt: new Date(service.realTime().getTime() - 31 * DAY) }),
      await letter({ sentAt: null }),
      await letter({ channel: 'sms', recipient: '+8613800138000' }),
    ];
    const ignored = await counted('ignored');
    const wrong = addressOf(id).replace(`${id}-`, `${Number(id) + 1}-`);
    const letters = [
      bounceLetter({ to: wrong }),
      bounceLetter({ to: settings.address }),
      bounceLetter({ to: addressOf('1999999999999') }),
      ...[old, waiting, sms].map((one) => bounceLetter({ to: addressOf(one) })),
      '',
      Buffer.from([0, 1, 2, 255]),
    ];
    for (const one of letters) expect(await hand(one)).toMatchObject({ status: 200, success: true });
    for (const one of [id, old, waiting, sms])
      expect(await row(one)).toMatchObject({ bouncedAt: null, bounceStatus: '', body: 'text' });
    expect(await counted('ignored')).toBe(ignored + letters.length);
  });

  it('are taken of who knows a secret alone, as what they are, and no longer than they may be', async () => {
    const id = await letter();
    const report = bounceLetter({ to: addressOf(id) });
    for (const secret of ['', 'wrong', `${SECRET}x`])
      expect((await hand(report, { secret })).status).toBe(401);
    expect((await hand(report, { type: 'text/plain' })).status).toBe(415);
    expect((await hand(Buffer.alloc(101 * 1024, 'x'))).status).toBe(413);
    expect((await row(id)).bouncedAt).toBeNull();
    expect((await hand(report, { secret: FORMER })).status).toBe(200);
    expect((await row(id)).bouncedAt).not.toBeNull();
  });

  it('are seen at the console with address and reason, and discarded with all of their address', async () => {
    const { token } = await staffMember(service, 'administrator');
    const ids = [await letter(), await letter({ subject: 'Second' })];
    for (const id of ids) await comesBack(id);
    const list = async () =>
      (
        await service.call<{ records: OperationsMessage[]; total: number }>(
          'GET',
          '/organiser/operations/messages?state=bounced',
          { token, language: 'EN' },
        )
      ).result;
    expect(await list()).toMatchObject({
      total: 2,
      records: [
        {
          id: ids[1],
          subject: 'Second',
          recipient: 'ada@bounce.example',
          bounceStatus: '5.1.1',
          bounceText: '550 5.1.1 User unknown',
          bouncedTime: expect.stringMatching(/^\d{4}-/),
        },
        { id: ids[0] },
      ],
    });
    const discard = () =>
      service.call('POST', `/organiser/operations/bounces/${required(ids[0])}/discard`, {
        token,
        language: 'EN',
      });
    expect(await discard()).toMatchObject({
      status: 200,
      message: 'Discarded: invitations and newsletters go to this address again',
    });
    expect((await list()).total).toBe(0);
    expect((await discard()).status).toBe(404);
    const entries = await orm()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'operations.bounce-discard'));
    expect(entries).toMatchObject([{ subject: `#${required(ids[0])}` }]);
    const { token: editor } = await staffMember(service, 'editor');
    const path = `/organiser/operations/bounces/${required(ids[0])}/discard`;
    expect((await service.call('POST', path, { token: editor })).status).toBe(403);
  });

  it('keep invitations from their address, which says so in both languages', async () => {
    await comesBack(await letter({ recipient: 'gone@bounce.example' }));
    const { token } = await signedIn(service);
    const invite = (language: string) =>
      service.call<object>(
        'POST',
        `/app/invitations/email/${encodeURIComponent('gone@bounce.example,here@bounce.example')}`,
        { token, language },
      );
    expect(await invite('EN')).toMatchObject({
      result: { sent: 1, returned: 1 },
      message: '1 invitation sent; 1 not sent: earlier e-mails to that address came back',
    });
    expect((await invite('ZH')).message).toContain('1 个邮箱曾退信，未发送');
    expect(service.sent.map(({ recipient }) => recipient)).not.toContain('gone@bounce.example');
  });

  it('keep the newsletter from their address, until its owner confirms it again', async () => {
    const email = 'reader@bounce.example';
    const { token } = await staffMember(service, 'administrator');
    const listed = async () => {
      const lists = await service.call<{ name: string; rows: number }[]>('GET', '/organiser/exports', {
        token,
      });
      return required(lists.result.find(({ name }) => name === 'subscriptions')).rows;
    };
    const ask = () =>
      service.call('POST', '/app/user/addExhibition', {
        body: { roleName: 'Visitor', companyName: 'Kabelwerk', contactName: 'Ada', email },
        language: 'EN',
      });
    const keyOf = async () =>
      first(await orm().select().from(subscriptions).where(eq(subscriptions.email, email))).key;
    const confirm = async () => service.post('/app/content/confirmSubscription', { key: await keyOf() });
    await ask();
    await confirm();
    const all = await listed();
    await comesBack(await letter({ recipient: email }));
    expect(await listed()).toBe(all - 1);
    await ask();
    expect(required(service.sent.at(-1)).subject).toMatch(/^Please confirm your subscription/);
    expect(await listed()).toBe(all - 1);
    expect((await confirm()).status).toBe(200);
    expect(await listed()).toBe(all);
  });

  it('count no more once a code that was sent to their address has come', async () => {
    const email = 'coded@bounce.example';
    await signedIn(service, 'visitor', { email });
    const id = await letter({ recipient: email });
    await comesBack(id);
    const from = '203.0.113.200';
    await service.call('POST', `/app/login/emailCode?email=${email}`, { from });
    const code = required(/\d{6}/.exec(required(service.sent.at(-1)).body)?.[0]);
    const signIn = (captcha: string) =>
      service.call('POST', '/app/login/loginByToken', {
        from,
        body: { mobile: email, captcha, clientType: 1 },
      });
    expect((await signIn(code === '000000' ? '111111' : '000000')).success).toBe(false);
    expect((await row(id)).bouncedAt).not.toBeNull();
    expect((await signIn(code)).status).toBe(200);
    expect((await row(id)).bouncedAt).toBeNull();
  });

  it('stay for two years, while others of their age go', async () => {
    const { old, young } = {
      old: new Date(service.realTime().getTime() - 731 * DAY),
      young: new Date(service.realTime().getTime() - 729 * DAY),
    };
    const kept = await letter({ sentAt: young, bouncedAt: young });
    await letter({ sentAt: old, bouncedAt: old });
    await letter({ sentAt: young });
    await service.retention().sweep('delivered-messages');
    expect(await orm().$count(outgoing)).toBe(2);
    await service.retention().sweep('bounced-letters');
    expect((await orm().select().from(outgoing)).map(({ id }) => id)).toEqual([kept]);
  });
});

describe('letters that come back where no address is set for them', () => {
  const service = useService();
  it('are taken of nobody', async () => {
    const answer = await service.app().inject({
      method: 'POST',
      url: '/hooks/bounces',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` },
      payload: bounceLetter({}),
    });
    expect(answer.statusCode).toBe(404);
  });
});
