import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Lead, Sharing } from '../src/modules/exhibiting/leads/contract.ts';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import { useService } from './support/service.ts';
import { info, visits } from './support/visits.ts';
import { required } from './support/required.ts';

interface Page {
  records: Lead[];
  total: number;
}
type Refusable = { field?: string };

const list = '/app/exhibiting/leads';
const sharing = '/app/visitor/sharing';

describe('visitors whom a company has met', () => {
  const service = useService();
  const person = visits(service);
  const company = () => companyOf(service);
  const scan = (token: string, code: string, language = 'ZH') =>
    service.call<Lead>('POST', '/app/exhibiting/lead', { token, language, body: { code } });
  const turn = (token: string, isOn: boolean, language = 'ZH') =>
    service.call<Sharing>('PUT', sharing, { token, language, body: { isOn } });
  const sharedWith = async (token: string) =>
    (await service.call<Sharing | null>('GET', sharing, { token })).result;
  const page = async (token: string, query = '') =>
    (await service.call<Page>('GET', `${list}${query}`, { token })).result;
  const save = (token: string, body: object) =>
    service.call<Lead>('PUT', '/app/exhibiting/lead', { token, body });
  /** Somebody with a pass who shares details. */
  const sharer = async (more: { info?: object } = {}) => {
    const who = await person.registered(more);
    await turn(who.token, true);
    return who;
  };

  it(
    'nothing is told of a visitor who has not agreed; whoever agrees is taken down once',
    { tags: ['DESIGN-007'] },
    async () => {
      const { token } = await company();
      const visitor = await person.registered();
      expect(await sharedWith(visitor.token)).toEqual({ isOn: false, since: null, companies: [] });
      const refused = await scan(token, visitor.code, 'EN');
      expect([refused.status, refused.result]).toEqual([409, null]);
      expect(refused.message).toMatch(/^This visitor does not share contact details/);
      expect((await page(token)).total).toBe(0);

      expect(await turn(visitor.token, true, 'EN')).toMatchObject({
        status: 200,
        message: 'Switched on: exhibitors who scan your pass get your contact details',
        result: { isOn: true, since: expect.stringMatching(/^\d{4}-\d\d-\d\d /), companies: [] },
      });
      // As it stands on the card, in groups and small letters; by many hands at once.
      const grouped = visitor.code.replace(/(.{4})(?=.)/g, '$1-').toLowerCase();
      const answers = await Promise.all(Array.from({ length: 8 }, () => scan(token, grouped)));
      expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
      expect(answers.filter(({ message }) => message === '已保存观众信息')).toHaveLength(1);
      const { records, total } = await page(token);
      expect(total).toBe(1);
      expect(records[0]).toMatchObject({
        name: info.firstName,
        companyName: info.companyName,
        positionEn: 'Purchasing',
        mobile: expect.stringContaining(visitor.mobile),
        email: info.email,
        note: '',
        rating: null,
      });
    },
  );

  it('codes that are none are refused by name of the field', async () => {
    const { token } = await company();
    for (const [code, message, status] of [
      ['  ', 'Scan a pass or enter its visitor code', 400],
      ['https://example.com/menu', 'There is no pass with this visitor code. Please check it', 404],
      ['ACDEFGHJKMNP', 'There is no pass with this visitor code. Please check it', 404],
    ] as const) {
      const answer = (await scan(token, code, 'EN')) as Awaited<ReturnType<typeof scan>> & Refusable;
      expect([answer.status, answer.message, answer.field]).toEqual([status, message, 'code']);
    }
  });

  it('note and rating are the company’s own, found by rating, and safe in its spreadsheet', async () => {
    const mine = await company();
    const [first, second] = [await sharer({ info: { firstName: '=HYPERLINK("x")' } }), await sharer()];
    const { id } = (await scan(mine.token, first.code)).result;
    await scan(mine.token, second.code);
    expect(await save(mine.token, { id, note: ' @SUM(A1)\r\n下周报价 ', rating: 4 })).toMatchObject({
      status: 200,
      result: { id, note: '@SUM(A1)\n下周报价', rating: 4 },
    });
    expect(await save(mine.token, { id, note: '备'.repeat(501), rating: 4 })).toMatchObject({
      status: 400,
      message: '备注不能超过 500 个字符',
      field: 'note',
    });
    expect((await save(mine.token, { id, note: '', rating: 6 })).status).toBe(400);
    expect((await page(mine.token, '?rating=4')).records.map((lead) => lead.id)).toEqual([id]);
    expect((await page(mine.token, '?rating=5')).total).toBe(0);
    // A colleague sees the same.
    const colleague = await signedIn(service, 'exhibitor', { exhibitorId: mine.companyId });
    expect((await page(colleague.token)).total).toBe(2);

    const answer = await service
      .app()
      .inject({ url: '/files/own/leads-en.xlsx', headers: { token: mine.token } });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="leads-en.xlsx"');
    const rows = await readSheet(answer.rawPayload);
    expect(rows[0]).toEqual([
      ...[
        'Name',
        'Company',
        'Position',
        'Country or region',
        'Mobile number',
        'E-mail',
        'Rating',
        'Note',
        'Scanned at',
      ],
    ]);
    const line = required(rows.find(([name]) => String(name).includes('HYPERLINK')));
    // Texts by the type of their cells: no sign stands before them.
    expect(line[0]).toBe('=HYPERLINK("x")');
    expect(line).toContainEqual(expect.stringMatching(/^\+86\d{11}$/));
  });

  it('a visitor sees who has the details and takes them back; switched off, nobody new gets them', async () => {
    const [mine, other] = [await company(), await company()];
    const visitor = await sharer();
    const { id } = (await scan(mine.token, visitor.code)).result;
    await scan(other.token, visitor.code);
    const { companies } = required(await sharedWith(visitor.token));
    expect(companies.map(({ exhibitorId }) => exhibitorId).sort()).toEqual(
      [mine.companyId, other.companyId].sort(),
    );
    await turn(visitor.token, false);
    const third = await company();
    expect((await scan(third.token, visitor.code)).status).toBe(409);
    // Who has them keeps them, and may look again.
    expect(await scan(mine.token, visitor.code)).toMatchObject({ status: 200, message: '该观众已在列表中' });

    const stranger = await sharer();
    const take = (token: string) => service.call('DELETE', `${sharing}/${id}`, { token });
    expect((await take(stranger.token)).status).toBe(404);
    expect((await take(visitor.token)).status).toBe(200);
    const left = required(await sharedWith(visitor.token));
    expect(left.companies.map(({ exhibitorId }) => exhibitorId)).toEqual([other.companyId]);
    expect((await page(mine.token)).total).toBe(0);
    expect((await scan(mine.token, visitor.code)).status).toBe(409);
  });

  it('another company’s leads are not readable, not changeable, and like unknown ones', async () => {
    const [mine, other] = [await company(), await company()];
    const { id } = (await scan(mine.token, (await sharer()).code)).result;
    const remove = (token: string, ids: string) => service.call('DELETE', `${list}/${ids}`, { token });
    const unknown = await save(other.token, { id: '1', note: 'x', rating: null });
    expect(await save(other.token, { id, note: 'x', rating: null })).toMatchObject({
      status: 404,
      message: unknown.message,
    });
    const { id: own } = (await scan(other.token, (await sharer()).code)).result;
    expect((await remove(other.token, `${own},${id}`)).status).toBe(404);
    expect((await page(other.token)).total).toBe(1);
    expect((await remove(mine.token, id)).status).toBe(200);
    expect((await page(mine.token)).total).toBe(0);
  });

  it('is for exhibitors with a company and for visitors with a pass', async () => {
    const visitor = await sharer();
    expect((await scan(visitor.token, visitor.code)).status).toBe(403);
    const { token } = await signedIn(service, 'exhibitor');
    expect((await scan(token, visitor.code)).status).toBe(403);
    expect((await turn(token, true)).status).toBe(403);
    expect((await service.call('GET', list, {})).status).toBe(401);
    const passless = await signedIn(service);
    expect(await sharedWith(passless.token)).toBeNull();
    expect(await turn(passless.token, true, 'EN')).toMatchObject({
      status: 400,
      message: 'Please register for your visit first',
    });
  });
});
