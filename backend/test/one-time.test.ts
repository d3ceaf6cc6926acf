import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DEMO_START, tickingClock } from '../src/clock/clock.ts';
import { ensureDemoStaff, demoStaff } from '../src/demo/staff.ts';
import { newestRecordAt } from '../src/demo/newest-record.ts';
import { codeAt } from '../src/modules/organiser/staff/authenticator.ts';
import { mailbox } from '../src/outbox/tables.ts';
import { localProvider } from '../src/outbox/providers/local.ts';
import { useService } from './support/service.ts';
import { first, required } from './support/required.ts';

const clock = tickingClock(DEMO_START);

describe('the demo', () => {
  const service = useService({ recordTime: () => clock.now() });

  it('dates what the console shows by its own clock, and goes on after the newest of it', async () => {
    await ensureDemoStaff(service.database());
    const { email, password, authenticatorSecret } = first(demoStaff());
    const { result: token } = await service.call<string>('POST', '/organiser/login', {
      body: {
        email,
        password: createHash('md5').update(password).digest('hex'),
        code: codeAt(authenticatorSecret, service.realTime()),
      },
    });
    const asked = async <T>(path: string) => (await service.call<T>('GET', path, { token })).result;
    const members =
      await asked<{ email: string; lastSignIn: string; createTime: string }[]>('/organiser/staff');
    const member = members.find((one) => one.email === email);
    expect(member?.lastSignIn).toMatch(/^2025-06-16 09:0/);
    expect(member?.createTime).toBe('2025-06-16 09:00:00');

    await service.call('POST', '/organiser/staff', {
      token,
      body: { name: 'Ada', email: 'ada@fair.example', language: 'EN', rights: ['door'] },
    });
    const { records } = await asked<{ records: { time: string }[] }>('/organiser/audit');
    expect(records.length).toBeGreaterThan(0);
    for (const { time } of records) expect(time).toMatch(/^2025-06-16 09:0/);
    // The invitation ends after three days of either time.
    const invited = (await asked<{ email: string; invitationExpires: string }[]>('/organiser/staff')).find(
      (one) => one.email === 'ada@fair.example',
    );
    expect(invited?.invitationExpires).toMatch(/^2025-06-19 09:0/);
    expect(service.sent.at(-1)?.body).toContain('2025-06-19 09:0');

    const newest = required(await newestRecordAt(service.database()));
    expect(newest.getTime() - DEMO_START.getTime()).toBeLessThan(60_000 * 5);
    expect(newest.getTime()).toBeGreaterThan(DEMO_START.getTime());
    // A message that an earlier version dated by the real time moves no clock.
    await localProvider(service.database(), () => new Date('2026-11-22T09:00:00Z')).deliver(
      {
        id: '1',
        channel: 'email',
        recipient: 'a@b.example',
        language: 'EN',
        subject: '',
        body: '',
        html: '',
        attachments: [],
        isSecret: false,
        requestId: '',
      },
      new AbortController().signal,
    );
    expect(await service.database().orm().$count(mailbox)).toBe(1);
    expect((await newestRecordAt(service.database()))?.getTime()).toBe(newest.getTime());
  });
});
