import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';
import { visits } from './support/visits.ts';
import { required } from './support/required.ts';

interface Other {
  id: string;
  firstName: string;
  mobileNumber: string;
  invitationCode: string;
}
interface Page {
  records: Other[];
  total: number;
}

const START = new Date('2025-06-16T09:00:00+08:00');
const person = {
  clientType: 1,
  firstName: '李雷',
  gender: '1',
  companyName: '东方线缆有限公司',
  department: '采购部',
  position: '2',
  email: 'lilei@dongfang-cable.example',
  identityNumber: '310101199201011234',
};

describe('registering others by call', () => {
  const service = useService();
  let numbers: ReturnType<typeof visits>;
  beforeAll(() => (numbers = visits(service)));
  const add = (token: string | undefined, body: object, language = 'ZH') =>
    service.call<Other>('POST', '/app/visitor/others', {
      language,
      body,
      ...(token === undefined ? {} : { token }),
    });
  const list = async (token: string, query = '') =>
    (await service.call<Page>('GET', `/app/visitor/others${query}`, { token })).result;

  describe('of somebody new', () => {
    let token: string;
    let mobileNumber: string;
    let answer: Awaited<ReturnType<typeof add>>;
    let mail: (typeof service.sent)[number];
    beforeAll(async () => {
      ({ token } = await signedIn(service, 'visitor', { nickName: '林晓' }));
      mobileNumber = numbers.newMobile();
      answer = await add(token, { ...person, mobileNumber, mailLanguage: 'EN' });
      mail = required(service.sent.findLast(({ recipient }) => recipient === person.email));
    });

    it('is told in both languages', { tags: ['VC-071', 'VC-073', 'ERR-053', 'REST-090'] }, async () => {
      expect(answer).toMatchObject({ status: 200, message: '添加成功' });
      const another = await signedIn(service);
      const english = await add(another.token, { ...person, mobileNumber: numbers.newMobile() }, 'EN');
      expect(english.message).toBe('Add successful');
    });

    it('stands in the list with the fields and the code', { tags: ['VC-070'] }, async () => {
      const { identityNumber: _secret, clientType: _type, ...shown } = person;
      expect((await list(token)).records).toEqual([
        {
          ...shown,
          id: answer.result.id,
          mobileNumber: `+86${mobileNumber}`,
          invitationCode: expect.stringMatching(/^\w{12}$/),
          createTime: '2025-06-16 09:00:00',
        },
      ]);
    });

    it('sends the code by mail', { tags: ['DESIGN-047'] }, () => {
      expect(mail.language).toBe('EN');
      expect(mail.body).toContain('林晓 has registered you');
      // The code stands there in groups of four.
      expect(mail.body.replaceAll('-', '')).toContain(answer.result.invitationCode);
    });
  });

  async function expectAsked(field: string, value: string, chinese: string, english: string) {
    const { token } = await signedIn(service);
    const body = { ...person, mobileNumber: numbers.newMobile(), [field]: value };
    expect(await add(token, body)).toMatchObject({ status: 400, code: 500, field, message: chinese });
    expect((await add(token, body, 'EN')).message).toBe(english);
    expect((await list(token)).total).toBe(0);
  }

  it('asks for the name', { tags: ['DESIGN-002', 'VAL-029'] }, () =>
    expectAsked('firstName', ' ', '请输入姓名', 'Enter the person’s name'),
  );

  it('asks for the title', { tags: ['DESIGN-002', 'VAL-030'] }, () =>
    expectAsked('gender', '', '请选择称谓', 'Select a title'),
  );

  it('asks for the company', { tags: ['DESIGN-002', 'VAL-031'] }, () =>
    expectAsked('companyName', '', '请输入公司名称', 'Enter the company name'),
  );

  it('asks for the identity number', { tags: ['DESIGN-002', 'VAL-032'] }, () =>
    expectAsked('identityNumber', '', '请输入证件号码', 'Enter the person’s ID or passport number'),
  );

  it.each([
    ['', '请输入手机号码', 'Enter the person’s mobile number'],
    ['12012345678', '手机号码格式不正确', 'Enter a valid mobile number'],
    ['1391234567', '手机号码格式不正确', 'Enter a valid mobile number'],
  ])('refuses the mobile number %j', { tags: ['DESIGN-002', 'VAL-033'] }, (value, chinese, english) =>
    expectAsked('mobileNumber', value, chinese, english),
  );

  it.each([
    ['', '请输入邮箱', 'Enter the person’s e-mail address'],
    ['lilei@', '邮箱格式不正确', 'Enter a valid e-mail address'],
  ])('refuses the e-mail address %j', { tags: ['DESIGN-002', 'VAL-034'] }, (value, chinese, english) =>
    expectAsked('email', value, chinese, english),
  );

  it('takes a number whose second digit is 6 like others', { tags: ['CONFLICT-003'] }, async () => {
    const { token } = await signedIn(service);
    const mobileNumber = `16${numbers.newMobile().slice(2)}`;
    expect((await add(token, { ...person, mobileNumber })).status).toBe(200);
  });

  it(
    'a number that has a registration is refused; the same submission again gets its answer again',
    { tags: ['DESIGN-047'] },
    async () => {
      const [mine, other] = [await signedIn(service), await signedIn(service)];
      const body = { ...person, mobileNumber: numbers.newMobile() };
      const answers = await Promise.all(Array.from({ length: 10 }, () => add(mine.token, body)));
      expect(new Set(answers.map(({ status, result }) => `${status} ${result.id}`)).size).toBe(1);
      expect((await list(mine.token)).total).toBe(1);
      const refused = { status: 409, field: 'mobileNumber', message: '该手机号码已登记' };
      expect(await add(mine.token, { ...body, firstName: '韩梅梅' })).toMatchObject(refused);
      expect(await add(other.token, body)).toMatchObject(refused);
      service.clock.set(new Date(START.getTime() + 6 * 60_000));
      expect(await add(mine.token, body)).toMatchObject(refused);
      service.clock.set(START);
      expect((await list(other.token)).total).toBe(0);
    },
  );

  it('lists the own ones, ten a page, by part of the number', { tags: ['VC-069', 'REST-089'] }, async () => {
    const [mine, other] = [await signedIn(service), await signedIn(service)];
    const mobiles = Array.from({ length: 11 }, () => numbers.newMobile());
    for (const mobileNumber of mobiles) await add(mine.token, { ...person, mobileNumber });
    expect(await list(mine.token)).toMatchObject({ records: { length: 10 }, total: 11 });
    expect((await list(mine.token, '?pageNo=2')).records).toHaveLength(1);
    const found = await list(mine.token, `?mobileNumber=${mobiles[3]}`);
    expect(found.records.map(({ mobileNumber }) => mobileNumber)).toEqual([`+86${mobiles[3]}`]);
    expect((await list(other.token, `?mobileNumber=${mobiles[3]}`)).total).toBe(0);
  });

  it('closes with pre-registration; guests and exhibitors register nobody', async () => {
    const [visitor, exhibitor] = [await signedIn(service), await signedIn(service, 'exhibitor')];
    const body = { ...person, mobileNumber: numbers.newMobile() };
    service.clock.set(new Date('2025-08-26T12:00:00+08:00'));
    expect((await add(visitor.token, body, 'EN')).message).toContain('has closed');
    service.clock.set(START);
    expect(await add(undefined, body)).toMatchObject({ status: 401 });
    expect(await add(exhibitor.token, body)).toMatchObject({ status: 403 });
    expect(await service.call('GET', '/app/visitor/others')).toMatchObject({ status: 401 });
  });

  it(
    'who registers by an invitation has coupons and is shown to the inviter',
    { tags: ['DESIGN-015', 'DESIGN-021'] },
    async () => {
      const inviter = await numbers.registered();
      await service.call('POST', '/app/invitations/email/friend%40eight.example', { token: inviter.token });
      const { body } = required(
        service.sent.findLast(({ recipient }) => recipient === 'friend@eight.example'),
      );
      const link = new URL(required(/https:\S+/.exec(body))[0]);
      expect(link.searchParams.get('code')).toBe(inviter.code);
      const invitationId = required(link.searchParams.get('invite'));
      const friend = await numbers.registered({ start: { invitationCode: inviter.code, invitationId } });
      const invited = await service.call<{ records: object[] }>('GET', '/app/invitations/email', {
        token: inviter.token,
      });
      expect(invited.result.records[0]).toMatchObject({
        firstName: '王 思远',
        companyName: '东方线缆有限公司',
        job: '2',
        invitedUserId: expect.stringMatching(/^\d+$/),
      });
      const coupons = await service.call<Page>('GET', '/app/coupons/list', { token: friend.token });
      expect(coupons.result.total).toBe(4);
    },
  );
});
