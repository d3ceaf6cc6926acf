import { describe, expect, it } from 'vitest';
import { page, walkPage } from './browser.ts';
import { expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

/**
 * The menu by its groups, as the specification has it; what stands in no group of it is under "more" and "account".
 * Entries that are ours alone may stand between these.
 */
const menus = {
  ZH: {
    基本信息: ['公司信息', '展品信息', '展商宣传申请', '线上邀请', '展商证', '会刊信息'],
    参展服务: ['服务手册', '广告服务', '资料下载'],
    供需配对: ['我的配对申请', '需求配对', '扫码观众', '咨询', '我的收藏', '我的采购需求'],
    更多: ['自定义内容', '其他'],
    账号: ['开票信息', '修改密码'],
  },
  EN: {
    'Your company': [
      ...['Company profile', 'Exhibits', 'Promotion articles', 'Online invitation', 'Exhibitor badges'],
      'Journal entry',
    ],
    'Exhibitor services': ['Service manual', 'Advertising services', 'Downloads'],
    'Buyers and suppliers': [
      ...['My pairing applications', 'Matching requests', 'Scanned visitors', 'Enquiries'],
      ...['Favourites', 'My sourcing requests'],
    ],
    More: ['Custom content', 'Other information'],
    Account: ['Billing information', 'Password'],
  },
} as const;

const words = {
  ZH: { public: '查看公开页面', rejected: /^\d+\s*未通过$/, tab: '审核未通过', procedure: '参展流程' },
  EN: {
    public: 'View your public page',
    rejected: /^\d+\s*Rejected$/,
    tab: 'Rejected',
    procedure: 'How to exhibit',
  },
} as const;

describe.each(walkedIn('EN'))("the menu of the exhibitor's centre, %s", (locale) => {
  const say = words[locale];
  const width = locale === 'ZH' ? 1440 : 375;

  describe('its groups', () => {
    const at = walkPage({ locale }, async (visitor) => {
      await signInAs(visitor, 'exhibitor');
      await visitor.goto('/d/zsCenter');
      await visitor.locator('aside nav section').first().waitFor();
    });

    const named = new Set<string>(Object.values(menus[locale]).flat());
    const shown = async () => {
      const groups = await at()
        .locator('aside nav section')
        .evaluateAll((nodes) =>
          nodes.map((node) => ({
            group: node.querySelector('h2')?.textContent,
            entries: [...node.querySelectorAll('a')].map((link) => link.textContent),
          })),
        );
      return groups.map(({ group, entries }) => [group, entries.filter((entry) => named.has(entry))]);
    };

    it('begin with the company and the services', { tags: ['EXH-034', 'EXH-037'] }, async () => {
      expect((await shown()).slice(0, 2)).toEqual(Object.entries(menus[locale]).slice(0, 2));
    });

    it(
      'go on with matching, the rest and the account',
      { tags: ['EXH-035', 'EXH-036', 'EXH-038', 'EXH-039'] },
      async () => {
        expect((await shown()).slice(2)).toEqual(Object.entries(menus[locale]).slice(2));
      },
    );
  });

  it('custom content counts what is public and leads to its lists', { tags: ['EXH-039'] }, async () => {
    const at = await page({ locale, width });
    await signInAs(at, 'exhibitor');
    await at.goto('/d/zsCenter?menu=content');
    const main = at.getByRole('main');
    await main.getByRole('link', { name: say.rejected }).first().waitFor();
    await expectFitInBothThemes(at);
    await main.getByRole('link', { name: say.rejected }).first().click();
    await at.waitForURL((url) => url.searchParams.get('menu') === 'exhibits');
    expect(new URL(at.url()).searchParams.get('status')).toBe('3');
    await main.getByRole('tab', { name: say.tab, exact: true }).waitFor();
    await at.goBack();
    await main.getByRole('link', { name: say.public }).click();
    await at.waitForURL((url) => url.pathname === '/d/product/supplier-detail');
  });

  it(
    'others leads to the pages on the way to the show, and to people',
    { tags: ['EXH-039', 'DESIGN-058'] },
    async () => {
      const at = await page({ locale, width });
      await signInAs(at, 'exhibitor');
      await at.goto('/d/zsCenter?menu=others');
      const main = at.getByRole('main');
      await main.locator('a[href^=mailto]').first().waitFor();
      await expectOneLanguage(at, locale);
      await expectFitInBothThemes(at);
      await main.getByRole('link', { name: say.procedure }).click();
      await at.waitForURL((url) => url.pathname === '/d/czProcess');
    },
  );
});
