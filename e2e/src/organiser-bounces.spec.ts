import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page, untilLive } from './browser.ts';
import { consoleTokenFor } from './code-sign-in.ts';
import { expectFitEveryScreen, expectOneLanguage } from './looks.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { ownSystem, type OwnSystem } from './own-system.ts';
import { walkedIn } from './walked-in.ts';

const SECRET = 'the secret of the mail server in the browser tests';
const READER = 'han.mei@gone.example';

const words = {
  ZH: {
    returned: '退信',
    none: '没有被退回的邮件。',
    refused: '永久拒收（5.1.1）',
    discard: '清除',
    question: '清除退信记录？',
    discarded: '退信记录已清除，可再次向该邮箱发送邀请和快讯',
  },
  EN: {
    returned: 'Came back',
    none: 'No e-mail has come back.',
    refused: 'Refused for good (5.1.1)',
    discard: 'Discard',
    question: 'Discard this e-mail that came back?',
    discarded: 'Discarded: invitations and newsletters go to this address again',
  },
} as const;

/** What a mail server returns of a letter that nobody gets (RFC 3464). */
const report = (to: string): string =>
  [
    `To: ${to}`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.org',
    '',
    `Final-Recipient: rfc822; ${READER}`,
    'Action: failed',
    'Status: 5.1.1',
    `Diagnostic-Code: smtp; 550 5.1.1 <${READER}> mailbox unavailable`,
    '',
    '--b--',
    '',
  ].join('\r\n');

let mail: MailServer;
let system: OwnSystem;
let token: string;

/** Has a letter sent. */
async function sendCode(recipient: string, language: string): Promise<void> {
  const answer = await fetch(`${system.baseUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language },
    body: JSON.stringify({
      query: 'mutation ($input: SendCodeInput!) { sendCode(input: $input) { errors { message } } }',
      variables: { input: { channel: 'EMAIL', recipient } },
    }),
  });
  expect(await answer.json()).toEqual({ data: { sendCode: { errors: [] } } });
}

const handOver = (letter: string, secret = SECRET) =>
  fetch(`${system.baseUrl}/hooks/bounces`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}` },
    body: letter,
  });

describe.each(walkedIn('EN'))('letters that came back at the console, %s', (lang) => {
  const say = words[lang];

  beforeAll(async () => {
    mail = await startMailServer();
    system = await ownSystem({
      SMTP_URL: mail.url,
      MAIL_FROM: 'Wirefair <noreply@fair.example>',
      BOUNCE_ADDRESS: 'bounces@fair.example',
      BOUNCE_SECRET: SECRET,
    });
    token = await consoleTokenFor('organiser@wirefair.example', system);
  });
  afterAll(async () => {
    await system.stop();
    await mail.stop();
  });

  async function open(): Promise<Page> {
    const at = await page({ locale: lang, context: { baseURL: system.baseUrl } });
    await at.context().addCookies([
      { name: 'lang', value: lang, url: system.baseUrl },
      { name: 'console', value: token, url: system.baseUrl, httpOnly: true, sameSite: 'Strict' },
    ]);
    await at.goto('/d/organiser?menu=operations&state=bounced');
    await untilLive(at);
    return at;
  }

  it('show from whom and why, and are discarded', async () => {
    await sendCode(READER, lang);
    const returnTo = await mail.returnAddress(READER);
    expect(returnTo).toMatch(/^bounces\+\d+-[0-9a-f]{20}@fair\.example$/);
    expect((await handOver(report(returnTo), 'guessed')).status).toBe(401);
    const at = await open();
    await at.getByText(say.none).waitFor();

    expect((await handOver(report(returnTo))).status).toBe(200);
    await at.reload();
    await untilLive(at);
    const letter = at.getByRole('main').locator('[data-message]');
    await letter.getByRole('heading', { name: READER }).waitFor();
    await letter.getByText(`${say.refused} · 550 5.1.1 *** mailbox unavailable`).waitFor();
    await expectOneLanguage(at, lang);
    await expectFitEveryScreen(at);

    await letter.getByRole('button', { name: say.discard, exact: true }).click();
    const question = at.getByRole('dialog', { name: say.question });
    await question.getByText(READER).waitFor();
    await question.getByRole('button', { name: say.discard, exact: true }).click();
    await at.getByText(say.discarded).first().waitFor();
    await at.getByText(say.none).waitFor();
  });
});
