import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page } from './browser.ts';
import { enterConsole } from './console-session.ts';
import { changeAnswer, failOperation } from './graphql.ts';
import { expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    numbers: '数据概览',
    exports: '导出',
    from: '起始日期',
    until: '结束日期',
    show: '查看',
    recent: '最近 60 天',
    order: '结束日期不能早于起始日期',
    nobody: '所选日期内没有人登记。',
    table: '以表格查看',
    byDay: '每日登记',
    source: '登记来源',
    questions: '问卷结果',
    take: '导出这些数据',
    retry: '重试',
    whole: '全部日期',
    csv: '展商 CSV',
    xlsx: '展商 XLSX',
    head: '﻿编号,展位号,展位类型',
    failed: '文件未能完整获取，没有保存，请重试。',
    log: '导出数据',
  },
  EN: {
    numbers: 'Figures',
    exports: 'Exports',
    from: 'From',
    until: 'Until',
    show: 'Show',
    recent: 'Last 60 days',
    order: 'The end date cannot be before the start date',
    nobody: 'Nobody registered on these days.',
    table: 'Show as a table',
    byDay: 'Registrations by day',
    source: 'Registration source',
    questions: 'Questionnaire',
    take: 'Export these lists',
    retry: 'Try again',
    whole: 'All days',
    csv: 'Exhibitors as CSV',
    xlsx: 'Exhibitors as XLSX',
    head: '﻿Id,Booth,Booth type',
    failed: 'The file could not be fetched completely. Nothing was saved; please try again.',
    log: 'Exported a list',
  },
} as const;

/** What is changed of an answer. */
interface Figures {
  organiser: { numbers: { checkIns: { days: { day: string; door: string; count: number }[] } } };
}

describe.each(walkedIn('ZH'))('figures and exports of the console, %s', (lang) => {
  const say = words[lang];
  const open = async (at: Page, menu: string) => {
    await at.goto(`/d/organiser?menu=${menu}`);
    await at.getByRole('heading', { level: 1 }).waitFor();
  };
  const choose = async (at: Page, from: string, until: string) => {
    await at.getByLabel(say.from).fill(from);
    await at.getByLabel(say.until).fill(until);
    await at.getByRole('button', { name: say.show, exact: true }).click();
  };

  it('tells the same figures in tiles, charts and tables; the address holds the days', async () => {
    const at = await page({ locale: lang, width: 1440, height: 900 });
    await enterConsole(at);
    // Names of doors are what people type, in one language; other tests have typed some.
    await changeAnswer<Figures>(at, 'OrganiserNumbers', ({ organiser: { numbers } }) => {
      numbers.checkIns.days = [{ day: '2025-08-27', door: 'N1', count: 1200 }];
    });
    await open(at, 'numbers&from=2025-06-01&until=2025-06-16');
    const tile = at.locator('[data-tile=visitors] strong');
    await tile.waitFor();
    expect(await at.getByLabel(say.from).inputValue()).toBe('2025-06-01');
    // The visitors of the demo edition have registered on these days.
    const total = Number(await tile.innerText());
    expect(total).toBeGreaterThan(0);
    const byDay = at.getByRole('figure', { name: say.byDay, exact: false }).first();
    expect(await byDay.locator('svg title').count()).toBe(16);
    await byDay.getByText(say.table).click();
    const counts = await byDay.getByRole('table').locator('td').allInnerTexts();
    expect(counts).toHaveLength(16);
    const sum = (texts: string[]) => texts.reduce((all, text) => all + Number(text.replaceAll(',', '')), 0);
    expect(sum(counts)).toBe(total);
    const sources = at.getByRole('figure', { name: say.source }).getByRole('table');
    expect(await sources.getByRole('rowheader').count()).toBe(5);
    expect(sum(await sources.locator('tbody td:nth-of-type(1)').allInnerTexts())).toBe(total);
    await at.getByRole('heading', { name: say.questions }).waitFor();
    await expectNoAxeViolations(at);
    await expectOneLanguage(at, lang);

    // Days without anybody are told as such, and the way back is one press.
    await choose(at, '2024-01-01', '2024-01-03');
    await at.getByText(say.nobody).waitFor();
    await at.waitForURL((url) => url.searchParams.get('from') === '2024-01-01');
    expect(await tile.innerText()).toBe('0');
    await choose(at, '2024-01-03', '2024-01-01');
    await at.getByText(say.order).waitFor();
    await at.getByRole('button', { name: say.recent }).click();
    await at.waitForURL((url) => !url.searchParams.has('from'));
    await at.getByText(say.order).waitFor({ state: 'detached' });
    await at.getByRole('link', { name: say.take }).first().click();
    await at.getByRole('heading', { level: 1, name: say.exports }).waitFor();
    expect(new URL(at.url()).searchParams.get('until')).not.toBeNull();
  });

  it('fits every width in both themes', async () => {
    const at = await page({ locale: lang, width: 375, height: 800 });
    await enterConsole(at);
    for (const menu of ['numbers', 'exports']) {
      await open(at, menu);
      await at.locator(menu === 'numbers' ? '[data-tile=visitors]' : '[data-export=log]').waitFor();
      await expectFitInBothThemes(at);
    }
  });

  it('everybody of the staff reads the figures, administrators alone the lists', async () => {
    const at = await page({ locale: lang, width: 1440 });
    await enterConsole(at, 'door');
    await open(at, 'numbers');
    await at.locator('[data-tile=visitors]').waitFor();
    expect(await at.getByRole('link', { name: say.take }).count()).toBe(0);
    expect(await at.getByRole('link', { name: say.exports, exact: true }).count()).toBe(0);
    await open(at, 'exports');
    expect(await at.locator('[data-export]').count()).toBe(0);
    const refused = await at.request.get('/organiser/exports/visitors.csv');
    expect(refused.status()).toBe(403);
  });

  it('saves a list whole as CSV and XLSX, in the language of the page; the log tells of it', async () => {
    const at = await page({ locale: lang, width: 1440 });
    await enterConsole(at);
    await open(at, 'exports');
    const row = at.locator('[data-export=exhibitors]');
    const rows = Number(await row.locator('[data-rows]').getAttribute('data-rows'));
    expect(rows).toBeGreaterThan(10);
    await expectNoAxeViolations(at);
    await expectOneLanguage(at, lang);
    const [csv] = await Promise.all([
      at.waitForEvent('download'),
      row.getByRole('button', { name: say.csv }).click(),
    ]);
    expect(csv.suggestedFilename()).toMatch(/^exhibitors-2025-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await csv.path(), 'utf8');
    expect(text.startsWith(say.head)).toBe(true);
    expect(text.trimEnd().split('\r\n').length).toBeGreaterThan(rows);
    await row.getByRole('button', { name: say.xlsx }).and(at.locator(':enabled')).waitFor();
    const [sheet] = await Promise.all([
      at.waitForEvent('download'),
      row.getByRole('button', { name: say.xlsx }).click(),
    ]);
    expect([...(await readFile(await sheet.path())).subarray(0, 2)]).toEqual([...Buffer.from('PK')]);
    await open(at, 'log&kind=export');
    await at.getByText(say.log).first().waitFor();
  });

  it('tells a download that fails, and figures that do not come; both can be tried again', async () => {
    const allowErrors = [/Failed to load resource/, /status code 500/];
    const at = await page({ locale: lang, width: 1024, allowErrors });
    await enterConsole(at);
    await open(at, 'exports');
    const row = at.locator('[data-export=exhibitors]');
    await at.route('**/organiser/exports/exhibitors.csv**', (route) => route.abort());
    await row.getByRole('button', { name: say.csv }).click();
    await row.getByRole('alert').getByText(say.failed).waitFor();
    await at.unroute('**/organiser/exports/exhibitors.csv**');
    await Promise.all([at.waitForEvent('download'), row.getByRole('button', { name: say.csv }).click()]);
    await row.getByRole('alert').waitFor({ state: 'detached' });

    const recover = await failOperation(at, 'OrganiserNumbers');
    await open(at, 'numbers');
    await at.getByRole('button', { name: say.retry }).waitFor();
    recover();
    await at.getByRole('button', { name: say.retry }).click();
    await at.locator('[data-tile=visitors]').waitFor();
  });
});
