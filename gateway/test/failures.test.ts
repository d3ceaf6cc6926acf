import { describe, expect, it } from 'vitest';
import { RawReply, refusal, silence } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue } from './support/records.ts';

const products = '{ products { totalCount } }';

describe('failures of the REST server', () => {
  it.each([
    ['an HTML page', new RawReply(200, '<html>')],
    ['half a JSON', new RawReply(200, '{"success": tr')],
    ['null', new RawReply(200, 'null')],
    ['a bare list', new RawReply(200, '[]')],
    ['a gateway error', new RawReply(502, 'bad gateway')],
    ['a 503 envelope', refusal(503, 500, 'secret detail')],
  ])('%s is told as unavailable, without details', async (_name, reply) => {
    const { query } = await useGateway({ '/app/info/getEntriesList': () => reply });
    const zh = await query(products);
    expect(zh.errors).toEqual([
      {
        message: '数据服务暂时不可用，请稍后再试',
        path: ['products'],
        extensions: { code: 'UPSTREAM_UNAVAILABLE' },
      },
    ]);
    const en = await query(products, { headers: { language: 'EN' } });
    expect(en.errors?.[0]?.message).toBe('The data service is not available right now, please try again');
  });

  it('a record that cannot be read is a fault, told in the caller’s language without its cause', async () => {
    const result = { records: [{ id: {} }], total: 1, size: 10, current: 1, pages: 1 };
    const body = JSON.stringify({ success: true, message: '', code: 200, result, timestamp: 0 });
    const { query } = await useGateway({ '/app/info/getEntriesList': () => new RawReply(200, body) });
    const ids = '{ products { nodes { id } } }';
    const [zh] = (await query(ids)).errors ?? [];
    expect(zh).toMatchObject({
      message: '系统繁忙，请稍后再试',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    const [en] = (await query(ids, { headers: { language: 'EN' } })).errors ?? [];
    expect(en?.message).toBe('Something went wrong. Please try again');
  });

  it('silence ends with an error, not with waiting', { tags: ['REST-002'] }, async () => {
    const { query } = await useGateway(
      { '/app/info/getEntriesList': () => silence },
      { READ_TIMEOUT_MS: '200' },
    );
    const startedAt = Date.now();
    const answer = await query(products);
    expect(answer.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    expect(Date.now() - startedAt).toBeLessThan(5000);
  });

  it('a part that fails leaves the others standing', async () => {
    const { query } = await useGateway({
      ...catalogue(),
      '/app/catalogue/companies': () => new RawReply(500, ''),
    });
    const answer = await query('{ products(pageSize: 2) { totalCount } exhibitor(id: "1") { name } }');
    expect(answer.data).toEqual({ products: { totalCount: 4600 }, exhibitor: null });
    expect(answer.errors).toHaveLength(1);
    expect(answer.errors?.[0]?.path).toEqual(['exhibitor']);
  });

  it('refusals keep the message of the REST server and get the code that fits', async () => {
    for (const [status, code, expected] of [
      [401, 401, 'UNAUTHENTICATED'],
      [403, 510, 'FORBIDDEN'],
      [429, 429, 'TOO_MANY_REQUESTS'],
      [400, 500, 'BAD_USER_INPUT'],
    ] as const) {
      const { query } = await useGateway({ '/app/info/getEntriesList': () => refusal(status, code, '不行') });
      expect((await query(products)).errors?.[0]).toMatchObject({
        message: '不行',
        extensions: { code: expected },
      });
    }
  });

  it('a server without room for writes is told in its own words, and still asked for reads', async () => {
    const words = 'There is no room left on the server';
    const { query } = await useGateway({
      ...catalogue(),
      '/app/user/addExhibition': () => refusal(507, 500, words),
    });
    const input = { role: 'VISITOR', companyName: 'a', contactName: 'b', email: 'c@d.ee' };
    const text = 'mutation ($input: SubscribeInput!) { subscribe(input: $input) { errors { message } } }';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { data } = await query(text, { variables: { input } });
      expect(data).toEqual({ subscribe: { errors: [{ message: words }] } });
      expect((await query(products)).data).toEqual({ products: { totalCount: 4600 } });
    }
  });

  it('a server that is down is asked rarely, and found again when it is back', async () => {
    const { query, rest } = await useGateway({ '/app/info/getEntriesList': () => new RawReply(500, '') });
    for (let attempt = 0; attempt < 20; attempt += 1) await query(products);
    expect(rest.calls.length).toBeLessThan(10);
    rest.answers['/app/info/getEntriesList'] = catalogue()['/app/info/getEntriesList'];
    await expect
      .poll(async () => (await query(products)).data, { timeout: 5000, interval: 100 })
      .toEqual({ products: { totalCount: 4600 } });
  });

  const subscribe =
    'mutation ($input: SubscribeInput!) { subscribe(input: $input) { message errors { code message } } }';
  const subscriber = {
    input: { role: 'VISITOR', companyName: 'a', contactName: 'b', email: 'c@d.ee' },
  };

  it.each([
    ['a 503', refusal(503, 500, '服务暂时不可用')],
    ['a full disk', refusal(507, 500, '磁盘空间不足')],
    ['nothing', silence],
  ])('writes that are answered by %s leave reads alone', async (_name, reply) => {
    const { query } = await useGateway(
      { ...catalogue(), '/app/user/addExhibition': () => reply },
      { WRITE_TIMEOUT_MS: '100' },
    );
    const write = () => query(subscribe, { variables: subscriber });
    await Promise.all(Array.from({ length: 12 }, write));
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await query(products)).data).toEqual({ products: { totalCount: 4600 } });
  });

  it('writes that wait for an answer leave connections to reads', async () => {
    const { query, rest } = await useGateway({ ...catalogue(), '/app/user/addExhibition': () => silence });
    for (let one = 0; one < 40; one += 1) void query(subscribe, { variables: subscriber });
    await expect.poll(() => rest.calls.length).toBeGreaterThanOrEqual(32);
    expect((await query(products)).data).toEqual({ products: { totalCount: 4600 } });
  });

  it.each([
    [200, '姓名不能为空'],
    [400, '姓名不能为空'],
    [500, '姓名不能为空'],
    [507, '磁盘空间不足'],
  ])(
    'a refusal of a write with status %i and an envelope of code 500 is told, and every time anew',
    async (status, text) => {
      const { query, rest } = await useGateway({
        '/app/user/addExhibition': () => refusal(status, 500, text),
      });
      for (let attempt = 0; attempt < 10; attempt += 1) {
        const answer = await query(subscribe, { variables: subscriber });
        expect(answer.data).toMatchObject({ subscribe: { errors: [{ message: text }] } });
      }
      expect(rest.calls).toHaveLength(10);
    },
  );

  it('refused subscriptions are data, failed ones errors', async () => {
    const input = { role: 'VISITOR', companyName: 'a', contactName: 'b', email: 'c@d.ee' };
    const text =
      'mutation ($input: SubscribeInput!) { subscribe(input: $input) { message errors { code message } } }';
    for (const [reply, payload] of [
      [null, { message: 'ok', errors: [] }],
      [
        refusal(409, 500, '该邮箱已订阅'),
        { message: null, errors: [{ code: 'DUPLICATE', message: '该邮箱已订阅' }] },
      ],
      [
        refusal(400, 500, '请输入邮箱'),
        { message: null, errors: [{ code: 'INVALID', message: '请输入邮箱' }] },
      ],
    ] as const) {
      const { query } = await useGateway({ '/app/user/addExhibition': () => reply });
      expect((await query(text, { variables: { input } })).data).toEqual({ subscribe: payload });
    }
    const { query } = await useGateway({ '/app/user/addExhibition': () => new RawReply(500, '') });
    expect((await query(text, { variables: { input } })).errors?.[0]?.extensions.code).toBe(
      'UPSTREAM_UNAVAILABLE',
    );
  });
});
