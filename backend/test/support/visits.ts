import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type {
  Question,
  RegistrationRecord,
  Outcome,
  Started,
} from '../../src/modules/registration/contract.ts';
import { visitRegistrations } from '../../src/modules/registration/tables.ts';
import type { Answer, useService } from './service.ts';
import { codeIn, required } from './required.ts';

type Service = ReturnType<typeof useService>;
type Options = { language?: string; token?: string; from?: string };

export const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** A complete form of step 2. */
export const info = {
  firstName: '王 思远',
  gender: '1',
  identityNumber: '310101199003071234',
  department: '采购部',
  position: '2',
  companyName: '东方线缆有限公司',
  telephoneCountryCode: '+86',
  telephoneNumber: '021-58880000',
  ext: '806',
  witeAddress: 'www.dongfang-cable.example',
  postcode: '200120',
  email: 'Wang@dongfang-cable.example',
  detailAddress: '上海市浦东新区世纪大道 1600 号',
  isArrived: true,
};

let made = 0;

/** What a person does in the wizard, as calls. */
export function visits(service: Service) {
  const post = <T>(url: string, body: unknown, options: Options = {}): Promise<Answer<T>> =>
    service.call<T>('POST', url, { ...options, ...(body === undefined ? {} : { body }) });
  const codeFor = (recipient: string) =>
    codeIn(service.sent.findLast((message) => message.recipient === recipient));

  return {
    post,
    /** A number that nobody has used. */
    newMobile: () =>
      `139${String(process.pid % 10_000).padStart(4, '0')}${String((made += 1)).padStart(4, '0')}`,
    newEmail: () => `visitor-${process.pid}-${(made += 1)}@cable.example`,

    async smsCode(mobile: string): Promise<string> {
      const sent = await post(`/app/login/smsCode?mobile=${mobile}`, undefined, {
        from: `10.9.0.${(made += 1) % 250}`,
      });
      if (sent.status !== 200) throw new Error(sent.message);
      return codeFor(`+86${mobile}`);
    },
    async emailCode(email: string): Promise<string> {
      const sent = await post(`/app/login/emailCode?email=${encodeURIComponent(email)}`, undefined, {
        from: `10.9.0.${(made += 1) % 250}`,
      });
      if (sent.status !== 200) throw new Error(sent.message);
      return codeFor(email.toLowerCase());
    },
    /** A second code for the same person would wait a minute. */
    forgetLimits: () =>
      service
        .database()
        .orm()
        .execute(sql`delete from rate_limit`),

    byMobile: (body: object, options: Options = {}) =>
      post<Started>('/app/visitor/pre-register/mobile', { agreed: true, clientType: 1, ...body }, options),
    byEmail: (body: object, options: Options = {}) =>
      post<Started>(
        '/app/visitor/pre-register/email',
        { agreed: true, clientType: 1, captcha: '888888', ...body },
        { language: 'EN', ...options },
      ),
    find: (key: string, options: Options = {}) =>
      post<RegistrationRecord>(`/app/visitor/registration/${key}`, undefined, options),
    saveInfo: (key: string, body: object = info, options: Options = {}) =>
      post<Outcome>(`/app/visitor/registration/${key}/info`, body, options),
    saveAnswers: (key: string, params: object[], options: Options = {}) =>
      post<Outcome>(`/app/visitor/registration/${key}/answers`, { params }, options),
    questions: async () => (await service.get<Question[]>('/app/visitor/questions')).result,
    /** The first option of every question; of the last question also the second. */
    async answers() {
      const questions = await this.questions();
      return questions.map(({ id, type, optionsList }) => ({
        questionId: id,
        answerText: optionsList
          .slice(0, type === 'MULTIPLE' ? 2 : 1)
          .map((option) => option.id)
          .join(','),
      }));
    },
    /** Somebody new whose number is proved, and who has done nothing else. */
    async started() {
      const mobile = this.newMobile();
      const { result } = await this.byMobile({ mobile, captcha: await this.smsCode(mobile) });
      return { mobile, key: result.id };
    },
    /** What is stored of a registration. */
    async stored(key: string) {
      const rows = await service
        .database()
        .orm()
        .select()
        .from(visitRegistrations)
        .where(eq(visitRegistrations.key, key));
      return required(rows[0], 'the registration');
    },
    /** The whole way of a new person by phone. */
    async registered(more: { info?: object; start?: object } = {}) {
      const mobile = this.newMobile();
      const start = await this.byMobile({ mobile, captcha: await this.smsCode(mobile), ...more.start });
      if (start.status !== 200) throw new Error(start.message);
      const key = start.result.id;
      const saved = await this.saveInfo(key, { ...info, ...more.info });
      if (saved.status !== 200) throw new Error(saved.message);
      const done = await this.saveAnswers(key, await this.answers());
      if (done.status !== 200) throw new Error(done.message);
      const token = (await post<string>('/app/login/loginByTicket', { ticket: done.result.ticket })).result;
      return {
        mobile,
        key,
        token,
        code: required(done.result.invitationCode),
        ticket: required(done.result.ticket),
      };
    },
  };
}
