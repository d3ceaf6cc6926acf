import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../src/logging/index.ts';
import { staff, staffProviderFlows } from '../src/modules/organiser/staff/tables.ts';
import { newSettings } from './support/identity-provider.ts';
import { BEGIN, deviceOf, unverifiable, useProviderService } from './support/provider-service.ts';
import { first } from './support/required.ts';

const MINUTE = 60_000;

interface Line {
  security?: { event: string; method: string | null; outcome: string; account: string | null };
}

describe('what can go wrong with an identity provider', () => {
  const written: string[] = [];
  const using = useProviderService(newSettings(), {
    logger: createLogger({ level: 'info', destination: { write: (line) => written.push(line) } }),
  });
  const { service, begin, complete, returnOf, signIn, colleague } = using;

  it('tells somebody who has pressed “Cancel” at the provider so', async () => {
    const answer = await complete(await returnOf(undefined, 'hesitant'), 'hesitant');
    expect(answer).toMatchObject({
      status: 400,
      reason: 'NOT_ALLOWED',
      message: expect.stringContaining('cancelled'),
    });
  });

  it('says so while the provider is down, silent or answers nonsense, and works again after it', async () => {
    const { login } = await colleague();
    const unreachable = { ...unverifiable, message: expect.stringContaining('does not answer right now') };
    const answers = [
      [(_: unknown, response: ServerResponse) => void response.destroy(), unreachable],
      [() => undefined, unreachable],
      [
        (_: unknown, response: ServerResponse) => void response.writeHead(502).end('<h1>502</h1>'),
        unverifiable,
      ],
      [
        (_: unknown, response: ServerResponse) => void response.end('{"issuer":"https://other.example"}'),
        unverifiable,
      ],
    ] as const;
    for (const [answering, told] of answers) {
      using.provider().answerBy();
      const body = await returnOf(login, login);
      // What the provider tells of itself is kept for a while.
      using.provider().answerBy(answering);
      using.settings.patienceMs = 300;
      expect((await begin('meanwhile')).success).toBe(true);
      expect(await complete(body, login)).toMatchObject(told);
      service.pass(20 * MINUTE);
      expect(await begin('meanwhile')).toMatchObject(told);
      delete using.settings.patienceMs;
    }
    using.provider().answerBy();
    expect((await signIn(login)).success).toBe(true);
  });

  it('does not let a stranger in the same network keep the staff from beginning', async () => {
    const { login } = await colleague();
    const from = '198.51.100.20';
    const start = (device: string) =>
      service.call('POST', BEGIN, { language: 'EN', device: deviceOf(device), from });
    await signIn(login, 'known');
    const answers = [];
    for (let index = 0; index < 101; index += 1) answers.push(await start(`stranger-${index}`));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(answers.at(-1)?.status).toBe(429);
    expect((await start('known')).success).toBe(true);
  });

  it('removes sign-ins that nobody came back from', async () => {
    await begin('forgetful');
    service.pass(11 * MINUTE);
    const sweep = first(service.jobs().filter(({ name }) => name === 'removing ended sessions of the staff'));
    await sweep.run(() => false);
    expect(await service.database().orm().$count(staffProviderFlows)).toBe(0);
  });

  it('is in the security log, without anything that the provider or the person has told', async () => {
    const { id, login, email } = await colleague();
    written.length = 0;
    const body = await returnOf(login, login);
    using.provider().answerBy((_request, response) => void response.destroy());
    await complete(body, login);
    using.provider().answerBy();
    await complete(body, login);
    const good = await returnOf(login, login);
    const { result: token } = await complete(good, login);
    await service.database().orm().update(staff).set({ isLocked: true }).where(eq(staff.id, id));
    await signIn(login);
    const lines = written
      .flatMap((text) => text.split('\n'))
      .filter((text) => text !== '')
      .map((text): Line => JSON.parse(text))
      .flatMap(({ security }) => security ?? [])
      .filter(({ event }) => event === 'sign-in');
    expect(lines.map(({ method, outcome, account }) => [method, outcome, account])).toEqual([
      ['provider', 'fault', null],
      ['provider', 'wrong', null],
      ['provider', 'success', id],
      ['provider', 'locked', id],
    ]);
    const log = written.join();
    for (const secret of [login, email, email.toUpperCase(), token, good.code, good.state, body.code])
      expect(log).not.toContain(secret);
  });
});
