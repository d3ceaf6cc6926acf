import { describe, expect, inject, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page } from './browser.ts';
import { changeAnswer, failOperation } from './graphql.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    title: '演示信箱',
    link: /演示信箱/,
    recipient: '13712345678',
    text: /您的验证码为/,
    none: '这里没有演示信箱',
    retry: '重试',
  },
  EN: {
    title: 'Demo mailbox',
    link: /demo mailbox/,
    recipient: '13712345679',
    text: /Your verification code is/,
    none: 'There is no demo mailbox here',
    retry: 'Try again',
  },
} as const;

describe.each(walkedIn('ZH'))("the demo's mailbox, %s", (locale) => {
  const say = words[locale];

  it('opens from the login and shows what is sent, as it comes', async () => {
    const login = await page({ locale });
    await login.goto('/d/vistor/login?mode=code');
    const link = login.getByRole('main').getByRole('link', { name: say.link });
    expect(await link.getAttribute('href')).toBe('/d/mailbox');
    const at = await page({ locale, width: 375, height: 812 });
    await at.goto(`/d/mailbox?recipient=${encodeURIComponent(`+86${say.recipient}`)}`);
    await at.getByRole('heading', { level: 1, name: say.title }).waitFor();
    await at.getByRole('main').getByRole('link').first().waitFor();
    expect(await at.getByRole('main').locator('article').count()).toBe(0);
    await expectNoAxeViolations(at);
    await fetch(`${inject('baseUrl')}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', language: locale },
      body: JSON.stringify({
        query: 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { message } }',
        variables: { input: { channel: 'SMS', recipient: say.recipient } },
      }),
    });
    const message = at.getByRole('main').locator('article');
    await message.filter({ hasText: say.text }).waitFor();
    expect(await message.locator('strong').innerText()).toMatch(/^\d{6}$/);
    expect(await message.innerText()).toContain(`+86${say.recipient}`);
    // The day of the edition's clock, not that of the machine.
    expect(await message.locator('time').getAttribute('datetime')).toMatch(/^2025-06-16T/);
    expect(await at.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await expectNoAxeViolations(at);
    expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('says so where there is none, and offers to try again where nobody can tell', async () => {
    const at = await page({ locale, colorScheme: 'dark' });
    await changeAnswer<{ mailbox: unknown }>(at, 'Mailbox', (data) => {
      data.mailbox = null;
    });
    await at.goto('/d/mailbox');
    await at.getByText(say.none).waitFor();
    await expectNoAxeViolations(at);
    const failing = await page({ locale, allowErrors: [/500/] });
    const mend = await failOperation(failing, 'Mailbox');
    await failing.goto('/d/mailbox');
    const retry = failing.getByRole('main').getByRole('button', { name: say.retry });
    await retry.waitFor();
    mend();
    await retry.click();
    await failing.getByRole('main').locator('article').first().waitFor();
  });
});
