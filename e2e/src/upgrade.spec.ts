import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from './browser.ts';
import { tokenFor } from './code-sign-in.ts';
import { nextBuild } from './next-build.ts';
import { type TwoGateways, twoGateways } from './two-gateways.ts';

const DETAIL = '/d/product/supplier-detail';

let system: TwoGateways;
let token = '';
const next = nextBuild('next');
beforeAll(async () => {
  system = await twoGateways();
  token = await tokenFor('visitor@wirefair.example', 'visitor', system);
});
afterAll(async () => {
  await system.stop();
  rmSync(next, { recursive: true });
});

/** What goes on while servers are replaced: reads, and writes of somebody who is signed in. */
function load() {
  let isOn = true;
  const done = { reads: 0, writes: 0 };
  const failures: string[] = [];
  const send = async (query: string) => {
    const answer = await fetch(`${system.baseUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `session=${token}` },
      body: JSON.stringify({ query }),
    }).catch((error: unknown) => new Response(String(error), { status: 599 }));
    const text = await answer.text();
    if (answer.status !== 200 || text.includes('"message"')) failures.push(`${answer.status} ${text}`);
  };
  const read = async () => {
    while (isOn) {
      await send('{ products(pageSize: 1) { nodes { id title } } }');
      done.reads += 1;
    }
  };
  const write = async () => {
    while (isOn) {
      await send(
        'mutation { addFavourite(input: { kind: EXHIBITOR, id: "1100000001" }) { errors { code } } }',
      );
      done.writes += 1;
    }
  };
  const running = [read(), read(), write(), write()];
  return {
    done,
    stop: async () => {
      isOn = false;
      await Promise.all(running);
      return failures;
    },
  };
}

interface OpenPage {
  at: Page;
  /** Files of the site that it has asked for, and whether it got them. */
  files: { address: string; isThere: boolean }[];
}

/** An open page with a mark that a load of it anew would take away. */
async function openPage(): Promise<OpenPage> {
  const at = await page({ context: { baseURL: system.baseUrl } });
  const files: OpenPage['files'] = [];
  at.on('response', (answer) => {
    const address = new URL(answer.url()).pathname;
    if (address.startsWith('/d/assets/')) files.push({ address, isThere: answer.ok() });
  });
  await at.goto('/d/product/home');
  await at.evaluate(() => {
    document.body.dataset['opened'] = 'before';
  });
  return { at, files };
}

/** Goes to a page whose code has not come yet. */
async function goOn({ at, files }: OpenPage): Promise<void> {
  await at.waitForLoadState('networkidle');
  files.length = 0;
  await at.locator(`a[href^="${DETAIL}"]`).first().click();
  await at.waitForURL(`**${DETAIL}**`);
  await at.getByRole('heading', { level: 1 }).waitFor();
  // The same document: it was not loaded anew.
  expect(await at.locator('body').getAttribute('data-opened')).toBe('before');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(({ isThere }) => !isThere)).toEqual([]);
}

const buildOf = (at: Page) => at.locator('html').getAttribute('data-build');

describe('an upgrade, gateway by gateway', { timeout: 120_000 }, () => {
  it('fails no request, and pages that were open before go on with their own code', async () => {
    const old = await openPage();
    const working = load();
    await system.roll(next);
    const { done } = working;
    expect(await working.stop()).toEqual([]);
    expect(Math.min(done.reads, done.writes)).toBeGreaterThan(50);
    await goOn(old);
    expect(await buildOf(old.at)).toBeNull();
  });

  it('so do those that were opened by the new release, after the way back', async () => {
    const opened = await openPage();
    // Said by its code, once that runs.
    await expect.poll(() => buildOf(opened.at)).toBe('next');
    const working = load();
    await system.roll();
    expect(await working.stop()).toEqual([]);
    await goOn(opened);
    expect(await buildOf(opened.at)).toBe('next');
    const again = await openPage();
    await goOn(again);
    expect(await buildOf(again.at)).toBeNull();
  });

  it('a gateway that is told to stop says so before it goes, and serves until then', async () => {
    const [url = ''] = system.gatewayUrls;
    const stopped = system.stopGateway(0);
    await expect.poll(async () => (await fetch(`${url}/health/ready`)).status, { interval: 10 }).toBe(503);
    expect((await fetch(`${url}/d/`)).status).toBe(200);
    const begun = performance.now();
    await stopped;
    // docs/promises.md 20
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect((await fetch(`${system.baseUrl}/d/`)).status).toBe(200);
  });
});
