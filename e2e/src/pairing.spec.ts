import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, type PageOptions } from './browser.ts';
import { changeAnswer, sentOperations } from './graphql.ts';
import { expectFitEveryScreen } from './looks.ts';
import { signInAs } from './session.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    columns: ['序号', '标题', '审核状态', '申请时间'],
    table: '我的配对申请',
    states: ['待审核', '审核通过', '审核未通过', '已配对'],
    reason: '未通过原因：',
    apply: '申请配对',
    applyAgain: '重新申请',
    message: '给采购商的留言',
    send: '提交申请',
    submitted: /^提交成功，正在审核。/,
    empty: '请输入给采购商的留言',
    why: /推荐理由.*(相符|提到)/,
    find: '查看推荐的采购需求',
    accept: '接受配对',
    yes: '接受',
    accepted: '配对成功，已通知对方',
  },
  EN: {
    columns: ['No.', 'Title', 'Review status', 'Applied on'],
    table: 'My pairing applications',
    states: ['Awaiting review', 'Approved', 'Rejected', 'Paired'],
    reason: 'Why it was rejected:',
    apply: 'Apply for pairing',
    applyAgain: 'Apply again',
    message: 'Message to the buyer',
    send: 'Submit application',
    submitted: /^Submitted and under review\./,
    empty: 'Enter a message to the buyer',
    why: /Why it fits.*(fits your category|entions)/,
    find: 'See matching requests',
    accept: 'Accept',
    yes: 'Accept',
    accepted: 'You are paired. The company has been notified',
  },
} as const;

/** The demo decides within seconds; the page looks again by itself. */
const DECIDED = { timeout: 40_000 };
const list = '/d/zsCenter?menu=pairing';
const matching = '/d/zsCenter?menu=matching';

let made = 0;
const unique = (text: string) => `${text} ${Date.now().toString(36)}${(made += 1)}`;

async function ask<Result>(
  role: 'visitor' | 'exhibitor',
  query: string,
  variables: object = {},
): Promise<Result> {
  const answer = await fetch(`${inject('baseUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: inject('sessions')[role] },
    body: JSON.stringify({ query, variables }),
  });
  return ((await answer.json()) as { data: Result }).data;
}

/** A request of the demo's visitor that mentions what the demo's company is known by, let through by the review. */
async function newRequest(): Promise<{ id: string; content: string }> {
  const { viewer } = await ask<{ viewer: { exhibitor: { tags: string[] } } }>(
    'exhibitor',
    '{ viewer { exhibitor { tags(locale: EN) } } }',
  );
  // Public once it is let through: single names, which pages of both languages may hold.
  const content = unique(viewer.exhibitor.tags.join(' / '));
  const { saveBuyerPost } = await ask<{ saveBuyerPost: { buyerPost: { id: string } } }>(
    'visitor',
    'mutation ($input: SaveBuyerPostInput!) { saveBuyerPost(input: $input) { buyerPost { id } } }',
    {
      input: {
        publishType: 'URGENT',
        purchaseTypes: ['RAW_MATERIALS', 'PRODUCTS'],
        content,
        quantity: '3 t',
      },
    },
  );
  const { id } = saveBuyerPost.buyerPost;
  await expect
    .poll(
      async () =>
        (await ask<{ buyerPost: object | null }>('visitor', `{ buyerPost(id: "${id}") { id } }`)).buyerPost,
      DECIDED,
    )
    .toEqual({ id });
  return { id, content };
}

describe.each(walkedIn('ZH'))('matchmaking, %s', (lang) => {
  const say = words[lang];

  async function open(
    role: 'visitor' | 'exhibitor',
    address: string,
    options: PageOptions = {},
  ): Promise<Page> {
    const at = await page({ locale: lang, ...options });
    await signInAs(at, role);
    await at.goto(address);
    return at;
  }
  const row = (at: Page, title: string) => at.locator('tbody tr', { hasText: title });

  it(
    'lists applications with serial number, title, audit status and time, and leads to what fits elsewhere',
    { tags: ['EXH-178', 'EXH-179', 'EXH-181', 'EXH-183', 'CONFLICT-020'] },
    async () => {
      const at = await open('exhibitor', list);
      const table = at.getByRole('table', { name: say.table });
      await table.waitFor();
      expect((await table.locator('th').allInnerTexts()).slice(0, 4)).toEqual(say.columns);
      expect(await table.locator('tbody tr td:first-child').allInnerTexts()).toEqual(
        (await table.locator('tbody tr').all()).map((_row, index) => String(index + 1)),
      );
      for (const state of say.states)
        await table.getByText(state, { exact: true }).locator('visible=true').first().waitFor();
      await table.getByText(say.reason).first().waitFor();
      const sent = sentOperations(at);
      await at.reload();
      await table.waitFor();
      expect(sent.map(({ name }) => name)).not.toContain('RecommendedDemands');
      expect(await at.locator('main article').count()).toBe(0);
      await at.getByRole('link', { name: say.find }).click();
      await at.waitForURL((url) => url.searchParams.get('menu') === 'matching');
      await at.locator('main article').first().waitFor();
    },
  );

  it(
    'an application is reviewed, opens a thread, and the open page shows that the buyer paired them',
    { tags: ['ROLE-010', 'CONFLICT-018', 'CONFLICT-020', 'DESIGN-013', 'EXH-183'], timeout: 120_000 },
    async () => {
      const request = await newRequest();
      const at = await open('exhibitor', matching);
      const card = at.locator('main article', { hasText: request.content });
      await card.waitFor();
      expect(await card.innerText()).toMatch(say.why);
      await card.getByRole('button', { name: say.apply }).click();
      const dialog = at.locator('dialog[open]');
      await dialog.getByRole('button', { name: say.send }).click();
      await dialog.getByText(say.empty).first().waitFor();
      const message = unique('OK');
      await dialog.getByLabel(say.message).fill(message);
      await dialog.getByRole('button', { name: say.send }).click();
      await at.getByText(say.submitted).first().waitFor();
      await card.getByText(say.states[0], { exact: true }).waitFor();
      await card.getByText(say.states[1], { exact: true }).waitFor(DECIDED);

      await at.goto(list);
      await row(at, request.content)
        .getByText(say.states[1], { exact: true })
        .locator('visible=true')
        .waitFor();
      const buyer = await open('visitor', `/d/vistor/center?menu=purchase&view=detail&id=${request.id}`, {
        width: 375,
      });
      const applicant = buyer.locator('[role=group]', { hasText: message });
      await applicant.locator('a[href*="supplier-detail"]').first().waitFor(DECIDED);
      await applicant.locator('a[href*="menu=consult"]').click();
      // The page before shows the message and the button too.
      await buyer.waitForURL((url) => url.searchParams.get('menu') === 'consult');
      await buyer.getByText(message, { exact: true }).waitFor();
      await buyer.locator('main [role=group]').getByRole('button', { name: say.accept }).click();
      await buyer.locator('dialog[open]').getByRole('button', { name: say.yes, exact: true }).click();
      await buyer.getByText(say.accepted).first().waitFor();
      await buyer.getByText(say.states[3], { exact: true }).first().waitFor();
      await expectNoAxeViolations(buyer);

      await row(at, request.content)
        .getByText(say.states[3], { exact: true })
        .locator('visible=true')
        .waitFor(DECIDED);
      await row(at, request.content).locator('a[href*="menu=consult"]').locator('visible=true').click();
      await at.getByText(message, { exact: true }).waitFor();
      await at.getByText(say.states[3], { exact: true }).first().waitFor();
      await expectNoAxeViolations(at);
    },
  );

  it(
    'hides the pager for a single page and shows ten of more',
    { tags: ['EXH-182', 'CONST-032', 'CONST-033'] },
    async () => {
      const at = await page({ locale: lang });
      await signInAs(at, 'exhibitor');
      let total = 10;
      await changeAnswer(at, 'PairingApplications', (data) => {
        const { pairingApplications } = (data as { viewer: { pairingApplications: Record<string, unknown> } })
          .viewer;
        pairingApplications['totalCount'] = total;
        pairingApplications['pageInfo'] = { __typename: 'PageInfo', pageCount: Math.ceil(total / 10) };
      });
      await at.goto(list);
      await at.getByRole('table').waitFor();
      expect(await at.getByRole('navigation', { name: say.table }).count()).toBe(0);
      total = 11;
      await at.reload();
      await at.getByRole('navigation', { name: say.table }).waitFor();
    },
  );

  it('is accessible and fits every screen', async () => {
    for (const address of [list, matching]) {
      const at = await open('exhibitor', address);
      await at.locator('main').locator('tbody tr, article').first().waitFor();
      await expectFitEveryScreen(at);
    }
  });
});
