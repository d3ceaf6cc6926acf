import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newSettings } from './support/identity-provider.ts';
import { BEGIN, COMPLETE, deviceOf, type Member, useProviderService } from './support/provider-service.ts';
import { first } from './support/required.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';

const MINUTE = 60_000;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

describe('people who are invited where there is an identity provider', () => {
  const using = useProviderService();
  const { service, signIn, me } = using;

  async function invite(email: string) {
    const { token } = await staffMember(service, 'administrator');
    const { result } = await service.call<Member>('POST', '/organiser/staff', {
      token,
      body: { name: 'Wei', email, language: 'EN', rights: ['editor'] },
    });
    using.provider().people.set(email, { email, email_verified: true });
    return { ...result, by: token };
  }

  it('come in by it as long as the invitation serves, and need no password', async () => {
    const { id, state } = await invite('wei@fair.example');
    expect(state).toBe('invited');
    const entered = await me((await signIn('wei@fair.example')).result);
    expect(entered).toMatchObject({ id, state: 'active' });
    const letter = service.sent.filter(({ recipient }) => recipient === 'wei@fair.example').at(-1);
    expect(letter?.body).toContain('set a password and an authenticator app');
    const ticket = /ticket=([\w-]+)/.exec(letter?.body ?? '')?.[1];
    // The invitation has served.
    const offer = await service.call('POST', '/organiser/invitation/offer', { body: { ticket } });
    expect(offer.status).toBe(404);
  });

  it('are refused after an invitation that ran out', async () => {
    await invite('late@fair.example');
    service.pass(3 * 24 * 60 * MINUTE + 1000);
    expect(await signIn('late@fair.example')).toMatchObject({ success: false, reason: 'EXPIRED' });
  });

  it('are linked no more after another invitation, until they come in again', async () => {
    const { id, by } = await invite('again@fair.example');
    const { result: token } = await signIn('again@fair.example');
    const again = await service.call<Member>('POST', `/organiser/staff/${id}/invitation`, { token: by });
    expect(again.result).toMatchObject({ state: 'invited', providerLinked: null });
    expect(await me(token)).toBeNull();
    expect((await signIn('again@fair.example')).success).toBe(true);
  });
});

describe('where passwords of the staff are turned off', () => {
  const using = useProviderService(newSettings({ isRequired: true }));
  const { service, signIn, me } = using;
  const off = { status: 400, reason: 'NOT_ALLOWED' };

  it('nobody signs in by a password, and everybody is told by what instead', async () => {
    const { result } = await service.get('/organiser/login/options');
    expect(result).toMatchObject({ acceptsPasswords: false });
    const body = { email: 'first@fair.example', password: md5('x'), code: '123456' };
    const english = await service.call('POST', '/organiser/login', { language: 'EN', body });
    expect(english).toMatchObject({
      ...off,
      message: 'Passwords are turned off here. Log in with the company account',
    });
    const chinese = await service.call('POST', '/organiser/login', { body });
    expect(chinese).toMatchObject({ ...off, message: '已停用密码登录，请通过公司账号登录' });
  });

  it('the first administrator comes in by the invitation and the provider', async () => {
    const letter = first(service.sent.filter(({ recipient }) => recipient === 'first@fair.example'));
    expect(letter.body).toContain('通过公司账号登录');
    const ticket = /ticket=([\w-]+)/.exec(letter.body)?.[1];
    const body = { ticket, password: md5('seven copper reels'), code: '123456' };
    expect(await service.call('POST', '/organiser/invitation', { body })).toMatchObject(off);
    using.provider().people.set('boss', { email: 'first@fair.example', email_verified: true });
    const entered = await me((await signIn('boss')).result);
    expect(entered).toMatchObject({ email: 'first@fair.example', state: 'active' });
  });
});

describe('where no identity provider is configured', () => {
  const service = useService();

  it('there is no such way in', async () => {
    expect((await service.get('/organiser/login/options')).result).toEqual({
      provider: null,
      acceptsPasswords: true,
    });
    const device = deviceOf('nobody');
    expect((await service.call('POST', BEGIN, { device })).status).toBe(404);
    const body = { state: 'x', code: 'x' };
    expect((await service.call('POST', COMPLETE, { device, body })).status).toBe(404);
  });
});
