import { describe, expect, it } from 'vitest';
import type { Billing } from '../src/modules/exhibiting/billing/contract.ts';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import { useService } from './support/service.ts';

const url = '/app/exhibiting/billing';
const body = {
  customerTaxId: '91310000607XK35M5T',
  notes: 'invoice@cable.example',
  companyName: '华东电缆有限公司',
};

describe("a company's billing information", () => {
  const service = useService();
  const read = async (token: string) => (await service.call<Billing>('GET', url, { token })).result;
  const save = (token: string, change: object = {}, language = 'ZH') =>
    service.call<Billing>('POST', url, { token, language, body: { ...body, ...change } });

  it(
    'is blank, then what was saved last, by whoever of the company',
    { tags: ['EXH-114', 'EXH-115', 'REST-114'] },
    async () => {
      const { token, companyId } = await companyOf(service);
      expect(await read(token)).toEqual({ customerTaxId: '', notes: '', companyName: '', updateTime: null });
      expect(await save(token)).toMatchObject({ status: 200, message: '保存成功', result: body });
      const colleague = await signedIn(service, 'exhibitor', { exhibitorId: companyId });
      const again = {
        customerTaxId: ' 9131 0000 607x k35m 5t ',
        notes: 'Fin@Cable.example',
        companyName: 'Cable  Ltd',
      };
      expect(await save(colleague.token, again, 'EN')).toMatchObject({ message: 'Saved successfully' });
      expect(await read(token)).toEqual({
        customerTaxId: body.customerTaxId,
        notes: 'fin@cable.example',
        companyName: 'Cable Ltd',
        updateTime: '2025-06-16 09:00:00',
      });
    },
  );

  it.each([
    [{ customerTaxId: ' ' }, 'customerTaxId', '请输入纳税人识别号'],
    [{ customerTaxId: '9131000060735' }, 'customerTaxId', '纳税人识别号不正确，应为 15 至 20 位字母或数字'],
    [
      { customerTaxId: '91310000607XK35M5T123' },
      'customerTaxId',
      '纳税人识别号不正确，应为 15 至 20 位字母或数字',
    ],
    [
      { customerTaxId: '9131000060735=HYPER' },
      'customerTaxId',
      '纳税人识别号不正确，应为 15 至 20 位字母或数字',
    ],
    [{ companyName: '' }, 'companyName', '请输入公司名称'],
    [{ companyName: '线'.repeat(121) }, 'companyName', '公司名称不能超过 120 个字符'],
    [{ notes: '' }, 'notes', '请输入邮箱'],
    [{ notes: 'invoice@cable' }, 'notes', '邮箱格式不正确'],
  ])(
    'says what is wrong with %o, and where',
    { tags: ['DESIGN-002', 'VAL-067'] },
    async (change, field, message) => {
      const { token } = await companyOf(service);
      expect(await save(token, change)).toMatchObject({ status: 400, code: 500, field, message });
      expect((await save(token, change, 'EN')).message).toMatch(/^[\x20-\x7e]+$/);
      expect((await read(token)).updateTime).toBeNull();
    },
  );

  it('says all that is wrong at once, in the order of the form', { tags: ['VAL-067'] }, async () => {
    const { token } = await companyOf(service);
    const wrong = { customerTaxId: '12345', notes: 'invoice@cable', companyName: ' ' };
    const answer = await save(token, wrong, 'EN');
    expect(answer).toMatchObject({
      status: 400,
      field: 'companyName',
      message: 'Enter the company name',
    });
    expect(answer.errors).toEqual([
      { field: 'companyName', message: 'Enter the company name', reason: 'INVALID' },
      {
        field: 'customerTaxId',
        message: 'Enter a tax ID of 15 to 20 letters and digits',
        reason: 'INVALID',
      },
      { field: 'notes', message: 'Enter a valid e-mail address', reason: 'INVALID' },
    ]);
    expect((await read(token)).updateTime).toBeNull();
  });

  it('takes no owner from a client, is one record for many savings at once, and another company’s is its own', async () => {
    const [mine, other] = [await companyOf(service), await companyOf(service)];
    expect((await save(mine.token, { exhibitorId: other.companyId })).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(mine.token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await read(other.token)).toMatchObject({ customerTaxId: '', updateTime: null });
    const visitor = await signedIn(service);
    for (const [token, status] of [
      [undefined, 401],
      [visitor.token, 403],
    ] as const) {
      const who = token === undefined ? {} : { token };
      expect((await service.call('GET', url, who)).status).toBe(status);
      expect((await service.call('POST', url, { ...who, body })).status).toBe(status);
    }
  });
});
