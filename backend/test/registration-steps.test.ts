import { beforeAll, describe, expect, it } from 'vitest';
import type { Question, Result } from '../src/modules/registration/contract.ts';
import { useService } from './support/service.ts';
import { info, md5, visits } from './support/visits.ts';
import { required, take } from './support/required.ts';

describe('the steps of registering for a visit', () => {
  const service = useService();
  let person: ReturnType<typeof visits>;
  beforeAll(() => {
    person = visits(service);
  });

  it.each(['888888', '000000', '123456', '8888'])(
    'the fixed value %s is no proof',
    { tags: ['AUTH-046', 'CONFLICT-007', 'CONFLICT-008', 'DESIGN-023'] },
    async (captcha) => {
      const password = md5('a good password');
      const passwords = { password, pswFirst: password, pswSecond: password };
      expect(await person.byMobile({ mobile: person.newMobile(), captcha })).toMatchObject({
        status: 400,
        message: '验证码错误或已失效',
      });
      expect(
        await person.byEmail({ mobile: person.newEmail(), emailCode: captcha, captcha, ...passwords }),
      ).toMatchObject({ status: 400, message: 'The verification code is wrong or has expired' });
    },
  );

  it('asks for the code', { tags: ['VAL-005', 'VAL-016'] }, async () => {
    const [mobile, email] = [person.newMobile(), person.newEmail()];
    const password = md5('a good password');
    const passwords = { password, pswFirst: password, pswSecond: password };
    expect((await person.byMobile({ mobile, captcha: ' ' })).message).toBe('请输入验证码');
    expect((await person.byEmail({ mobile: email, emailCode: '', ...passwords })).message).toBe(
      'Enter the verification code',
    );
  });

  it('a code serves once, and only whom it was sent to', async () => {
    const mobile = person.newMobile();
    const captcha = await person.smsCode(mobile);
    expect((await person.byMobile({ mobile: person.newMobile(), captcha })).status).toBe(400);
    expect((await person.byMobile({ mobile, captcha })).status).toBe(200);
    expect((await person.byMobile({ mobile, captcha })).status).toBe(400);
  });

  it.each([
    [
      { agreed: false },
      'agreed',
      '请先阅读并同意隐私声明',
      'Please read and agree to the privacy statement first',
    ],
    [{ mobile: '' }, 'mobile', '请输入手机号码', 'Enter your mobile number'],
    [{ mobile: '12345678901' }, 'mobile', '手机号码格式不正确', 'Enter a valid mobile number'],
    [{ mobile: '1380013800' }, 'mobile', '手机号码格式不正确', 'Enter a valid mobile number'],
  ])(
    'step 1 by phone refuses %j',
    { tags: ['AUTH-047', 'VAL-002', 'VAL-003', 'VAL-008', 'ERR-017'] },
    async (body, field, zh, en) => {
      const sent = { mobile: '13912345678', captcha: '123456', ...body };
      for (const [language, message] of [
        ['ZH', zh],
        ['EN', en],
      ] as const) {
        const answer = await service.app().inject({
          method: 'POST',
          url: '/app/visitor/pre-register/mobile',
          headers: { language },
          payload: { agreed: true, ...sent },
        });
        expect(answer.json()).toMatchObject({ success: false, message, field });
      }
    },
  );

  it.each([
    [{ mobile: '' }, 'Enter your e-mail address'],
    [{ mobile: 'ada@cable' }, 'Enter a valid e-mail address'],
    [{ mobile: 'ada@cable.c' }, 'Enter a valid e-mail address'],
    [{ password: '' }, 'Enter your password'],
    [{ pswSecond: '' }, 'Enter the password again'],
    [{ pswSecond: md5('another') }, 'The two password entries are inconsistent'],
    [{ agreed: false }, 'Please read and agree to the privacy statement first'],
  ])(
    'step 1 by e-mail refuses %j',
    { tags: ['VAL-006', 'VAL-007', 'VAL-015', 'VAL-017'] },
    async (body, message) => {
      const password = md5('one password');
      const sent = {
        mobile: 'ada@cable.example',
        emailCode: '123456',
        password,
        pswFirst: password,
        pswSecond: password,
      };
      expect(await person.byEmail({ ...sent, ...body })).toMatchObject({ status: 400, message });
    },
  );

  async function expectRefused(body: object, field: string, message: string) {
    const { key } = await person.started();
    const answer = await service.app().inject({
      method: 'POST',
      url: `/app/visitor/registration/${key}/info`,
      payload: { ...info, ...body },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field, message });
    expect((await person.stored(key)).state).toBe('started');
  }

  it('step 2 asks for the name', { tags: ['VAL-001', 'VAL-018'] }, () =>
    expectRefused({ firstName: ' ' }, 'firstName', '请输入姓名'),
  );

  it.each([
    [{ gender: '' }, 'gender', '请选择称谓'],
    [{ gender: '9' }, 'gender', '请选择称谓'],
  ])('step 2 refuses the title %j', { tags: ['VAL-001', 'VAL-019'] }, expectRefused);

  it.each([
    [{ identityNumber: '' }, 'identityNumber', '请输入证件号码'],
    [{ identityNumber: '12' }, 'identityNumber', '证件号码格式不正确'],
  ])('step 2 refuses the identity number %j', { tags: ['VAL-020'] }, expectRefused);

  it.each([
    [{ companyName: '' }, 'companyName', '请输入公司名称'],
    [{ companyName: '缆'.repeat(121) }, 'companyName', '内容不能超过 120 个字符'],
  ])('step 2 refuses the company %j', { tags: ['VAL-022'] }, expectRefused);

  it.each([
    [{ email: '' }, 'email', '请输入邮箱'],
    [{ email: 'wang@cable' }, 'email', '邮箱格式不正确'],
  ])('step 2 refuses the e-mail address %j', { tags: ['VAL-023'] }, expectRefused);

  it.each([
    [{ detailAddress: '' }, 'detailAddress', '请输入详细地址'],
    [{ detailAddress: '上海市世纪大道一号' }, 'detailAddress', '详细地址至少需要 10 个字符'],
  ])('step 2 refuses the address %j', { tags: ['VAL-025', 'CONST-042'] }, expectRefused);

  it.each([
    [{ position: '77' }, 'position', '请选择职位'],
    [{ telephoneNumber: 'call me' }, 'telephoneNumber', '电话号码格式不正确'],
    [{ witeAddress: 'javascript:alert(1)' }, 'witeAddress', '网址格式不正确'],
  ])('step 2 refuses %j, which may be missing', expectRefused);

  it(
    'country is asked for in English only, and the phone number of it is checked',
    { tags: ['VAL-021', 'VAL-024', 'AUTH-058'] },
    async () => {
      const email = person.newEmail();
      const password = md5('a good password');
      const { result } = await person.byEmail({
        mobile: email,
        emailCode: await person.emailCode(email),
        password,
        pswFirst: password,
        pswSecond: password,
      });
      const save = (body: object) => person.saveInfo(result.id, { ...info, ...body }, { language: 'EN' });
      expect((await save({ mobileNumber: '+447700900123' })).message).toBe('Select a country or region');
      expect((await save({ country: 'DE' })).message).toBe('Enter your mobile number');
      expect((await save({ country: 'DE', mobileNumber: '12' })).message).toBe('Enter a valid mobile number');
      expect((await save({ country: 'DE', mobileNumber: '0151 23456789' })).status).toBe(200);
      expect((await person.stored(result.id)).mobileNumber).toBe('+4915123456789');
    },
  );

  it(
    'the optional fields may be missing, and isArrived is yes',
    { tags: ['VAL-026', 'AUTH-053', 'AUTH-054', 'AUTH-055', 'AUTH-056'] },
    async () => {
      const { key } = await person.started();
      const { firstName, gender, identityNumber, companyName, email, detailAddress } = info;
      const needed = { firstName, gender, identityNumber, companyName, email, detailAddress };
      expect((await person.saveInfo(key, needed)).status).toBe(200);
      expect(await person.stored(key)).toMatchObject({ isArrived: true, website: '', position: '' });
      expect(
        (await person.saveInfo(key, { ...needed, witeAddress: 'https://a.example/x', isArrived: false }))
          .status,
      ).toBe(200);
      expect(await person.stored(key)).toMatchObject({ isArrived: false, website: 'https://a.example/x' });
      expect((await person.saveInfo(key, { ...needed, invitationCode: 'X' })).status).toBe(400);
    },
  );

  it('dictionaries are Chinese&English', { tags: ['AUTH-057', 'REST-065', 'REST-066'] }, async () => {
    for (const name of ['position', 'gender']) {
      const { result } = await service.get<{ value: string; label: string }[]>(`/app/visitor/dict/${name}`);
      expect(result.length).toBeGreaterThan(2);
      for (const { label } of result) expect(label).toMatch(/^[\u4e00-\u9fff、]+&[A-Z][\w &-]+$/);
    }
  });

  describe('the questions of the survey', () => {
    let questions: Question[];
    beforeAll(async () => {
      questions = await person.questions();
    });

    it('are two with one choice and three with several', { tags: ['AUTH-066', 'REST-067'] }, () => {
      expect(questions.map(({ type }) => type)).toEqual([
        'SINGLE',
        'SINGLE',
        'MULTIPLE',
        'MULTIPLE',
        'MULTIPLE',
      ]);
      for (const question of questions) expect(question.questionType).toBe(question.type);
    });

    it('ask for industry, business, purpose, source and exhibits', { tags: ['AUTH-075'] }, () => {
      expect(questions.map(({ questionText }) => questionText).join()).toMatch(
        /行业.*业务性质.*目的.*得知.*展品/,
      );
    });

    it('have text and options in both languages', { tags: ['AUTH-067', 'AUTH-076'] }, () => {
      for (const question of questions) {
        expect(question.questionTextEn).toMatch(/^[A-Z]/);
        expect(question.optionsList.every((one) => one.optionText !== '' && one.optionTextEn !== '')).toBe(
          true,
        );
      }
    });

    it('take words for the last option, except the last question', { tags: ['AUTH-068'] }, () => {
      expect(questions.map(({ lastInput }) => lastInput)).toEqual(['Y', 'Y', 'Y', 'Y', 'N']);
    });
  });

  describe('step 3', () => {
    let key: string;
    let good: { questionId: string; answerText: string }[];
    /** The first question with its first, second and last option. */
    let question: { id: string; some: string; other: string; last: string };
    const withFirst = (answerText: string) => [{ questionId: question.id, answerText }, ...good.slice(1)];
    async function informed() {
      const { key: ready } = await person.started();
      await person.saveInfo(ready);
      return ready;
    }
    const savedAnswers = async (of: string) =>
      (await person.post<Result>(`/app/visitor/registration/${of}/result`, undefined)).result.answers;
    beforeAll(async () => {
      key = await informed();
      good = await person.answers();
      const { id, optionsList } = required((await person.questions())[0]);
      const [some, other] = take(optionsList, 2);
      question = { id, some: some.id, other: other.id, last: required(optionsList.at(-1)).id };
    });

    it('comes after the information', async () => {
      const { key: early } = await person.started();
      expect((await person.saveAnswers(early, good)).message).toBe('请先填写观众信息');
    });

    it('wants every question answered', { tags: ['AUTH-069', 'VAL-027'] }, async () => {
      const { questionId } = required(good.at(-1));
      const withoutSeveral = [...good.slice(0, -1), { questionId, answerText: '' }];
      for (const params of [good.slice(1), withFirst(''), withoutSeveral]) {
        expect(await person.saveAnswers(key, params)).toMatchObject({
          status: 400,
          message: '请回答所有问题',
        });
      }
    });

    it('takes one option of a single question, and only options that there are', async () => {
      for (const [params, message] of [
        [withFirst(`${question.some},${question.other}`), '该问题只能选择一个答案'],
        [withFirst('1'), '所选答案不存在'],
        [[...good, { questionId: '1', answerText: '1' }], '所选答案不存在'],
      ] as const) {
        expect(await person.saveAnswers(key, [...params]), message).toMatchObject({ status: 400, message });
      }
    });

    it(
      'wants words for the last option, at most a hundred characters',
      { tags: ['AUTH-070', 'VAL-028', 'ERR-027'] },
      async () => {
        const { last } = question;
        for (const [text, message] of [
          [last, '输入框不能为空'],
          [`${last}\u241F  `, '输入框不能为空'],
          [`${last}\u241F${'字'.repeat(101)}`, '补充内容不能超过 100 个字符'],
        ] as const) {
          expect(await person.saveAnswers(key, withFirst(text)), message).toMatchObject({
            status: 400,
            message,
          });
        }
        expect((await person.saveAnswers(key, withFirst(last), { language: 'EN' })).message).toBe(
          'The input field cannot be empty',
        );
      },
    );

    it(
      'keeps several options by comma and the words after their sign',
      { tags: ['AUTH-072', 'AUTH-073', 'DESIGN-022'] },
      async () => {
        const ready = await informed();
        const params = withFirst(`${question.last}\u241F电机, 变压器`);
        expect(params.some(({ answerText }) => /^\d+,\d+$/.test(answerText))).toBe(true);
        expect((await person.saveAnswers(ready, params)).status).toBe(200);
        expect(await savedAnswers(ready)).toEqual(params);
      },
    );

    it('leaves out words of an option that is not chosen', { tags: ['AUTH-071'] }, async () => {
      const ready = await informed();
      const params = withFirst(`${question.some}\u241F, not mine`);
      expect((await person.saveAnswers(ready, params)).status).toBe(200);
      expect((await savedAnswers(ready))[0]).toEqual({ questionId: question.id, answerText: question.some });
    });
  });
});
