import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoAccounts, ensureDemoAccounts } from '../src/demo/accounts.ts';
import { letDemoIn, shutOutDemo } from '../src/demo/lock.ts';
import { demoStaff, ensureDemoStaff } from '../src/demo/staff.ts';
import { accounts } from '../src/modules/identity/tables.ts';
import { codeAt } from '../src/modules/organiser/staff/authenticator.ts';
import { staff } from '../src/modules/organiser/staff/tables.ts';
import { mailbox } from '../src/outbox/tables.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { first } from './support/required.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

describe('a start without the demo on data that holds it', () => {
  const service = useService({ demoEdition: false });
  const orm = () => service.database().orm();

  const enterConsole = () => {
    const { email, password, authenticatorSecret } = first(demoStaff());
    // A code serves once, so each attempt takes place in a half minute of its own.
    service.pass(30_000);
    const code = codeAt(authenticatorSecret, service.realTime());
    return service.call<string>('POST', '/organiser/login', {
      body: { email, password: md5(password), code },
    });
  };
  const isConsoleOpen = async (token: string) =>
    (await service.call('GET', '/organiser/audit', { token })).status === 200;
  const isSignedIn = async (token: string) =>
    (await service.call('GET', '/app/identity/viewer', { token })).status !== 401;

  it('shuts out everybody whose way in is published, ends their sessions, and touches nobody else', async () => {
    await ensureDemoAccounts(service.database());
    await ensureDemoStaff(service.database());
    const entered = await enterConsole();
    expect(entered.status).toBe(200);
    expect(await isConsoleOpen(entered.result)).toBe(true);

    const somebody = await signedIn(service, 'visitor', { email: 'ada@fair.example', passwordHash: 'hash' });
    const reader = await signedIn(service, 'visitor', { email: 'bo@fair.example', passwordHash: 'hash' });
    const administrator = await staffMember(service, 'administrator');
    const invited = await staffMember(service, 'administrator');
    const [{ email: invitedAt } = { email: '' }] = await orm()
      .select()
      .from(staff)
      .where(eq(staff.id, invited.id));
    for (const recipient of ['Bo@fair.example', invitedAt]) {
      await orm()
        .insert(mailbox)
        .values({ channel: 'email', recipient, subject: '', body: '', html: '', sentAt: new Date() });
    }

    const count = { staff: demoStaff().length + 1, accounts: demoAccounts().length, passwords: 1 };
    expect(await shutOutDemo(service.database())).toEqual(count);

    const rows = await orm().select().from(accounts);
    const published = demoAccounts().map(({ email }) => email);
    expect(
      rows
        .filter(({ isLocked }) => isLocked)
        .map(({ email }) => email)
        .sort(),
    ).toEqual(published.sort());
    expect(await isConsoleOpen(entered.result)).toBe(false);
    expect(await isConsoleOpen(invited.token)).toBe(false);
    expect((await enterConsole()).status).not.toBe(200);
    expect(await isConsoleOpen(administrator.token)).toBe(true);
    expect(await isSignedIn(reader.token)).toBe(false);
    expect(await isSignedIn(somebody.token)).toBe(true);
    const passwords = rows.filter(({ id }) => [somebody.id, reader.id].includes(id));
    expect(passwords.map(({ email, passwordHash }) => [email, passwordHash]).sort()).toEqual([
      ['ada@fair.example', 'hash'],
      ['bo@fair.example', null],
    ]);
    expect(await orm().$count(mailbox)).toBe(0);

    // The next start finds nothing more to do, and the next demo works again.
    expect(await shutOutDemo(service.database())).toEqual({ staff: 0, accounts: 0, passwords: 0 });
    await letDemoIn(service.database());
    expect((await enterConsole()).status).toBe(200);
    expect(await isConsoleOpen(invited.token)).toBe(false);
  });
});
