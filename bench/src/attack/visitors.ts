import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../support/child.ts';
import { newBrowser } from '../support/graphql.ts';
import type { Visit } from './journey.ts';

interface DemoAccount {
  role: string;
  account: string;
  email: string;
}

/** A number or address gets five codes an hour; so often each is used at least this far apart. */
const BETWEEN_CODES_MS = 13 * 60_000;

const accounts = JSON.parse(
  readFileSync(resolve(ROOT, 'backend/demo-accounts.json'), 'utf8'),
) as DemoAccount[];

/** The demo's visitors: one whose number is attacked, one who uploads, and those who make the journey. */
export function demoVisitors() {
  const [attacked, uploading, ...travelling] = accounts.filter(({ role }) => role === 'visitor').reverse();
  if (!attacked || !uploading || travelling.length === 0) throw new Error('the demo has too few visitors');
  return { attacked, uploading, travelling };
}

/**
 * Who makes the journeys, each visitor on a browser and an address of their own, in turn. Each signs in by a code as
 * often as codes are sent to their number and their address, and goes on signed in between.
 */
export function travellers(origin: string, people: DemoAccount[]) {
  const all = people.map(({ account, email }, index) => ({
    visitor: newBrowser(origin, `127.0.9.${index + 1}`),
    mobile: `+86${account}`,
    recipients: [account, email].map((address) => ({ address, usedAt: Number.NEGATIVE_INFINITY })),
  }));
  return {
    /** @param now milliseconds */
    next: (round: number, now: number): Visit => {
      const person = all[round % all.length];
      if (!person) throw new Error('nobody travels');
      const isOut = !person.visitor.cookies.has('session');
      const free = person.recipients.find(({ usedAt }) => now - usedAt >= BETWEEN_CODES_MS);
      const othersUsedAt = Math.max(...person.recipients.map(({ usedAt }) => usedAt));
      // Half the time between two codes of one address lies between those of the two, so that sign-ins are spread.
      const isDue = isOut || now - othersUsedAt >= BETWEEN_CODES_MS / 2;
      if (free && isDue) free.usedAt = now;
      return { visitor: person.visitor, mobile: person.mobile, codeTo: isDue ? free?.address : undefined };
    },
    close: (): void => all.forEach(({ visitor }) => visitor.agent.destroy()),
  };
}
