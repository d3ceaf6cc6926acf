import { describe, expect, it } from 'vitest';
import { useService } from './support/service.ts';

/** Parameters that nobody in good faith sends, with what they may do: be refused, or find nothing. */
const hostile = [
  'pageNo=0',
  'pageNo=-1',
  'pageNo=1.5',
  'pageNo=abc',
  'pageNo=1e99',
  'pageNo=1e999',
  'pageNo=-Infinity',
  'pageSize=-Infinity',
  'pageNo=',
  'pageNo=1&pageNo=2',
  'pageNo[]=1',
  'pageSize=10000000',
  'pageSize=0',
  'pageSize=-5',
  'keyword=%00',
  'keyword=a%00b',
  'keyword=%ED%A0%80',
  'keyword=%F0%9F%98%80',
  `keyword=${'x'.repeat(101)}`,
  `keyword=${'x'.repeat(15_000)}`,
  'keyword=%27%20or%201%3D1--',
  'keyword=%5C%5C%27%22%3B%28%29%26%7C%21%3A%2A',
  'keyword=the',
  'classify=8',
  'classify=%27',
  'typeQuery=zz',
  'fixId=abc',
  'ids=',
  'ids=1,,2',
  `ids=${Array.from({ length: 500 }, (_, index) => index).join(',')}`,
  'ids=9223372036854775808',
  'searchType=classify&keyword=drop',
  '__proto__=1',
  'categoryId=%27',
];

const lists = [
  '/app/info/getEntriesList',
  '/app/info/getCompanyProfilesList',
  '/app/catalogue/recommendedEntries',
  '/app/catalogue/recommendedCompanies',
  '/app/catalogue/videos',
  '/app/catalogue/companies',
  '/app/catalogue/entries',
  '/app/catalogue/entriesOfCompanies',
  '/app/posts/getAllList',
  '/app/sourcing/posts',
  '/app/sourcing/postsByIds',
  '/app/info/queryArticlePageList',
  '/app/display/companies',
];

describe('bad input', () => {
  const service = useService();

  it('is refused clearly or finds nothing; it never makes a fault', async () => {
    for (const path of lists) {
      for (const query of hostile) {
        const answer = await service.get(`${path}?${query}`, 'EN');
        expect([200, 400], `${path}?${query.slice(0, 40)} ${answer.message}`).toContain(answer.status);
        expect(answer.success).toBe(answer.status === 200);
        expect(answer.message).not.toMatch(/[一-龥]|select|syntax|relation/i);
      }
    }
  });

  it(
    'is told in the asked language: Chinese by default, English for every other value',
    { tags: ['DESIGN-061'] },
    async () => {
      const message = async (language?: string) =>
        (await service.get('/app/info/getEntriesList?pageNo=0', language)).message;
      expect(await message()).toBe('参数 pageNo 不能小于 1');
      expect(await message('ZH')).toBe('参数 pageNo 不能小于 1');
      for (const language of ['EN', 'JA', 'xx', '%00']) {
        expect(await message(language)).toBe('Parameter pageNo must be at least 1');
      }
    },
  );

  it('answers addresses that cannot be read as the contract says, in the asked language', async () => {
    for (const id of ['%ff', '%', '%ED%A0%80', 'x'.repeat(3000)]) {
      const answer = await service.get(`/app/catalogue/companies/${id}`, 'EN');
      expect([400, 414]).toContain(answer.status);
      expect(answer).toMatchObject({
        success: false,
        code: 500,
        message: 'The request is not well-formed',
        result: null,
      });
      expect((await service.get(`/app/catalogue/companies/${id}`)).message).toBe('请求格式不正确');
    }
  });

  it('answers unknown ids of every form alike', async () => {
    for (const id of ['1', '0', '9223372036854775807', '9223372036854775808', '9'.repeat(32)]) {
      for (const path of ['entries', 'companies']) {
        const answer = await service.get(`/app/catalogue/${path}/${id}`, 'EN');
        expect(answer).toMatchObject({ status: 404, success: false, code: 500, result: null });
      }
    }
    expect((await service.get('/app/catalogue/entries/abc')).status).toBe(400);
    expect((await service.get(`/app/catalogue/entries/${'9'.repeat(150)}`)).status).toBe(400);
  });

  it('answers unknown calls, wrong methods, broken and huge bodies with the envelope', async () => {
    expect(await service.get('/app/nothing', 'EN')).toMatchObject({ status: 404, success: false });
    const send = (payload: string, type = 'application/json') =>
      service.app().inject({
        method: 'POST',
        url: '/app/user/addExhibition',
        payload,
        headers: { 'content-type': type },
      });
    for (const payload of ['{', '[]', 'null', '"x"', '{"__proto__":{"a":1}}', '{"email":{"a":1}}']) {
      const answer = await send(payload);
      expect(answer.statusCode, payload).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: 500 });
    }
    expect((await send('x'.repeat(300_000))).statusCode).toBe(413);
    expect((await send('a=b', 'text/csv')).statusCode).toBe(415);
    for (const charset of ['utf-7', 'UTF-16', '"utf-32"', '']) {
      const answer = await send('{}', `application/json; charset=${charset}`);
      expect([charset, answer.statusCode]).toEqual([charset, 415]);
      expect(answer.json()).toMatchObject({ success: false, code: 500, message: '请求内容须以 UTF-8 编码' });
    }
    expect((await send('{}', 'application/json; charset=UTF-8')).statusCode).toBe(400);
  });

  it('refuses text that the database would lose', async () => {
    const body = { roleName: 'Visitor', companyName: 'a\u0000b', contactName: 'c', email: 'd@example.org' };
    expect((await service.post('/app/user/addExhibition', body)).status).toBe(400);
    expect((await service.post('/app/user/addExhibition', { ...body, companyName: '\ud800' })).status).toBe(
      400,
    );
  });
});
