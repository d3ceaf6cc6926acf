import { ask, type Browser, check } from '../support/graphql.ts';
import { pick } from '../support/random.ts';
import { askForPicture, sendCode, signInByCode, signInByPassword } from '../support/sign-in.ts';
import { siteOperation } from '../support/site-operations.ts';
import type { Visitor } from './crowd.ts';
import { hashOfToken } from './ledger.ts';
import { browserOf, type Scene } from './scene.ts';

/** Notes a sign-in that was acknowledged: its session has to be found. */
function noteSession({ ledger }: Scene, { cookies }: Browser): void {
  const token = cookies.get('session');
  if (token !== undefined) ledger.note('session', hashOfToken(token));
}

/** Has a code sent by mail and reads it in the letter. @returns undefined where it failed, which is counted */
export async function codeByMail(
  { meter, mail }: Scene,
  browser: Browser,
  email: string,
  dueAt: number,
): Promise<string | undefined> {
  const letter = mail.codeFor(email);
  // Nobody waits for it where the code was not sent.
  letter.catch(() => {});
  const sent = await meter.step('code asked for', dueAt, async () => {
    await sendCode(browser, email);
    return true;
  });
  if (sent === undefined) {
    meter.leftOut('code arrives');
    return undefined;
  }
  return meter.step('code arrives', performance.now(), () => letter);
}

/** Somebody whose session has ended, on a browser that the account does not know. */
const signedOut = (scene: Scene): { visitor: Visitor; browser: Browser } => {
  const visitor = pick(scene.random, scene.crowd.visitors);
  return { visitor, browser: browserOf(scene, { from: visitor.from }) };
};

/** Signs in by a code that comes by mail. */
export async function signInWithCode(scene: Scene, dueAt: number): Promise<void> {
  const { visitor, browser } = signedOut(scene);
  const code = await codeByMail(scene, browser, visitor.email, dueAt);
  if (code === undefined) scene.meter.leftOut('sign-in by code');
  else
    await scene.meter.step('sign-in by code', performance.now(), async () => {
      const id = await signInByCode(browser, visitor.email, code);
      check(id === visitor.accountId, `signed in as ${id}, not as ${visitor.accountId}`);
      noteSession(scene, browser);
    });
  browser.agent.destroy();
}

/**
 * Signs in by password and picture, as somebody does whose first tries failed: the dearer way, and the one that earlier
 * figures are of. What the picture shows is read where only the service reads.
 */
export async function signInWithPassword(scene: Scene, dueAt: number): Promise<void> {
  const { meter, database, crowd } = scene;
  const { visitor, browser } = signedOut(scene);
  const captchaKey = await meter.step('picture asked for', dueAt, () => askForPicture(browser));
  const shown = captchaKey === undefined ? undefined : await shownBy(database, captchaKey);
  if (captchaKey === undefined || shown === undefined) meter.leftOut('sign-in by password');
  else
    await meter.step('sign-in by password', performance.now(), async () => {
      const who = { account: visitor.email, password: crowd.password };
      const id = await signInByPassword(browser, who, { captchaKey, captcha: shown });
      check(id === visitor.accountId, `signed in as ${id}, not as ${visitor.accountId}`);
      noteSession(scene, browser);
    });
  browser.agent.destroy();
}

async function shownBy(database: Scene['database'], captchaKey: string): Promise<string | undefined> {
  try {
    const { rows } = await database.query<{ answer: string }>(
      'select answer from captcha where check_key = $1',
      [captchaKey],
    );
    return rows[0]?.answer;
  } catch {
    // The database was ended just now.
    return undefined;
  }
}

/** Opens the pass on the phone, before the door. The picture with its code is drawn in the browser. */
export async function openPass(scene: Scene, dueAt: number): Promise<void> {
  const visitor = pick(scene.random, scene.crowd.visitors);
  const browser = browserOf(scene, visitor);
  await scene.meter.step('pass opened', dueAt, async () => {
    const { viewer } = await ask<{ viewer: { visitPass: { code: string } | null } | null }>(
      browser,
      siteOperation('ViewerPass'),
    );
    const code = viewer?.visitPass?.code;
    check(code === visitor.pass, `the pass has the code ${code}, not ${visitor.pass}`);
  });
  browser.agent.destroy();
}
