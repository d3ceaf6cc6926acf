import { createMetrics } from '@wirefair/service-kit/metrics';
import { beforeAll, describe, expect, it } from 'vitest';
import { editionSettings } from '../src/modules/content/index.ts';
import { createIdentity } from '../src/modules/identity/index.ts';
import { createRegistration, type Finished, type Registration } from '../src/modules/registration/index.ts';
import { createLimits } from '../src/limits/limits.ts';
import type { Message } from '../src/outbox/index.ts';
import { signedIn } from './support/accounts.ts';
import { noKeys } from './support/no-keys.ts';
import { useService } from './support/service.ts';
import { info, visits } from './support/visits.ts';
import { required } from './support/required.ts';

describe('registering other people', () => {
  const service = useService();
  let registration: Registration;
  let person: ReturnType<typeof visits>;
  const mails: Message[] = [];
  const finished: Finished[] = [];
  beforeAll(() => {
    person = visits(service);
    const database = service.database();
    const messages = {
      post: async (message: Message) => void mails.push(message),
      assertAccepts: async () => {},
    };
    const core = {
      database,
      clock: service.clock,
      realTime: service.realTime,
      recordTime: service.realTime,
      messages,
      limits: createLimits(database.pool),
      metrics: createMetrics(),
      countRemoved: () => {},
      site: 'https://fair.example/d',
    };
    registration = createRegistration(core, {
      checkedIn: async () => new Map(),
      identity: createIdentity(core, { keys: noKeys }),
      content: {
        edition: editionSettings(database),
        editionRevision: () => Promise.resolve({ revision: 1, changedAt: null }),
      },
    });
    registration.onFinished(async (one) => void finished.push(one));
  });
  const colleague = (mobileNumber: string) => ({
    firstName: '李雷',
    gender: '1',
    mobileNumber,
    companyName: '东方线缆有限公司',
    department: '',
    position: '',
    email: 'lilei@dongfang-cable.example',
    identityNumber: '310101199201011234',
  });

  it('gives a colleague a pass at once, by mail, and tells who listens', async () => {
    const { id: accountId } = await signedIn(service);
    const mobile = person.newMobile();
    const added = await registration.registerPerson(colleague(mobile), {
      accountId,
      name: '王思远',
      language: 'ZH',
    });
    expect(added.invitationCode).toMatch(/^\w{12}$/);
    expect(JSON.stringify(added)).not.toContain('310101199201011234');
    expect(mails.at(-1)).toMatchObject({ recipient: 'lilei@dongfang-cable.example', language: 'ZH' });
    expect(mails.at(-1)?.body).toContain('王思远已为您登记');
    expect(finished.at(-1)).toMatchObject({ id: added.id, accountId: null });
    expect((await registration.passOf(added.invitationCode.toLowerCase()))?.firstName).toBe('李雷');
    expect(await registration.passOf('WWWWWWWWWWWW')).toBeUndefined();
    const list = await registration.registeredBy(accountId, mobile.slice(3, 8), { offset: 0, limit: 10 });
    expect(list).toMatchObject({ total: 1, records: [{ id: added.id, mobileNumber: `+86${mobile}` }] });
    const stranger = await signedIn(service);
    expect((await registration.registeredBy(stranger.id, '', { offset: 0, limit: 10 })).total).toBe(0);
  });

  it(
    'refuses a number that has a registration, also at the same moment',
    { tags: ['DESIGN-046'] },
    async () => {
      const { id: accountId } = await signedIn(service);
      const own = await person.registered();
      const registrar = { accountId, name: '王思远', language: 'EN' } as const;
      await expect(registration.registerPerson(colleague(own.mobile), registrar)).rejects.toMatchObject({
        status: 409,
        field: 'mobileNumber',
        text: { EN: 'This mobile number is already registered' },
      });
      const mobile = person.newMobile();
      const tries = await Promise.allSettled(
        Array.from({ length: 10 }, () => registration.registerPerson(colleague(mobile), registrar)),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    },
  );

  it('gives the owner of the number a registration and a pass of their own', async () => {
    const { id: accountId } = await signedIn(service);
    const mobile = person.newMobile();
    const registrar = { accountId, name: '王思远', language: 'ZH' } as const;
    const typed = await registration.registerPerson(colleague(mobile), registrar);
    const begun = await person.byMobile({ mobile, captcha: await person.smsCode(mobile) });
    expect(begun.result).toMatchObject({ state: 'started', isResumed: false });
    const key = begun.result.id;
    // What saves typing; the number of a document and an address that somebody else wrote are not taken over.
    expect((await person.find(key)).result).toMatchObject({
      firstName: '李雷',
      companyName: '东方线缆有限公司',
      identityNumber: '',
      email: '',
      mobileNumber: `+86${mobile}`,
    });
    await person.saveInfo(key, {
      ...info,
      firstName: '李 雷雷',
      companyName: '自己的公司',
      email: 'own@private.example',
    });
    const done = await person.saveAnswers(key, await person.answers());
    expect(done.result.invitationCode).toMatch(/^\w{12}$/);
    expect(done.result.invitationCode).not.toBe(typed.invitationCode);
    expect((await registration.passOf(required(done.result.invitationCode)))?.firstName).toBe('李 雷雷');
    // The pass that the other person asked for stays, with the name that was typed.
    expect((await registration.passOf(typed.invitationCode))?.firstName).toBe('李雷');
    const list = await registration.registeredBy(accountId, '', { offset: 0, limit: 10 });
    expect(list.records).toEqual([typed]);
    await person.forgetLimits();
    expect((await person.byMobile({ mobile, captcha: await person.smsCode(mobile) })).status).toBe(409);
    await expect(registration.registerPerson(colleague(mobile), registrar)).rejects.toMatchObject({
      status: 409,
    });
  });

  it('gives it to the account that has the number, too, and once when two windows ask', async () => {
    const { id: accountId } = await signedIn(service);
    const mobile = person.newMobile();
    const typed = await registration.registerPerson(colleague(mobile), {
      accountId,
      name: '王思远',
      language: 'ZH',
    });
    const owner = await signedIn(service, 'visitor', { mobile: `+86${mobile}`, nickName: '李雷雷' });
    const answers = await person.answers();
    const saved = await Promise.all(
      Array.from({ length: 4 }, () =>
        service.call('POST', '/app/visitor/answers', { token: owner.token, body: { params: answers } }),
      ),
    );
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const own = required(await registration.registrationOf(owner.id));
    expect(own).toMatchObject({ firstName: '李雷雷' });
    expect(own.id).not.toBe(typed.id);
    const list = await registration.registeredBy(accountId, '', { offset: 0, limit: 10 });
    expect(list.records).toEqual([typed]);
  });
});
