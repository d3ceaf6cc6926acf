import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page } from './browser.ts';
import { changeAnswer } from './graphql.ts';

const words = {
  ZH: {
    footer: '法律信息',
    tabs: ['隐私政策', '使用条款', '主办方信息', '无障碍声明'],
    privacy: '您的权利',
    accessibility: '已知的不足',
    none: '主办方尚未发布此内容，如需了解请联系主办方。',
    contact: '联系主办方',
  },
  EN: {
    footer: 'Legal information',
    tabs: ['Privacy notice', 'Terms of use', 'Imprint', 'Accessibility'],
    privacy: 'Your rights',
    accessibility: 'What is not there yet',
    none: 'The organiser has not published this text yet. Ask the organiser under “Contact”.',
    contact: 'Contact the organiser',
  },
} as const;

describe.each(['ZH', 'EN'] as const)('legal information, %s', (lang) => {
  const say = words[lang];

  it('is one press away from every page, and the ICP number leads to the register', async () => {
    const at = await page({ locale: lang, width: 375, height: 812 });
    await at.goto('/d/transport');
    const links = at.getByRole('contentinfo').getByRole('navigation', { name: say.footer });
    for (const name of say.tabs) await links.getByRole('link', { name, exact: true }).waitFor();
    const filing = links.getByRole('link', { name: /ICP备/ });
    expect(await filing.getAttribute('href')).toBe('https://beian.miit.gov.cn/');
    await links.getByRole('link', { name: say.tabs[0], exact: true }).click();
    await at.getByRole('heading', { name: say.privacy }).waitFor();
    await expectNoAxeViolations(at);
    await at.getByRole('tab', { name: say.tabs[3], exact: true }).click();
    await at.getByRole('heading', { name: say.accessibility }).waitFor();
    await at.waitForURL((url) => url.searchParams.get('tab') === 'accessibility');
    await at.goBack();
    await at.getByRole('heading', { name: say.privacy }).waitFor();
  });

  it('says so where the organiser has written nothing, and leads to the contacts', async () => {
    const at = await page({ locale: lang });
    await changeAnswer<{ text: string | null }>(at, 'LegalText', (data) => {
      data.text = null;
    });
    await at.goto('/d/legal?tab=imprint');
    await at.getByText(say.none).waitFor();
    const contact = at.getByRole('main').getByRole('link', { name: say.contact });
    expect(await contact.getAttribute('href')).toBe('/d/about?tab=contact');
  });
});
