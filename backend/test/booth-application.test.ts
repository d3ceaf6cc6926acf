import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Applied } from '../src/modules/exhibiting/booth-application/contract.ts';
import { boothApplications } from '../src/modules/exhibiting/booth-application/tables.ts';
import { accounts, captchas } from '../src/modules/identity/tables.ts';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { md5, visits } from './support/visits.ts';
import { first, required } from './support/required.ts';

const form = {
  clientType: '2',
  title: '1',
  company: '曙光特种电缆有限公司',
  name: '王思远',
  department: '市场部',
  position: '6',
  telephone: '021-5888 0000',
  website: 'www.shuguang-cable.example',
  productService: '4,1',
  waysToKnow: '3,1',
  deadline: '2025-07-15',
  agreed: true,
};

describe('applying for a booth', () => {
  const service = useService();
  let person: ReturnType<typeof visits>;
  beforeAll(() => {
    person = visits(service);
  });
  const apply = (body: object, language = 'ZH') =>
    service.call<Applied>('POST', '/app/exhibiting/booth-application', { body, language });
  /** A form that lacks nothing, of somebody new. */
  async function byPhone(more: object = {}) {
    const mobile = person.newMobile();
    return { ...form, mobile, email: person.newEmail(), captcha: await person.smsCode(mobile), ...more };
  }
  async function byEmail(more: object = {}) {
    const email = person.newEmail();
    const password = md5('copper and light');
    const own = { company: 'Harbour Drawing Lines Ltd', name: 'Ada Fairweather', country: 'GB' };
    const numbers = { mobile: '+44 7700 900123', telephone: '+44 20 7946 0000' };
    const secret = { captcha: await person.emailCode(email), password, pswSecond: password };
    return { ...form, ...own, ...numbers, ...secret, email, ...more };
  }
  const decide = async () => {
    service.pass(21_000);
    await service.reviewer().look();
  };
  const rowOf = async (proved: string) =>
    (
      await service
        .database()
        .orm()
        .select()
        .from(boothApplications)
        .where(eq(boothApplications.proved, proved))
    )[0];
  const accountsOf = (address: string) =>
    service
      .database()
      .orm()
      .select()
      .from(accounts)
      .where(address.includes('@') ? eq(accounts.email, address) : eq(accounts.mobile, address));
  const mailTo = (address: string) => service.sent.findLast(({ recipient }) => recipient === address);
  const isFound = async (company: string, language = 'ZH') =>
    (
      await service.get<{ total: number }>(
        `/app/info/getCompanyProfilesList?keyword=${encodeURIComponent(company)}`,
        language,
      )
    ).result.total === 1;

  describe('of a company with a phone number', () => {
    const company = '曙光矿物绝缘电缆厂';
    let body: Awaited<ReturnType<typeof byPhone>>;
    let proved: string;
    let answer: Awaited<ReturnType<typeof apply>>;
    beforeAll(async () => {
      body = await byPhone({ company, invitationCode: 'ABC', invitationId: '77' });
      proved = `+86${body.mobile}`;
      answer = await apply(body);
    });

    it(
      'a guest hands it in with the code that was sent',
      { tags: ['EXH-008', 'EXH-022', 'REST-094', 'REST-095', 'ROLE-002'] },
      () => {
        expect(answer).toMatchObject({
          status: 200,
          message: '展位申请已提交，审核结果将发送到您的邮箱',
          result: { company, email: body.email, status: 1 },
        });
      },
    );

    it('all of its fields are kept', { tags: ['EXH-010', 'EXH-017'] }, async () => {
      expect(await rowOf(proved)).toMatchObject({
        language: 'ZH',
        gender: form.title,
        name: form.name,
        company,
        department: form.department,
        position: form.position,
        telephone: form.telephone,
        mobile: proved,
        email: body.email,
        website: form.website,
        country: 'CN',
        productServices: ['4', '1'],
        waysToKnow: ['3', '1'],
        invitationCode: 'ABC',
        invitationId: '77',
        passwordHash: null,
        exhibitorId: null,
        status: 1,
      });
    });

    it('under review it is not found and has no account', async () => {
      expect([await isFound(company), (await accountsOf(proved)).length]).toEqual([false, 0]);
    });

    describe('once approved', () => {
      let exhibitorId: string;
      beforeAll(async () => {
        await decide();
        exhibitorId = required(required(await rowOf(proved)).exhibitorId);
      });

      it('is found and has an account', { tags: ['DESIGN-028'] }, async () => {
        expect(await isFound(company)).toBe(true);
        const [account] = await accountsOf(proved);
        expect(account).toMatchObject({
          role: 'exhibitor',
          email: body.email,
          exhibitorId,
          companyName: company,
        });
      });

      it('is told the login, the page and the booth by mail', { tags: ['DESIGN-029'] }, () => {
        const mail = required(mailTo(body.email));
        expect(mail.subject).toBe('您的展位申请已通过审核');
        expect(mail.body).toContain(proved);
        expect(mail.body).toContain('/zsLogin');
        expect(mail.body).toMatch(/展位号：E7-Z\d{3}/);
      });

      it('signs in by a code', { tags: ['DESIGN-028'] }, async () => {
        await person.forgetLimits();
        const captcha = await person.smsCode(body.mobile);
        const signIn = await person.post<string>('/app/login/loginByToken', {
          mobile: body.mobile,
          captcha,
          clientType: 2,
        });
        const viewer = await service.call<{ companyId: string }>('GET', '/app/identity/viewer', {
          token: signIn.result,
        });
        expect(viewer.result.companyId).toBe(exhibitorId);
      });
    });
  });

  it(
    'from abroad the e-mail address is proved, and the password serves once it is approved',
    { tags: ['EXH-012', 'EXH-013', 'CONFLICT-009'] },
    async () => {
      const company = 'Northern Stranding Works';
      for (const captcha of ['888888', '0000', '']) {
        expect((await apply(await byEmail({ captcha }), 'EN')).status, captcha).toBe(400);
      }
      const body = await byEmail({ company });
      expect(await apply(body, 'EN')).toMatchObject({
        status: 200,
        message:
          'Your booth application has been submitted. The result of the review will be sent to your e-mail address',
      });
      await decide();
      expect(await isFound(company, 'EN')).toBe(true);
      expect(mailTo(body.email)?.subject).toBe('Your booth application has been approved');
      const checkKey = 'booth-check-key';
      await service.get(`/sys/randomImage/${checkKey}`);
      const row = first(
        await service.database().orm().select().from(captchas).where(eq(captchas.checkKey, checkKey)),
      );
      const signIn = await person.post<string>('/app/login/emailLoginByToken', {
        mobile: body.email,
        password: body.password,
        captcha: row.answer,
        checkKey,
        clientType: 2,
      });
      expect(signIn.status).toBe(200);
    },
  );

  const password = md5('copper and light');
  const good = () => ({ ...form, mobile: person.newMobile(), email: person.newEmail(), captcha: '123456' });
  async function expectAsked(change: object, field: string, chinese: string, english: string) {
    expect(await apply({ ...good(), ...change })).toMatchObject({
      status: 400,
      success: false,
      message: chinese,
      field,
    });
    const abroad = { ...good(), country: 'CN', password, pswSecond: password, ...change };
    expect((await apply(abroad, 'EN')).message).toBe(english);
  }

  it.each([
    [{ title: '' }, 'title', '请选择称谓', 'Select a title'],
    [{ name: ' ' }, 'name', '请输入姓名', 'Enter your name'],
    [{ company: '' }, 'company', '请输入公司名称', 'Enter the company name'],
    [{ department: '' }, 'department', '请输入部门', 'Enter your department'],
    [{ position: '99' }, 'position', '请选择职位', 'Select a position'],
  ])(
    'asks for person and company in both languages where they are %o',
    { tags: ['DESIGN-002', 'VAL-012', 'VAL-068'] },
    expectAsked,
  );

  it.each([
    [{ telephone: '' }, 'telephone', '请输入电话号码', 'Enter your phone number'],
    [{ telephone: 'abc' }, 'telephone', '电话号码格式不正确', 'Enter a valid phone number'],
    [{ mobile: '' }, 'mobile', '请输入手机号码', 'Enter your mobile number'],
    [{ mobile: '12800000000' }, 'mobile', '手机号码格式不正确', 'Enter a valid mobile number'],
    [{ email: '' }, 'email', '请输入邮箱', 'Enter your e-mail address'],
    [{ email: 'a@b' }, 'email', '邮箱格式不正确', 'Enter a valid e-mail address'],
    [{ captcha: '' }, 'captcha', '请输入验证码', 'Enter the verification code'],
    [{ captcha: '000000' }, 'captcha', '验证码错误或已失效', 'The verification code is wrong or has expired'],
  ])(
    'asks for numbers, address and code in both languages where they are %o',
    { tags: ['DESIGN-002', 'VAL-012', 'VAL-069'] },
    expectAsked,
  );

  it('asks for a right website', { tags: ['DESIGN-002', 'VAL-012'] }, () =>
    expectAsked({ website: 'a b' }, 'website', '网址格式不正确', 'Enter a valid web address'),
  );

  it('asks for a product or service', { tags: ['VAL-071'] }, () =>
    expectAsked(
      { productService: '9,' },
      'productService',
      '请至少选择一类产品或服务',
      'Select at least one kind of product or service',
    ),
  );

  it('asks for a way to know the fair', { tags: ['VAL-072'] }, () =>
    expectAsked(
      { waysToKnow: '' },
      'waysToKnow',
      '请至少选择一种了解展会的途径',
      'Select at least one way you heard about the show',
    ),
  );

  it('asks for consent', { tags: ['VAL-073'] }, () =>
    expectAsked(
      { agreed: false },
      'agreed',
      '请先阅读并同意数据保护声明',
      'Please read and agree to the data protection statement first',
    ),
  );

  const messageAbroad = async (change: object) => {
    const abroad = { ...good(), country: 'GB', mobile: '+447700900123', password, pswSecond: password };
    return (await apply({ ...abroad, ...change }, 'EN')).message;
  };

  it(
    'says all that is wrong at once, in the order of the form',
    { tags: ['VAL-068', 'VAL-070'] },
    async () => {
      const wrong = { name: ' ', email: 'a@b', website: 'a b', waysToKnow: '' };
      const { errors } = await apply({ ...good(), ...wrong });
      expect(errors?.map(({ field }) => field)).toEqual(Object.keys(wrong));
      // Of a number without a country, and of a password that is not there, nothing else is said.
      const abroad = { country: '', mobile: '12', password: '', pswSecond: password, captcha: '' };
      expect((await apply({ ...good(), ...abroad }, 'EN')).errors?.map((one) => one.field)).toEqual([
        'country',
        'captcha',
        'password',
      ]);
      const weak = { company: '', country: 'GB', mobile: '+447700900123', password: md5('password') };
      expect((await apply({ ...good(), ...weak }, 'EN')).errors?.map((one) => one.field)).toEqual([
        'company',
        'password',
        'pswSecond',
      ]);
    },
  );

  it('asks for two equal passwords from abroad', { tags: ['VAL-070'] }, async () => {
    expect(await messageAbroad({ password: '' })).toBe('Enter your password');
    expect(await messageAbroad({ pswSecond: '' })).toBe('Enter the password again');
    expect(await messageAbroad({ pswSecond: md5('other') })).toBe(
      'The two password entries are inconsistent',
    );
  });

  it('asks for a country from abroad', { tags: ['VAL-068'] }, async () => {
    expect(await messageAbroad({ country: '' })).toBe('Select a country or region');
  });

  it(
    'a second press is the same application; another one waits for the first',
    { tags: ['DESIGN-029'] },
    async () => {
      const body = await byPhone();
      const both = await Promise.all([apply(body), apply(body)]);
      expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect((await apply(body)).status).toBe(200);
      await person.forgetLimits();
      const next = { ...body, company: '另一家公司', captcha: await person.smsCode(body.mobile) };
      expect(await apply(next)).toMatchObject({
        status: 409,
        message: '您的展位申请正在审核中，请勿重复提交',
      });
      await decide();
      await person.forgetLimits();
      expect(await apply({ ...next, captcha: await person.smsCode(body.mobile) })).toMatchObject({
        status: 409,
        message: '您已是展商，请直接登录展商中心',
      });
      expect((await accountsOf(`+86${body.mobile}`)).length).toBe(1);
    },
  );

  it('a rejected one is told why by mail and may be handed in anew', { tags: ['DESIGN-029'] }, async () => {
    const body = await byPhone({ company: '退回电缆厂' });
    await apply(body);
    await decide();
    expect((await rowOf(`+86${body.mobile}`))?.status).toBe(3);
    expect(mailTo(body.email)?.subject).toBe('您的展位申请未通过审核');
    expect(mailTo(body.email)?.body).toContain('退回');
    await person.forgetLimits();
    const again = { ...body, company: '重整电缆厂', captcha: await person.smsCode(body.mobile) };
    expect((await apply(again)).status).toBe(200);
    expect(await rowOf(`+86${body.mobile}`)).toMatchObject({ status: 1, company: '重整电缆厂' });
    await decide();
    expect(await isFound('重整电缆厂')).toBe(true);
  });

  it("somebody else's e-mail address is not taken over by an application that proved a number only", async () => {
    const email = person.newEmail();
    const other = await signedIn(service, 'exhibitor', { email });
    const body = await byPhone({ email });
    expect((await apply(body)).status).toBe(200);
    await decide();
    expect((await accountsOf(email)).map(({ id }) => id)).toEqual([other.id]);
    expect((await accountsOf(`+86${body.mobile}`))[0]).toMatchObject({ email: null, role: 'exhibitor' });
  });

  it('closes with its last day in Shanghai, to the second', { tags: ['EXH-014', 'DESIGN-030'] }, async () => {
    const before = service.clock.now();
    const body = await byPhone();
    service.clock.set(new Date('2025-07-16T00:00:00+08:00'));
    expect(await apply(body)).toMatchObject({
      status: 400,
      message: '本届展会的展位申请已截止，如有需要请联系主办方',
    });
    service.clock.set(new Date('2025-07-15T23:59:59+08:00'));
    expect((await apply(body)).status).toBe(200);
    service.clock.set(before);
  });

  it('offers the ways to know the fair in both languages', { tags: ['EXH-016'] }, async () => {
    const { result } = await service.get<{ value: string; label: string }[]>(
      '/app/exhibiting/dict/waysToKnow',
    );
    expect(result).toHaveLength(8);
    for (const { label } of result) expect(label).toMatch(/\p{Script=Han}.*&[A-Z]/u);
  });
});
