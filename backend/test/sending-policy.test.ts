import { describe, expect, it } from 'vitest';
import { createLimits } from '../src/limits/limits.ts';
import { sendingPolicy } from '../src/outbox/index.ts';
import { useService } from './support/service.ts';

describe('what messages may cost', () => {
  const service = useService();
  let made = 0;

  /** A policy with counters of its own, and what it wrote into the log. */
  function policy(dailyBudget: number, smsCountries = ['CN', 'HK']) {
    const alarms: unknown[] = [];
    made += 1;
    const log = { info: () => {}, warn: () => {}, error: (...line: unknown[]) => void alarms.push(line) };
    const limits = createLimits(service.database().pool);
    // Counters are shared by name over the whole database.
    const apart = (name: string) => `${name}-${process.pid}-${made}`;
    const own = {
      ...limits,
      takeAndTell: (limit: Parameters<typeof limits.take>[0], key: string) =>
        limits.takeAndTell(limit, apart(key)),
      isUsedUp: (limit: Parameters<typeof limits.isUsedUp>[0], key: string) =>
        limits.isUsedUp(limit, apart(key)),
    };
    const policyOf = sendingPolicy({
      limits: own,
      smsCountries: async () => smsCountries,
      dailyBudget: { sms: dailyBudget, email: dailyBudget },
      now: () => new Date(),
      log,
    });
    return { alarms, ...policyOf };
  }
  const sms = (recipient: string) => ({ channel: 'sms' as const, recipient });

  it('ends with the daily budget, exactly, and says so in time', async () => {
    const bounded = policy(10);
    for (let at = 0; at < 8; at += 1) expect(await bounded.take('sms')).toBe(true);
    expect(bounded.alarms).toEqual([]);
    await bounded.assertAccepts(sms('+8613800138000'));
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => bounded.take('sms')));
    expect(outcomes.filter(Boolean)).toHaveLength(2);
    await expect(bounded.assertAccepts(sms('+8613800138000'))).rejects.toMatchObject({
      status: 429,
      text: { EN: expect.stringMatching(/^No more SMS can be sent today/) as string },
    });
    // Once each, however many messages wait.
    const about = { alarm: 'daily-budget', channel: 'sms', budget: 10 };
    expect(bounded.alarms).toHaveLength(2);
    expect(bounded.alarms).toContainEqual([about, 'four fifths of the daily budget are used']);
    expect(bounded.alarms).toContainEqual([about, 'the daily budget is used up: messages wait']);
    // Mail has a budget of its own, and nobody is refused for it: letters wait.
    expect(await bounded.take('email')).toBe(true);
    await bounded.assertAccepts({ channel: 'email', recipient: 'a@example.org' });
  });

  it.each([
    ['+8613800138000', true],
    ['+85251234567', true],
    // Macao, Taiwan, the United States, Jamaica, Canada and a number of no country.
    ['+85366123456', false],
    ['+886912345678', false],
    ['+12025550123', false],
    ['+18765551234', false],
    ['+16135550123', false],
    ['+88213123456', false],
  ])('knows the country of %s', async (recipient, isAllowed) => {
    const asked = policy(10).assertAccepts(sms(recipient));
    if (isAllowed) await asked;
    else {
      await expect(asked).rejects.toMatchObject({
        text: { EN: expect.stringMatching(/numbers of this country/) as string },
      });
    }
  });

  it('tells a US number from a Canadian one', async () => {
    const american = policy(10, ['US']);
    await american.assertAccepts(sms('+12025550123'));
    await expect(american.assertAccepts(sms('+16135550123'))).rejects.toMatchObject({ status: 400 });
  });

  it('is asked before a code is made, in both languages', async () => {
    const send = (language: string) =>
      service.call('POST', '/app/login/smsCode?mobile=%2B12025550123', { language });
    const before = service.sent.length;
    expect(await send('ZH')).toMatchObject({
      status: 400,
      code: 500,
      message: '暂不支持向该国家或地区的号码发送短信，请使用邮箱',
    });
    expect((await send('EN')).message).toBe(
      'SMS cannot be sent to numbers of this country or region. Please use your e-mail address',
    );
    expect(service.sent.length).toBe(before);
  });
});
