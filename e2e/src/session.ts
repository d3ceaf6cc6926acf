import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/** Accounts of the demo edition, by role; a number or address gets one code a minute, so each spec takes its own. */
export const recipients = {
  visitorMobile: '13800138000',
  visitorEmail: 'visitor@wirefair.example',
  exhibitorMobile: '13900139000',
  exhibitorEmail: 'exhibitor@wirefair.example',
} as const;

/** The code that the demo's mailbox received for a recipient. */
export async function codeFor(recipient: string): Promise<string> {
  const stored = recipient.includes('@') ? recipient : `+86${recipient}`;
  const address = `${inject('backendUrl')}/app/outbox/mailbox?recipient=${encodeURIComponent(stored)}`;
  const latest = async () => {
    const { result } = (await (await fetch(address)).json()) as { result: { records: { body: string }[] } };
    return /\d{6}/.exec(result.records[0]?.body ?? '')?.[0];
  };
  await expect.poll(latest, { timeout: 10_000 }).toBeTruthy();
  return (await latest())!;
}

/** Signs the browser of a page in without its login page, which has a spec of its own. */
export async function signIn(at: Page, recipient: string): Promise<void> {
  const role = recipient.startsWith('exhibitor') || recipient.startsWith('139') ? 'EXHIBITOR' : 'VISITOR';
  const send = async (query: string, input: object) => {
    const answer = await at.request.post('/graphql', { data: { query, variables: { input } } });
    expect(await answer.json(), query).not.toHaveProperty('errors');
  };
  const channel = recipient.includes('@') ? 'EMAIL' : 'SMS';
  await send('mutation ($input: SendCodeInput!) { sendCode(input: $input) { errors { message } } }', {
    channel,
    recipient,
  });
  await send('mutation ($input: SignInByCodeInput!) { signInByCode(input: $input) { viewer { id } } }', {
    role,
    recipient,
    code: await codeFor(recipient),
  });
  await at.addInitScript(
    (identity) => localStorage.setItem('userIdentity', identity),
    role === 'EXHIBITOR' ? 'zs' : 'visitor',
  );
}
