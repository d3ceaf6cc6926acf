import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { first } from './support/required.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const key = 'k'.repeat(32);
const token = 'a'.repeat(43);
const viewer = {
  id: '7',
  role: 'visitor',
  nickName: '王思远',
  companyName: '东方线缆',
  mobile: '+8613900139000',
  email: null,
  companyId: null,
  hasPassword: false,
};
const pass = {
  invitationCode: 'C9TRN4HXJ6PA',
  companyName: '东方线缆',
  firstName: '王思远',
  gender: '1',
  position: '2',
};
const record = {
  state: 'finished',
  noQuestion: true,
  mobile: '+8613900139000',
  accountEmail: null,
  firstName: '王思远',
  gender: '1',
  identityNumber: 'X1234567',
  department: '',
  position: '2',
  country: 'CN',
  companyName: '东方线缆',
  telephoneCountryCode: '',
  telephoneNumber: '',
  ext: '',
  witeAddress: 'a.example',
  postcode: '',
  email: 'w@a.example',
  mobileNumber: '+8613900139000',
  detailAddress: '上海市浦东新区世纪大道 1600 号',
  isArrived: true,
};
const question = {
  id: '11',
  type: 'MULTIPLE',
  questionType: 'MULTIPLE',
  questionText: '目的',
  questionTextEn: 'Purpose',
  lastInput: 'Y',
  optionsList: [
    { id: '1', optionText: '采购', optionTextEn: 'Buying' },
    { id: '2', optionText: '其他', optionTextEn: 'Other' },
  ],
};
const answers = (more: Record<string, () => unknown> = {}) => ({
  '/app/visitor/dict/gender': () => [
    { value: '1', label: '先生&Mr', isWithdrawn: false },
    { value: '3', label: '不愿透露&Rather not say', isWithdrawn: false },
    { value: '4', label: '博士&Dr', isWithdrawn: true },
  ],
  '/app/visitor/dict/position': () => [{ value: '2', label: '采购&Purchasing', isWithdrawn: false }],
  '/app/visitor/questions': () => [question],
  '/app/visitor/pre-register/mobile': () => ({ id: key, state: 'started', isResumed: false }),
  '/app/visitor/pre-register/email': () => ({ id: key, state: 'informed', isResumed: true }),
  [`/app/visitor/registration/${key}`]: () => record,
  [`/app/visitor/registration/${key}/info`]: () => ({
    state: 'informed',
    invitationCode: null,
    ticket: null,
  }),
  [`/app/visitor/registration/${key}/answers`]: () => ({
    state: 'finished',
    invitationCode: pass.invitationCode,
    ticket: 'a ticket',
  }),
  [`/app/visitor/registration/${key}/result`]: () => ({
    invitationCode: pass.invitationCode,
    pass,
    answers: [],
  }),
  '/app/login/loginByTicket': () => token,
  '/app/identity/viewer': () => viewer,
  '/app/visitor/pass': () => pass,
  '/app/visitor/answers': () => [{ questionId: '11', answerText: '1,2\u241F参观' }],
  ...more,
});
const START = `mutation ($input: StartVisitRegistrationInput!) { startVisitRegistration(input: $input) {
  registration { key state provedMobile } isResumed message errors { code message path } } }`;
const INFO = `mutation ($input: SaveVisitInformationInput!) { saveVisitInformation(input: $input) {
  registration { state } ticket message errors { code message path } } }`;
const ANSWERS = `mutation ($input: SaveVisitAnswersInput!) { saveVisitAnswers(input: $input) {
  registration { state pass { code name title position } } ticket message errors { code message path } } }`;
const by = { channel: 'SMS', recipient: '13900139000', code: '123456', isAgreed: true };
const info = { key, name: '王思远', title: '1', identityNumber: 'X1234567', companyName: '东方线缆' };
const form = {
  ...info,
  email: 'w@a.example',
  address: '上海市浦东新区世纪大道 1600 号',
  website: 'a.example',
};
const withField = (status: number, message: string, field: string) => () =>
  new RawReply(
    status,
    JSON.stringify({ success: false, code: 500, message, field, result: null, timestamp: 0 }),
  );

describe('registering for a visit through the gateway', () => {
  it(
    'begins by phone with the code, who invited and no password',
    { tags: ['AUTH-045', 'REST-068'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const input = { ...by, invitationCode: 'C9TRN4HXJ6PA', invitationId: '42', source: '东方线缆' };
      const answer = await query(START, { variables: { input } });
      expect(answer.data).toEqual({
        startVisitRegistration: {
          registration: { key, state: 'FINISHED', provedMobile: '+8613900139000' },
          isResumed: false,
          message: 'ok',
          errors: [],
        },
      });
      expect(JSON.parse(first(rest.calls).body)).toEqual({
        mobile: '13900139000',
        clientType: 1,
        captcha: '123456',
        password: '',
        pswFirst: '',
        pswSecond: '',
        invitationCode: 'C9TRN4HXJ6PA',
        invitationId: '42',
        source: '东方线缆',
        agreed: true,
      });
      expect(rest.calls[0]?.address).toBe('127.0.0.1');
    },
  );

  it(
    'begins by e-mail with both passwords as MD5 and the code in its own field',
    { tags: ['AUTH-044', 'AUTH-045', 'REST-069', 'CONFLICT-007'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      const password = 'copper & 线缆 2025';
      const input = {
        ...by,
        channel: 'EMAIL',
        recipient: 'w@a.example',
        password,
        passwordAgain: 'something else',
      };
      expect((await query(START, { variables: { input } })).data).toMatchObject({
        startVisitRegistration: { isResumed: true, errors: [] },
      });
      expect(rest.calls[0]?.path).toBe('/app/visitor/pre-register/email');
      expect(JSON.parse(first(rest.calls).body)).toMatchObject({
        mobile: 'w@a.example',
        emailCode: '123456',
        captcha: '',
        password: md5(password),
        pswFirst: md5(password),
        pswSecond: md5('something else'),
      });
      expect(first(rest.calls).body).not.toContain(password);
    },
  );

  it.each(['short', 'w@a.example', 'password1'])(
    'refuses the weak password %s before anybody is asked',
    async (password) => {
      const { query, rest } = await useGateway(answers());
      const input = { ...by, channel: 'EMAIL', recipient: 'w@a.example', password, passwordAgain: password };
      const answer = await query(START, { variables: { input } });
      expect(answer.data).toMatchObject({
        startVisitRegistration: { registration: null, errors: [{ code: 'INVALID', path: ['password'] }] },
      });
      expect(rest.calls).toEqual([]);
    },
  );

  it(
    'tells what is wrong where it is, and who is registered already',
    { tags: ['AUTH-049', 'AUTH-050'] },
    async () => {
      for (const [reply, error] of [
        [withField(400, '验证码错误', 'captcha'), { code: 'INVALID', message: '验证码错误', path: ['code'] }],
        [withField(400, '请先同意', 'agreed'), { code: 'INVALID', message: '请先同意', path: ['isAgreed'] }],
        [() => refusal(409, 500, '已登记'), { code: 'DUPLICATE', message: '已登记', path: null }],
      ] as const) {
        const { query } = await useGateway(answers({ '/app/visitor/pre-register/mobile': reply }));
        const answer = await query(START, { variables: { input: by } });
        expect(answer.data).toMatchObject({
          startVisitRegistration: { registration: null, errors: [error] },
        });
      }
      const { query } = await useGateway(
        answers({ '/app/visitor/pre-register/mobile': () => refusal(429, 429, '稍后') }),
      );
      expect((await query(START, { variables: { input: by } })).errors).toMatchObject([
        { extensions: { code: 'TOO_MANY_REQUESTS' } },
      ]);
    },
  );

  it(
    'saves the information under the names of the wire',
    { tags: ['AUTH-053', 'AUTH-054', 'REST-071'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      await query(INFO, { variables: { input: { ...form, phoneExtension: '806', skipsQuestions: true } } });
      expect(rest.calls[0]?.path).toBe(`/app/visitor/registration/${key}/info`);
      expect(JSON.parse(first(rest.calls).body)).toEqual({
        firstName: '王思远',
        gender: '1',
        identityNumber: 'X1234567',
        department: '',
        position: '',
        country: '',
        companyName: '东方线缆',
        telephoneCountryCode: '',
        telephoneNumber: '',
        ext: '806',
        witeAddress: 'a.example',
        postcode: '',
        email: 'w@a.example',
        mobileNumber: '',
        isArrived: true,
        detailAddress: form.address,
        noQuestion: true,
      });
      const wrong = await useGateway(
        answers({ [`/app/visitor/registration/${key}/info`]: withField(400, '太短', 'detailAddress') }),
      );
      expect((await wrong.query(INFO, { variables: { input: form } })).data).toMatchObject({
        saveVisitInformation: { ticket: null, errors: [{ message: '太短', path: ['address'] }] },
      });
    },
  );

  const saveAnswers = async () => {
    const { query, rest } = await useGateway(answers());
    const given = [{ questionId: '11', optionIds: ['1', '2'], ownWords: '参观, 学习' }];
    const { data } = await query(ANSWERS, {
      variables: { input: { key, answers: given } },
      headers: { language: 'EN' },
    });
    return { data, sent: first(rest.calls).body };
  };

  it(
    'sends the answers as they are on the wire',
    { tags: ['AUTH-072', 'AUTH-073', 'REST-072', 'DESIGN-022'] },
    async () => {
      const { sent } = await saveAnswers();
      expect(JSON.parse(sent)).toEqual({
        params: [{ questionId: '11', answerText: '1,2\u241F参观, 学习' }],
      });
    },
  );

  it('shows the pass when the answers are saved', { tags: ['AUTH-077', 'REST-073'] }, async () => {
    const { data } = await saveAnswers();
    expect(data).toEqual({
      saveVisitAnswers: {
        registration: {
          state: 'FINISHED',
          pass: { code: 'C9TRN4HXJ6PA', name: '王思远', title: 'Mr', position: 'Purchasing' },
        },
        ticket: 'a ticket',
        message: 'ok',
        errors: [],
      },
    });
  });

  it(
    'a key that has ended reads as nothing, and asks for the proof anew when it writes',
    { tags: ['REST-070', 'DESIGN-046'] },
    async () => {
      const gone = () => refusal(404, 500, '不存在');
      const { query, rest } = await useGateway(
        answers({
          [`/app/visitor/registration/${key}`]: gone,
          [`/app/visitor/registration/${key}/info`]: gone,
        }),
      );
      const read = (value: string) => query(`{ visitRegistration(key: ${JSON.stringify(value)}) { state } }`);
      expect((await read(key)).data).toEqual({ visitRegistration: null });
      const asked = rest.calls.length;
      expect((await read('../../identity/logout')).data).toEqual({ visitRegistration: null });
      expect(rest.calls).toHaveLength(asked);
      for (const value of [key, '../answers']) {
        const answer = await query(INFO, { variables: { input: { ...form, key: value } } });
        expect(answer.data).toMatchObject({
          saveVisitInformation: { errors: [{ path: ['key'], message: expect.stringContaining('重新验证') }] },
        });
      }
    },
  );

  const askedFor = async (fields: string) => {
    const { query, rest } = await useGateway(answers());
    const { data } = await query(`{ ${fields} }`, { headers: { language: 'EN' } });
    return { data, calls: rest.calls };
  };

  it(
    'titles and positions are in the language of the request',
    { tags: ['AUTH-057', 'REST-065', 'REST-066'] },
    async () => {
      const { data, calls } = await askedFor(
        'visitTitles { value label } visitPositions { label(locale: ZH) }',
      );
      expect(data).toEqual({
        visitTitles: [
          { value: '1', label: 'Mr' },
          { value: '3', label: 'Rather not say' },
        ],
        visitPositions: [{ label: '采购' }],
      });
      expect(calls).toHaveLength(2);
    },
  );

  it(
    'questions have kind, text and options in the language of the request',
    { tags: ['AUTH-066', 'AUTH-067', 'AUTH-068', 'AUTH-076', 'REST-067'] },
    async () => {
      const { data, calls } = await askedFor(
        'visitQuestions { id kind text takesOwnWords options { id text } }',
      );
      expect(data).toEqual({
        visitQuestions: [
          {
            id: '11',
            kind: 'MULTIPLE',
            text: 'Purpose',
            takesOwnWords: true,
            options: [
              { id: '1', text: 'Buying' },
              { id: '2', text: 'Other' },
            ],
          },
        ],
      });
      expect(calls).toHaveLength(1);
    },
  );

  it('a ticket becomes the cookie that no script can read', { tags: ['AUTH-078'] }, async () => {
    const { query, rest } = await useGateway(answers());
    const answer = await query(
      'mutation { signInByTicket(ticket: "a ticket") { viewer { id } token errors { code } } }',
    );
    expect(answer.data).toEqual({ signInByTicket: { viewer: { id: '7' }, token: null, errors: [] } });
    expect([answer.headers['set-cookie']].flat().join()).toContain(`session=${token};`);
    expect(JSON.parse(first(rest.calls).body)).toEqual({ ticket: 'a ticket' });
  });

  it(
    'shows visitors their own pass and answers, and asks nothing for exhibitors',
    { tags: ['REST-091', 'VC-026', 'VC-028', 'VC-077', 'REST-075'] },
    async () => {
      const own = '{ viewer { visitPass { code title } visitAnswers { questionId optionIds ownWords } } }';
      const headers = { cookie: `session=${token}` };
      const visitor = await useGateway(answers());
      expect((await visitor.query(own, { headers })).data).toEqual({
        viewer: {
          visitPass: { code: 'C9TRN4HXJ6PA', title: '先生' },
          visitAnswers: [{ questionId: '11', optionIds: ['1', '2'], ownWords: '参观' }],
        },
      });
      const exhibitor = await useGateway(
        answers({ '/app/identity/viewer': () => ({ ...viewer, role: 'exhibitor' }) }),
      );
      expect((await exhibitor.query(own, { headers })).data).toEqual({
        viewer: { visitPass: null, visitAnswers: [] },
      });
      expect(exhibitor.rest.paths()).toEqual(['/app/identity/viewer']);
    },
  );

  it('answers once in the visitor centre', { tags: ['VC-075', 'VC-076'] }, async () => {
    const answer = `mutation ($answers: [VisitAnswerInput!]!) { answerVisitQuestions(answers: $answers) {
      viewer { id visitAnswers { ownWords } } message errors { code path } } }`;
    const variables = { answers: [{ questionId: '11', optionIds: ['1'] }] };
    const { query, rest } = await useGateway(answers());
    expect((await query(answer, { variables, headers: { cookie: `session=${token}` } })).data).toMatchObject({
      answerVisitQuestions: { viewer: { id: '7', visitAnswers: [{ ownWords: '参观' }] }, errors: [] },
    });
    expect(JSON.parse(first(rest.calls).body)).toEqual({ params: [{ questionId: '11', answerText: '1' }] });
    const again = await useGateway(answers({ '/app/visitor/answers': () => refusal(409, 500, '已提交') }));
    expect((await again.query(answer, { variables })).data).toMatchObject({
      answerVisitQuestions: { viewer: null, errors: [{ code: 'DUPLICATE', path: null }] },
    });
  });
});
