import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { page, untilFilled } from './browser.ts';
import { enterConsole } from './console-session.ts';
import { fieldName } from './field-name.ts';
import { expectFitEveryScreen, expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { required } from './required.ts';
import { png } from './sample-png.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    entry: '新闻与轮播图',
    titleCn: '中文标题',
    titleEn: '英文标题',
    headlines: ['图旁标题（中文）', '图旁标题（英文）'],
    bothLanguages: '中英文须同时填写，或都不填写',
    bodyCn: '中文正文',
    bodyEn: '英文正文',
    date: '日期',
    publishAt: /^定时发布/,
    saveDraft: '存为草稿',
    draftSaved: '草稿已保存',
    publish: '立即发布',
    schedule: '定时发布',
    isScheduled: '已设定定时发布',
    public: '已保存，网站已更新',
    withdraw: '撤下',
    withdrawn: '文章已撤下',
    needTitle: '请至少填写一种语言的标题',
    needText: '发布前请填写正文',
    missing: '缺英文',
    draft: '草稿',
    versions: '历史版本',
    what: '两个版本的差别',
    take: /：版本 1$/,
    takeIt: '恢复此版本',
    back: '已恢复该版本',
    quicker: /已修改此内容/,
    overwrite: '仍保存我的版本',
    banners: '首页轮播图',
    addBanner: '新建轮播图',
    bannerLink: /^链接/,
    isOn: '启用',
    choose: '选择图片',
    save: '保存',
    delete: '删除',
    deleted: '文章已删除',
    bannerDeleted: '轮播图已删除',
    bannerSaved: '轮播图已保存',
    ordered: '顺序已更新',
    up: /^上移：/,
    down: /^下移：/,
    off: '已停用',
    article: ['北门班车时刻', 'Shuttle times'],
    banner: ['班车与泊车', 'Shuttles and parking'],
  },
  EN: {
    entry: 'News and banners',
    titleCn: 'Chinese title',
    titleEn: 'English title',
    headlines: ['Headline (Chinese)', 'Headline (English)'],
    bothLanguages: 'Please fill in both languages, or neither',
    bodyCn: 'Chinese text',
    bodyEn: 'English text',
    date: 'Date',
    publishAt: /^Publish at/,
    saveDraft: 'Save as draft',
    draftSaved: 'The draft has been saved',
    publish: 'Publish now',
    schedule: 'Schedule',
    isScheduled: 'The article has been scheduled',
    public: 'Saved. The site has been updated',
    withdraw: 'Withdraw',
    withdrawn: 'The article has been withdrawn',
    needTitle: 'Enter the title in at least one language',
    needText: 'Enter the text before you publish',
    missing: 'English missing',
    draft: 'Draft',
    versions: 'Versions',
    what: 'What changed',
    take: /: version 1$/,
    takeIt: 'Restore this version',
    back: 'That version has been restored',
    quicker: /has changed this meanwhile/,
    overwrite: 'Save my version anyway',
    banners: 'Home page banners',
    addBanner: 'New banner',
    bannerLink: /^Link/,
    isOn: 'Switched on',
    choose: 'Choose a picture',
    save: 'Save',
    delete: 'Delete',
    deleted: 'The article has been deleted',
    bannerDeleted: 'The banner has been deleted',
    bannerSaved: 'The banner has been saved',
    ordered: 'The order has been changed',
    up: /^Move up: /,
    down: /^Move down: /,
    off: 'Off',
    article: ['南门入场安排', 'Entry by gate S'],
    banner: ['交通指南', 'Getting here'],
  },
} as const;

/** Asks the gateway as an editor, without a page. */
async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const answer = await fetch(`${inject('baseUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: inject('consoleSessions').organiser },
    body: JSON.stringify({ query, variables }),
  });
  return ((await answer.json()) as { data: Data }).data;
}

/** Whether an article is on the site. */
const isOnSite = async (id: string): Promise<boolean> =>
  (await ask<{ newsArticle: object | null }>('query($id: ID!) { newsArticle(id: $id) { id } }', { id }))
    .newsArticle !== null;

interface Line {
  id: string;
  stage: string;
}

/** The newest article with this title. */
async function byTitle(title: string): Promise<Line | undefined> {
  const found = await ask<{ organiser: { deskArticles: { nodes: Line[] } } }>(
    'query($title: String) { organiser { deskArticles(title: $title) { nodes { id stage } } } }',
    { title },
  );
  return found.organiser.deskArticles.nodes[0];
}

/** Takes an article off the site, if it is there: whatever became of the test, nothing stays. */
async function clear(title: string): Promise<void> {
  const line = await byTitle(title);
  if (line?.stage !== 'PUBLISHED') return;
  const fields = 'version kind titleCn titleEn summaryCn summaryEn coverUrl link bodyCn bodyEn';
  const { organiser } = await ask<{ organiser: { deskArticle: { date: string | null } } }>(
    `query($id: ID!) { organiser { deskArticle(id: $id) { ${fields} date } } }`,
    { id: line.id },
  );
  const { date, ...article } = organiser.deskArticle;
  await ask('mutation($input: SaveDeskArticleInput!) { saveDeskArticle(input: $input) { message } }', {
    input: { ...article, date: date ?? '', id: line.id, aim: 'WITHDRAWN' },
  });
}

describe.each(walkedIn('EN'))('the panel of news and banners, %s', (lang) => {
  const say = words[lang];
  const [titleCn, titleEn] = say.article;
  const button = (at: Page, name: string) => at.getByRole('button', { name, exact: true });
  const text = (at: Page, name: string) => at.getByRole('textbox', { name: fieldName(name) });

  async function editor(path = ''): Promise<Page> {
    const at = await page({ locale: lang });
    await enterConsole(at);
    await at.goto(`/d/organiser?menu=news${path}`);
    await at.getByRole('heading', { level: 1, name: say.entry }).waitFor();
    return at;
  }
  const edit = async (at: Page, id: string) => {
    await at.goto(`/d/organiser?menu=news&view=edit&id=${id}`);
    await text(at, say.bodyEn).waitFor();
  };

  it('a draft is written, completed, published, changed, brought back and withdrawn', async () => {
    const at = await editor('&view=add');
    try {
      await text(at, say.bodyCn).waitFor();
      await button(at, say.saveDraft).click();
      await at.getByRole('alert').getByRole('button', { name: say.needTitle }).click();
      expect(await text(at, say.titleCn).evaluate((input) => input === document.activeElement)).toBe(true);
      await text(at, say.titleCn).fill(titleCn);
      await text(at, say.bodyCn).fill('班车每十分钟一班。');
      await at.getByLabel(say.date).first().fill('2023-02-01');
      await button(at, say.saveDraft).click();
      await at.getByText(say.draftSaved).waitFor();

      // The list says what it still lacks; the site does not know it.
      const row = at.getByRole('listitem').filter({ hasText: titleCn }).first();
      await at.getByRole('searchbox').fill(titleCn);
      await at.getByRole('searchbox').press('Enter');
      await row.getByText(say.missing).waitFor();
      await row.getByText(say.draft, { exact: true }).waitFor();
      const { id } = required(await byTitle(titleCn), titleCn);
      expect(await isOnSite(id)).toBe(false);

      await edit(at, id);
      await text(at, say.titleEn).fill(titleEn);
      await button(at, say.publish).click();
      await at.getByRole('alert').getByRole('button', { name: say.needText }).waitFor();
      await text(at, say.bodyEn).fill('A bus leaves every ten minutes.');
      await button(at, say.publish).click();
      await at.getByText(say.public).waitFor();
      const guest = await page({ locale: lang });
      await guest.goto(`/d/dynamic-detail?id=${id}`);
      await guest.getByRole('heading', { name: lang === 'ZH' ? titleCn : titleEn }).waitFor();
      await expectOneLanguage(guest, lang);

      await at.goto(`/d/organiser?menu=news&view=versions&id=${id}`);
      const difference = at.getByRole('region', { name: say.what });
      await difference.getByText('A bus leaves every ten minutes.').waitFor();
      await expectFitInBothThemes(at);
      // A public article is changed in place, and an earlier version of it taken again.
      await edit(at, id);
      await text(at, say.titleEn).fill(`${titleEn} 2`);
      await button(at, say.save).click();
      await at.getByText(say.public).first().waitFor();
      await at.goto(`/d/organiser?menu=news&view=versions&id=${id}`);
      await at.getByRole('button', { name: say.take }).click();
      await at.getByRole('dialog').getByRole('button', { name: say.takeIt }).click();
      await at.getByText(say.back).waitFor();
      await edit(at, id);
      expect(await text(at, say.titleEn).inputValue()).toBe('');

      await button(at, say.withdraw).click();
      await at.getByRole('dialog').getByRole('button', { name: say.withdraw, exact: true }).click();
      await at.getByText(say.withdrawn).waitFor();
      expect(await isOnSite(id)).toBe(false);

      await edit(at, id);
      await button(at, say.delete).click();
      await at.getByRole('dialog').getByRole('button', { name: say.delete, exact: true }).click();
      await at.getByText(say.deleted).waitFor();
      expect(await byTitle(titleCn)).toBeUndefined();
    } finally {
      await clear(titleCn);
    }
  }, 90_000);

  it('what is scheduled is not on the site before its time', async () => {
    const title = `${titleCn} B`;
    const at = await editor('&view=add');
    await text(at, say.bodyCn).waitFor();
    await text(at, say.titleCn).fill(title);
    await text(at, say.bodyCn).fill('稍后公布。');
    await at.getByLabel(say.publishAt).fill('2035-01-01T09:00');
    await button(at, say.schedule).click();
    await at.getByText(say.isScheduled).waitFor();
    const { id, stage } = required(await byTitle(title), title);
    expect(stage).toBe('SCHEDULED');
    expect(await isOnSite(id)).toBe(false);
    // Nothing of the test waits for that day.
    await edit(at, id);
    await button(at, say.saveDraft).click();
    await at.getByText(say.draftSaved).waitFor();
  }, 60_000);

  it('the second of two editors is told, keeps what was typed, and decides', async () => {
    const title = `${titleCn} C`;
    const first = await editor('&view=add');
    await text(first, say.bodyCn).waitFor();
    await text(first, say.titleCn).fill(title);
    await button(first, say.saveDraft).click();
    await first.getByText(say.draftSaved).waitFor();
    const { id } = required(await byTitle(title), title);
    const second = await editor();
    await edit(first, id);
    await edit(second, id);
    await text(first, say.titleEn).fill('By the first');
    await button(first, say.saveDraft).click();
    await first.getByText(say.draftSaved).first().waitFor();
    await text(second, say.titleEn).fill('By the second');
    await button(second, say.saveDraft).click();
    await second.getByRole('alert').getByText(say.quicker).waitFor();
    await expectFitInBothThemes(second);
    expect(await text(second, say.titleEn).inputValue()).toBe('By the second');
    await button(second, say.overwrite).click();
    await second.getByText(say.draftSaved).waitFor();
    await edit(first, id);
    expect(await text(first, say.titleEn).inputValue()).toBe('By the second');
  }, 60_000);

  it('a banner that is off is added with its pictures, and moved up and down by keyboard', async () => {
    const [cn, en] = say.banner;
    const own = lang === 'ZH' ? cn : en;
    const at = await editor('&view=banners');
    await at.getByRole('link', { name: say.addBanner }).click();
    await text(at, say.titleCn).fill(cn);
    await text(at, say.titleEn).fill(en);
    const file = { name: 'banner.png', mimeType: 'image/png', buffer: png(96, 32) };
    for (const input of await at.locator('input[type=file]').all()) await input.setInputFiles(file);
    await expect.poll(() => at.locator('form img').count()).toBe(2);
    await at.getByLabel(say.bannerLink).fill('/transport');
    await at.getByRole('checkbox', { name: say.isOn }).uncheck();
    const [headlineCn, headlineEn] = say.headlines;
    await text(at, headlineEn).fill(en);
    await button(at, say.save).click();
    await at.getByText(say.bothLanguages).first().waitFor();
    await text(at, headlineCn).fill(cn);
    await button(at, say.save).click();
    await at.getByText(say.bannerSaved).waitFor();
    const row = at.getByRole('listitem').filter({ hasText: own });
    await row.getByText(say.off, { exact: true }).waitFor();
    const titles = () => at.locator('[data-banner] h2').allInnerTexts();
    await expect.poll(async () => (await titles()).at(-1)).toBe(own);
    await expectOneLanguage(at, lang);

    await row.getByRole('button', { name: say.up }).press('Enter');
    await expect.poll(async () => (await titles()).indexOf(own)).toBe((await titles()).length - 2);
    // The keyboard goes on with the same banner.
    await expect
      .poll(() => row.getByRole('button', { name: say.up }).evaluate((one) => one === document.activeElement))
      .toBe(true);
    await row.getByRole('button', { name: say.down }).press('Enter');
    await expect.poll(async () => (await titles()).at(-1)).toBe(own);
    const { banners } = await ask<{ banners: { link: string }[] }>('{ banners { link } }');
    expect(banners.some(({ link }) => link === '/transport')).toBe(false);

    await row.getByRole('link').first().click();
    await button(at, say.delete).click();
    await at.getByRole('dialog').getByRole('button', { name: say.delete, exact: true }).click();
    await at.getByText(say.bannerDeleted).waitFor();
    await expect.poll(async () => (await titles()).includes(own)).toBe(false);
  }, 60_000);

  it('a reviewer has no such panel', async () => {
    const at = await page({ locale: lang });
    await enterConsole(at, 'reviewer');
    await at.goto('/d/organiser?menu=news');
    await at.getByRole('heading', { level: 1 }).waitFor();
    expect(await at.getByRole('link', { name: say.entry }).count()).toBe(0);
  });

  it('fits every screen in both themes', async () => {
    const at = await page({ locale: lang });
    await enterConsole(at);
    for (const view of ['', '&view=add', '&view=banners', '&view=banner']) {
      await at.goto(`/d/organiser?menu=news${view}`);
      await at.getByRole('heading', { level: 1 }).waitFor();
      await untilFilled(at);
      await expectFitEveryScreen(at);
    }
  }, 90_000);
});
