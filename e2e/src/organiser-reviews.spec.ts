import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { page, untilFilled } from './browser.ts';
import { tokenFor } from './code-sign-in.ts';
import { enterConsole, type StaffRole } from './console-session.ts';
import { expectFitEveryScreen } from './looks.ts';
import { recipients } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    review: '审核',
    approve: '通过',
    reject: '退回',
    undo: '撤销',
    approved: '已通过：',
    template: '常用原因',
    reason: '信息不完整',
    missing: '请填写退回原因',
    readBy: '正在查看此记录',
    taken: /已先通过该记录/,
    over: '此记录已审核通过',
    rejected: '此记录已被退回',
    changed: '有修改',
    decided: '已审核',
    back: '返回列表',
  },
  EN: {
    review: 'Review',
    approve: 'Approve',
    reject: 'Reject',
    undo: 'Undo',
    approved: 'Approved: ',
    template: 'Common reasons',
    reason: 'Incomplete',
    missing: 'Enter a reason',
    readBy: 'is viewing this record',
    taken: /has approved it already/,
    over: 'This record has been approved',
    rejected: 'This record has been rejected',
    changed: 'Changed',
    decided: 'Reviewed',
    back: 'Back to the list',
  },
} as const;

/** Becomes public: it reads in both languages. */
const contentOf = (name: string) => `XLPE 110 kV ${name}`;

let token = '';
beforeAll(async () => {
  token = await tokenFor(recipients.deskVisitor, 'visitor', {
    baseUrl: inject('baseUrl'),
    backendUrl: inject('backendUrl'),
  });
});

/** Hands in a purchasing request as a visitor of this spec's own. @returns its id */
async function handIn(content: string, id?: string): Promise<string> {
  const response = await fetch(`${inject('backendUrl')}/app/sourcing/demand`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...(id ? { id } : {}),
      type: '1',
      postsClassify: '2',
      content,
      postsNumber: '1 t',
    }),
  });
  return ((await response.json()) as { result: { id: string } }).result.id;
}

/** Takes a record in hand, so that the demo does not decide by itself meanwhile. */
async function claim(id: string, who: StaffRole): Promise<void> {
  await fetch(`${inject('baseUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: inject('consoleSessions')[who] },
    body: JSON.stringify({
      query: `{ organiser { reviewRecord(kind: "buyer-post", id: "${id}") { status } } }`,
    }),
  });
}

/** A request that waits for this spec alone. */
async function waiting(content: string, who: StaffRole, before?: string): Promise<string> {
  const id = await handIn(content, before);
  await claim(id, who);
  return id;
}

const addressOf = (id: string) => `/d/organiser?menu=review&kind=buyer-post&of=buyer-post&id=${id}`;

describe.each(walkedIn('EN'))('the reviews of the console, %s', (lang) => {
  const who: StaffRole = lang === 'ZH' ? 'organiser' : 'reviewer';
  const say = words[lang];
  const open = async (id: string, as: StaffRole = who): Promise<Page> => {
    const at = await page({ locale: lang });
    await enterConsole(at, as);
    await at.goto(addressOf(id));
    await at.getByRole('article').waitFor();
    return at;
  };
  const button = (at: Page, name: string) => at.getByRole('button', { name, exact: true });
  const statusOf = (at: Page, text: string) => at.getByRole('article').getByRole('status').getByText(text);

  it(
    'a decision by key can be taken back; made again, it holds',
    { tags: ['DESIGN-007'], timeout: 60_000 },
    async () => {
      const content = contentOf(`A ${lang}`);
      const id = await waiting(content, who);
      const at = await open(id);
      // The focus is on the record: the keys work at once.
      await at.keyboard.press('a');
      await at.getByText(`${say.approved}${content}`).waitFor();
      await at.getByRole('button', { name: say.undo }).click();
      await at.getByRole('heading', { name: content }).waitFor();
      await expect.poll(() => button(at, say.approve).isEnabled()).toBe(true);
      expect(await at.getByText(`${say.approved}${content}`).count()).toBe(0);
      await button(at, say.approve).click();
      await at.getByText(`${say.approved}${content}`).waitFor();
      const own = await fetch(`${inject('backendUrl')}/app/sourcing/demand?id=${id}`, { headers: { token } });
      expect(((await own.json()) as { result: { status: number } }).result.status).toBe(1);
      // The moment passes, and the decision takes effect.
      await expect
        .poll(
          async () => {
            const asked = await fetch(`${inject('backendUrl')}/app/sourcing/demand?id=${id}`, {
              headers: { token },
            });
            return ((await asked.json()) as { result: { status: number } }).result.status;
          },
          { timeout: 15_000 },
        )
        .toBe(2);
      await at.goto(addressOf(id));
      await statusOf(at, say.over).waitFor();
      expect(await button(at, say.approve).isEnabled()).toBe(false);
      await at.goto('/d/organiser?menu=review&view=history');
      await at.getByRole('listitem').filter({ hasText: content }).first().waitFor();
    },
  );

  it('a rejection needs a reason, which the owner reads; the next version shows what has changed', async () => {
    const id = await waiting(contentOf(`B ${lang}`), who);
    const at = await open(id);
    await at.keyboard.press('r');
    const dialog = at.getByRole('dialog');
    await dialog.getByRole('button', { name: say.reject, exact: true }).click();
    await dialog.getByText(say.missing).waitFor();
    await dialog.getByLabel(say.template).selectOption({ label: say.reason });
    await dialog.getByRole('button', { name: say.reject, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    const read = async () => {
      const asked = await fetch(`${inject('backendUrl')}/app/sourcing/demand?id=${id}`, {
        headers: { token, language: lang },
      });
      return ((await asked.json()) as { result: { status: number; rejectReason: string } }).result;
    };
    await expect.poll(async () => (await read()).status, { timeout: 15_000 }).toBe(3);
    expect((await read()).rejectReason).toMatch(
      lang === 'ZH' ? /^信息不完整/ : /^Some information is missing/,
    );
    await waiting(contentOf(`B ${lang} 2`), who, id);
    await at.goto(addressOf(id));
    await at.getByText(say.changed).first().waitFor();
    await at.locator('summary').first().click();
    await at
      .getByRole('article')
      .getByText(contentOf(`B ${lang}`), { exact: true })
      .first()
      .waitFor();
    await button(at, say.approve).click();
    await at.getByText(say.approved).waitFor();
  }, 60_000);

  it('two reviewers: the second sees that it is read, and is told that it is decided', async () => {
    const id = await waiting(contentOf(`C ${lang}`), who);
    const other: StaffRole = who === 'organiser' ? 'reviewer' : 'organiser';
    const [one, two] = [await open(id), await open(id, other)];
    await two.getByText(say.readBy).waitFor();
    await button(one, say.approve).click();
    await one.getByText(say.approved).waitFor();
    await button(two, say.approve).click();
    await two.getByText(say.taken).waitFor();
  }, 60_000);

  it('reading goes on at the list when its last record has been decided on, or was left', async () => {
    await waiting(contentOf(`D ${lang}`), who);
    const id = await waiting(contentOf(`E ${lang}`), who);
    const at = await open(id);
    const list = at.getByRole('main').getByRole('group', { name: say.review, exact: true });
    const isFocused = () => list.evaluate((element) => element === document.activeElement);
    await at.getByRole('link', { name: say.back }).click();
    await expect.poll(isFocused).toBe(true);
    // Several at once: the buttons go with what was selected.
    for (const name of ['D', 'E'])
      await list.getByRole('checkbox', { name: contentOf(`${name} ${lang}`) }).check();
    await button(at, say.reject).click();
    const dialog = at.getByRole('dialog');
    await dialog.getByLabel(say.template).selectOption({ label: say.reason });
    await dialog.getByRole('button', { name: say.reject, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(isFocused).toBe(true);
  }, 60_000);

  it('fits every screen in both themes', async () => {
    const at = await page({ locale: lang });
    await enterConsole(at, who);
    await at.goto('/d/organiser?menu=review');
    await at
      .getByRole('list')
      .filter({ has: at.locator('h2') })
      .first()
      .waitFor();
    await expectFitEveryScreen(at);
    // The demo's own examples wait for people.
    await at.locator('main li h2 a').first().click();
    await at.getByRole('article').waitFor();
    await expectFitEveryScreen(at);
    await at.getByRole('link', { name: say.back }).click();
    await at.getByRole('link', { name: say.decided }).click();
    await at.getByRole('heading', { level: 1 }).waitFor();
    await untilFilled(at);
    await expectFitEveryScreen(at);
  }, 60_000);
});
