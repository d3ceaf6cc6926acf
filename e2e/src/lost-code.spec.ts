import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { page, untilLive, walkPage } from './browser.ts';
import { newVisitor } from './new-visitors.ts';
import { signInWith } from './session.ts';

/** A page of little code, from which another is opened. */
const START = '/d/meet/cable-cloud';
const OFFLINE = 'You are offline. Check your connection and try again.';
const OUTDATED = 'The site has just been updated. Please load the page again.';

describe('a page whose code does not come', () => {
  let at: Page;
  beforeEach(async () => {
    // What cannot be fetched is an error in the console.
    at = await page({ locale: 'EN', allowErrors: [/./] });
    await at.goto(START);
    await untilLive(at);
  });
  const open = () => at.getByRole('contentinfo').locator('a[href^="/d/czsList"]').first().click();

  it('for want of a network says so, and comes by itself when the network is back', async () => {
    await at.context().setOffline(true);
    await open();
    await at.getByRole('main').getByText(OFFLINE).waitFor();
    await at.context().setOffline(false);
    await at.waitForURL(/\/d\/czsList/);
    await at.getByRole('main').getByText(OFFLINE).waitFor({ state: 'detached' });
    await at.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  });

  it('is not said of a page whose data alone did not come', async () => {
    await at.goto('/d/dynamic');
    await untilLive(at);
    await at.route('**/graphql', (route) => route.abort());
    await at.getByRole('main').locator('a[href*="/dynamic-detail"]').first().click();
    await at.getByRole('main').getByText(OFFLINE).waitFor();
    expect(await at.getByRole('main').innerText()).not.toContain(OUTDATED);
    await at.unrouteAll();
    await at.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await at.getByRole('main').getByRole('article').first().waitFor();
  });

  it('after a release says so, and comes when it is loaded again', async () => {
    await at.route('**/assets/*.js', (route) => route.abort());
    await open();
    await at.getByRole('main').getByText(OUTDATED).waitFor();
    await at.unrouteAll();
    await at.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await at.getByRole('main').getByText(OUTDATED).waitFor({ state: 'detached' });
    await at.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('pages without a network', () => {
  const COPY = /You are offline\. This is a copy saved \d+ minutes? ago\./;
  const MISSING = /this page has not been opened on this device before/;
  const BACK = 'The network is back.';
  const SUPPLIERS = '/d/product/ExhibitorRecommendation';
  // What cannot be fetched is an error in the console.
  const at = walkPage({ locale: 'EN', keepsPages: true, allowErrors: [/./] });
  const heading = () => at().getByRole('main').getByRole('heading', { level: 1 });
  const keptPages = () =>
    at().evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('site-pages-'));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });

  it('are kept as they are read, by a load and by the router', async () => {
    await at().goto(START);
    await expect.poll(keptPages).toContain(START);
    await at().getByRole('contentinfo').locator(`a[href^="${SUPPLIERS}"]`).first().click();
    await at().waitForURL(`**${SUPPLIERS}`);
    await expect.poll(keptPages).toContain(SUPPLIERS);
  });

  it('are opened again as copies that say of when they are', async () => {
    await at().context().setOffline(true);
    for (const path of [SUPPLIERS, START]) {
      await at().goto(path);
      await at().getByRole('status').getByText(COPY).waitFor();
      await heading().waitFor();
      await untilLive(at());
    }
    expect(await at().getByRole('main').innerText()).not.toContain(OFFLINE);
    await expectNoAxeViolations(at());
    await at().getByRole('contentinfo').locator(`a[href^="${SUPPLIERS}"]`).first().click();
    await at().waitForURL(`**${SUPPLIERS}`);
    await at().getByRole('status').getByText(COPY).waitFor();
    await at()
      .getByRole('main')
      .getByRole('article')
      .or(at().getByRole('main').getByRole('listitem'))
      .first()
      .waitFor();
  });

  it('say that they were never opened here, and come by themselves when the network is back', async () => {
    await at().getByRole('contentinfo').locator('a[href^="/d/czsList"]').first().click();
    await at().waitForURL(/\/d\/czsList/);
    await at().getByText(MISSING).waitFor();
    await expectNoAxeViolations(at());
    await at().context().setOffline(false);
    await at().getByText(MISSING).waitFor({ state: 'detached' });
    await heading().waitFor();
    expect(await at().getByRole('main').innerText()).not.toContain(OFFLINE);
  });

  it('tell a reader of a copy that the network is back, and load the page on demand', async () => {
    await at().context().setOffline(true);
    await at().goto(START);
    await at().getByRole('status').getByText(COPY).waitFor();
    await at().context().setOffline(false);
    await at().getByRole('status').getByText(BACK).waitFor();
    await at().getByRole('button', { name: 'Load the current page' }).click();
    await at().getByText(BACK).waitFor({ state: 'detached' });
    await heading().waitFor();
  });

  it('are forgotten when somebody signs out', async () => {
    const { token } = await newVisitor('Offline Reader', 'Offline Cables');
    await signInWith(at(), 'visitor', token);
    await at().goto(START);
    await at().getByRole('button', { name: 'My account' }).click();
    await at().locator('#person-menu').getByRole('button', { name: 'Log out' }).click();
    await at().getByRole('banner').getByRole('link', { name: 'Visitor login' }).waitFor();
    await expect.poll(keptPages).not.toContain(SUPPLIERS);
  });
});
