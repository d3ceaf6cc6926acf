import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { page, type PageOptions, untilFilled } from './browser.ts';
import { enterConsole } from './console-session.ts';
import { expectFitEveryScreen, expectFitInBothThemes, expectOneLanguage } from './looks.ts';
import { newVisitor } from './new-visitors.ts';
import { walkedIn } from './walked-in.ts';

const words = {
  ZH: {
    visitor: '签到测试',
    company: '签到测试线缆公司',
    door: 'A1',
    missing: '请填写入口名称',
    list: /此设备保存了 [\d,]+ 人的名单/,
    camera: '用摄像头扫码',
    stop: '关闭摄像头',
    noCamera: '没有找到摄像头，请手动输入编号。',
    denied: /浏览器没有摄像头权限/,
    letIn: '签到',
    nobody: /没有找到。展位工作人员没有参观编号/,
    short: '请至少输入 2 个字符。',
    waiting: (count: number) => `${count} 条等待发送`,
    signOut: '退出登录',
    hello: /，您好/,
  },
  EN: {
    visitor: 'Door Tester',
    company: 'Door Test Cables',
    door: 'A1',
    missing: 'Enter the name of the entrance',
    list: /holds a list of [\d,]+ people/,
    camera: 'Scan with the camera',
    stop: 'Stop the camera',
    noCamera: 'No camera found. Type the code instead.',
    denied: /may not use the camera/,
    letIn: 'Check in',
    nobody: /Nobody found. Booth staff have no visitor code/,
    short: 'Enter at least 2 characters.',
    waiting: (count: number) => `${count} waiting to be sent`,
    signOut: 'Log out',
    hello: /Hello, /,
  },
} as const;
type Lang = keyof typeof words;

/** What a browser says of calls that do not get through. */
const offline = { allowErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] };

let made = 0;
const visitor = (lang: Lang) => {
  made += 1;
  const mark = String.fromCharCode(64 + made);
  return newVisitor(`${words[lang].visitor} ${lang}${mark}`, `${words[lang].company} ${mark}`);
};

/** A device at a door of its own. */
async function atDoor(lang: Lang, options: PageOptions = {}): Promise<Page> {
  const at = await page({ locale: lang, ...options });
  await enterConsole(at, 'door');
  await at.goto('/d/organiser?menu=door');
  await at.locator('[name=door]').fill(words[lang].door);
  await at.keyboard.press('Enter');
  // The device may go offline from here.
  await at.getByText(words[lang].list).waitFor();
  return at;
}

const says = (at: Page, what: string) => at.locator(`main [data-says=${what}]`).waitFor();
async function type(at: Page, code: string): Promise<void> {
  await at.locator('[name=code]').fill(code);
  await at.keyboard.press('Enter');
}

describe.each(walkedIn('EN'))('check-in at the door, %s', (lang) => {
  const say = words[lang];

  it('wants a door first, then takes typed codes and those of a hand scanner, and says who it is', async () => {
    const person = await visitor(lang);
    const at = await page({ locale: lang });
    await enterConsole(at, 'door');
    await at.goto('/d/organiser?menu=door');
    await at.getByRole('main').locator('form button').click();
    await at.getByText(say.missing).waitFor();
    await expectFitInBothThemes(at);
    await at.locator('[name=door]').fill(`  ${say.door} `);
    await at.keyboard.press('Enter');
    await says(at, 'ready');
    await expectOneLanguage(at, lang);
    await type(at, person.code.replace(/(.{4})(?=.)/g, '$1-').toLowerCase());
    await says(at, 'IN');
    await at.locator('[data-says=IN]').getByText(person.name).waitFor();
    // A scanner types wherever the focus is, and ends with Enter.
    await at.evaluate(() => (document.activeElement as HTMLElement).blur());
    await at.keyboard.type(person.code);
    await at.keyboard.press('Enter');
    await says(at, 'AGAIN');
    await at.locator('[data-says=AGAIN]').getByText(say.door, { exact: false }).waitFor();
    await type(at, 'https://example.com/menu');
    await says(at, 'UNKNOWN');
    await expect.poll(() => at.locator('[data-scan]').count()).toBe(3);
    await expectFitInBothThemes(at);
    await expectOneLanguage(at, lang);
    // The device remembers its door, its scans and whether it makes a sound.
    await at.locator('button[aria-pressed]').click();
    await at.reload();
    await at.getByText(say.door, { exact: false }).first().waitFor();
    await expect.poll(() => at.locator('[data-scan]').count()).toBe(3);
    expect(await at.locator('button[aria-pressed=false]').count()).toBe(1);
  }, 60_000);

  it('finds people without their pass, and lets them in once', async () => {
    const person = await visitor(lang);
    const at = await atDoor(lang, { width: 375, height: 800 });
    const search = at.getByRole('searchbox');
    const ask = async (text: string) => {
      await search.fill(text);
      await search.press('Enter');
    };
    await ask('x');
    await at.getByText(say.short).waitFor();
    await ask('nobody has this name');
    await at.getByText(say.nobody).waitFor();
    await ask(person.name);
    const row = at.getByRole('listitem').filter({ hasText: person.name });
    await row.getByRole('button', { name: say.letIn }).click();
    await says(at, 'IN');
    expect(await search.inputValue()).toBe('');
    await ask(person.name);
    await row.getByText(say.door, { exact: false }).waitFor();
    expect(await row.getByRole('button', { name: say.letIn }).count()).toBe(0);
    await expectFitInBothThemes(at);
  }, 60_000);

  it('reads the code of a pass by the camera; without one, or without leave, typing does the same', async () => {
    const person = await visitor(lang);
    const at = await atDoor(lang);
    // The browser of the tests has no camera.
    await at.getByRole('button', { name: say.camera }).click();
    await at.getByText(say.noCamera).waitFor();
    await at.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await at.getByRole('button', { name: say.camera }).click();
    await at.getByText(say.denied).waitFor();
    // A camera that shows the pass as it is held into the picture: not in the middle, and not large.
    const { data: dark } = encode(person.code, { ecc: 'M', border: 2 });
    await at.evaluate((rows) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 720 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('the canvas cannot be drawn on');
      const draw = () => {
        context.fillStyle = '#777';
        context.fillRect(0, 0, canvas.width, canvas.height);
        const side = 300 / rows.length;
        rows.forEach((row, y) =>
          row.forEach((isDark, x) => {
            context.fillStyle = isDark ? '#222' : '#ddd';
            context.fillRect(420 + x * side, 90 + y * side, side + 1, side + 1);
          }),
        );
        requestAnimationFrame(draw);
      };
      draw();
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(10));
    }, dark);
    await at.getByRole('button', { name: say.camera }).click();
    await says(at, 'IN');
    await at.locator('[data-says=IN]').getByText(person.name).waitFor();
    await expectFitInBothThemes(at);
    // It is held there on and on, and counts once.
    expect(await at.locator('[data-scan]').count()).toBe(1);
    await at.getByRole('button', { name: say.stop }).click();
    await expect.poll(() => at.locator('video').count()).toBe(0);
  }, 60_000);

  it('goes on without a network: tells who is known, keeps all over a reload, and sends each once', async () => {
    const [known, other] = [await visitor(lang), await visitor(lang)];
    const at = await atDoor(lang, offline);
    await at.context().setOffline(true);
    await type(at, known.code);
    await says(at, 'known');
    await at.locator('[data-says=known]').getByText(known.name).waitFor();
    await type(at, known.code);
    await says(at, 'again');
    await type(at, 'ACDEFGHJKMNP');
    await says(at, 'notListed');
    await type(at, other.code);
    await at.locator('[data-says=known]').getByText(other.name).waitFor();
    await at.getByText(say.waiting(4)).waitFor();
    await expectFitInBothThemes(at);
    await expectOneLanguage(at, lang);
    // The page comes back before the way for scans does.
    await at.context().route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      await (operationName === 'CheckIn' ? route.abort() : route.fallback());
    });
    await at.context().setOffline(false);
    await at.reload();
    await at.getByText(say.waiting(4)).waitFor();
    // Meanwhile one of the two came in by another door.
    const elsewhere = await atDoor(lang);
    await type(elsewhere, other.code);
    await says(elsewhere, 'IN');
    await at.context().unroute('**/graphql');
    await expect.poll(() => at.locator('[data-waiting]').count(), { timeout: 15_000 }).toBe(0);
    const states = () =>
      at.locator('[data-scan]').evaluateAll((items) => items.map((item) => item.getAttribute('data-scan')));
    expect(await states()).toEqual(['AGAIN', 'UNKNOWN', 'AGAIN', 'IN']);
    expect(await at.locator('main [role=alert]').count()).toBe(0);
  }, 60_000);

  it('removes the names that it keeps when somebody logs out, and not what waits', async () => {
    const person = await visitor(lang);
    const at = await atDoor(lang, offline);
    await type(at, person.code);
    await says(at, 'IN');
    await at.context().setOffline(true);
    await type(at, person.code);
    await says(at, 'again');
    await at.context().route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      // The session is everybody's: it does not really end.
      if (operationName === 'LeaveConsole') {
        await route.fulfill({ json: { data: { organiserSignOut: { __typename: 'P', message: 'ok' } } } });
      } else await (operationName === 'CheckIn' ? route.abort() : route.fallback());
    });
    await at.context().setOffline(false);
    await at.getByRole('button', { name: say.signOut }).click();
    await at.waitForURL('**/organiser/login');
    const kept = await at.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
      const database = await done(indexedDB.open('door'));
      const all = (name: string) =>
        done(database.transaction(name).objectStore(name).getAll()) as Promise<Record<string, unknown>[]>;
      return { roll: await all('roll'), facts: await all('facts'), scans: await all('scans') };
    });
    expect([kept.roll, kept.facts]).toEqual([[], []]);
    expect(kept.scans.map((scan) => Object.keys(scan).sort())).toEqual([
      ['code', 'door', 'guess', 'id', 'scannedAt'],
    ]);
  }, 60_000);

  it('is for the door alone', async () => {
    const at = await page({ locale: lang });
    await enterConsole(at, 'reviewer');
    await at.goto('/d/organiser?menu=door');
    await at.getByRole('heading', { level: 1, name: say.hello }).waitFor();
    expect(await at.locator('[name=door]').count()).toBe(0);
  });

  it('fits every screen in both themes', async () => {
    const at = await atDoor(lang);
    await untilFilled(at);
    await expectFitEveryScreen(at);
  });
});
