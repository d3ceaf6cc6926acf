import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { page, type PageOptions, walkPage } from './browser.ts';
import { ask, sentOperations } from './graphql.ts';
import { expectFitEveryScreen } from './looks.ts';
import { required } from './required.ts';
import { png } from './sample-png.ts';
import { signInAsSecond } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    overview: '公司概况',
    facts: ['展位号', '展位类型', '展位面积', '登录账号'],
    kinds: /光地展位|标准展位/,
    area: /\d+ 平方米/,
    save: '保存',
    saved: '保存成功',
    logo: '公司 Logo 预览',
    wrongType: '图片格式不正确，仅支持 JPG 和 PNG',
    errors: '有 8 处需要修改',
    needs: ['公司中文名称', '公司英文名称', '展商分类', '中文简介', '英文简介', '中文地址', '英文地址'],
    wrongFax: '传真号码格式不正确',
    short: '中文地址至少 10 个字符',
    classes: [
      '线缆生产及精加工机械',
      '线缆辅助加工',
      '线缆及光缆原辅材料',
      '成品电线电缆（含特种线缆）',
      '测量与控制技术',
      '检测工程',
      '相关领域',
    ],
    remove: '移除',
    startOver: '放弃并重新填写',
    changed: '同事刚刚保存了以下内容',
    take: '采用同事填写的传真',
  },
  EN: {
    overview: 'Company overview',
    facts: ['Booth number', 'Booth type', 'Booth area', 'Account'],
    kinds: /Raw space booth|Standard booth/,
    area: /\d+\sm²/,
    save: 'Save',
    saved: 'Saved',
    logo: 'Preview of the logo',
    wrongType: 'Wrong image type: choose a JPG or PNG',
    errors: 'There are 8 things to correct',
    needs: [
      'company name in Chinese',
      'company name in English',
      'exhibitor category',
      'introduction in Chinese',
      'introduction in English',
      'address in Chinese',
      'address in English',
    ],
    wrongFax: 'Enter a valid fax number',
    short: 'The Chinese address needs at least 10 characters',
    classes: [
      'Cable and wire production and finishing machinery',
      'Cable auxiliary machining',
      'Raw and auxiliary materials for cables and optical cables',
      'Finished wire and cable (with special wires)',
      'Measurement and control technology',
      'Inspection engineering',
      'Related field',
    ],
    remove: 'Remove',
    startOver: 'Start over',
    changed: 'A colleague has just saved this',
    take: 'Use your colleague’s text for: Fax',
  },
} as const;

const panel = '/d/zsCenter?menu=company';

/** The company's record by its own people, past the form: as a colleague has it. */
async function record<Result>(method: 'GET' | 'POST', body?: object): Promise<Result> {
  const response = await fetch(`${inject('backendUrl')}/app/exhibiting/company`, {
    method,
    headers: {
      token: inject('secondSessions').exhibitor,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { success, message, result } = (await response.json()) as {
    success: boolean;
    message: string;
    result: Result;
  };
  if (!success) throw new Error(message);
  return result;
}

interface OwnCompany extends Record<string, string> {
  id: string;
  version: string;
}
const readOnly = ['id', 'username', 'boothNumber', 'positionType', 'boothRange', 'updateTime'];

/** Writes what a colleague would, with everything else as it is. */
async function colleagueSaves(change: Record<string, string>): Promise<void> {
  const now = await record<OwnCompany>('GET');
  const form = Object.entries(now).filter(
    ([name]) => !readOnly.includes(name) && !name.endsWith('_dictText'),
  );
  await record('POST', { ...Object.fromEntries(form), ...change });
}

describe.each(walkedIn('EN'))("the company's information, %s", (lang) => {
  const say = words[lang];
  const form = (at: Page) => at.locator('main form');
  const field = (at: Page, name: string) => form(at).locator(`[name=${name}]`);
  const save = (at: Page) => form(at).getByRole('button', { name: say.save, exact: true });

  async function open(options: PageOptions = {}): Promise<Page> {
    const at = await page({ locale: lang, ...options });
    await signInAsSecond(at, 'exhibitor');
    await at.goto(panel);
    await form(at).waitFor();
    return at;
  }

  describe('booth, login and form', () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await signInAsSecond(visitor, 'exhibitor');
      await visitor.goto(panel);
      await form(visitor).waitFor();
    });
    const main = () => at().getByRole('main');

    it(
      'show the booth and the login, which cannot be edited',
      { tags: ['EXH-048', 'EXH-049', 'EXH-050', 'EXH-051', 'CONST-058'] },
      async () => {
        const facts = await main().locator('dl').first().innerText();
        for (const label of say.facts) expect(facts).toContain(label);
        expect(facts).toMatch(say.kinds);
        expect(facts).toMatch(say.area);
        expect(facts).toContain('13900139001');
        expect(await field(at(), 'boothNumber').count()).toBe(0);
      },
    );

    it('offer seven classes', { tags: ['EXH-055', 'EXH-056', 'CONFLICT-033'] }, async () => {
      const options = await field(at(), 'categoryCode').locator('option').allInnerTexts();
      expect(options.slice(1)).toEqual(say.classes);
    });

    it('lead to the public page of the company', { tags: ['EXH-053'] }, async () => {
      const { id } = await record<OwnCompany>('GET');
      await main().getByRole('link', { name: say.overview }).click();
      await at().waitForURL((url) => url.pathname === '/d/product/supplier-detail');
      expect(new URL(at().url()).searchParams.get('id')).toBe(id);
    });
  });

  it(
    'what is saved stands on the public page, in lists and in search, in both languages',
    { tags: ['EXH-054', 'ERR-054'] },
    async () => {
      const at = await open();
      const before = await record<OwnCompany>('GET');
      const mark = `q${Date.now().toString(36)}`;
      const [cn, en] = [`专注 ${mark} 细线的制造商。`, `Makers of ${mark} filaments.`];
      await field(at, 'descriptionCn').fill(cn);
      await field(at, 'descriptionEn').fill(`  ${en} `);
      const sent = sentOperations(at);
      await save(at).dblclick();
      await at.getByText(say.saved, { exact: true }).waitFor();
      expect(sent.filter(({ name }) => name === 'SaveCompany')).toHaveLength(1);
      // As it was saved; and nothing is left to be saved.
      await expect.poll(() => field(at, 'descriptionEn').inputValue()).toBe(en);
      await at.getByRole('main').getByRole('link', { name: say.overview }).click();
      await at.getByText(lang === 'ZH' ? cn : en).waitFor();
      for (const [language, text] of [
        ['ZH', cn],
        ['EN', en],
      ] as const) {
        const { exhibitors } = await ask<{ exhibitors: { nodes: { id: string; description: string }[] } }>(
          `{ exhibitors(filter: { keyword: "${mark}" }) { nodes { id description } } }`,
          language,
        );
        expect(exhibitors.nodes).toEqual([{ id: before.id, description: text }]);
      }
      const { companyDescriptionCn = '', companyDescriptionEn = '' } = before;
      await colleagueSaves({ companyDescriptionCn, companyDescriptionEn });
    },
  );

  it(
    'asks for what is missing, on top and beside the fields',
    { tags: ['VAL-048', 'VAL-049', 'VAL-051', 'VAL-052', 'VAL-053'] },
    async () => {
      const at = await open();
      const before = await record<OwnCompany>('GET');
      await form(at).getByRole('button', { name: say.remove }).click();
      for (const name of ['nameCn', 'nameEn', 'descriptionCn', 'descriptionEn', 'addressCn', 'addressEn'])
        await field(at, name).fill(' ');
      await field(at, 'categoryCode').selectOption('');
      await save(at).click();
      const summary = form(at)
        .getByRole('alert')
        .filter({ has: at.getByRole('heading', { name: say.errors }) });
      await summary.waitFor();
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
      const told = await summary.getByRole('button').allInnerTexts();
      expect(told[0]).toMatch(/logo/i);
      for (const [index, need] of say.needs.entries()) expect(told[index + 1]).toContain(need);
      await summary.getByRole('button', { name: required(told[1], 'told[1]') }).click();
      expect(await field(at, 'nameCn').evaluate((element) => element === document.activeElement)).toBe(true);
      await field(at, 'addressCn').fill('上海市浦东新区1号');
      // What only the server knows is told with it.
      await field(at, 'fax').fill('12');
      await save(at).click();
      for (const text of [say.short, say.wrongFax])
        await form(at).getByRole('alert').getByRole('button', { name: text }).waitFor();
      expect(await record<OwnCompany>('GET')).toEqual(before);
    },
  );

  it(
    'takes a JPEG or PNG as the logo, shows it, and says what is wrong with others',
    { tags: ['EXH-052', 'ERR-024'] },
    async () => {
      const at = await open();
      const file = form(at).locator('input[type=file]');
      expect(await file.getAttribute('accept')).toBe('image/jpeg,image/png');
      await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
      await form(at).getByRole('alert').filter({ hasText: say.wrongType }).waitFor();
      const preview = form(at).getByRole('img', { name: say.logo });
      const before = await preview.getAttribute('src');
      await file.setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer: png(200, 200) });
      await expect.poll(() => preview.getAttribute('src')).not.toBe(before);
      await expect
        .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await preview.getAttribute('src')).toContain('/files/uploads/');
    },
  );

  it('keeps unsaved changes over a reload and another page, until somebody starts over', async () => {
    const at = await open();
    const before = await field(at, 'fax').inputValue();
    await field(at, 'fax').fill('0512-1234567');
    await at.reload();
    await expect.poll(() => field(at, 'fax').inputValue()).toBe('0512-1234567');
    await at.getByRole('main').getByRole('link', { name: say.overview }).click();
    await at.waitForURL((url) => url.pathname === '/d/product/supplier-detail');
    await at.goBack();
    await expect.poll(() => field(at, 'fax').inputValue()).toBe('0512-1234567');
    await form(at).getByRole('button', { name: say.startOver }).click();
    expect(await field(at, 'fax').inputValue()).toBe(before);
  });

  it('of two people who write at once nobody loses a text', async () => {
    const at = await open();
    const before = await record<OwnCompany>('GET');
    await colleagueSaves({ companyFax: '0512-7654321' });
    await field(at, 'phone').fill('+86 512 8800 9900');
    await save(at).click();
    const changed = at.getByRole('region', { name: say.changed });
    await changed.waitFor();
    expect(await field(at, 'phone').inputValue()).toBe('+86 512 8800 9900');
    await changed.getByText('0512-7654321').waitFor();
    await changed.getByRole('button', { name: say.take }).click();
    expect(await field(at, 'fax').inputValue()).toBe('0512-7654321');
    await save(at).click();
    await at.getByText(say.saved, { exact: true }).waitFor();
    await changed.waitFor({ state: 'detached' });
    const after = await record<OwnCompany>('GET');
    expect([after['companyFax'], after['companyPhone']]).toEqual(['0512-7654321', '+86 512 8800 9900']);
    const { companyFax = '', companyPhone = '' } = before;
    await colleagueSaves({ companyFax, companyPhone });
  });

  it('is accessible and fits every screen', async () => {
    const at = await open();
    await expectFitEveryScreen(at);
    // What people wrote stands in fields; what is said around them is in one language.
    if (lang === 'EN') expect(await form(at).innerText()).not.toMatch(/\p{Script=Han}/u);
  });
});
