import { ask, type Browser, check } from '../support/graphql.ts';
import { siteOperation } from '../support/site-operations.ts';
import { addressOf } from './crowd.ts';
import { browserOf, type Scene } from './scene.ts';
import { codeByMail } from './sign-ins.ts';

interface Registration {
  registration: { key: string; state: string; pass?: { code: string } | null } | null;
  errors: { code: string; message: string }[];
}

async function begin(browser: Browser, email: string, code: string, password: string): Promise<string> {
  const { startVisitRegistration: answer } = await ask<{ startVisitRegistration: Registration }>(
    browser,
    siteOperation('StartVisitRegistration'),
    {
      input: { channel: 'EMAIL', recipient: email, code, password, passwordAgain: password, isAgreed: true },
    },
  );
  const { registration, errors } = answer;
  check(registration?.state === 'STARTED', `the registration is ${JSON.stringify(errors)}`);
  return registration.key;
}

async function finish(browser: Browser, key: string, email: string): Promise<void> {
  const { saveVisitInformation: answer } = await ask<{ saveVisitInformation: Registration }>(
    browser,
    siteOperation('SaveVisitInformation'),
    {
      input: {
        key,
        name: '新来',
        title: '1',
        identityNumber: 'E12345678',
        country: 'CN',
        companyName: '测量线缆有限公司',
        mobile: '13912345678',
        email,
        address: '上海市浦东新区龙阳路 2345 号',
        skipsQuestions: true,
      },
    },
  );
  const { registration, errors } = answer;
  const hasPass = registration?.state === 'FINISHED' && registration.pass?.code !== undefined;
  check(hasPass, `the registration ends with ${JSON.stringify(errors)}`);
}

/** Somebody without a registration gets one at the door: a code by mail, the form, and a pass. */
export async function register(scene: Scene, dueAt: number, index: number): Promise<void> {
  const { meter, crowd, ledger } = scene;
  const email = `new${index}@${crowd.run}.example`;
  const browser = browserOf(scene, { from: addressOf(32, index) });
  const code = await codeByMail(scene, browser, email, dueAt);
  const key =
    code === undefined
      ? meter.leftOut('registration begun')
      : await meter.step('registration begun', performance.now(), () =>
          begin(browser, email, code, crowd.password),
        );
  if (key === undefined) meter.leftOut('registration finished');
  else
    await meter.step('registration finished', performance.now(), async () => {
      await finish(browser, key, email);
      ledger.note('registration', email);
    });
  browser.agent.destroy();
}
