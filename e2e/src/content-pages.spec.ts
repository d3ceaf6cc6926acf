import { describe, expect, it } from 'vitest';
import { page, walkPage } from './browser.ts';
import { ask } from './graphql.ts';
import { first, required } from './required.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    letter: /5 天内/,
    passport: /护照有效期自入境之日起不少于 6 个月/,
    form: /下载申请表/,
    forExhibitors: '我是境外展商',
    forVisitors: '我是境外观众',
    register: '参观登记',
  },
  EN: {
    letter: /within 5 days/,
    passport: /passport is valid for at least 6 months/,
    form: /Download the form/,
    forExhibitors: 'I’m exhibiting',
    forVisitors: 'I’m visiting',
    register: 'Register as a visitor',
  },
} as const;

interface Visa {
  title: string;
  subtitle: string;
  image: string;
  attachment: string;
  exhibitor: { title: string }[];
  visitor: { title: string }[];
}

// How these pages look, and that they speak one language, is looked at by every-page.spec.ts.
describe.each(walkedIn('ZH'))('visa, media and factory tour, %s', (lang) => {
  const say = words[lang];
  const width = lang === 'ZH' ? 1440 : 375;

  describe('the visa page', () => {
    let texts: Visa | undefined;
    const stored = () => required(texts, 'the texts of the page');
    const at = walkPage({ locale: lang, width }, async (visitor) => {
      texts = await ask<Visa>(
        `{ title: pageText(key: "VISA_TITLE") subtitle: pageText(key: "VISA_SUBTITLE")
        image: pageText(key: "VISA_IMAGE", locale: ZH) attachment: pageText(key: "VISA_ATTACHMENT", locale: ZH)
        exhibitor: contactCards(group: 12) { title } visitor: contactCards(group: 13) { title } }`,
        lang,
      );
      await visitor.goto('/d/visa-apply');
    });
    const main = () => at().getByRole('main');

    it('speaks to visitors where nothing says to whom', { tags: ['PUB-058', 'PUB-064'] }, async () => {
      await at().getByRole('heading', { level: 1, name: stored().title }).waitFor();
      await at().getByRole('tab', { selected: true, name: say.forVisitors }).waitFor();
      await main()
        .getByRole('heading', { level: 3, name: first(stored().visitor).title })
        .waitFor();
    });

    it(
      'tells of the letter within 5 days and the passport of 6 months',
      { tags: ['PUB-059', 'PUB-062', 'PUB-063', 'CONST-016'] },
      async () => {
        const text = await main().innerText();
        expect(text).toContain(stored().subtitle);
        expect(text).toMatch(say.letter);
        expect(text).toMatch(say.passport);
      },
    );

    it('shows its picture and offers the form', { tags: ['PUB-057', 'PUB-060', 'PUB-061'] }, async () => {
      expect(await main().locator('img').getAttribute('src')).toBe(stored().image);
      const form = main().getByRole('link', { name: say.form });
      expect(await form.getAttribute('href')).toBe(stored().attachment);
      expect(await form.getAttribute('target')).toBe('_blank');
    });

    it(
      'speaks to whom the stored key names, and keeps the other members of the key',
      { tags: ['PUB-056', 'CONFLICT-050'] },
      async () => {
        // As the menu of the exhibitors leaves it behind.
        await at().evaluate(() =>
          localStorage.setItem('queryKey', '{"visaType":"exhibitor","scope":"product"}'),
        );
        await at().reload();
        await at().getByRole('tab', { selected: true, name: say.forExhibitors }).waitFor();
        await main()
          .getByRole('heading', { level: 3, name: first(stored().exhibitor).title })
          .waitFor();
        await at().getByRole('tab', { name: say.forVisitors }).click();
        await at().waitForURL(/type=visitor/);
        await at().getByRole('tab', { selected: true, name: say.forVisitors }).waitFor();
        await expect
          .poll(() => at().evaluate(() => localStorage.getItem('queryKey')))
          .toBe('{"visaType":"visitor","scope":"product"}');
      },
    );
  });

  it(
    'shows twenty-two partner media, each in a new tab, and hides a logo that does not load',
    { tags: ['PUB-039', 'PUB-040', 'PUB-041'] },
    async () => {
      const { partners } = await ask<{ partners: { title: string; link: string; imageUrl: string }[] }>(
        '{ partners: pageBlocks(section: MEDIA_PARTNER) { title link imageUrl } }',
        lang,
      );
      const at = await page({ locale: lang, width, allowErrors: [/Failed to load resource/] });
      await at.route(`**${required(partners[1], 'partners[1]').imageUrl}`, (route) => route.abort());
      await at.goto('/d/media');
      const links = at.locator('main ul li a');
      await links.first().waitFor();
      expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual(
        partners.map(({ link }) => link),
      );
      expect(await links.count()).toBe(22);
      for (const link of await links.all()) expect(await link.getAttribute('target')).toBe('_blank');
      const logos = at.locator('main ul li img');
      await expect.poll(() => logos.nth(1).isVisible()).toBe(false);
      for (const logo of await logos.all()) if (await logo.isVisible()) await logo.scrollIntoViewIfNeeded();
      expect(await logos.filter({ visible: true }).count()).toBe(21);
      expect(await links.nth(1).innerText()).toContain(required(partners[1], 'partners[1]').title);
    },
  );

  describe('the factory tour', () => {
    const at = walkPage({ locale: lang, width }, async (visitor) => {
      await visitor.goto('/d/vistor/factory');
      await visitor.locator('[data-companies] h3').first().waitFor();
    });

    it('has the picture of its language', { tags: ['PUB-051'] }, async () => {
      const { image } = await ask<{ image: string }>('{ image: pageText(key: "FACTORY_IMAGE") }', lang);
      expect(image).toContain(lang === 'ZH' ? '-cn' : '-en');
      expect(await at().locator('[data-head] img').getAttribute('src')).toBe(image);
    });

    it('shows two companies and the highlights', { tags: ['PUB-052', 'PUB-053'] }, async () => {
      expect(await at().locator('[data-companies] h3').count()).toBe(2);
      expect(await at().locator('[data-highlights] h3').count()).toBeGreaterThan(2);
    });

    it('names its contacts', { tags: ['PUB-054', 'DESIGN-034'] }, async () => {
      const { contacts } = await ask<{ contacts: { title: string }[] }>(
        '{ contacts: linkages(type: 11) { title } }',
        lang,
      );
      expect(await at().locator('[data-contacts] h3').allInnerTexts()).toEqual(
        contacts.map(({ title }) => title),
      );
    });

    it('leads to the registration', { tags: ['PUB-055'] }, async () => {
      const register = at().locator('[data-registration]').getByRole('link', { name: say.register });
      expect(await register.getAttribute('href')).toBe('/d/vistor/register');
    });
  });
});
