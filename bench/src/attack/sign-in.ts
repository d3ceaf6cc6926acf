import { ask, type Browser, check } from '../support/graphql.ts';
import * as site from '../support/sign-in.ts';

interface Mailbox {
  mailbox: { nodes: { id: string; body: string }[] } | null;
}

const NEWEST =
  'query ($recipient: String!) { mailbox(recipient: $recipient, pageSize: 1) { nodes { id body } } }';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** How long a person waits for a code before giving up. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 100;

const stored = (recipient: string): string => (recipient.includes('@') ? recipient : `+86${recipient}`);

async function newest(browser: Browser, recipient: string) {
  const { mailbox } = await ask<Mailbox>(browser, NEWEST, { recipient: stored(recipient) });
  check(mailbox !== null, 'there is no mailbox: the attack needs a demo');
  return mailbox.nodes[0];
}

/** Has a code sent. @returns the id of the newest message before it, for {@link codeAfter} */
export async function sendCode(browser: Browser, recipient: string): Promise<string | undefined> {
  const before = await newest(browser, recipient);
  await site.sendCode(browser, recipient);
  return before?.id;
}

/** Waits until the demo's mailbox has a newer message, and reads its code. */
export async function codeAfter(
  browser: Browser,
  recipient: string,
  before: string | undefined,
): Promise<string> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(LOOK_EVERY_MS)) {
    const message = await newest(browser, recipient);
    if (message === undefined || message.id === before) continue;
    const code = /(?<!\d)\d{6}(?!\d)/.exec(message.body)?.[0];
    check(code !== undefined, `a message without a code: ${message.body}`);
    return code;
  }
  throw new Error('no code came');
}
