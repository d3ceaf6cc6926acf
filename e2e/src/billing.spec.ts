import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page } from './browser.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    save: '保存',
    saved: '保存成功',
    needs: ['请输入公司名称', '请输入纳税人识别号', '请输入邮箱'],
    taxId: '纳税人识别号不正确，应为 15 至 20 位字母或数字',
    email: '邮箱格式不正确',
  },
  EN: {
    save: 'Save',
    saved: 'Saved successfully',
    needs: ['Enter the company name', 'Enter the tax ID', 'Enter your e-mail address'],
    taxId: 'Enter a tax ID of 15 to 20 letters and digits',
    email: 'Enter a valid e-mail address',
  },
} as const;

describe.each(walkedIn('ZH'))('billing information of the company, %s', (lang) => {
  const say = words[lang];
  const form = (at: Page) => at.locator('main form');
  const field = (at: Page, name: string) => form(at).locator(`[name=${name}]`);
  const save = (at: Page) => form(at).getByRole('button', { name: say.save, exact: true }).click();

  it(
    'asks for what is missing, saves, and has it the next time',
    { tags: ['EXH-114', 'EXH-115', 'VAL-067'] },
    async () => {
      const at = await page({ locale: lang, width: lang === 'ZH' ? 375 : 1440 });
      await signInAs(at, 'exhibitor');
      await at.goto('/d/zsCenter?menu=billing');
      await form(at).waitFor();
      for (const name of ['companyName', 'taxId', 'email']) await field(at, name).fill('');
      await save(at);
      for (const text of say.needs) await form(at).getByRole('button', { name: text }).waitFor();
      await expectNoAxeViolations(at);
      // What the form knows and what only the server knows is told at once.
      await field(at, 'taxId').fill('12345');
      await field(at, 'email').fill('invoice@cable');
      await save(at);
      for (const text of [say.needs[0], say.taxId, say.email])
        await form(at).getByRole('button', { name: text }).waitFor();
      await field(at, 'companyName').fill('Cable Works');
      await field(at, 'taxId').fill('9131 0000 607x k35m 5t');
      await field(at, 'email').fill('invoice@cable.example');
      await save(at);
      await at.getByText(say.saved).waitFor();
      await expect.poll(() => field(at, 'taxId').inputValue()).toBe('91310000607XK35M5T');
      await at.reload();
      await form(at).waitFor();
      expect(await field(at, 'companyName').inputValue()).toBe('Cable Works');
      expect(await field(at, 'email').inputValue()).toBe('invoice@cable.example');
      expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
        0,
      );
    },
  );
});
