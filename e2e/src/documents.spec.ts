import { describe, expect, it } from 'vitest';
import { page } from './browser.ts';
import { ask } from './graphql.ts';
import { required } from './required.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: { noFile: '没有找到可下载的文件', half: '支付 50% 展位费' },
  EN: { noFile: 'No file found to download', half: 'Pay 50 per cent of the fee' },
} as const;

interface Doc {
  title: string;
  summary: string;
  url: string | null;
}

const fields = '{ title summary url }';

describe.each(walkedIn('ZH'))('documents, %s', (lang) => {
  const isZh = lang === 'ZH';
  const screen = { locale: lang, width: isZh ? 375 : 1440, colorScheme: isZh ? 'dark' : 'light' } as const;

  it.each([
    ['SHELL-011', '/d/czsList', 'exhibitorLists'],
    ['SHELL-015', '/d/vistor/materials', 'visitorMaterials'],
    ['SHELL-016', '/d/vistor/Materials', 'visitorMaterials'],
  ])(
    '%s %s lists its files; each opens in a new tab, or says that there is none',
    { tags: ['PUB-046', 'PUB-049', 'PUB-050', 'ERR-014'] },
    async (_id, path, field) => {
      const documents = required(
        (await ask<Record<string, Doc[]>>(`{ ${field} ${fields} }`, lang))[field],
        field,
      );
      const at = await page(screen);
      await at.goto(path);
      const rows = at.locator('main li');
      await rows.first().waitFor();
      expect(await rows.count()).toBe(documents.length);
      for (const [index, { title, summary, url }] of documents.entries()) {
        expect(await rows.nth(index).innerText()).toContain(summary);
        if (!url) continue;
        const link = rows.nth(index).getByRole('link', { name: title });
        expect(await link.getAttribute('href')).toBe(url);
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.getAttribute('rel')).toContain('noopener');
      }
      expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
        0,
      );
      const html = documents.findIndex(({ url }) => url?.endsWith('.html'));
      const [opened] = await Promise.all([
        at.waitForEvent('popup'),
        rows.nth(html).getByRole('link').click(),
      ]);
      await opened.locator('h1').waitFor();
      await rows.getByRole('button').first().click();
      await at.getByRole('status').getByText(words[lang].noFile, { exact: true }).waitFor();
    },
  );

  it(
    'the resource centre has two lists of links, each opening in a new tab',
    { tags: ['SHELL-014', 'PUB-047', 'PUB-048'] },
    async () => {
      const { resourceLists } = await ask<{ resourceLists: Record<'manuals' | 'artwork', Doc[]> }>(
        `{ resourceLists { manuals ${fields} artwork ${fields} } }`,
        lang,
      );
      const at = await page({ ...screen, width: isZh ? 1440 : 375 });
      await at.goto('/d/resource-center');
      const lists = at.locator('main section');
      await lists.first().waitFor();
      expect(await lists.count()).toBe(2);
      for (const [index, name] of (['manuals', 'artwork'] as const).entries()) {
        const links = lists.nth(index).locator('a[target=_blank][rel~=noopener]');
        expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
          resourceLists[name].map(({ url }) => url),
        );
      }
      expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
        0,
      );
    },
  );

  it(
    'the procedure is numbered steps, as the service sends them',
    { tags: ['SHELL-012', 'PUB-043', 'PUB-044', 'PUB-045', 'CONST-045'] },
    async () => {
      const { processSteps } = await ask<{ processSteps: { number: number; title: string; text: string }[] }>(
        '{ processSteps { number title text } }',
        lang,
      );
      const at = await page(screen);
      await at.goto('/d/czProcess');
      const steps = at.locator('main ol > li');
      await steps.first().waitFor();
      expect(await steps.count()).toBe(7);
      expect(await steps.locator('h2').allInnerTexts()).toEqual(processSteps.map(({ title }) => title));
      expect(required(processSteps[3], 'processSteps[3]').title).toBe(words[lang].half);
      for (const [index, { text }] of processSteps.entries()) {
        const shown = await steps.nth(index).innerText();
        expect(shown).toContain(text);
        expect(shown.trim().startsWith(String(index + 1))).toBe(true);
      }
      expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
        0,
      );
    },
  );
});
