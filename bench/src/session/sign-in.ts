import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import { GATEWAY_SECRET, ROOT } from '../support/child.ts';

interface DemoAccount {
  role: string;
  account: string;
  password?: string;
}

const file = resolve(ROOT, 'backend/demo-accounts.json');
const visitor = (JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[]).find(
  ({ role, password }) => role === 'visitor' && password !== undefined,
);

let callers = 0;
/** A network address that no limit has seen. */
const newcomer = () => {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
};

async function ask<T>(url: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(url, init);
  const envelope = (await response.json()) as { success: boolean; message: string; result: T };
  if (!envelope.success) throw new Error(`${url}: ${envelope.message}`);
  return envelope.result;
}

/**
 * Signs the demo's visitor in as a browser does whose first tries failed, by password and picture: the dearer way, and
 * the one that earlier figures are of. What the picture shows is read from the database, where only the service reads.
 * @returns the session's token
 */
export async function signIn(origin: string, database: pg.Pool): Promise<string> {
  if (!visitor) throw new Error(`${file} has no visitor with a password`);
  const checkKey = randomUUID();
  const from = { 'gateway-secret': GATEWAY_SECRET, 'x-forwarded-for': newcomer() };
  await ask(`${origin}/sys/randomImage/${checkKey}`, { headers: from });
  const { rows } = await database.query<{ answer: string }>(
    'select answer from captcha where check_key = $1',
    [checkKey],
  );
  return ask<string>(`${origin}/app/login/emailLoginByToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from },
    body: JSON.stringify({
      mobile: visitor.account,
      clientType: 1,
      password: createHash('md5')
        .update(visitor.password ?? '')
        .digest('hex'),
      captcha: rows[0]?.answer ?? '',
      checkKey,
    }),
  });
}
