import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, restartablePage } from './browser.ts';
import { consoleTokenFor } from './code-sign-in.ts';
import { expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { type NewVisitor, newVisitor } from './new-visitors.ts';
import { nextBuild } from './next-build.ts';
import { type OwnSystem, ownSystem } from './own-system.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    visitor: '断网测试',
    company: '断网测试线缆公司',
    list: /此设备保存了 [\d,]+ 人的名单/,
    ready: '没有网络时也可以打开此页面。',
    unreached: '网络已断开，可继续扫码，记录会保存并稍后发送',
    waiting: (count: number) => `${count} 条等待发送`,
    camera: '用摄像头扫码',
  },
  EN: {
    visitor: 'Network Tester',
    company: 'Network Test Cables',
    list: /holds a list of [\d,]+ people/,
    ready: 'This page also opens without a connection.',
    unreached: 'No connection. Keep scanning: scans are saved and sent later.',
    waiting: (count: number) => `${count} waiting to be sent`,
    camera: 'Scan with the camera',
  },
} as const;
type Lang = keyof typeof words;

const DOOR = '/d/organiser?menu=door';
/**
 * What a browser says of a server that is ending or not there; the last is of the tests' own script, which comes into
 * the browser's own page too.
 */
const allowErrors = [/ERR_CONNECTION_REFUSED|Failed to fetch/, /status of 503/, /Access is denied/];

let system: OwnSystem;
/** Sessions of the console; the first is everybody's, the second signs out. */
let doorToken = '';
let leavingToken = '';
const folders: string[] = [];
beforeAll(async () => {
  system = await ownSystem();
  doorToken = await consoleTokenFor('door@wirefair.example', system);
  leavingToken = await consoleTokenFor('organiser@wirefair.example', system);
});
afterAll(async () => {
  await system.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

let made = 0;
const visitor = (lang: Lang): Promise<NewVisitor> => {
  made += 1;
  const mark = String.fromCharCode(64 + made);
  return newVisitor(`${words[lang].visitor}${mark}`, `${words[lang].company} ${mark}`, system);
};

const says = (at: Page, what: string) => at.locator(`main [data-says=${what}]`).waitFor();
const states = (at: Page) =>
  at.locator('[data-scan]').evaluateAll((items) => items.map((item) => item.getAttribute('data-scan')));
async function type(at: Page, code: string): Promise<void> {
  await at.locator('[name=code]').fill(code);
  await at.keyboard.press('Enter');
}

/** Opens the door's page, and waits until it can do without the site. */
async function readyAtDoor(at: Page, lang: Lang, value = doorToken): Promise<Page> {
  // As the gateway sets it: it outlives the browser.
  const expires = Date.now() / 1000 + 12 * 60 * 60;
  await at
    .context()
    .addCookies([
      { name: 'console', value, url: system.baseUrl, httpOnly: true, sameSite: 'Strict', expires },
    ]);
  await at.goto(DOOR);
  await at.locator('[name=door]').fill('A1');
  await at.keyboard.press('Enter');
  await at.getByText(words[lang].list).waitFor();
  await at.getByText(words[lang].ready).waitFor();
  return at;
}
const atDoor = async (lang: Lang, token?: string): Promise<Page> =>
  readyAtDoor(await page({ locale: lang, allowErrors, context: { baseURL: system.baseUrl } }), lang, token);

/** Gives the page a camera that looks at a pass with this code. */
async function showToCamera(at: Page, code: string): Promise<void> {
  const { data: dark } = encode(code, { ecc: 'M', border: 2 });
  await at.evaluate((rows) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the canvas cannot be drawn on');
    const draw = () => {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 640, 480);
      context.fillStyle = '#000';
      const side = 300 / rows.length;
      rows.forEach((row, y) =>
        row.forEach((isDark, x) => {
          if (isDark) context.fillRect(170 + x * side, 90 + y * side, side + 1, side + 1);
        }),
      );
      requestAnimationFrame(draw);
    };
    draw();
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10));
  }, dark);
}

/** How often the server has counted people who came in today. */
async function countedToday(): Promise<number> {
  const answer = await fetch(`${system.baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `console=${doorToken}` },
    body: JSON.stringify({ query: '{ organiser { doorCounts { total } } }' }),
  });
  const { data } = (await answer.json()) as { data: { organiser: { doorCounts: { total: number } } } };
  return data.organiser.doorCounts.total;
}

const keptAddresses = (at: Page) =>
  at.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

describe.each(walkedIn('ZH'))('the page of the door without a site, %s', { timeout: 90_000 }, (lang) => {
  const say = words[lang];

  it('opens anew in either language and keeps scans, each of which is counted once when the site is back', async () => {
    const [person, second] = [await visitor(lang), await visitor(lang)];
    const other = lang === 'ZH' ? 'EN' : 'ZH';
    const before = await countedToday();
    const at = await atDoor(lang);
    await system.cutOff();
    try {
      await at.reload();
      await at.getByText(say.list).waitFor();
      await at.getByText(say.unreached).waitFor();
      await type(at, person.code);
      await says(at, 'known');
      await at.locator('[data-says=known]').getByText(person.name).waitFor();
      await expectOneLanguage(at, lang);
      await expectFitInBothThemes(at);
      await at.evaluate((chosen) => localStorage.setItem('lang', chosen), other);
      await at.reload();
      await at.getByText(words[other].unreached).waitFor();
      await at.getByText(words[other].waiting(1)).waitFor();
      await type(at, person.code);
      await says(at, 'again');
      await showToCamera(at, second.code);
      await at.getByRole('button', { name: words[other].camera }).click();
      await says(at, 'known');
      await at.locator('[data-says=known]').getByText(second.name).waitFor();
    } finally {
      await system.connect();
    }
    await expect.poll(() => at.locator('[data-waiting]').count(), { timeout: 20_000 }).toBe(0);
    await expect.poll(() => states(at)).toEqual(['IN', 'AGAIN', 'IN']);
    await at.getByText(words[other].unreached).waitFor({ state: 'detached' });
    expect(await countedToday()).toBe(before + 2);
    await at.reload();
    await expect.poll(() => states(at)).toEqual(['IN', 'AGAIN', 'IN']);
    expect(await countedToday()).toBe(before + 2);
  });

  it('opens after the browser was closed, and sends what was scanned before', async () => {
    const person = await visitor(lang);
    const before = await countedToday();
    const profile = mkdtempSync(join(tmpdir(), 'wirefair-profile-'));
    folders.push(profile);
    const open = () =>
      restartablePage(profile, { locale: lang, allowErrors, context: { baseURL: system.baseUrl } });
    const first = await readyAtDoor(await open(), lang);
    await system.cutOff();
    try {
      await type(first, person.code);
      await says(first, 'known');
      await first.context().close();
      const at = await open();
      await at.goto(DOOR);
      await at.getByText(say.unreached).waitFor();
      await at.getByText(say.waiting(1)).waitFor();
      await system.connect();
      await expect.poll(() => at.locator('[data-waiting]').count(), { timeout: 20_000 }).toBe(0);
      expect(await states(at)).toEqual(['IN']);
    } finally {
      await system.cutOff();
      await system.connect();
    }
    expect(await countedToday()).toBe(before + 1);
  });
});

describe('a release of the site', { timeout: 90_000 }, () => {
  it('is what the page of the door runs at the next load, and afterwards without the site', async () => {
    const next = nextBuild('next');
    folders.push(next);
    const build = (at: Page) => at.locator('html').getAttribute('data-build');
    const at = await atDoor('EN');
    expect(await build(at)).toBeNull();
    await system.cutOff();
    await system.connect(next);
    try {
      await at.reload();
      await at.getByText(words.EN.list).waitFor();
      expect(await build(at)).toBe('next');
      await expect
        .poll(() => at.evaluate(() => caches.keys()), { message: 'caches of builds' })
        .toEqual(['door-next']);
      await system.cutOff();
      await at.reload();
      await at.getByText(words.EN.unreached).waitFor();
      expect(await build(at)).toBe('next');
    } finally {
      await system.cutOff();
      await system.connect();
    }
    await at.reload();
    await at.getByText(words.EN.list).waitFor();
    expect(await build(at)).toBeNull();
  });
});

describe('the end of a session at the door', { timeout: 90_000 }, () => {
  it('keeps the code of the page and nothing that names anybody, and nothing at all after logging out', async () => {
    const at = await atDoor('EN', leavingToken);
    const kept = await keptAddresses(at);
    expect(kept).toContain(DOOR);
    expect(
      kept.filter((address) => !/^\/d\/(assets\/|favicon\.svg$|organiser\?menu=door$)/.test(address)),
    ).toEqual([]);
    await at.getByRole('button', { name: 'Log out' }).click();
    await at.waitForURL('**/organiser/login');
    expect(await keptAddresses(at)).toEqual([]);
    expect(
      await at.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)),
    ).toBe(0);
    await system.cutOff();
    try {
      // Nothing answers: what the browser shows is its own page.
      await expect(at.goto(DOOR)).rejects.toThrow('ERR_CONNECTION_REFUSED');
    } finally {
      await system.connect();
    }
  });

  it('leaves nothing of it where the server has ended it', async () => {
    const at = await atDoor('EN');
    await at.context().clearCookies({ name: 'console' });
    await at.reload();
    await at.waitForURL('**/organiser/login**');
    await expect.poll(() => keptAddresses(at)).toEqual([]);
    const roll = await at.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
      const database = await done(indexedDB.open('door'));
      const all = (name: string) => done(database.transaction(name).objectStore(name).getAll());
      return [await all('roll'), await all('facts')];
    });
    expect(roll).toEqual([[], []]);
  });
});
