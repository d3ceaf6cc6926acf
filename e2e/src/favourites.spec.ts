import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page } from './browser.ts';
import { sentOperations } from './graphql.ts';
import { recipients, signIn } from './session.ts';

const words = {
  ZH: {
    add: (name: string) => `收藏：${name}`,
    marked: (name: string) => `已收藏：${name}`,
    done: '收藏成功',
    again: '您已收藏过',
    failed: /网络|稍后/,
    who: recipients.visitorEmail,
  },
  EN: {
    add: (name: string) => `Add ${name} to favourites`,
    marked: (name: string) => `${name} is in your favourites`,
    done: 'Collected',
    again: 'You have already collected this',
    failed: /network|connection|try again/i,
    who: recipients.exhibitorMobile,
  },
};

/** Takes every mark of the account away, so that the test may run again. */
async function clear(at: Page, id: string): Promise<void> {
  const query =
    'mutation ($input: FavouriteInput!) { removeFavourite(input: $input) { product { isFavourite } errors { message } } }';
  const answer = await at.request.post('/graphql', {
    data: { query, variables: { input: { kind: 'PRODUCT', id } } },
  });
  expect(await answer.json()).toEqual({
    data: { removeFavourite: { product: { isFavourite: false }, errors: [] } },
  });
}

describe.each(['ZH', 'EN'] as const)('favourites, %s', (locale) => {
  const say = words[locale];
  const heart = (at: Page, name: string) =>
    at.getByRole('main').getByRole('button', { name, exact: true }).first();

  it('DIR-046, DIR-087..089, DIR-091, CONFLICT-017, ERR-016 one click changes home, list and detail with one request, in every tab, and stays', async () => {
    const at = await page({ locale, allowErrors: [/ERR_FAILED/] });
    await signIn(at, say.who);
    await at.goto('/d/product/home');
    const card = at.locator('main a[href^="/d/product/product-detail"]').first();
    const name = (await card.textContent())!.trim();
    const id = new URL((await card.getAttribute('href'))!, at.url()).searchParams.get('id')!;
    const [add, marked] = [say.add(name), say.marked(name)];
    await heart(at, add).waitFor();

    // Opened before: the detail, then the list that a search finds.
    await card.click();
    await at.getByRole('heading', { level: 1, name }).waitFor();
    await heart(at, add).waitFor();
    await at.goBack();
    await at.getByRole('main').getByRole('searchbox').first().fill(name);
    await at.keyboard.press('Enter');
    await at.waitForURL('**/d/product/supplier?**');
    await heart(at, add).waitFor();
    const other = await at.context().newPage();
    await other.goto(`/d/product/product-detail?id=${id}`);
    await heart(other, add).waitFor();

    // A mark that fails is taken back, with a message.
    await at.goBack();
    await heart(at, add).waitFor();
    await at.route('**/graphql', (route) =>
      route.request().postData()?.includes('AddFavourite') ? route.abort() : route.fallback(),
    );
    await heart(at, add).click();
    await at.getByText(say.failed).waitFor();
    await heart(at, add).waitFor();
    await at.unrouteAll();

    const sent = sentOperations(at);
    await heart(at, add).click();
    await heart(at, marked).waitFor();
    await at.getByText(say.done).waitFor();
    await at.goForward();
    await at.waitForURL('**/d/product/supplier?**');
    await heart(at, marked).waitFor();
    await at.goBack();
    await heart(at, marked).waitFor();
    await card.click();
    await at.getByRole('heading', { level: 1, name }).waitFor();
    await heart(at, marked).waitFor();
    expect(sent.map(({ name: operation }) => operation)).toEqual(['AddFavourite']);
    await heart(other, marked).waitFor();

    await heart(at, marked).click();
    await at.getByText(say.again).waitFor();
    expect(sent.map(({ name: operation }) => operation)).toEqual(['AddFavourite']);
    await expectNoAxeViolations(at);
    await at.reload();
    await heart(at, marked).waitFor();
    await clear(at, id);
    await at.reload();
    await heart(at, add).waitFor();
  });
});
