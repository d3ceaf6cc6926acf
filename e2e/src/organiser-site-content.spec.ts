import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { page, untilFilled } from './browser.ts';
import { enterConsole } from './console-session.ts';
import { fieldName } from './field-name.ts';
import { expectFitEveryScreen, expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { required } from './required.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    entry: '网站内容',
    list: '合作媒体',
    add: '新增',
    titleCn: '标题（中文）',
    titleEn: '标题（英文）',
    link: '链接',
    publishAt: /^定时发布/,
    saveDraft: '存为草稿',
    draftSaved: '草稿已保存',
    publish: '立即发布',
    published: '已发布，网站已更新',
    schedule: '定时发布',
    isScheduled: '已设定定时发布',
    discard: '放弃草稿',
    discarded: '草稿已放弃',
    remove: '从网站删除',
    removals: '已删除的内容',
    removalsLead: '从网站删除的内容。',
    removed: '已从网站删除',
    needTitle: '请填写标题',
    wrongLink: /链接须以/,
    missing: '缺英文',
    draft: '草稿',
    versions: '历史版本',
    draftChanges: '草稿所作的修改',
    what: '两个版本的差别',
    take: /：版本 1$/,
    takeIt: '恢复此版本',
    back: '已恢复该版本为草稿，发布后生效',
    quicker: /已修改此内容/,
    overwrite: '仍保存我的版本',
    up: /^上移：/,
    down: /^下移：/,
    sessions: '日程',
    ways: '了解途径',
    wordsCn: '名称（中文）',
    wordsEn: '名称（英文）',
    withdrawn: '不再提供',
    way: ['电缆播客', 'A cable podcast'],
    medium: ['线缆周刊', 'Cable Weekly'],
  },
  EN: {
    entry: 'Site content',
    list: 'Partner media',
    add: 'Add',
    titleCn: 'Title (Chinese)',
    titleEn: 'Title (English)',
    link: 'Link',
    publishAt: /^Publish at/,
    saveDraft: 'Save as draft',
    draftSaved: 'The draft has been saved',
    publish: 'Publish now',
    published: 'Published. The site has been updated',
    schedule: 'Schedule',
    isScheduled: 'Scheduled',
    discard: 'Discard draft',
    discarded: 'The draft has been discarded',
    remove: 'Remove from the site',
    removals: 'Removed entries',
    removalsLead: 'Entries removed from the site.',
    removed: 'Removed from the site',
    needTitle: 'Enter: Title',
    wrongLink: /Link must begin with/,
    missing: 'English missing',
    draft: 'Draft',
    versions: 'Versions',
    draftChanges: 'Changes in the draft',
    what: 'What changed',
    take: /: version 1$/,
    takeIt: 'Restore this version',
    back: 'That version is now a draft. Publish it to show it',
    quicker: /has changed this meanwhile/,
    overwrite: 'Save my version anyway',
    up: /^Move up: /,
    down: /^Move down: /,
    sessions: 'Sessions',
    ways: 'Ways to hear about the show',
    wordsCn: 'Words (Chinese)',
    wordsEn: 'Words (English)',
    withdrawn: 'No longer offered',
    way: ['铜业沙龙', 'The copper salon'],
    medium: ['导体时报', 'Conductor Times'],
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

interface Line {
  id: string;
  titleCn: string;
  titleEn: string;
  stage: string;
}

/** The entries of the list that the tests write in. */
async function lines(): Promise<Line[]> {
  const found = await ask<{ organiser: { contentCollection: { entries: { nodes: Line[] } } } }>(
    '{ organiser { contentCollection(id: "media-partner") { entries { nodes { id titleCn titleEn stage } } } } }',
  );
  return found.organiser.contentCollection.entries.nodes;
}
const byTitle = async (title: string) => (await lines()).find(({ titleCn }) => titleCn === title);

/** Whether a partner is on the site. */
const isOnSite = async (title: string): Promise<boolean> =>
  (
    await ask<{ pageBlocks: { title: string }[] }>(
      '{ pageBlocks(section: MEDIA_PARTNER) { title(locale: ZH) } }',
    )
  ).pageBlocks.some((block) => block.title === title);

/** Takes a partner off the site and drops its draft: whatever became of the test, nothing stays. */
async function clear(title: string): Promise<void> {
  const change = (name: string, id: string, version: number) =>
    ask(`mutation($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) { message } }`, {
      id,
      version,
    });
  const read = async (id: string) =>
    (
      await ask<{ organiser: { contentEntry: { version: number; draft: string; stage: string } | null } }>(
        'query($id: ID!) { organiser { contentEntry(id: $id) { version draft stage } } }',
        { id },
      )
    ).organiser.contentEntry;
  const line = await byTitle(title);
  if (!line) return;
  const entry = await read(line.id);
  if (entry && entry.draft !== 'NONE') await change('discardContentDraft', line.id, entry.version);
  const rest = await read(line.id);
  if (rest?.stage === 'PUBLIC') await change('removeContent', line.id, rest.version);
}

describe.each(walkedIn('EN'))('the desk of the site’s content, %s', (lang) => {
  const say = words[lang];
  const [titleCn, titleEn] = say.medium;
  const button = (at: Page, name: string) => at.getByRole('button', { name, exact: true });
  const text = (at: Page, name: string) => at.getByRole('textbox', { name: fieldName(name) });

  async function editor(path = ''): Promise<Page> {
    const at = await page({ locale: lang });
    await enterConsole(at);
    await at.goto(`/d/organiser?menu=content${path}`);
    await at.getByRole('heading', { level: 1, name: say.entry }).waitFor();
    return at;
  }
  const edit = async (at: Page, id: string) => {
    await at.goto(`/d/organiser?menu=content&list=media-partner&id=${id}`);
    await text(at, say.titleEn).waitFor();
  };

  it('an entry is drafted, completed, published, changed, brought back and taken off', async () => {
    const at = await editor();
    try {
      await at.getByRole('link', { name: say.list, exact: true }).click();
      await at.getByRole('link', { name: say.add, exact: true }).click();
      await text(at, say.titleEn).waitFor();
      await button(at, say.publish).click();
      await at.getByRole('alert').getByRole('button', { name: say.needTitle }).click();
      expect(await text(at, say.titleCn).evaluate((input) => input === document.activeElement)).toBe(true);
      await text(at, say.titleCn).fill(titleCn);
      await text(at, say.link).fill('javascript:alert(1)');
      await button(at, say.saveDraft).click();
      await at.getByRole('alert').getByRole('button', { name: say.wrongLink }).waitFor();
      await text(at, say.link).fill('https://cable.example/');
      await button(at, say.saveDraft).click();
      await at.getByText(say.draftSaved).waitFor();

      // The list says what it still lacks; the site does not know it.
      const row = at.getByRole('listitem').filter({ hasText: titleCn });
      await row.getByText(say.missing).waitFor();
      await row.getByText(say.draft, { exact: true }).waitFor();
      expect(await isOnSite(titleCn)).toBe(false);
      const { id } = required(await byTitle(titleCn), titleCn);
      await row.getByRole('link').click();
      await text(at, say.titleEn).fill(titleEn);
      await button(at, say.publish).click();
      await at.getByText(say.published).waitFor();
      expect(await isOnSite(titleCn)).toBe(true);

      // A draft of what is public changes nothing, and shows what it would change.
      await edit(at, id);
      await text(at, say.titleEn).fill(`${titleEn} 2`);
      await button(at, say.saveDraft).click();
      await at.getByText(say.draftSaved).first().waitFor();
      await at.goto(`/d/organiser?menu=content&list=media-partner&id=${id}&view=versions`);
      await at.getByRole('heading', { name: say.draftChanges }).waitFor();
      await at.getByRole('region', { name: say.what }).getByText(`${titleEn} 2`).waitFor();
      await expectFitInBothThemes(at);
      await edit(at, id);
      await button(at, say.publish).click();
      await at.getByText(say.published).first().waitFor();

      await at.goto(`/d/organiser?menu=content&list=media-partner&id=${id}&view=versions`);
      await at.getByRole('button', { name: say.take }).click();
      await at.getByRole('dialog').getByRole('button', { name: say.takeIt }).click();
      await at.getByText(say.back).waitFor();
      await text(at, say.titleEn).waitFor();
      expect(await text(at, say.titleEn).inputValue()).toBe(titleEn);
      await button(at, say.discard).click();
      await at.getByRole('dialog').getByRole('button', { name: say.discard, exact: true }).click();
      await at.getByText(say.discarded).waitFor();

      await edit(at, id);
      expect(await text(at, say.titleEn).inputValue()).toBe(`${titleEn} 2`);
      await button(at, say.remove).click();
      await at.getByRole('dialog').getByRole('button', { name: say.remove, exact: true }).click();
      await at.getByText(say.removed).waitFor();
      expect(await isOnSite(titleCn)).toBe(false);

      // What was taken off is found again, and comes back.
      await at.getByRole('link', { name: say.removals, exact: true }).click();
      await at.getByText(say.removalsLead).waitFor();
      await expectFitInBothThemes(at);
      await at.locator(`[data-entry="${id}"] a`).click();
      await text(at, say.titleEn).waitFor();
      await button(at, say.publish).click();
      await at.getByText(say.published).first().waitFor();
      expect(await isOnSite(titleCn)).toBe(true);
    } finally {
      await clear(titleCn);
    }
  }, 90_000);

  it('what is scheduled is not on the site before its time', async () => {
    const title = `${titleCn} B`;
    const at = await editor('&list=media-partner&view=add');
    try {
      await text(at, say.titleCn).fill(title);
      await text(at, say.titleEn).fill(`${titleEn} B`);
      await at.getByLabel(say.publishAt).fill('2035-01-01T09:00');
      await button(at, say.schedule).click();
      await at.getByText(say.isScheduled).waitFor();
      await at
        .getByRole('listitem')
        .filter({ hasText: lang === 'ZH' ? title : `${titleEn} B` })
        .waitFor();
      expect(await isOnSite(title)).toBe(false);
    } finally {
      await clear(title);
    }
  }, 60_000);

  it('the second of two editors is told, keeps what was typed, and decides', async () => {
    const title = `${titleCn} C`;
    const first = await editor('&list=media-partner&view=add');
    try {
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
    } finally {
      await clear(title);
    }
  }, 60_000);

  it('steps are moved by keyboard, and go back', async () => {
    const at = await editor('&list=advertising-3');
    const titles = () => at.locator('[data-entry] h3').allInnerTexts();
    await expect.poll(async () => (await titles()).length).toBeGreaterThan(1);
    const before = await titles();
    const row = at.locator('[data-entry]').filter({ hasText: required(before[0], 'before[0]') });
    await row.getByRole('button', { name: say.down }).press('Enter');
    await expect.poll(async () => (await titles())[1]).toBe(before[0]);
    await row.getByRole('button', { name: say.up }).press('Enter');
    await expect.poll(titles).toEqual(before);
    // The keyboard goes on with the same entry.
    await expect
      .poll(() =>
        row.getByRole('button', { name: say.down }).evaluate((one) => one === document.activeElement),
      )
      .toBe(true);
  }, 60_000);

  it('the sessions of a conference are opened from it', async () => {
    const at = await editor('&list=events');
    await at.locator('[data-entry] a').first().click();
    await at.getByRole('link', { name: say.sessions, exact: true }).click();
    await expect.poll(() => at.locator('[data-entry]').count()).toBeGreaterThan(3);
    await expectOneLanguage(at, lang);
  }, 60_000);

  it(
    'what a form offers is a list of the desk: offered from its publication until it is withdrawn',
    { tags: ['EXH-016'], timeout: 60_000 },
    async () => {
      const at = await editor();
      const guest = await page({ locale: lang });
      const [wayCn, wayEn] = say.way;
      const isOffered = async () => {
        await guest.goto('/d/zwApply');
        await guest.locator('[name=waysToKnow]').first().waitFor();
        return (await guest.getByLabel(lang === 'ZH' ? wayCn : wayEn, { exact: true }).count()) > 0;
      };
      expect(await isOffered()).toBe(false);
      await at.getByRole('link', { name: say.ways, exact: true }).click();
      await at.getByRole('link', { name: say.add, exact: true }).click();
      await text(at, say.wordsCn).fill(wayCn);
      await text(at, say.wordsEn).fill(wayEn);
      await button(at, say.publish).click();
      await at.getByText(say.published).waitFor();
      expect(await isOffered()).toBe(true);

      const row = at.getByRole('listitem').filter({ hasText: lang === 'ZH' ? wayCn : wayEn });
      await row.getByRole('link').first().click();
      await text(at, say.wordsEn).waitFor();
      await at.getByLabel(say.withdrawn).check();
      await expectFitInBothThemes(at);
      await button(at, say.publish).click();
      // The note of the first publication may be there still: the row tells of the second.
      await row.getByText(say.withdrawn, { exact: true }).waitFor();
      expect(await isOffered()).toBe(false);
      // What records may hold stays.
      await row.getByRole('link').first().click();
      await text(at, say.wordsEn).waitFor();
      expect(await button(at, say.remove).count()).toBe(0);
    },
  );

  it('a reviewer has no such desk', async () => {
    const at = await page({ locale: lang });
    await enterConsole(at, 'reviewer');
    await at.goto('/d/organiser?menu=content');
    await at.getByRole('heading', { level: 1 }).waitFor();
    expect(await at.getByRole('link', { name: say.entry }).count()).toBe(0);
  });

  it('fits every screen in both themes', async () => {
    const at = await page({ locale: lang });
    await enterConsole(at);
    for (const view of ['', '&list=hotels', '&list=visa-texts', '&list=service-items&view=add']) {
      await at.goto(`/d/organiser?menu=content${view}`);
      await at.getByRole('heading', { level: 1 }).waitFor();
      await untilFilled(at);
      await expectFitEveryScreen(at);
      if (view === '') await expectOneLanguage(at, lang);
    }
  }, 90_000);
});
