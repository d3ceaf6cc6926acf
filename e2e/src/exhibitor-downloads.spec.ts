import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page } from './browser.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    heading: '资料下载',
    logos: ['通用标识，PNG 文件', '中文标识，PNG 文件', '英文标识，PNG 文件'],
    centre: '打开资源中心',
  },
  EN: {
    heading: 'Downloads',
    logos: ['General logo, PNG file', 'Chinese logo, PNG file', 'English logo, PNG file'],
    centre: 'Open the resource centre',
  },
} as const;

describe.each(walkedIn('ZH'))('downloads of exhibitors, %s', (lang) => {
  const say = words[lang];

  it(
    'three logos open in a new tab as PNG; the resource centre is one link away',
    { tags: ['EXH-148', 'EXH-149', 'CONST-061'] },
    async () => {
      const at = await page({ locale: lang, width: lang === 'ZH' ? 1440 : 375, height: 900 });
      await signInAs(at, 'exhibitor');
      await at.goto('/d/zsCenter?menu=resources');
      const main = at.getByRole('main');
      await main.getByRole('heading', { level: 1, name: say.heading }).waitFor();
      await expectNoAxeViolations(at);
      expect(await at.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      for (const name of say.logos) {
        const link = main.getByRole('link', { name });
        expect(await link.getAttribute('target')).toBe('_blank');
        const file = await at.request.get((await link.getAttribute('href')) ?? '');
        expect(file.headers()['content-type']).toBe('image/png');
        expect([...(await file.body()).subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
      }
      expect(await main.locator('a[target=_blank]').count()).toBe(3);
      await main.getByRole('link', { name: say.centre }).click();
      await at.waitForURL((url) => url.pathname === '/d/resource-center');
    },
  );
});
