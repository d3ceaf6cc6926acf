import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, type PageOptions, walkPage } from './browser.ts';
import { changeAnswer, sentOperations } from './graphql.ts';
import { newCardNumber } from './identity-card.ts';
import { expectFitEveryScreen } from './looks.ts';
import { required } from './required.ts';
import { png } from './sample-png.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    add: '申请展商证',
    formTitle: '申请展商证',
    editTitle: '修改展商证',
    detail: '展商证详情',
    submit: '提交审核',
    submitAgain: '重新提交审核',
    submitted: /^提交成功，正在审核。/,
    tabs: ['全部', '审核中', '审核通过', '审核未通过'],
    reason: /未通过原因：.*“退回”/,
    ask: '退回',
    quota: '展商证名额',
    used: /\d+ \/ \d+\s*张已使用/,
    area: /展位面积 \d+ 平方米/,
    identityCard: '身份证',
    passport: '护照 / 其他证件',
    cardImage: '证件照片',
    position: '市场、销售',
    errors: '有 6 处需要修改',
    needs: [
      '请输入姓名',
      '请输入公司名称',
      '请选择职位',
      '请输入手机号码',
      '请选择证件类型',
      '请输入证件号码',
    ],
    wrongCard: '身份证号码不正确',
    needImage: '请上传证件照片',
    edit: '修改',
    stays: '只能修改审核未通过的展商证',
    remove: '删除',
    deleteChosen: '删除所选',
    keep: '保留',
    question: '确定删除这 2 项？',
    deleted: '删除成功',
    full: '展商证数量已达上限，不能再添加',
    download: '导出表格',
    gone: '这张展商证不存在或已删除。',
  },
  EN: {
    add: 'Request a badge',
    formTitle: 'Request an exhibitor badge',
    editTitle: 'Edit the badge',
    detail: 'Badge details',
    submit: 'Submit for review',
    submitAgain: 'Submit again',
    submitted: /^Submitted and under review\./,
    tabs: ['All', 'Under review', 'Approved', 'Rejected'],
    reason: /Why it was rejected:.*“reject”/,
    ask: 'reject',
    quota: 'Badge allowance',
    used: /\d+ \/ \d+\s*badges used/,
    area: /Booth of \d+\sm²/,
    identityCard: 'Chinese ID card',
    passport: 'Passport or other',
    cardImage: 'Picture of the ID',
    position: 'Marketing or sales',
    errors: 'There are 6 things to correct',
    needs: [
      'Enter the name',
      'Enter the company name',
      'Select a position',
      'Enter the mobile number',
      'Select the ID type',
      'Enter the ID or passport number',
    ],
    wrongCard: 'Enter a valid ID card number',
    needImage: 'Upload a picture of the ID',
    edit: 'Edit',
    stays: 'Only rejected badges can be edited',
    remove: 'Delete',
    deleteChosen: 'Delete selected',
    keep: 'Keep',
    question: 'Delete these 2 items?',
    deleted: 'Deleted successfully',
    full: 'Cannot add more exhibitor badges',
    download: 'Export as a spreadsheet',
    gone: 'This badge does not exist or has been deleted.',
  },
} as const;

/** The demo decides within seconds; the page looks again by itself. */
const DECIDED = { timeout: 40_000 };
const list = '/d/zsCenter?menu=badges';

let made = 0;
const unique = (text: string) => `${text} ${Date.now().toString(36)}${(made += 1)}`;

/** Badges of the company that count: all but rejected ones (DESIGN-040). */
async function notRejected(at: Page): Promise<number> {
  const query = '{ viewer { badges(pageSize: 100) { nodes { review { status } } } } }';
  const response = await at.request.post('/graphql', { data: { query } });
  const { data } = (await response.json()) as {
    data: { viewer: { badges: { nodes: { review: { status: string } }[] } } };
  };
  return data.viewer.badges.nodes.filter(({ review }) => review.status !== 'REJECTED').length;
}

/** Whether the company may hand in one more: what another test has handed in counts until it is rejected. */
async function hasRoom(at: Page): Promise<boolean> {
  const query = '{ viewer { badgeAllowance { used quota } } }';
  const response = await at.request.post('/graphql', { data: { query } });
  const { data } = (await response.json()) as {
    data: { viewer: { badgeAllowance: { used: number; quota: number } } };
  };
  const { used, quota } = data.viewer.badgeAllowance;
  return used < quota;
}

describe.each(walkedIn('EN'))('badges of the company, %s', (lang) => {
  const say = words[lang];
  const form = (at: Page) => at.locator('main form');
  const field = (at: Page, name: string) => form(at).locator(`[name=${name}]`);
  const row = (at: Page, name: string) =>
    at.locator('main article', { has: at.getByRole('link', { name, exact: true }) });

  async function open(address: string, options: PageOptions = {}): Promise<Page> {
    const at = await page({ locale: lang, ...options });
    await signInAs(at, 'exhibitor');
    await at.goto(address);
    return at;
  }

  async function fill(at: Page, name: string): Promise<string> {
    const card = newCardNumber();
    await field(at, 'name').fill(name);
    await form(at).getByLabel(say.identityCard).check();
    await field(at, 'cardNumber').fill(card);
    await field(at, 'position').selectOption({ label: say.position });
    await field(at, 'phone').fill('13900139000');
    return card;
  }

  /** Hands one in that will be rejected, so that it takes no place of the quota in the end. */
  async function request(at: Page, name: string): Promise<string> {
    await expect.poll(() => hasRoom(at), DECIDED).toBe(true);
    await at.goto(`${list}&view=add`);
    const card = await fill(at, name);
    await form(at).getByRole('button', { name: say.submit }).click();
    await row(at, name).waitFor();
    return card;
  }

  it(
    'the form asks for what is missing, on top and beside the fields',
    { tags: ['EXH-098', 'EXH-102', 'VAL-063'] },
    async () => {
      const at = await open(`${list}&view=add`);
      await form(at).waitFor();
      // The company's own name stands in it already.
      expect(await field(at, 'companyName').inputValue()).not.toBe('');
      await field(at, 'companyName').fill('');
      await form(at).getByRole('button', { name: say.submit }).click();
      const summary = form(at)
        .getByRole('alert')
        .filter({ has: at.getByRole('heading', { name: say.errors }) });
      await summary.waitFor();
      expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await summary.getByRole('button').allInnerTexts()).toEqual([...say.needs]);
      await expectNoAxeViolations(at);
      await summary.getByRole('button', { name: say.needs[5] }).click();
      expect(await field(at, 'cardNumber').evaluate((element) => element === document.activeElement)).toBe(
        true,
      );
      expect(await field(at, 'position').locator('option').allInnerTexts()).toContain(say.position);
    },
  );

  it(
    'asks for a picture of other cards only, and for a right number',
    { tags: ['EXH-100', 'EXH-101', 'CONST-057', 'CONFLICT-044', 'DESIGN-041'] },
    async () => {
      const at = await open(`${list}&view=add`);
      await fill(at, unique(say.ask));
      expect(await form(at).locator('input[type=file]').count()).toBe(0);
      // What the form knows and what only the server knows is told at once.
      await field(at, 'cardNumber').fill('110105194912310021');
      const filled = await field(at, 'name').inputValue();
      await field(at, 'name').fill('');
      await form(at).getByRole('button', { name: say.submit }).click();
      for (const text of [say.needs[0], say.wrongCard])
        await form(at).getByRole('alert').getByRole('button', { name: text }).waitFor();
      await field(at, 'name').fill(filled);

      await form(at).getByLabel(say.passport).check();
      await field(at, 'cardNumber').fill(`E${Date.now()}`);
      await form(at).getByRole('button', { name: say.submit }).click();
      await form(at).getByRole('alert').filter({ hasText: say.needImage }).first().waitFor();
      await form(at)
        .locator('input[type=file]')
        .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: png(300, 200) });
      const preview = form(at).getByRole('img', { name: say.cardImage });
      await expect
        .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const address = required(await preview.getAttribute('src'), 'src');
      expect(address).toMatch(/^\/files\/own\/uploads\//);
      const name = await field(at, 'name').inputValue();
      await form(at).getByRole('button', { name: say.submit }).click();
      await row(at, name).getByRole('link', { name }).click();
      await at.getByRole('heading', { level: 2, name: say.detail }).waitFor();
      await at.getByRole('img', { name: say.cardImage }).waitFor();

      const guest = await page({ locale: lang });
      const status = (path: string) => guest.request.get(path).then((answer) => answer.status());
      const { origin } = new URL(at.url());
      expect(await status(origin + address)).toBe(401);
      expect(await status(origin + address.replace('/own', ''))).toBe(404);
    },
  );

  describe('a badge', { timeout: 60_000 }, () => {
    const at = walkPage({ locale: lang }, async (visitor) => {
      await signInAs(visitor, 'exhibitor');
      await visitor.goto(list);
    });
    const quota = () => at().getByRole('region', { name: say.quota });
    const missing = async () => (await notRejected(at())) - parseInt(await quota().innerText(), 10);
    let name = '';
    let card = '';

    it('is one of a quota that the list shows', { tags: ['EXH-097', 'EXH-109'] }, async () => {
      await quota().waitFor();
      expect(await quota().innerText()).toMatch(say.used);
      expect(await quota().innerText()).toMatch(say.area);
      await expect.poll(missing).toBe(0);
    });

    it('is handed in once and counts', { tags: ['EXH-103', 'EXH-109'] }, async () => {
      await at().getByRole('main').getByRole('link', { name: say.add }).click();
      await at().getByRole('heading', { level: 2, name: say.formTitle }).waitFor();
      name = unique(say.ask);
      card = await fill(at(), name);
      const sent = sentOperations(at());
      await form(at()).getByRole('button', { name: say.submit }).dblclick();
      await at().getByText(say.submitted).waitFor();
      await row(at(), name).getByText(say.tabs[1], { exact: true }).waitFor();
      expect(sent.filter((operation) => operation.name === 'SaveBadge')).toHaveLength(1);
      await expect.poll(missing).toBe(0);
      expect(await at().getByRole('main').innerText()).not.toContain(card);
    });

    it(
      'cannot be edited while it is under review',
      { tags: ['EXH-105', 'ERR-030', 'CONFLICT-053'] },
      async () => {
        await row(at(), name).getByRole('button', { name: say.edit, exact: true }).click();
        await at().getByText(say.stays).waitFor();
      },
    );

    it(
      'is rejected with the reason, corrected and under review again',
      { tags: ['EXH-103', 'EXH-105'] },
      async () => {
        await row(at(), name).getByText(say.tabs[3], { exact: true }).waitFor(DECIDED);
        await expect.poll(missing).toBe(0);
        expect(await row(at(), name).innerText()).toMatch(say.reason);
        await row(at(), name).getByRole('link', { name: say.edit, exact: true }).click();
        await at().getByRole('heading', { level: 2, name: say.editTitle }).waitFor();
        expect(await field(at(), 'cardNumber').inputValue()).toBe(card);
        const better = unique(say.ask);
        await field(at(), 'name').fill(better);
        await form(at()).getByRole('button', { name: say.submitAgain }).click();
        await row(at(), better).getByText(say.tabs[1], { exact: true }).waitFor();
        expect(await row(at(), name).count()).toBe(0);
      },
    );
  });

  it(
    'filters by state in the address; approved ones can be neither edited nor deleted',
    { tags: ['EXH-097', 'CONST-056'] },
    async () => {
      const at = await open(list);
      for (const [place, colour] of [
        [1, 'rgb(138, 75, 0)'],
        [2, 'rgb(20, 108, 67)'],
        [3, 'rgb(166, 27, 27)'],
      ] as const) {
        await at.getByRole('tab', { name: say.tabs[place], exact: true }).click();
        await at.waitForURL((url) => url.searchParams.get('status') === String(place));
        const tag = at.locator('main article').getByText(say.tabs[place], { exact: true }).first();
        // The rows of the state before may still stand for a moment; one that leaves the page has no colour.
        await expect.poll(() => tag.evaluate((element) => getComputedStyle(element).color)).toBe(colour);
      }
      await at.goto(`${list}&status=2`);
      const approved = at.locator('main article').first();
      await approved.waitFor();
      expect(await approved.getByRole('checkbox').count()).toBe(0);
      await approved.getByRole('button', { name: say.edit, exact: true }).click();
      await at.getByText(say.stays).waitFor();
      await approved.getByRole('link').first().click();
      await at.getByRole('heading', { level: 2, name: say.detail }).waitFor();
      expect(await at.getByRole('main').getByRole('button', { name: say.remove }).count()).toBe(0);
    },
  );

  it(
    'deletes several after yes, not after no',
    { tags: ['EXH-104', 'CONFLICT-023', 'DESIGN-010'] },
    async () => {
      const at = await open(list);
      const names = [unique(say.ask), unique(say.ask)] as const;
      await request(at, names[0]);
      await row(at, names[0]).getByText(say.tabs[3], { exact: true }).waitFor(DECIDED);
      await request(at, names[1]);
      const address = await row(at, names[1]).getByRole('link', { name: names[1] }).getAttribute('href');
      for (const name of names) await row(at, name).getByRole('checkbox').check();
      const question = at.getByRole('dialog', { name: say.question });
      await at.getByRole('button', { name: say.deleteChosen }).click();
      await question.getByRole('button', { name: say.keep }).click();
      await question.waitFor({ state: 'hidden' });
      await at.getByRole('button', { name: say.deleteChosen }).click();
      await question.getByRole('button', { name: say.remove, exact: true }).click();
      await at.getByText(say.deleted).waitFor();
      for (const name of names) await row(at, name).waitFor({ state: 'detached' });
      await at.goto(required(address, 'address'));
      await at.getByText(say.gone).waitFor();
    },
  );

  it(
    'where nothing can be added the page says why, instead of the form',
    { tags: ['EXH-106', 'EXH-107', 'EXH-108', 'ERR-031'] },
    async () => {
      const at = await page({ locale: lang });
      await signInAs(at, 'exhibitor');
      await changeAnswer<{ viewer: { badgeAllowance: { notice: string | null } } }>(
        at,
        'OwnBadges',
        ({ viewer }) => {
          viewer.badgeAllowance.notice = say.full;
        },
      );
      await at.goto(list);
      await at.getByRole('region', { name: say.quota }).getByText(say.full).waitFor();
      await at.getByRole('main').getByRole('button', { name: say.add }).click();
      await at.getByText(say.full).nth(1).waitFor();
      expect(new URL(at.url()).searchParams.get('view')).toBeNull();
    },
  );

  it('promises 15 downloads the list', async () => {
    const at = await open(list);
    const waiting = at.waitForEvent('download');
    await at.getByRole('link', { name: say.download }).click();
    expect((await waiting).suggestedFilename()).toBe(`badges-${lang === 'ZH' ? 'cn' : 'en'}.xlsx`);
  });

  it('is accessible and fits every screen', async () => {
    const at = await open(list);
    await at.locator('main article').first().waitFor();
    await expectFitEveryScreen(at);
    await at.goto(`${list}&view=add`);
    await form(at).getByLabel(say.passport).check();
    await expectFitEveryScreen(at);
  });
});
