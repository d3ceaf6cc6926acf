import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { editions } from '../src/modules/content/tables.ts';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import type { Badge, BadgeAllowance } from '../src/modules/exhibiting/badges/contract.ts';
import { badges } from '../src/modules/exhibiting/badges/tables.ts';
import { reviewStatus } from '../src/review/index.ts';
import { signedIn } from './support/accounts.ts';
import { newCard } from './support/cards.ts';
import { companyOf } from './support/companies.ts';
import { picture } from './support/sample-files.ts';
import { useService } from './support/service.ts';
import { contentType, multipart } from './support/uploads.ts';
import { required } from './support/required.ts';

interface Page {
  records: Badge[];
  total: number;
  size: number;
}

const person = {
  name: '王磊',
  cardType: '1',
  companyName: '华东电缆有限公司',
  position: '6',
  phone: '13800138000',
};
const url = '/app/exhibiting/badge';
const list = '/app/exhibiting/badges';

describe("a company's badges", () => {
  const service = useService();
  const save = (token: string | undefined, change: object = {}, language = 'ZH') =>
    service.call<Badge>('POST', url, {
      language,
      ...(token === undefined ? {} : { token }),
      body: { ...person, idcard: newCard(), ...change },
    });
  const page = async (token: string, query = '') =>
    (await service.call<Page>('GET', `${list}${query}`, { token })).result;
  const find = (token: string, id: string, language = 'ZH') =>
    service.call<Badge>('GET', `${url}?id=${id}`, { token, language });
  const remove = (token: string, ...ids: string[]) =>
    service.call('DELETE', `${list}/${ids.join(',')}`, { token });
  const allowance = async (token: string, language = 'ZH') =>
    (await service.call<BadgeAllowance>('GET', `${list}/allowance`, { token, language })).result;
  const decide = async () => {
    service.pass(21_000);
    await service.reviewer().look();
  };
  const settle = (settings: object) =>
    service
      .database()
      .orm()
      .insert(editions)
      .values({ number: 12, settings })
      .onConflictDoUpdate({ target: editions.number, set: { settings } });
  const send = async (token: string, query: string) =>
    (
      await service.app().inject({
        method: 'POST',
        url: `/app/uploads/file${query}`,
        headers: { token, 'content-type': contentType },
        payload: multipart({ fileName: 'passport.png', content: await picture(700, 400).png().toBuffer() }),
      })
    ).json<{ message: string }>().message;
  const load = (address: string, token?: string) =>
    service.app().inject({ url: address, headers: token === undefined ? {} : { token } });

  it(
    'one is handed in, and is under review',
    { tags: ['EXH-099', 'EXH-102', 'EXH-103', 'REST-109', 'REST-110'] },
    async () => {
      const { token } = await companyOf(service);
      const idcard = newCard();
      const saved = await save(token, { idcard: ` ${idcard.toLowerCase()} ` }, 'EN');
      expect(saved).toMatchObject({
        status: 200,
        message: 'Submitted and under review. The demo decides by itself in about 20 s.',
        result: {
          ...person,
          idcard,
          idcardMasked: `110***********${idcard.slice(-4)}`,
          cardType_dictText: 'Chinese ID card',
          cardImage: '',
          position_dictText: 'Marketing or sales',
          phone: '+8613800138000',
          status: 1,
          status_dictText: 'Under review',
          rejectReason: '',
          createTime: '2025-06-16 09:00:00',
          updateTime: null,
        },
      });
      const { id } = saved.result;
      expect((await find(token, id, 'EN')).result).toEqual(saved.result);
      const listed = required((await page(token)).records[0]);
      expect(listed).toMatchObject({ id, idcard: listed.idcardMasked });
      expect(JSON.stringify(await page(token))).not.toContain(idcard);
      const { result: positions } = await service.get<{ value: string; label: string }[]>(
        '/app/visitor/dict/position',
      );
      expect(positions).toContainEqual({
        value: '6',
        label: '市场、销售&Marketing or sales',
        isWithdrawn: false,
      });
    },
  );

  it.each([
    [{ name: ' ' }, 'name', '请输入姓名'],
    [{ name: '王'.repeat(61) }, 'name', '不能超过 60 个字符'],
    [{ cardType: '' }, 'cardType', '请选择证件类型'],
    [{ cardType: '2' }, 'cardType', '请选择证件类型'],
    [{ idcard: '' }, 'idcard', '请输入证件号码'],
    [{ idcard: '110105194912310021' }, 'idcard', '身份证号码不正确'],
    [{ cardType: '-1', idcard: 'E1' }, 'idcard', '证件号码只能包含字母、数字和短横线，5 至 40 位'],
    [{ cardType: '-1', idcard: 'E12345678' }, 'cardImage', '请上传证件照片'],
    [{ companyName: '' }, 'companyName', '请输入公司名称'],
    [{ position: '' }, 'position', '请选择职位'],
    [{ position: '99' }, 'position', '请选择职位'],
    [{ phone: '' }, 'phone', '请输入手机号码'],
    [{ phone: '12800138000' }, 'phone', '手机号码格式不正确'],
    [{ phone: 'a@b.example' }, 'phone', '手机号码格式不正确'],
  ])(
    'says what is wrong with %o, and where',
    { tags: ['DESIGN-002', 'VAL-063', 'EXH-100', 'DESIGN-041'] },
    async (change, field, message) => {
      const { token } = await companyOf(service);
      expect(await save(token, change)).toMatchObject({ status: 400, code: 500, message, field });
      expect((await save(token, change, 'EN')).message).toMatch(/^[\x20-\x7e]+$/);
      expect((await page(token)).total).toBe(0);
    },
  );

  it('says all that is wrong at once', { tags: ['VAL-063'] }, async () => {
    const { token } = await companyOf(service);
    const wrong = { name: '', idcard: '110105194912310021', position: '99', phone: '12800138000' };
    const { errors } = await save(token, wrong);
    expect(errors?.map(({ field }) => field)).toEqual(['name', 'idcard', 'position', 'phone']);
    const unknownCard = await save(token, { cardType: '', idcard: '', cardImage: '' });
    expect(unknownCard.errors?.map(({ field }) => field)).toEqual(['cardType', 'idcard']);
    expect((await page(token)).total).toBe(0);
  });

  it('takes numbers of other countries and of offices', async () => {
    const { token } = await companyOf(service);
    const phones = ['+49 30 901820', '021-5888 0000', '+85291234567'];
    const kept = [];
    for (const phone of phones) kept.push((await save(token, { phone })).result.phone);
    expect(kept).toEqual(['+4930901820', '+862158880000', '+85291234567']);
  });

  it('takes neither state nor owner nor dates from a client', async () => {
    const { token } = await companyOf(service);
    for (const field of ['status', 'exhibitorId', 'createTime', 'accountId', 'idcardMasked']) {
      expect((await save(token, { [field]: '2' })).status, field).toBe(400);
    }
  });

  describe.each([
    ['9', 3],
    ['9.5', 3],
    ['10', 5],
    ['18', 5],
    ['19', 8],
    ['36', 8],
    ['37', 12],
    ['54', 12],
    ['55', 16],
    ['72', 16],
    ['73', 20],
    ['107', 20],
    ['108', 25],
    ['350', 25],
    ['351', 25],
    ['399', 25],
    ['400', 100],
  ])('a booth of %s m²', (area, quota) => {
    let token: string;
    beforeAll(async () => {
      const company = await companyOf(service, area);
      ({ token } = company);
      const more = {
        language: 'ZH',
        cardType: '1',
        name: '李',
        companyName: '厂',
        position: '1',
        phone: '+86',
      };
      await service
        .database()
        .orm()
        .insert(badges)
        .values(
          Array.from({ length: quota - 1 }, () => ({
            ...more,
            exhibitorId: company.companyId,
            accountId: company.id,
            cardNumber: newCard(),
            status: reviewStatus.approved,
            createdAt: service.clock.now(),
          })),
        );
    });

    it(
      `has a quota of ${quota}, of which all but one are used`,
      { tags: ['VAL-064', 'EXH-109'] },
      async () => {
        expect(await allowance(token)).toMatchObject({
          area,
          quota,
          used: quota - 1,
          isClosed: false,
          notice: '',
        });
      },
    );

    it(`gets badge number ${quota} and no more`, { tags: ['EXH-106', 'ERR-031'] }, async () => {
      expect((await save(token)).status).toBe(200);
      expect(await save(token)).toMatchObject({ status: 400, message: '展商证数量已达上限，不能再添加' });
      expect((await save(token, {}, 'EN')).message).toBe('Cannot add more exhibitor badges');
      expect(await allowance(token, 'EN')).toMatchObject({
        quota,
        used: quota,
        notice: 'Cannot add more exhibitor badges',
      });
    });
  });

  it.each(['0', 'abc', '', '-0.5', '-9'])(
    'an area of %j is none',
    { tags: ['EXH-107', 'ERR-032', 'VAL-064'] },
    async (area) => {
      const { token } = await companyOf(service, area);
      expect((await save(token)).message).toBe('展位面积无效，请联系主办方核对');
      expect((await save(token, {}, 'EN')).message).toBe('Invalid booth area');
      expect(await allowance(token, 'EN')).toMatchObject({
        quota: null,
        used: 0,
        notice: 'Invalid booth area',
      });
    },
  );

  it('of 100 that ask at once exactly the quota is there', { tags: ['DESIGN-040', 'EXH-106'] }, async () => {
    const { token } = await companyOf(service, '36');
    const answers = await Promise.all(Array.from({ length: 100 }, () => save(token)));
    const said = answers.map(({ status, message }) => (status === 200 ? 'ok' : message));
    expect(said.filter((text) => text === 'ok')).toHaveLength(8);
    expect(new Set(said)).toEqual(new Set(['ok', '展商证数量已达上限，不能再添加']));
    expect((await page(token)).total).toBe(8);
  });

  it(
    'rejected ones do not count, so one of them comes back only into a free place, also at once',
    { tags: ['DESIGN-040'] },
    async () => {
      const { token } = await companyOf(service, '9');
      const rejected = [];
      for (const name of ['退回甲', '退回乙', '退回丙']) rejected.push((await save(token, { name })).result);
      await decide();
      expect(await allowance(token)).toMatchObject({ quota: 3, used: 0 });
      await save(token);
      await save(token);
      const answers = await Promise.all(
        rejected.map(({ id, idcard }) => save(token, { id, idcard, name: '甲乙' })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
      expect(await allowance(token)).toMatchObject({ used: 3 });
      expect((await page(token, '?status=3')).total).toBe(2);
    },
  );

  it('is one badge, however often it is sent at once; another for the same card is refused', async () => {
    const { token } = await companyOf(service);
    const idcard = newCard();
    const answers = await Promise.all(Array.from({ length: 50 }, () => save(token, { idcard })));
    expect(new Set(answers.map(({ status, result }) => `${status} ${result.id}`)).size).toBe(1);
    expect((await page(token)).total).toBe(1);
    expect(await save(token, { idcard, name: '王石' })).toMatchObject({
      status: 409,
      field: 'idcard',
      message: '该证件号码已申请过展商证',
    });
    await decide();
    expect((await save(token, { idcard })).status).toBe(409);
    const other = await companyOf(service);
    expect((await save(other.token, { idcard })).status).toBe(200);
  });

  it(
    'closes to the second, and before its time when the organiser says so',
    { tags: ['EXH-108', 'ERR-033'] },
    async () => {
      const { token } = await companyOf(service);
      const { result } = await save(token, { name: '请退回' });
      await decide();
      const answers = async () => [
        (await save(token)).message,
        (await save(token, {}, 'EN')).message,
        (await save(token, { id: result.id, name: '再来', idcard: result.idcard })).message,
        (await allowance(token, 'EN')).notice,
      ];
      const closed = (email: string) => [
        `展商证网上提交已截止，请发邮件至 ${email} 联系主办方`,
        `Online submission closed: contact by email ${email}`,
        `展商证网上提交已截止，请发邮件至 ${email} 联系主办方`,
        `Online submission closed: contact by email ${email}`,
      ];
      const before = service.clock.now();
      service.clock.set(new Date('2025-08-15T18:00:00+08:00'));
      expect(await answers()).toEqual(closed('badges@wirefair.example'));
      service.clock.set(new Date('2025-08-15T17:59:59+08:00'));
      expect((await save(token)).status).toBe(200);
      service.clock.set(before);
      await settle({ badges: { isClosed: true, contactEmail: 'pass@fair.example' } });
      expect(await answers()).toEqual(closed('pass@fair.example'));
      expect(await allowance(token)).toMatchObject({
        isClosed: true,
        closesAt: '2025-08-15 18:00:00',
        quota: 8,
      });
      // What is there can still be taken back.
      expect((await remove(token, result.id)).status).toBe(200);
      await settle({});
    },
  );

  it('the quota table is data of the edition', { tags: ['CONST-047'] }, async () => {
    const { token } = await companyOf(service, '40');
    await settle({ badges: { quota: [{ fromSquareMetres: 30, badges: 1 }] } });
    expect(await allowance(token)).toMatchObject({ quota: 1 });
    await save(token);
    expect((await save(token)).status).toBe(400);
    await settle({});
    expect(await allowance(token)).toMatchObject({ quota: 12 });
  });

  it(
    'only rejected ones are edited; one message for both other states',
    { tags: ['ERR-047', 'EXH-097', 'EXH-105', 'ERR-030', 'CONFLICT-051'] },
    async () => {
      const { token } = await companyOf(service);
      const { result } = await save(token);
      const edited = { id: result.id, idcard: result.idcard, name: '王小磊' };
      const refused = {
        ZH: '只能编辑审核未通过的数据',
        EN: 'Only data that failed the review can be edited',
      };
      for (const language of ['ZH', 'EN'] as const)
        expect(await save(token, edited, language)).toMatchObject({
          status: 400,
          message: refused[language],
        });
      await decide();
      for (const language of ['ZH', 'EN'] as const)
        expect(await save(token, edited, language)).toMatchObject({
          status: 400,
          message: refused[language],
        });

      const second = (await save(token, { name: '请退回' })).result;
      await decide();
      expect((await find(token, second.id)).result).toMatchObject({
        status: 3,
        status_dictText: '审核未通过',
      });
      expect((await find(token, second.id)).result.rejectReason).toMatch(/退回/);
      const again = await Promise.all(
        Array.from({ length: 20 }, () => save(token, { id: second.id, idcard: second.idcard, name: '刘洋' })),
      );
      const told = again.map(({ status, message, result }) => `${status} ${result.status} ${message}`);
      expect(new Set(told)).toEqual(new Set(['200 1 修改成功，正在审核。演示版将在约 20 秒后自动审核。']));
      const ids = async (query: string) => (await page(token, query)).records.map(({ id }) => id);
      expect(await ids('?status=1')).toEqual([second.id]);
      expect(await ids('?status=2')).toEqual([result.id]);
      expect(await ids('?status=3')).toEqual([]);
      for (const all of ['', '?status=0', '?status=']) expect(await ids(all)).toHaveLength(2);
    },
  );

  it('tells the applicant of a decision by the name alone, never by the number', async () => {
    const { companyId } = await companyOf(service);
    const { token } = await signedIn(service, 'exhibitor', {
      exhibitorId: companyId,
      email: `badge${companyId}@fair.example`,
    });
    const { result } = await save(token, { name: 'Reject Smith' }, 'EN');
    await decide();
    const message = required(service.sent.at(-1));
    expect(message).toMatchObject({
      recipient: `badge${companyId}@fair.example`,
      subject: 'Your application for an exhibitor badge was not approved',
    });
    expect(JSON.stringify(message)).toContain('Reject Smith');
    expect(JSON.stringify(message)).not.toContain(result.idcard);
  });

  it(
    'deletes several that are not approved, all or none',
    { tags: ['CONFLICT-023', 'DESIGN-010', 'EXH-104', 'REST-039'] },
    async () => {
      const { token } = await companyOf(service);
      const approved = (await save(token)).result.id;
      await decide();
      const rejected = (await save(token, { name: '退回' })).result.id;
      await decide();
      const waiting = (await save(token)).result.id;
      expect(await remove(token, waiting, approved)).toMatchObject({
        status: 400,
        message: '审核通过的展商证不能删除',
      });
      expect(await remove(token, waiting, '12345')).toMatchObject({ status: 404, message: '展商证不存在' });
      expect((await page(token)).total).toBe(3);
      expect(await remove(token, waiting, rejected)).toMatchObject({ status: 200, message: '删除成功' });
      expect((await page(token)).records.map(({ id }) => id)).toEqual([approved]);
      expect((await remove(token, waiting)).status).toBe(404);
      for (const ids of ['', 'x', '1,', '1,x', Array.from({ length: 11 }, () => '1').join()])
        expect(
          (await service.call('DELETE', `${list}/${ids}`, { token })).status,
          ids,
        ).toBeGreaterThanOrEqual(400);
    },
  );

  it("another company's answers like an unknown one; everybody of the own company sees and changes it", async () => {
    const [mine, other] = [await companyOf(service), await companyOf(service)];
    const { result } = await save(mine.token, { name: '退回' });
    await decide();
    const tries = (token: string, id: string) =>
      Promise.all([find(token, id), remove(token, id), save(token, { id, idcard: result.idcard })]);
    const foreign = await tries(other.token, result.id);
    for (const unknown of ['12345', '9'.repeat(32)]) {
      const answers = await tries(other.token, unknown);
      expect(answers.map((answer) => ({ ...answer, timestamp: 0 }))).toEqual(
        foreign.map((answer) => ({ ...answer, timestamp: 0 })),
      );
    }
    expect(foreign.map(({ status, message }) => [status, message])).toEqual(
      Array.from({ length: 3 }, () => [404, '展商证不存在']),
    );
    const colleague = await signedIn(service, 'exhibitor', { exhibitorId: mine.companyId });
    expect((await find(colleague.token, result.id)).result.idcard).toBe(result.idcard);
    expect((await save(colleague.token, { id: result.id, idcard: result.idcard })).result.status).toBe(1);
  });

  it('refuses guests, visitors and accounts without a company everywhere', async () => {
    const visitor = await signedIn(service);
    const none = await signedIn(service, 'exhibitor');
    for (const [method, address] of [
      ['GET', list],
      ['GET', `${list}/allowance`],
      ['GET', `${url}?id=1`],
      ['DELETE', `${list}/1`],
      ['POST', url],
      ['GET', '/files/own/badges-cn.xlsx'],
    ] as const) {
      const body = method === 'POST' ? { body: person } : {};
      const answer = async (token?: string) => {
        const { status, code } = await service.call(method, address, {
          ...body,
          ...(token ? { token } : {}),
        });
        return [status, code];
      };
      expect(await answer(), address).toEqual([401, 401]);
      expect(await answer(visitor.token), address).toEqual([403, 500]);
      expect(await answer(none.token), address).toEqual([403, 510]);
    }
  });

  it(
    'a passport comes with a picture that only the company sees',
    { tags: ['EXH-101', 'DESIGN-041'] },
    async () => {
      const [mine, other] = [await companyOf(service), await companyOf(service)];
      const address = await send(mine.token, '?private=true');
      expect(address).toMatch(/^\/files\/own\/uploads\/[0-9a-f]{32}\.jpg$/);
      const passport = { cardType: '-1', idcard: 'E12345678', cardImage: address };
      const open = await send(mine.token, '');
      for (const [token, cardImage] of [
        [other.token, address],
        [mine.token, open],
        [mine.token, address.replace('/own', '')],
        [mine.token, 'https://evil.example/x.png'],
      ] as const) {
        expect(await save(token, { ...passport, cardImage })).toMatchObject({
          status: 400,
          field: 'cardImage',
          message: '上传的文件不存在',
        });
      }
      const { result } = await save(mine.token, { ...passport, name: '退回' });
      expect(result).toMatchObject({
        cardType: '-1',
        cardType_dictText: '护照 / 其他证件',
        cardImage: address,
      });

      const colleague = await signedIn(service, 'exhibitor', { exhibitorId: mine.companyId });
      const visitor = await signedIn(service);
      for (const at of [address, `${address}?w=160`]) {
        for (const token of [mine.token, colleague.token]) {
          const answer = await load(at, token);
          expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
          expect(answer.headers['content-type']).toMatch(/^image\//);
        }
        for (const token of [other.token, visitor.token])
          expect((await load(at, token)).statusCode).toBe(404);
        expect((await load(at)).statusCode).toBe(401);
        // Its name opens nothing in public, whoever asks.
        expect((await load(at.replace('/own', ''), mine.token)).statusCode).toBe(404);
      }
      const unknown = address.replace(/[0-9a-f]{32}/, '0'.repeat(32));
      const [foreign, none] = await Promise.all([load(address, other.token), load(unknown, other.token)]);
      expect({ ...foreign.json<object>(), timestamp: 0 }).toEqual({ ...none.json<object>(), timestamp: 0 });
      expect((await load(open)).statusCode).toBe(200);

      await decide();
      // Whoever of the company edits it may leave the picture as it is; as an identity card it has none.
      const kept = await save(colleague.token, { ...passport, id: result.id, name: '陈晨' });
      expect(kept.result).toMatchObject({ status: 1, cardImage: address });
      expect((await save(mine.token, { cardImage: address })).result.cardImage).toBe('');
    },
  );

  it('lists ten a page, newest first', { tags: ['CONST-032', 'EXH-097'] }, async () => {
    const { token } = await companyOf(service, '400');
    for (let number = 1; number <= 12; number += 1) {
      service.clock.set(new Date(Date.UTC(2025, 5, 20, 1, number)));
      await save(token, { name: `第 ${number} 位` });
    }
    const first = await page(token);
    expect([first.size, first.records.length, first.total]).toEqual([10, 10, 12]);
    expect(first.records[0]?.name).toBe('第 12 位');
    expect((await page(token, '?pageNo=2')).records.map(({ name }) => name)).toEqual(['第 2 位', '第 1 位']);
  });

  it('promises 15 a company downloads its badges; no cell is a formula, no number is whole', async () => {
    const { token, companyId } = await companyOf(service);
    await service
      .database()
      .orm()
      .update(exhibitors)
      .set({ nameCn: '甲厂' })
      .where(eq(exhibitors.id, companyId));
    const { result } = await save(token, { name: '=1+1', companyName: '@SUM(A1)', phone: '+49 30 901820' });
    const other = await companyOf(service);
    await save(other.token, { name: '外人' });
    const answer = await load('/files/own/badges-en.xlsx', token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="badges-en.xlsx"',
      'cache-control': 'private, no-store',
    });
    const rows = await readSheet(answer.rawPayload);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.slice(0, 3)).toEqual(['Name', 'Company', 'Position']);
    expect(rows[1]?.slice(0, 6)).toEqual([
      '=1+1',
      '@SUM(A1)',
      'Marketing or sales',
      '+4930901820',
      'Chinese ID card',
      result.idcardMasked,
    ]);
    expect((await readSheet((await load('/files/own/badges-cn.xlsx', token)).rawPayload))[0]?.[0]).toBe(
      '姓名',
    );
  });
});
