import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { slowHash } from '../src/modules/identity/index.ts';
import { accounts } from '../src/modules/identity/tables.ts';
import type { OwnDetails } from '../src/modules/registration/contract.ts';
import { visitRegistrations } from '../src/modules/registration/tables.ts';
import { signedIn } from './support/accounts.ts';
import { first, required } from './support/required.ts';
import { useService } from './support/service.ts';

const details = {
  firstName: '周工',
  gender: '1',
  identityNumber: 'E12345678',
  department: '',
  position: '',
  country: 'CN',
  companyName: '华东轨道',
  telephoneCountryCode: '',
  telephoneNumber: '',
  ext: '',
  witeAddress: '',
  postcode: '',
  email: 'zhou@wirefair.example',
  mobileNumber: '',
  detailAddress: '上海市浦东新区龙阳路 2345 号',
  isArrived: true,
};
/** MD5 of a password. */
const password = '0123456789abcdef0123456789abcdef';
let number = 0;

describe('own data of a visitor', () => {
  const service = useService();

  /** A visitor who has registered. */
  async function registered() {
    number += 1;
    const mobile = `+8613${String(process.pid * 1000 + number)
      .padStart(9, '0')
      .slice(-9)}`;
    const account = await signedIn(service, 'visitor', {
      mobile,
      nickName: '老名字',
      companyName: '老公司',
      passwordHash: await slowHash(password),
    });
    const now = new Date();
    await service
      .database()
      .orm()
      .insert(visitRegistrations)
      .values({
        key: `own-${process.pid}-${number}`,
        keyEndsAt: now,
        accountId: account.id,
        mobile,
        language: 'ZH',
        firstName: '老名字',
        companyName: '老公司',
        mobileNumber: mobile,
        contactEmail: `own-${number}@wirefair.example`,
        invitationCode: `WF${String(process.pid)}${number}`,
        state: 'finished',
        finishedAt: now,
        createdAt: now,
      });
    return { ...account, mobile };
  }
  const read = (token: string) => service.call<OwnDetails | null>('GET', '/app/visitor/details', { token });
  const save = (token: string, body: object, language = 'ZH') =>
    service.call<OwnDetails>('POST', '/app/visitor/details', { token, body, language });
  const remove = (token: string, body: object) =>
    service.call('POST', '/app/visitor/deletion', { token, body });
  const accountOf = async (id: string) =>
    first(await service.database().orm().select().from(accounts).where(eq(accounts.id, id)));

  it('is corrected, on the pass too; the proved number stays', async () => {
    const visitor = await registered();
    expect((await read(visitor.token)).result).toMatchObject({ firstName: '老名字', mobile: visitor.mobile });
    const saved = await save(visitor.token, { ...details, mobileNumber: '13900139000' });
    expect(saved).toMatchObject({
      status: 200,
      message: '信息已保存',
      result: { firstName: '周工', companyName: '华东轨道', mobileNumber: visitor.mobile },
    });
    expect((await read(visitor.token)).result).toEqual(saved.result);
    const pass = await service.call('GET', '/app/visitor/pass', { token: visitor.token });
    expect(pass.result).toMatchObject({ firstName: '周工', companyName: '华东轨道' });
    expect(await accountOf(visitor.id)).toMatchObject({ nickName: '周工', companyName: '华东轨道' });
  });

  it('is refused by the rules of the registration, beside the field', async () => {
    const visitor = await registered();
    expect(await save(visitor.token, { ...details, firstName: ' ' })).toMatchObject({
      status: 400,
      field: 'firstName',
      message: '请输入姓名',
    });
    expect(await save(visitor.token, { ...details, state: 'forgotten' })).toMatchObject({ status: 400 });
    expect((await read(visitor.token)).result?.firstName).toBe('老名字');
  });

  it('is none of somebody who has not registered, and no business of exhibitors and guests', async () => {
    const { token } = await signedIn(service);
    expect((await read(token)).result).toBeNull();
    expect((await save(token, details)).status).toBe(404);
    const exhibitor = await signedIn(service, 'exhibitor');
    for (const caller of [exhibitor.token, ''])
      for (const [method, url] of [
        ['GET', '/app/visitor/details'],
        ['GET', '/app/visitor/personal-data'],
        ['GET', '/files/own/personal-data.json'],
        ['POST', '/app/visitor/deletion'],
        ['POST', '/app/visitor/deletion-code'],
      ] as const) {
        const body = url.endsWith('deletion') ? { password } : undefined;
        const answer = await service.call(method, url, { token: caller, body });
        expect([401, 403], url).toContain(answer.status);
      }
  });

  it('is taken along as a file, without secrets and without anybody else', async () => {
    const visitor = await registered();
    const other = await registered();
    const answer = await service.app().inject({
      method: 'GET',
      url: '/files/own/personal-data.json',
      headers: { token: visitor.token },
    });
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="personal-data.json"',
      'cache-control': 'private, no-store',
    });
    const copy = answer.json<Record<string, Record<string, unknown>[]>>();
    expect(copy['account']).toMatchObject([{ mobile: visitor.mobile, nickName: '老名字' }]);
    expect(answer.body).not.toContain('passwordHash');
    expect(answer.body).not.toContain(other.mobile);
  });

  describe('a deletion', () => {
    let visitor: Awaited<ReturnType<typeof registered>>;
    beforeAll(async () => {
      visitor = await registered();
    });

    it('says before what goes and what stays', async () => {
      const { result } = await service.call<{ kind: string; label: string; count: number; fate: string }[]>(
        'GET',
        '/app/visitor/personal-data',
        { token: visitor.token, language: 'EN' },
      );
      expect(result).toContainEqual({ kind: 'account', label: 'Account', count: 1, fate: 'emptied' });
      expect(result).toContainEqual({ kind: 'sessions', label: 'Sessions', count: 1, fate: 'removed' });
    });

    it.each([
      [{}, 'password', '请输入密码或验证码'],
      [{ password: 'f'.repeat(32) }, 'password', '密码错误'],
      [{ code: '000000' }, 'code', undefined],
    ])('needs the password or a code: %j', async (body, field, message) => {
      const answer = await remove(visitor.token, body);
      expect(answer).toMatchObject({ status: 400, field, ...(message === undefined ? {} : { message }) });
      expect((await read(visitor.token)).status).toBe(200);
    });

    it('takes no code that was sent for a new password', async () => {
      const { token } = await registered();
      await service.call('POST', '/app/identity/passwordCode', { token });
      const code = required(/\d{6}/.exec(required(service.sent.at(-1)).body))[0];
      expect(await remove(token, { code })).toMatchObject({ status: 400, field: 'code' });
    });

    it('by a code ends all sessions and leaves nothing that tells of the person', async () => {
      const sent = await service.call('POST', '/app/visitor/deletion-code', { token: visitor.token });
      expect(sent).toMatchObject({ status: 200 });
      const code = required(/\d{6}/.exec(required(service.sent.at(-1)).body))[0];
      expect(await remove(visitor.token, { code })).toMatchObject({
        status: 200,
        message: '账号已注销，个人数据已删除',
      });
      expect((await read(visitor.token)).status).toBe(401);
      expect(await accountOf(visitor.id)).toMatchObject({
        mobile: null,
        email: null,
        passwordHash: null,
        nickName: '',
        isLocked: true,
      });
    });
  });

  it('is deleted by the password as well', async () => {
    const visitor = await registered();
    expect((await remove(visitor.token, { password })).status).toBe(200);
    expect((await read(visitor.token)).status).toBe(401);
  });
});
