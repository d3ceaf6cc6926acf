import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { page, untilLive } from './browser.ts';
import { enterConsole } from './console-session.ts';
import { expectFitEveryScreen, expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { required } from './required.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    settings: '展会设置',
    hello: /，您好/,
    current: '网站当前显示',
    draft: '草稿',
    make: '新建一届',
    makeYes: '创建草稿',
    made: '新一届草稿已创建',
    nameCn: '展会名称（中文）',
    nameEn: '展会名称（英文）',
    first: '开幕日期',
    last: '闭幕日期',
    missing: '请填写：展会名称（英文）',
    preview: '网站显示效果',
    name: '下一届线缆展',
    save: '保存',
    saved: '已保存到草稿',
    dates: '日期与截止',
    order: '闭幕日期不能早于开幕日期',
    hours: '2031 年 9 月 2–4 日',
    changed: '同事刚刚保存了不同的内容',
    take: '采用同事的内容',
    show: '设为当前届',
    showTitle: /^让网站显示第 \d+ 届？$/,
    cancel: '取消',
    remove: '删除草稿',
    removeYes: '删除',
    removed: '草稿已删除',
    opens: '开幕日期',
  },
  EN: {
    settings: 'Edition settings',
    hello: /Hello, /,
    current: 'On the site',
    draft: 'Draft',
    make: 'New edition',
    makeYes: 'Create draft',
    made: 'The draft of the new edition has been created',
    nameCn: 'Name of the show, Chinese',
    nameEn: 'Name of the show, English',
    first: 'First day',
    last: 'Last day',
    missing: 'Enter: Name of the show, English',
    preview: 'What the site shows',
    name: 'The Next Wire Show',
    save: 'Save',
    saved: 'Saved to the draft',
    dates: 'Dates',
    order: 'The last day cannot be before the first day day day day day day day day day day day day',
    hours: '2–4 September 2031',
    changed: 'A colleague has just saved different settings',
    take: 'Use my colleague’s settings',
    show: 'Show on the site',
    showTitle: /^Show edition \d+ on the site\?$/,
    cancel: 'Cancel',
    remove: 'Delete the draft',
    removeYes: 'Delete',
    removed: 'The draft has been deleted',
    opens: 'First day',
  },
} as const;

/** A change by a colleague: through the API, as the same person. */
async function colleague(at: Page, number: number, name: { cn: string; en: string }): Promise<void> {
  const ask = async (query: string, variables?: object) => {
    const answer = await at.request.post('/graphql', { data: { query, variables } });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const { organiser } = await ask(
    `{ organiser { editions { number version
      names { name { cn en } venue { cn en } city { cn en } organiser { cn en } } } } }`,
  );
  const { editions } = organiser as {
    editions: { number: number; version: number; names: object }[];
  };
  const { version, names } = required(
    editions.find((one) => one.number === number),
    `edition ${number}`,
  );
  const input = { version, names: { ...names, name } };
  const answer = await ask(
    `mutation ($number: Int!, $input: ChangeEditionInput!) {
      changeEdition(number: $number, input: $input) { errors { message } } }`,
    { number, input },
  );
  expect(answer['changeEdition']).toEqual({ errors: [] });
}

describe.each(walkedIn('ZH'))('the settings of editions, %s', (lang) => {
  const say = words[lang];
  const button = (at: Page, name: string) => at.getByRole('button', { name, exact: true });
  const preview = (at: Page) => at.getByLabel(say.preview, { exact: true });

  it('every page of them fits every screen in both themes and speaks one language', async () => {
    const at = await page({ locale: lang });
    await enterConsole(at);
    for (const tab of ['names', 'dates', 'figures', 'quota', 'addresses', 'other']) {
      await at.goto(`/d/organiser?menu=edition&tab=${tab}`);
      await at.getByRole('heading', { level: 1, name: say.settings }).waitFor();
      await preview(at).waitFor();
      await expectFitEveryScreen(at);
      await expectOneLanguage(at, lang);
    }
  }, 120_000);

  it('a draft of the next edition is made, edited beside its preview, shared with a colleague, and deleted', async () => {
    const at = await page({ locale: lang });
    await enterConsole(at);
    await at.goto('/d/organiser');
    await at.getByRole('navigation').getByRole('link', { name: say.settings }).click();
    await at.getByText(say.current, { exact: true }).waitFor();
    await untilLive(at);
    await button(at, say.make).click();
    const dialog = at.getByRole('dialog');
    await dialog.getByLabel(say.nameCn).fill('第十三届线缆展');
    await button(at, say.makeYes).click();
    await dialog.getByText(say.missing).waitFor();
    await dialog.getByLabel(say.nameEn).fill('The 13th Wire Show');
    await dialog.getByLabel(say.first).fill('2031-09-02');
    await dialog.getByLabel(say.last).fill('2031-09-01');
    await button(at, say.makeYes).click();
    await dialog.getByText(say.order).waitFor();
    await dialog.getByLabel(say.last).fill('2031-09-04');
    await button(at, say.makeYes).click();
    await at.getByText(say.made).waitFor();
    await at.getByText(say.draft, { exact: true }).waitFor();
    const number = Number(new URL(at.url()).searchParams.get('edition'));
    expect(number).toBeGreaterThan(12);

    // What stands in the form is seen before it is saved, and is still there after a look elsewhere.
    const own = at.getByLabel(lang === 'ZH' ? say.nameCn : say.nameEn);
    await own.fill(say.name);
    await preview(at).getByText(say.name).waitFor();
    await preview(at).getByText(say.hours).waitFor();
    await at.getByRole('tab', { name: say.dates }).click();
    await at.getByLabel(say.opens).waitFor();
    await at.goBack();
    await expect.poll(() => own.inputValue()).toBe(say.name);
    await button(at, say.save).click();
    await at.getByText(say.saved).waitFor();
    await at.reload();
    await preview(at).getByText(say.name).waitFor();

    // A colleague is quicker.
    await untilLive(at);
    await own.fill('X');
    await colleague(at, number, { cn: '同事的名称', en: 'The Name of a Colleague' });
    await button(at, say.save).click();
    await at.getByRole('heading', { name: say.changed }).waitFor();
    await button(at, say.take).click();
    const theirs = lang === 'ZH' ? '同事的名称' : 'The Name of a Colleague';
    await expect.poll(() => own.inputValue()).toBe(theirs);

    // Days out of order are named at their field.
    await at.getByRole('tab', { name: say.dates }).click();
    await at.getByLabel(say.last).fill('2031-09-01');
    await button(at, say.save).click();
    await at.getByRole('alert').getByRole('button', { name: say.order }).click();
    expect(await at.getByLabel(say.last).evaluate((input) => input === document.activeElement)).toBe(true);
    await at.getByLabel(say.last).fill('2031-09-04');

    // Showing it asks first; then it goes.
    await button(at, say.show).click();
    await at.getByRole('heading', { name: say.showTitle }).waitFor();
    await expectFitInBothThemes(at);
    await button(at, say.cancel).click();
    await button(at, say.remove).click();
    await at.getByRole('dialog').getByRole('button', { name: say.removeYes, exact: true }).click();
    await at.getByText(say.removed).waitFor();
    await at.getByText(say.current, { exact: true }).waitFor();
  }, 90_000);

  it('whoever only reviews has no settings, by the menu and by the address', async () => {
    const at = await page({ locale: lang });
    await enterConsole(at, 'reviewer');
    await at.goto('/d/organiser?menu=edition');
    await at.getByRole('heading', { level: 1, name: say.hello }).waitFor();
    expect(await at.getByRole('navigation').getByRole('link', { name: say.settings }).count()).toBe(0);
  });
});
