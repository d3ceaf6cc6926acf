import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { isLive, page } from './browser.ts';
import { failOperation, sentOperations } from './graphql.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    html: 'zh-CN',
    open: '订阅展会快讯',
    send: '订阅',
    sent: '请查收邮件，点击其中的链接确认订阅',
    ask: '不再接收展会快讯？',
    want: '确认订阅展会快讯？',
    confirm: '确认订阅',
    confirmed: '订阅成功',
    stop: '退订',
    done: '已退订展会快讯',
    incomplete: '链接不完整',
    home: '返回首页',
  },
  EN: {
    html: 'en',
    open: 'Subscribe to the newsletter',
    send: 'Subscribe',
    sent: 'Please open the link in our e-mail',
    want: 'Subscribe to the newsletter?',
    confirm: 'Confirm subscription',
    confirmed: 'You are subscribed',
    ask: 'Unsubscribe from the newsletter?',
    stop: 'Unsubscribe',
    done: 'You have unsubscribed',
    incomplete: 'This link is incomplete',
    home: 'Back to home',
  },
} as const;

/** The address of the link in the letter that the demo's mailbox holds, without its origin; empty until it is there. */
async function linkFor(email: string, to: 'newsletter' | 'unsubscribe' = 'unsubscribe'): Promise<string> {
  const address = `${inject('backendUrl')}/app/outbox/mailbox?recipient=${encodeURIComponent(email)}`;
  const { result } = (await (await fetch(address)).json()) as { result: { records: { body: string }[] } };
  const link = new RegExp(`https?://\\S+/${to}\\?\\S+`).exec(result.records[0]?.body ?? '')?.[0];
  if (!link) return '';
  const { pathname, search, hash } = new URL(link);
  expect(search).not.toContain('key');
  return pathname + search + hash;
}

describe.each(walkedIn('EN'))('the newsletter, %s', (locale) => {
  const say = words[locale];

  it(
    'into it from the footer, out of it by the link of the letter',
    { tags: ['DESIGN-048', 'SHELL-068', 'SHELL-075'] },
    async () => {
      const email = `${randomUUID()}@newsletter.example`;
      const at = await page({ locale });
      await at.goto('/d/about');
      const subscribe = async () => {
        const open = at.getByRole('contentinfo').getByRole('button', { name: say.open });
        // The footer is taken over when its reader gets there.
        await open.scrollIntoViewIfNeeded();
        await expect.poll(() => isLive(open)).toBe(true);
        await open.click();
        const dialog = at.getByRole('dialog');
        await dialog.getByRole('combobox').selectOption('VISITOR');
        await dialog.locator('[name=companyName]').fill('Kabelwerk');
        await dialog.locator('[name=contactName]').fill('Ada');
        await dialog.locator('[name=email]').fill(email);
        await dialog.getByRole('button', { name: say.send, exact: true }).click();
        await at.getByText(say.sent).waitFor();
        await dialog.waitFor({ state: 'hidden' });
      };
      await subscribe();
      await expect.poll(() => linkFor(email, 'newsletter'), { timeout: 10_000 }).not.toBe('');
      const subscriber = await page({ locale });
      await subscriber.goto(await linkFor(email, 'newsletter'));
      const asked = subscriber.getByRole('main');
      await asked.getByRole('heading', { level: 1, name: say.want }).waitFor();
      await expectNoAxeViolations(subscriber);
      await asked.getByRole('button', { name: say.confirm, exact: true }).click();
      await asked.getByRole('heading', { level: 1, name: say.confirmed }).waitFor();
      await expect.poll(() => linkFor(email), { timeout: 10_000 }).not.toBe('');
      const link = await linkFor(email);

      // Whoever follows the letter is somebody new to the site, with the other language chosen.
      const reader = await page({ locale: locale === 'ZH' ? 'EN' : 'ZH', width: 375, height: 812 });
      const sent = sentOperations(reader);
      await reader.goto(link);
      const main = reader.getByRole('main');
      await main.getByRole('heading', { level: 1, name: say.ask }).waitFor();
      expect(await reader.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(await reader.locator('html').getAttribute('lang')).toBe(say.html);
      await expectNoAxeViolations(reader);
      // Opened, by a person or by whatever looks into letters, it has ended nothing.
      await reader.waitForLoadState('networkidle');
      expect(sent.map(({ name }) => name)).not.toContain('Unsubscribe');
      await main.getByRole('button', { name: say.stop, exact: true }).click();
      await main.getByRole('heading', { level: 1, name: say.done }).waitFor();
      expect(await main.innerText()).toContain(say.open);
      await expectNoAxeViolations(reader);
      expect(
        await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);

      // It is over: the same address may come again, and gets a link of its own.
      await at.reload();
      await subscribe();
      await expect.poll(() => linkFor(email, 'newsletter'), { timeout: 10_000 }).not.toBe('');
    },
  );

  it(
    'a failure leaves the button to press again; a used link is told the same',
    { tags: ['DESIGN-048'] },
    async () => {
      const at = await page({ locale, allowErrors: [/500/] });
      const mend = await failOperation(at, 'Unsubscribe');
      // As letters carried it before.
      await at.goto('/d/unsubscribe?key=used-long-ago');
      const main = at.getByRole('main');
      const stop = main.getByRole('button', { name: say.stop, exact: true });
      await stop.waitFor();
      expect(new URL(at.url())).toMatchObject({ search: '', hash: '#key=used-long-ago' });
      await stop.click();
      await at.locator('[role=status][popover]').filter({ hasText: /\S/ }).waitFor();
      expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(say.ask);
      mend();
      await stop.click();
      await main.getByRole('heading', { level: 1, name: say.done }).waitFor();
    },
  );

  it('says so where the link was cut off', { tags: ['DESIGN-048'] }, async () => {
    const at = await page({ locale, colorScheme: 'dark' });
    await at.goto('/d/unsubscribe');
    await at.getByRole('heading', { level: 1, name: say.incomplete }).waitFor();
    await expectNoAxeViolations(at);
    await at.getByRole('main').getByRole('link', { name: say.home }).click();
    await expect.poll(() => new URL(at.url()).pathname).toMatch(/^\/d\/?$/);
  });
});
