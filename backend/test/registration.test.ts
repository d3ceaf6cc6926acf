import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome, Pass, Result, UserInfo } from '../src/modules/registration/contract.ts';
import { accounts, captchas } from '../src/modules/identity/tables.ts';
import { signedIn } from './support/accounts.ts';
import { qrCodeIn } from './support/qr-code.ts';
import { useService } from './support/service.ts';
import { info, md5, visits } from './support/visits.ts';
import { required } from './support/required.ts';

const HOUR = 60 * 60_000;
const CODE = /^[34679ACDEFGHJKMNPQRTWXY]{12}$/;

describe('registering for a visit', () => {
  const service = useService();
  let person: ReturnType<typeof visits>;
  beforeAll(() => {
    person = visits(service);
  });
  const viewer = (token: string) =>
    service.call<{ mobile: string | null; email: string | null; nickName: string }>(
      'GET',
      '/app/identity/viewer',
      {
        token,
      },
    );

  describe('from the phone number to the pass', () => {
    let mobile: string;
    let begun: Awaited<ReturnType<typeof person.byMobile>>;
    let key: string;
    beforeAll(async () => {
      mobile = person.newMobile();
      begun = await person.byMobile({ mobile, captcha: await person.smsCode(mobile) });
      key = begun.result.id;
    });

    it('number and code begin a registration', { tags: ['AUTH-043', 'AUTH-048', 'REST-068'] }, () => {
      expect(begun).toMatchObject({ status: 200, result: { state: 'started', isResumed: false } });
      expect(key).toMatch(/^[\w-]{32}$/);
    });

    it('it is read by its id, with the number in it', { tags: ['AUTH-061', 'REST-070'] }, async () => {
      expect((await person.find(key)).result).toMatchObject({
        mobile: `+86${mobile}`,
        mobileNumber: `+86${mobile}`,
        isArrived: true,
        noQuestion: false,
      });
    });

    describe('then the information', () => {
      let saved: Awaited<ReturnType<typeof person.saveInfo>>;
      beforeAll(async () => {
        saved = await person.saveInfo(key, { ...info, mobileNumber: '13000000000' });
      });

      it('leads on to the questions', { tags: ['AUTH-063', 'REST-071'] }, () => {
        expect(saved).toMatchObject({
          status: 200,
          message: '信息已保存',
          result: { state: 'informed', invitationCode: null, ticket: null },
        });
      });

      it('is kept with the proved number and no other', { tags: ['AUTH-061', 'REST-070'] }, async () => {
        expect((await person.find(key)).result).toMatchObject({
          ...info,
          mobileNumber: `+86${mobile}`,
          country: 'CN',
        });
      });

      describe('then the answers', () => {
        let done: Awaited<ReturnType<typeof person.saveAnswers>>;
        beforeAll(async () => {
          done = await person.saveAnswers(key, await person.answers());
        });

        it('complete the registration', { tags: ['AUTH-074', 'REST-072'] }, () => {
          expect(done).toMatchObject({ status: 200, message: '登记成功', result: { state: 'finished' } });
          expect(done.result.invitationCode).toMatch(CODE);
        });

        it('are read with the pass and its code', { tags: ['AUTH-077', 'REST-073'] }, async () => {
          const { result } = await person.post<Result>(`/app/visitor/registration/${key}/result`, undefined);
          expect(result).toMatchObject({
            invitationCode: done.result.invitationCode,
            pass: { firstName: info.firstName, companyName: info.companyName, gender: '1', position: '2' },
            answers: await person.answers(),
          });
        });
      });
    });
  });

  it('the first step takes passwords and an invitation', { tags: ['AUTH-045'] }, async () => {
    const mobile = person.newMobile();
    const password = md5('a good password');
    const { result } = await person.byMobile({
      mobile,
      captcha: await person.smsCode(mobile),
      clientType: 1,
      password,
      pswFirst: password,
      pswSecond: password,
      invitationCode: 'E3YGP9WGTHH4',
      invitationId: '42',
    });
    expect(await person.stored(result.id)).toMatchObject({
      mobile: `+86${mobile}`,
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
      invitedByCode: 'E3YGP9WGTHH4',
      invitationId: '42',
    });
  });

  it(
    'a visitor registers by e-mail and later signs in with the password',
    { tags: ['AUTH-044', 'AUTH-084', 'VAL-015', 'REST-069', 'DESIGN-056'] },
    async () => {
      const email = person.newEmail();
      const password = md5('a good password');
      const { result } = await person.byEmail({
        mobile: email.toUpperCase(),
        emailCode: await person.emailCode(email),
        password,
        pswFirst: password,
        pswSecond: password,
      });
      const abroad = { ...info, country: 'GB', mobileNumber: '07700 900123', email };
      expect((await person.saveInfo(result.id, abroad, { language: 'EN' })).status).toBe(200);
      const done = await person.saveAnswers(result.id, await person.answers(), { language: 'EN' });
      expect(done.message).toBe('Registered successfully');
      expect((await person.stored(result.id)).mobileNumber).toBe('+447700900123');

      const checkKey = 'visit-check-key';
      await service.get(`/sys/randomImage/${checkKey}`);
      const row = required(
        (await service.database().orm().select().from(captchas).where(eq(captchas.checkKey, checkKey)))[0],
      );
      const signIn = await person.post<string>('/app/login/emailLoginByToken', {
        mobile: email,
        password,
        captcha: row.answer,
        checkKey,
        clientType: 1,
      });
      expect((await viewer(signIn.result)).result).toMatchObject({
        email,
        mobile: null,
        nickName: info.firstName,
      });
    },
  );

  describe('a questionnaire that waits until the visitor centre', () => {
    const noQuestion = async () => (await service.get<boolean>(`/app/visitor/noQuestion?id=${key}`)).result;
    const mine = async () => (await service.call<object[]>('GET', '/app/visitor/answers', { token })).result;
    const save = (params: object[]) => person.post('/app/visitor/answers', { params }, { token });
    let key: string;
    let token: string;
    let wasSkipped: boolean;
    let done: Awaited<ReturnType<typeof person.saveInfo>>;
    beforeAll(async () => {
      ({ key } = await person.started());
      wasSkipped = await noQuestion();
      done = await person.saveInfo(key, { ...info, noQuestion: true });
      const { ticket } = done.result;
      token = (await person.post<string>('/app/login/loginByTicket', { ticket })).result;
    });

    it('is left out when the information is saved', { tags: ['AUTH-065', 'ERR-046'] }, async () => {
      expect(done).toMatchObject({ message: '申请成功', result: { state: 'finished' } });
      expect(await mine()).toEqual([]);
    });

    it('wants every question answered there', { tags: ['DESIGN-019'] }, async () => {
      expect(await save((await person.answers()).slice(1))).toMatchObject({
        status: 400,
        message: '请回答所有问题',
      });
    });

    describe('once answered', () => {
      let answers: object[];
      let saved: Awaited<ReturnType<typeof save>>;
      beforeAll(async () => {
        answers = await person.answers();
        saved = await save(answers);
      });

      it('is kept', { tags: ['DESIGN-019'] }, async () => {
        expect(saved).toMatchObject({ status: 200, message: '问卷提交成功' });
        expect(await mine()).toEqual(answers);
      });

      it('is not asked again', { tags: ['AUTH-064', 'REST-064', 'DESIGN-018'] }, async () => {
        expect([wasSkipped, await noQuestion()]).toEqual([false, true]);
      });
    });
  });

  it(
    'answers are given once: the same again is the same, others are refused',
    { tags: ['VC-075', 'VC-076'] },
    async () => {
      const { token } = await person.registered();
      const answers = await person.answers();
      expect((await person.post('/app/visitor/answers', { params: answers }, { token })).status).toBe(200);
      const first = required((await person.questions())[0]);
      const other = [
        { questionId: first.id, answerText: required(first.optionsList[1]).id },
        ...answers.slice(1),
      ];
      expect(await person.post('/app/visitor/answers', { params: other }, { token })).toMatchObject({
        status: 409,
        message: '您已提交过问卷',
      });
    },
  );

  it('an account of before answers without a registration', { tags: ['REST-091', 'VC-074'] }, async () => {
    const { token } = await signedIn(service);
    const params = await person.answers();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.post('/app/visitor/answers', { params }, { token })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await service.call('GET', '/app/visitor/answers', { token })).result).toEqual(params);
    expect((await service.call('GET', '/app/visitor/pass', { token })).result).toBeNull();
  });

  it(
    'a ticket signs in once and not for long, and never past the other role',
    { tags: ['AUTH-078', 'AUTH-079', 'CONFLICT-008', 'DESIGN-023'] },
    async () => {
      const { mobile, ticket, token } = await person.registered();
      expect((await viewer(token)).result).toMatchObject({
        mobile: `+86${mobile}`,
        nickName: info.firstName,
      });
      const signIn = (value: string, options = {}) =>
        person.post('/app/login/loginByTicket', { ticket: value }, options);
      expect(await signIn(ticket)).toMatchObject({
        status: 400,
        message: '自动登录已失效，请使用验证码或密码登录',
      });
      expect((await signIn('x'.repeat(43))).status).toBe(400);

      const { key } = await person.started();
      await person.saveInfo(key);
      const second = required((await person.saveAnswers(key, await person.answers())).result.ticket);
      const exhibitor = await signedIn(service, 'exhibitor');
      expect((await signIn(second, { token: exhibitor.token })).status).toBe(409);
      expect((await signIn(second)).status).toBe(200);

      const late = await person.started();
      await person.saveInfo(late.key);
      const third = required((await person.saveAnswers(late.key, await person.answers())).result.ticket);
      service.pass(11 * 60_000);
      expect((await signIn(third)).status).toBe(400);
    },
  );

  it(
    'who is registered already is told so, with the code in hand',
    { tags: ['AUTH-050', 'DESIGN-046'] },
    async () => {
      const { mobile } = await person.registered();
      await person.forgetLimits();
      const captcha = await person.smsCode(mobile);
      expect(await person.byMobile({ mobile, captcha })).toMatchObject({
        status: 409,
        message: '您已完成登记，请直接登录观众中心查看参观证',
      });
      const row = required(
        (
          await service
            .database()
            .orm()
            .select()
            .from(accounts)
            .where(eq(accounts.mobile, `+86${mobile}`))
        )[0],
      );
      expect(row.role).toBe('visitor');
    },
  );

  it(
    'an unfinished registration goes on for the same person, with the key and after it',
    { tags: ['AUTH-062', 'DESIGN-046'] },
    async () => {
      const { mobile, key } = await person.started();
      await person.saveInfo(key);
      expect((await person.find(key)).result).toMatchObject({ state: 'informed', firstName: info.firstName });
      await person.forgetLimits();
      const again = await person.byMobile({ mobile, captcha: await person.smsCode(mobile) });
      expect(again.result).toEqual({ id: key, state: 'informed', isResumed: true });
      service.pass(25 * HOUR);
      const gone = await person.find(key);
      expect(gone).toMatchObject({ status: 404, message: '登记信息不存在' });
      await person.forgetLimits();
      const later = await person.byMobile({ mobile, captcha: await person.smsCode(mobile) });
      expect(later.result).toMatchObject({ state: 'informed', isResumed: true });
      expect(later.result.id).not.toBe(key);
      expect((await person.find(later.result.id)).result.companyName).toBe(info.companyName);
    },
  );

  it(
    'a made-up id answers like an ended one, for reading and for writing',
    { tags: ['DESIGN-046'] },
    async () => {
      const unknown = 'x'.repeat(32);
      const answers = await person.answers();
      for (const ask of [
        () => person.find(unknown),
        () => person.saveInfo(unknown),
        () => person.saveAnswers(unknown, answers),
        () => person.post(`/app/visitor/registration/${unknown}/result`, undefined),
      ]) {
        expect(await ask()).toMatchObject({ status: 404, message: '登记信息不存在', result: null });
      }
    },
  );

  it('finishes once, however often and at once the last step is sent', async () => {
    const { mobile, key } = await person.started();
    await person.saveInfo(key);
    const params = await person.answers();
    const done = await Promise.all(Array.from({ length: 10 }, () => person.saveAnswers(key, params)));
    expect(done.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(done.map(({ result }: { result: Outcome }) => result.invitationCode)).size).toBe(1);
    const made = await service
      .database()
      .orm()
      .select()
      .from(accounts)
      .where(eq(accounts.mobile, `+86${mobile}`));
    expect(made).toHaveLength(1);
    const mails = service.sent.filter(
      ({ recipient, subject }) => recipient === info.email && subject === '您的参观登记已完成',
    );
    expect(
      mails.filter(({ body }) => body.includes(required(done[0]?.result.invitationCode).slice(0, 4))),
    ).toHaveLength(1);
    expect((await person.saveInfo(key)).status).toBe(200);
    expect(await person.saveInfo(key, { ...info, firstName: '别人' })).toMatchObject({ status: 409 });
  });

  it('sends the confirmation in the language of the person, as text and as HTML that nothing escapes from', async () => {
    const email = person.newEmail();
    await person.registered({ info: { email, firstName: '<b>王</b>' } });
    const mail = required(service.sent.findLast(({ recipient }) => recipient === email));
    expect(mail).toMatchObject({ channel: 'email', language: 'ZH', subject: '您的参观登记已完成' });
    expect(mail.body).toMatch(/参观编号：\w{4}-\w{4}-\w{4}/);
    expect(mail.body).toContain('https://fair.example/d/vistor/center');
    expect(mail.html).toContain('&lt;b&gt;王&lt;/b&gt;');
    expect(mail.html).not.toContain('<b>王');
  });

  it('sends the code of the pass as a picture, and the days of the visit for a calendar', async () => {
    const email = person.newEmail();
    const { code } = await person.registered({ info: { email } });
    const mail = required(service.sent.findLast(({ recipient }) => recipient === email));
    expect(mail.html).toContain('<img src="cid:pass" alt="参观证二维码：');
    expect(mail.body).toContain('上海新国际博览中心，上海市浦东新区龙阳路 2345 号');
    const [picture, calendar] = required(mail.attachments);
    expect(picture).toMatchObject({ name: 'pass.png', type: 'image/png', cid: 'pass' });
    expect(await qrCodeIn(Buffer.from(required(picture).content, 'base64'))).toBe(code);
    expect(calendar).toMatchObject({ name: 'visit.ics', cid: '' });
    const days = await service.app().inject('/files/calendar/visit.ics?language=ZH');
    expect(Buffer.from(required(calendar).content, 'base64').toString()).toBe(days.body);
  });

  it(
    'the pass and its code are the own ones, for visitors only',
    { tags: ['REST-093', 'REST-075', 'VC-026', 'VC-028', 'AUTH-080'] },
    async () => {
      const [one, other] = [await person.registered(), await person.registered()];
      const get = <T>(path: string, token?: string) =>
        service.call<T>('GET', `/app/visitor/${path}`, token === undefined ? {} : { token });
      expect((await get<Pass>('pass', one.token)).result.invitationCode).toBe(one.code);
      expect((await get<string>('invitationCode', other.token)).result).toBe(other.code);
      expect(one.code).not.toBe(other.code);
      expect((await get<UserInfo>('userInfo', one.token)).result).toEqual({
        companyName: info.companyName,
        firstName: info.firstName,
        gender: '1',
        position: '2',
      });
      const exhibitor = await signedIn(service, 'exhibitor');
      for (const path of ['pass', 'invitationCode', 'userInfo', 'answers']) {
        expect((await get(path)).status, path).toBe(401);
        expect((await get(path, exhibitor.token)).status, path).toBe(403);
      }
    },
  );

  it('keeps who invited, and only a well-formed code', { tags: ['AUTH-042', 'DESIGN-021'] }, async () => {
    const inviter = await person.registered();
    const invited = await person.registered({
      start: { invitationCode: inviter.code.toLowerCase(), invitationId: '42', source: ' 东方\n线缆 ' },
    });
    expect(await person.stored(invited.key)).toMatchObject({
      invitedByCode: inviter.code,
      invitationId: '42',
      source: '东方 线缆',
    });
    const stranger = await person.registered({ start: { invitationCode: "'; drop" } });
    expect((await person.stored(stranger.key)).invitedByCode).toBe('');
  });

  it('closes on the second, in Shanghai time', async () => {
    const begin = async () => {
      const mobile = person.newMobile();
      return person.byMobile({ mobile, captcha: await person.smsCode(mobile) });
    };
    const before = service.clock.now();
    service.clock.set(new Date('2025-08-26T11:59:59+08:00'));
    expect((await begin()).status).toBe(200);
    service.clock.set(new Date('2025-08-26T12:00:00+08:00'));
    expect(await begin()).toMatchObject({
      status: 400,
      message: '本届展会的网上参观登记已截止，欢迎到现场登记',
    });
    service.clock.set(before);
  });
});

describe("the visitors' hours", () => {
  const service = useService();

  it('are a calendar file in either language, in UTC, with nothing personal', async () => {
    for (const [language, name, place] of [
      ['ZH', '第十二届国际线缆工业展览会', '上海新国际博览中心，上海市浦东新区龙阳路 2345 号'],
      [
        'EN',
        'The 12th International Wire & Cable Industry Exhibition',
        'Shanghai New International Expo Centre\\, 2345 Longyang Road\\, Pudong\\, Shanghai',
      ],
    ]) {
      const answer = await service.app().inject(`/files/calendar/visit.ics?language=${language}`);
      expect(answer.headers['content-type']).toMatch(/^text\/calendar/);
      const text = answer.body.replace(/\r\n[ \t]/g, '');
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
      expect(text).toContain(`SUMMARY:${name}`);
      expect(text).toContain('DTSTART:20250827T013000Z');
      expect(text).toContain('DTEND:20250829T070000Z');
      expect(text).toContain(`LOCATION:${place}`);
      expect(text.match(/^URL;VALUE=URI:.*$/gm)).toEqual(
        Array.from({ length: 3 }, () => expect.stringMatching(/\/d\/vistor\/center\r?$/)),
      );
      // Once, a day before the first day.
      expect(text.match(/BEGIN:VALARM/g)).toHaveLength(1);
      expect(text).toContain('TRIGGER:-P1D');
      expect(text.indexOf('BEGIN:VALARM')).toBeLessThan(text.indexOf('END:VEVENT'));
    }
  });
});
