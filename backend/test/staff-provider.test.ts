import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { staff, staffProviderFlows } from '../src/modules/organiser/staff/tables.ts';
import {
  BEGIN,
  COMPLETE,
  deviceOf,
  expired,
  type Member,
  unverifiable,
  useProviderService,
} from './support/provider-service.ts';
import { first } from './support/required.ts';
import { staffMember } from './support/staff.ts';

interface Entry {
  actor: string;
  action: string;
  subjectId: string;
}

const MINUTE = 60_000;

describe('the staff’s sign-in by an identity provider', () => {
  const using = useProviderService();
  const { service, begin, complete, returnOf, signIn, colleague, rowOf, me } = using;
  const logOf = async (id: string) => {
    const { token } = await staffMember(service, 'administrator');
    const { result } = await service.call<{ records: Entry[] }>('GET', '/organiser/audit?pageSize=100', {
      token,
    });
    return result.records.filter(({ subjectId, actor }) => subjectId === id || actor === id);
  };

  it('is offered by its name', async () => {
    const { result } = await service.get('/organiser/login/options');
    expect(result).toEqual({
      provider: { nameCn: '公司账号', nameEn: 'the company account' },
      acceptsPasswords: true,
    });
  });

  it('sends the browser to the provider with PKCE, a state and a nonce, and back to the site', async () => {
    const { result } = await begin('first-look');
    const address = new URL(result.address);
    expect(address.origin).toBe(using.provider().issuer);
    const query = Object.fromEntries(address.searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: 'wirefair',
      scope: 'openid email',
      redirect_uri: 'https://fair.example/d/organiser/login/provider',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(query[name]?.length, name).toBeGreaterThanOrEqual(43);
    const rows = JSON.stringify(await service.database().orm().select().from(staffProviderFlows));
    expect(rows).not.toContain(query['state']);
    expect(rows).not.toContain(query['nonce']);
  });

  it('links by the verified e-mail address the first time, and goes by the account from then on', async () => {
    const { id, email, login } = await colleague();
    const answer = await signIn(login);
    expect(answer).toMatchObject({ success: true, message: 'Login successful' });
    expect(await me(answer.result)).toMatchObject({
      id,
      email,
      providerLinked: expect.stringMatching(/^\d{4}-/),
      lastSignIn: expect.stringMatching(/^\d{4}-/),
    });
    // The address at the provider is no more than the way to the first sign-in.
    using.provider().people.set(login, { email: 'married@fair.example', email_verified: false });
    const again = await signIn(login, 'another device');
    expect((await me(again.result))?.id).toBe(id);
    const { name } = await rowOf(id);
    const entries = [...(await logOf(id)), ...(await logOf(name))].map(({ action }) => action);
    expect(entries.toSorted()).toEqual([
      ...['staff.link-provider', 'staff.link-provider'],
      ...['staff.sign-in-provider', 'staff.sign-in-provider'],
    ]);
    await service.call('POST', '/organiser/logout', { token: again.result });
    expect(await me(again.result)).toBeNull();
  });

  it('ends the session that the same browser had', async () => {
    const { login } = await colleague();
    const { result: before } = await signIn(login, 'same');
    const body = await returnOf(login, 'same');
    const next = await service.call<string>('POST', COMPLETE, {
      body,
      device: deviceOf('same'),
      token: before,
    });
    expect([await me(before), (await me(next.result)) !== null]).toEqual([null, true]);
  });

  it('gives nobody who is linked to somebody who has been given the address later', async () => {
    const { login, email, id } = await colleague();
    await signIn(login);
    using.provider().people.set('successor', { email, email_verified: true });
    expect(await signIn('successor')).toMatchObject({
      success: false,
      code: 500,
      reason: 'CONFLICT',
      message: expect.stringContaining('linked to another account'),
    });
    expect((await rowOf(id)).providerSubject).toBe(login);
  });

  it('refuses an address that the provider has not verified, and one that nobody of the staff has', async () => {
    const { login, id } = await colleague(false);
    const unverified = await signIn(login);
    expect(unverified).toMatchObject({ status: 400, reason: 'NOT_ALLOWED' });
    expect(unverified.message).toContain('has not verified your e-mail address');
    expect((await rowOf(id)).providerSubject).toBeNull();
    using.provider().people.set('stranger', { email: 'stranger@fair.example', email_verified: true });
    const unknown = await signIn('stranger');
    expect(unknown).toMatchObject({ status: 400, reason: 'NOT_ALLOWED' });
    expect(unknown.message).toContain('nobody of the staff');
  });

  it('refuses a locked member, linked or not', async () => {
    const { login, id } = await colleague();
    const lock = (isLocked: boolean) =>
      service.database().orm().update(staff).set({ isLocked }).where(eq(staff.id, id));
    await lock(true);
    expect(await signIn(login)).toMatchObject({ status: 403, code: 510 });
    expect((await rowOf(id)).providerSubject).toBeNull();
    await lock(false);
    expect((await signIn(login)).success).toBe(true);
    await lock(true);
    expect(await signIn(login)).toMatchObject({ status: 403, code: 510 });
  });

  it('takes each state once, also when it comes many times at once', async () => {
    const { login } = await colleague();
    const body = await returnOf(login, login);
    const answers = await Promise.all(Array.from({ length: 5 }, () => complete(body, login)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.filter(({ success }) => !success)).toMatchObject([expired, expired, expired, expired]);
    expect(await complete(body, login)).toMatchObject(expired);
  });

  it('takes a state in the browser that began it alone, and within ten minutes', async () => {
    const { login } = await colleague();
    const body = await returnOf(login, 'own');
    expect(await complete(body, 'foreign')).toMatchObject(expired);
    expect(await service.call('POST', COMPLETE, { language: 'EN', body })).toMatchObject(expired);
    // Nobody can use up what somebody else has begun.
    expect((await complete(body, 'own')).success).toBe(true);
    const late = await returnOf(login, 'own');
    service.pass(10 * MINUTE + 1000);
    expect(await complete(late, 'own')).toMatchObject(expired);
    expect(await service.call('POST', BEGIN, { language: 'EN' })).toMatchObject({
      status: 400,
      message: expect.stringContaining('keeps no cookies'),
    });
  });

  it('takes no other state, nonce, code challenge, issuer or code than its own', async () => {
    const { login, id } = await colleague();
    const instead = (name: string) => (address: string) => {
      const changed = new URL(address);
      changed.searchParams.set(name, 'x'.repeat(43));
      return changed.href;
    };
    expect(await complete(await returnOf(login, login, instead('state')), login)).toMatchObject(expired);
    expect(await complete(await returnOf(login, login, instead('nonce')), login)).toMatchObject(unverifiable);
    // The provider refuses the code where the proof is not that of who began.
    const other = await complete(await returnOf(login, login, instead('code_challenge')), login);
    expect(other).toMatchObject(expired);
    const body = await returnOf(login, login);
    expect(await complete({ ...body, issuer: 'https://other.example' }, login)).toMatchObject(unverifiable);
    const [mine, theirs] = [await returnOf(login, login), await returnOf(login, login)];
    expect(await complete({ ...mine, code: theirs.code }, login)).toMatchObject(expired);
    expect((await rowOf(id)).providerSubject).toBeNull();
  });

  it('takes no ID token whose signature is not the provider’s', async () => {
    const { login, id } = await colleague();
    const body = await returnOf(login, login);
    using.provider().answerBy((request, response) => {
      if (request.url === '/token') changeToken(response);
      void using.provider().works(request, response);
    });
    expect(await complete(body, login)).toMatchObject(unverifiable);
    using.provider().answerBy();
    expect((await rowOf(id)).providerSubject).toBeNull();
    expect((await signIn(login)).success).toBe(true);
  });

  it('leaves no session of an account that is unlinked at the same moment', async () => {
    const { login, id } = await colleague();
    await signIn(login);
    const { token } = await staffMember(service, 'administrator');
    const bodies = [];
    for (let index = 0; index < 5; index += 1) bodies.push(await returnOf(login, login));
    const [unlinked, ...answers] = await Promise.all([
      service.call('POST', `/organiser/staff/${id}/unlink-provider`, { token }),
      ...bodies.map((body) => complete(body, login)),
    ]);
    expect(unlinked.success).toBe(true);
    const alive = await Promise.all(answers.map(({ success, result }) => me(success ? result : '')));
    const linkedAt = (await rowOf(id)).providerLinkedAt;
    // Whoever comes after it is linked anew; whoever came before is signed out.
    expect(alive.some((member) => member !== null)).toBe(linkedAt !== null);
  });

  it('is unlinked by an administrator, at once, and can be linked again', async () => {
    const { login, id, token: other } = await colleague();
    const { result: token } = await signIn(login);
    const administrator = await staffMember(service, 'administrator');
    const editor = await staffMember(service, 'editor');
    const unlink = (by: string | undefined) =>
      service.call<Member>('POST', `/organiser/staff/${id}/unlink-provider`, {
        ...(by === undefined ? {} : { token: by }),
      });
    expect((await unlink(undefined)).status).toBe(401);
    expect((await unlink(editor.token)).status).toBe(403);
    expect(await me(token)).not.toBeNull();
    const unlinked = await unlink(administrator.token);
    expect(unlinked.result).toMatchObject({ id, providerLinked: null, state: 'active' });
    expect([await me(token), await me(other)]).toEqual([null, null]);
    // Twice is once.
    expect((await unlink(administrator.token)).success).toBe(true);
    expect((await logOf(id)).map(({ action }) => action)).toEqual([
      'staff.unlink-provider',
      'staff.link-provider',
    ]);
    using.provider().people.set('new phone', first([using.provider().people.get(login)]));
    expect((await signIn('new phone')).success).toBe(true);
    expect((await rowOf(id)).providerSubject).toBe('new phone');
  });
});

/** Has an answer of the token endpoint carry an ID token with another signature, as long as the provider's. */
function changeToken(response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = ((body: unknown) => {
    const changed = String(body).replace(
      /("id_token":"[^".]+\.[^".]+\.)(.)([^"]+")/,
      (_whole, before: string, letter: string, after: string) =>
        `${before}${letter === 'A' ? 'B' : 'A'}${after}`,
    );
    return end(changed);
  }) as ServerResponse['end'];
}
