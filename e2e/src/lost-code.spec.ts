import type { Page } from 'playwright-core';
import { beforeEach, describe, it } from 'vitest';
import { page, untilLive } from './browser.ts';

/** A page of little code, from which another is opened. */
const START = '/d/meet/cable-cloud';
const OFFLINE = 'You are offline. Check your connection and try again';
const OUTDATED = 'The site has just been updated. Please load the page again';

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
