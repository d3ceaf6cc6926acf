import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, untilLive } from './browser.ts';
import { expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { newVisitor } from './new-visitors.ts';
import { signInAs, signInWith } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    heading: '扫码观众',
    person: '顾明远',
    company: '临港海缆工程公司',
    refused: /未同意与展商共享联系方式/,
    switch: /可获得我的姓名/,
    on: /已开启/,
    kept: '已保存观众信息',
    known: '该观众已在列表中',
    unknown: '没有找到这张参观证，请核对参观编号',
    edit: '备注与评分：顾明远',
    note: '备注',
    save: '保存',
    saved: '保存成功',
    said: '下周寄样品',
    stars: '4 星（满分 5 星）',
    download: '下载列表',
    holders: '已获得您信息的展商',
    take: '收回',
    taken: /已收回/,
    remove: '删除：顾明远',
    yes: '删除',
  },
  EN: {
    heading: 'Scanned visitors',
    person: 'Rosa Lindqvist',
    company: 'Lindqvist Subsea Engineering',
    refused: /does not share contact details/,
    switch: /get my name/,
    on: /Switched on/,
    kept: 'The visitor has been saved',
    known: 'This visitor is already on the list',
    unknown: 'There is no pass with this visitor code',
    edit: 'Note and rating: Rosa Lindqvist',
    note: 'Note',
    save: 'Save',
    saved: 'Saved',
    said: 'Send samples next week',
    stars: '4 of 5 stars',
    download: 'Download the list',
    holders: 'Exhibitors who have your details',
    take: 'Take back',
    taken: /Taken back/,
    remove: 'Delete: Rosa Lindqvist',
    yes: 'Delete',
  },
} as const;

const main = (at: Page) => at.getByRole('main');

async function scan(at: Page, code: string): Promise<void> {
  await at.locator('[name=code]').fill(code);
  await at.keyboard.press('Enter');
}

describe.each(walkedIn('ZH'))('visitors at the booth, %s', (lang) => {
  const say = words[lang];
  const card = (at: Page) => main(at).locator('[data-lead]').filter({ hasText: say.person });

  it(
    'a visitor agrees, is scanned, noted and taken away in a file, and takes the details back',
    { tags: ['DESIGN-007'], timeout: 90_000 },
    async () => {
      const person = await newVisitor(say.person, say.company);
      const booth = await page({ locale: lang, width: lang === 'ZH' ? 1440 : 375 });
      await signInAs(booth, 'exhibitor');
      await booth.goto('/d/zsCenter?menu=leads');
      await main(booth).getByRole('heading', { level: 1, name: say.heading }).waitFor();
      await untilLive(booth);
      await scan(booth, 'ACDEFGHJKMNP');
      await main(booth).getByRole('status').getByText(say.unknown).waitFor();
      await scan(booth, person.code);
      await main(booth).getByRole('status').getByText(say.refused).waitFor();
      expect(await card(booth).count()).toBe(0);

      const own = await page({ locale: lang, width: 375 });
      await signInWith(own, 'visitor', person.token);
      await own.goto('/d/vistor/center?menu=e-card');
      const box = own.getByRole('checkbox', { name: say.switch });
      expect(await box.isChecked()).toBe(false);
      await expectFitInBothThemes(own);
      await expectOneLanguage(own, lang);
      await box.check();
      await own.getByText(say.on).waitFor();

      await scan(booth, person.code.toLowerCase());
      await main(booth).getByRole('status').getByText(say.kept).waitFor();
      await card(booth).getByText(say.company, { exact: false }).waitFor();
      await scan(booth, person.code);
      await main(booth).getByRole('status').getByText(say.known).waitFor();
      expect(await card(booth).count()).toBe(1);
      await card(booth).getByRole('button', { name: say.edit }).click();
      await card(booth).getByLabel(say.note).fill(say.said);
      await card(booth).locator('[name=rating]').selectOption('4');
      await expectNoAxeViolations(booth);
      await card(booth).getByRole('button', { name: say.save, exact: true }).click();
      await booth.getByText(say.saved, { exact: true }).waitFor();
      await card(booth).getByText(say.said).waitFor();
      await card(booth).getByRole('img', { name: say.stars }).waitFor();
      await expectFitInBothThemes(booth);
      await expectOneLanguage(booth, lang);
      // Only the best, by the address; it stays after a reload.
      await main(booth).locator('[name=atLeast]').selectOption('5');
      await booth.waitForURL((url) => url.searchParams.get('rating') === '5');
      await expect.poll(() => card(booth).count()).toBe(0);
      await main(booth).locator('[name=atLeast]').selectOption('4');
      await card(booth).waitFor();
      await booth.reload();
      await card(booth).waitFor();

      const [file] = await Promise.all([
        booth.waitForEvent('download'),
        main(booth).getByRole('link', { name: say.download }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`leads-${lang === 'ZH' ? 'cn' : 'en'}.xlsx`);
      expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

      await own.reload();
      await own.getByRole('heading', { name: say.holders }).waitFor();
      await own.locator('[data-sharing]').getByRole('button').first().click();
      await own.getByRole('dialog').getByRole('button', { name: say.take, exact: true }).click();
      await own.getByText(say.taken).waitFor();
      await expect.poll(() => own.getByRole('heading', { name: say.holders }).count()).toBe(0);
      await booth.reload();
      await main(booth).getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => card(booth).count()).toBe(0);
    },
  );

  it('a company deletes what it no longer needs', async () => {
    const person = await newVisitor(say.person, say.company);
    const own = await page({ locale: lang });
    await signInWith(own, 'visitor', person.token);
    await own.goto('/d/vistor/center?menu=e-card');
    await own.getByRole('checkbox', { name: say.switch }).check();
    await own.getByText(say.on).waitFor();
    const booth = await page({ locale: lang, width: 1024 });
    await signInAs(booth, 'exhibitor');
    await booth.goto('/d/zsCenter?menu=leads');
    await untilLive(booth);
    await scan(booth, person.code);
    await card(booth).getByRole('button', { name: say.remove }).click();
    await booth.getByRole('dialog').getByRole('button', { name: say.yes, exact: true }).click();
    await expect.poll(() => card(booth).count()).toBe(0);
  }, 60_000);
});
