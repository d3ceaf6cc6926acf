import { brotliDecompressSync } from 'node:zlib';
import { GraphQLError, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { localiseError } from '../src/graphql/errors.ts';
import { examples } from '../src/endpoints/explorer.ts';
import { executableSchema } from '../src/schema/schema.ts';
import { useGateway } from './support/gateway.ts';
import { catalogue } from './support/records.ts';

const nested = (depth: number): string =>
  depth === 0 ? 'id' : `id exhibitor { products(pageSize: 1) { nodes { ${nested(depth - 1)} } } }`;
const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

/** Costs a little more than an operation may. */
const bulky =
  'products(pageSize: 100) { nodes { exhibitor { products(pageSize: 100) { nodes { id title } } } } }';
/** What the standard introspection query asks for, in one selection. */
const wholeSchema =
  '__schema { types { kind name description fields(includeDeprecated: true) { name description ' +
  'args { name description type { kind name ofType { kind name ofType { kind name ofType { kind name ' +
  'ofType { kind name } } } } } defaultValue isDeprecated deprecationReason } ' +
  'type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } ' +
  'isDeprecated deprecationReason } } }';

describe('limits of operations', () => {
  it.each([
    ['depth', `{ products { nodes { ${nested(6)} } } }`],
    ['aliases', `{ ${many(40, (index) => `a${index}: hotTags { id }`)} }`],
    ['repeated fields', `{ hotTags { ${many(500, () => 'id')} } }`],
    [
      'lists in lists',
      '{ products(pageSize: 100) { nodes { exhibitor { products(pageSize: 100) { nodes { id title tags brief } } } } } }',
    ],
    [
      'fragments in fragments',
      `{ products { nodes { ...a } } } ${many(8, (index) => `fragment ${'abcdefghi'[index]} on Product { relatedProducts { ...${'abcdefghi'[index + 1]} ...${'abcdefghi'[index + 1]} } }`)} fragment i on Product { id }`,
    ],
    [
      'related products of related products',
      '{ products { nodes { relatedProducts { relatedProducts { relatedProducts { relatedProducts { relatedProducts { relatedProducts { id } } } } } } } } }',
    ],
    ['categories of categories', '{ categories { children { children { children { children { id } } } } } }'],
    [
      'a negative page size beside much',
      `{ recommendedProducts(pageSize: -2000000) { nodes { id } } ${bulky} }`,
    ],
    ['the schema, often', `{ ${many(40, (index) => `a${index}: __schema { types { name } }`)} }`],
    ['the schema, several times', `{ ${many(5, (index) => `a${index}: ${wholeSchema}`)} }`],
    [
      'the schema, in a fragment',
      `{ ...a ...b } ${['a', 'b'].map((name) => `fragment ${name} on Query { ${many(3, (index) => `${name}${index}: ${wholeSchema}`)} }`).join(' ')}`,
    ],
    ['names of types', `{ ${many(500, () => '__typename')} }`],
  ])('refuses too much: %s', async (_name, text) => {
    const { query, rest } = await useGateway(catalogue());
    const answer = await query(text);
    expect(answer.status).toBe(400);
    expect(answer.errors?.map(({ extensions }) => extensions.code)).toContain('TOO_COSTLY');
    expect(rest.calls).toEqual([]);
  });

  it.each([
    ['a page size', { inner: 100 }],
    ['the default of a page size', {}],
  ])('counts %s that a variable brings', async (_name, variables) => {
    const { query, rest } = await useGateway(catalogue());
    const text = `query ($inner: Int! = 99) {
      products(pageSize: 100) { nodes { exhibitor { products(pageSize: $inner) { nodes { id title } } } } }
    }`;
    const answer = await query(text, { variables, headers: { language: 'EN' } });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual([
      {
        message: expect.stringMatching(
          /^The cost of this operation is \d+; at most 20000 is allowed/,
        ) as string,
        extensions: { code: 'TOO_COSTLY' },
      },
    ]);
    expect(rest.calls).toEqual([]);
  });

  it('does not count what a directive leaves out', async () => {
    const { query } = await useGateway({ ...catalogue(), '/app/info/hotClassifyTags': () => [] });
    const text = `query ($all: Boolean!) { hotTags { id } ... @include(if: $all) { ${bulky} } }`;
    expect((await query(text, { variables: { all: false } })).errors).toBeUndefined();
    expect((await query(text, { variables: { all: true } })).status).toBe(400);
  });

  it.each([
    ['too many objects', 21_000, 'x', 'The answer holds more than 20000 objects; ask for shorter lists'],
    [
      'too many bytes',
      1000,
      '线缆'.repeat(200),
      'The answer is larger than 1 MB; ask for shorter lists or fewer fields',
    ],
  ])('sends no part of an answer of %s', async (_name, length, name, message) => {
    const tag = (_value: unknown, id: number) => ({ code: String(id), nameCn: name, nameEn: name });
    const { query } = await useGateway({
      ...catalogue(),
      '/app/info/hotClassifyTags': () => Array.from({ length }, tag),
    });
    const answer = await query('{ hotTags { id name } }', { headers: { language: 'EN' } });
    expect(answer.data).toBeNull();
    expect(answer.errors).toEqual([{ message, extensions: { code: 'TOO_COSTLY' } }]);
    const compressed = await query('{ hotTags { id name } }', {
      headers: { language: 'EN', 'accept-encoding': 'gzip' },
    });
    expect(compressed.errors).toEqual(answer.errors);
  });

  it('refuses bodies in other encodings than UTF-8', async () => {
    const { app } = await useGateway(catalogue());
    const send = (charset: string) =>
      app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': `application/json; charset=${charset}`, language: 'EN' },
        payload: '{"query":"{ __typename }"}',
      });
    for (const charset of ['utf-7', 'utf-16', '"UTF-32"', '']) {
      const answer = await send(charset);
      expect([charset, answer.statusCode]).toEqual([charset, 415]);
      expect(answer.json()).toEqual({
        errors: [{ message: 'The request must be encoded in UTF-8', extensions: { code: 'BAD_REQUEST' } }],
        extensions: { requestId: answer.headers['x-request-id'] },
      });
    }
    for (const charset of ['UTF-8', '"utf-8"']) expect((await send(charset)).statusCode).toBe(200);
  });

  it.each([
    [{ version: 1, sha256Hash: 'a'.repeat(64) }, '{ __typename }', 'BAD_REQUEST'],
    [{ version: 2, sha256Hash: 'a'.repeat(64) }, undefined, 'BAD_REQUEST'],
    [7, undefined, 'BAD_REQUEST'],
    [{ version: 1, sha256Hash: 'a'.repeat(64) }, undefined, 'PERSISTED_QUERY_NOT_FOUND'],
  ])('says what is wrong with the persisted query %j', async (persistedQuery, query, code) => {
    const { app } = await useGateway(catalogue());
    const headers = { 'content-type': 'application/json', language: 'ZH' };
    const payload = { query, extensions: { persistedQuery } };
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload });
    const { errors } = answer.json<{ errors: { message: string; extensions: { code: string } }[] }>();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual([code]);
    // Clients compare this text, so it has one language.
    if (code === 'PERSISTED_QUERY_NOT_FOUND') expect(errors[0]?.message).toBe('PersistedQueryNotFound');
  });

  it('refuses a document of too many tokens, a fragment inside itself and a body that is too large', async () => {
    const { query, app } = await useGateway(catalogue());
    const long = await query(`{ ${many(2100, () => 'hotTags')} }`);
    expect(long).toMatchObject({ status: 400, errors: [{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }] });
    const round = await query(
      '{ products { nodes { ...a } } } fragment a on Product { relatedProducts { ...a } }',
    );
    expect(round.status).toBe(400);
    const huge = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ query: '{ __typename }', variables: { keyword: 'x'.repeat(1_000_000) } }),
    });
    expect(huge.statusCode).toBe(413);
    expect(huge.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });

  it.each([
    ['ZH', '该操作嵌套过深'],
    ['EN', 'The operation is nested too deeply'],
  ] as const)(
    'tells of a document, %s, neither the machine behind it nor all of a long name',
    async (language, nested) => {
      // As the parser fails whose stack ends before the tokens do: how deep that is depends on the machine.
      const extensions = { code: 'GRAPHQL_PARSE_FAILED' };
      const error = new GraphQLError('Maximum call stack size exceeded', { extensions });
      localiseError(error, language, () => expect.unreachable());
      expect(error.toJSON()).toEqual({ message: nested, extensions });

      const { query } = await useGateway(catalogue());
      const long = await query(`{ ${'a'.repeat(400_000)} }`, { headers: { language } });
      expect(long.status).toBe(400);
      expect(long.errors?.[0]?.message.length).toBeLessThan(600);
    },
  );

  it.each([
    ['page: 0', 'page 不能小于 1', 'page must be at least 1'],
    ['page: -3', 'page 不能小于 1', 'page must be at least 1'],
    ['page: 10001', 'page 不能大于 10000', 'page must be at most 10000'],
    ['pageSize: 10000000', 'pageSize 不能大于 100', 'pageSize must be at most 100'],
    [
      'filter: { keyword: "' + 'x'.repeat(101) + '" }',
      'keyword 不能超过 100 个字符',
      'keyword cannot exceed 100 characters',
    ],
  ])('refuses products(%s) in the language of the request', async (args, chinese, english) => {
    const { query, rest } = await useGateway(catalogue());
    const text = `{ products(${args}) { totalCount } }`;
    for (const [language, message] of [
      ['ZH', chinese],
      ['EN', english],
    ] as const) {
      const answer = await query(text, { headers: { language } });
      expect(answer.errors).toEqual([
        { message, path: ['products'], extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    }
    expect(rest.calls).toEqual([]);
  });

  it.each([
    [{ page: 'x' }, '变量 $page 的值不符合类型 Int', /^Variable "\$page" got invalid value/],
    [{ keyword: '\ud800' }, '文本中含有无法识别的字符', /^The text contains characters/],
    [{ filter: 1 }, '变量 $filter 的值不符合类型 ProductFilter', /^Variable "\$filter"/],
  ])('refuses variables %j in the language of the request', async (variables, chinese, english) => {
    const { query, rest } = await useGateway(catalogue());
    const text = `query ($page: Int, $keyword: String, $filter: ProductFilter) {
      products(page: $page, filter: $filter) { totalCount }
      recommendedExhibitors(keyword: $keyword) { totalCount }
    }`;
    const inChinese = await query(text, { variables });
    expect(inChinese.errors).toMatchObject([{ message: chinese, extensions: { code: 'BAD_USER_INPUT' } }]);
    const inEnglish = await query(text, { variables, headers: { language: 'EN' } });
    expect(inEnglish.errors).toMatchObject([{ message: english, extensions: { code: 'BAD_USER_INPUT' } }]);
    expect([inChinese.status, inEnglish.status]).toEqual([400, 400]);
    expect(rest.calls).toEqual([]);
  });

  it('says in the language of the request that it is too large, malformed or not of the schema', async () => {
    const { app, query } = await useGateway(catalogue());
    const send = async (payload: string, language: string) => {
      const headers = { 'content-type': 'application/json', language };
      return (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json<unknown>();
    };
    const told = (message: string) => ({
      errors: [{ message, extensions: { code: 'BAD_REQUEST' } }],
      extensions: { requestId: expect.any(String) },
    });
    expect(await send('x'.repeat(1_000_000), 'ZH')).toEqual(told('请求内容过大'));
    expect(await send('x'.repeat(1_000_000), 'EN')).toEqual(told('The request is too large'));
    expect(await send('{', 'ZH')).toEqual(told('请求格式不正确'));
    expect(await send('{', 'EN')).toEqual(told('The request is not well-formed'));
    expect((await query('{ nothing }')).errors?.[0]?.message).toBe(
      '查询无效：Cannot query field "nothing" on type "Query".',
    );
  });

  it('counts characters as people see them', async () => {
    const { query } = await useGateway(catalogue());
    const family = '👩‍👩‍👧‍👦';
    const answer = await query(
      'query ($keyword: String) { products(filter: { keyword: $keyword }) { totalCount } }',
      {
        variables: { keyword: family.repeat(100) },
      },
    );
    expect(answer.errors).toBeUndefined();
  });

  it('refuses requests that a foreign page could send, and several operations in one', async () => {
    const { app } = await useGateway(catalogue());
    const plain = await app.inject({ method: 'GET', url: '/graphql?query={hotTags{id}}' });
    expect(plain.statusCode).toBe(400);
    const batch = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: [{ query: '{ __typename }' }],
    });
    expect(batch.statusCode).toBe(400);
  });

  it('answers introspection in full, and not at all when it is turned off', async () => {
    const text =
      '{ __schema { types { name description fields { name args { name type { name ofType { name ofType { name } } } } } } } }';
    const { query } = await useGateway(catalogue());
    expect((await query(text)).errors).toBeUndefined();
    const closed = await useGateway(catalogue(), { GRAPHQL_INTROSPECTION: 'off' });
    expect((await closed.query(text)).status).toBe(400);
  });

  it('shows the explorer to browsers without asking anyone else for anything', async () => {
    const { app } = await useGateway(catalogue());
    const headers = { accept: 'text/html,*/*' };
    const page = await app.inject({ url: '/graphql', headers });
    expect((await app.inject({ url: '/graphql?query={hotTags{id}}', headers })).body).toBe(page.body);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/text\/html/);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'self'/);
    expect(/script-src ([^;]*);/.exec(policy)?.[1]?.trim()).toBe("'self'");
    expect(page.body).not.toContain('<script>');
  });

  it('the explorer is a small page with files that browsers keep', async () => {
    const { app } = await useGateway(catalogue());
    const page = await app.inject({ url: '/graphql', headers: { accept: 'text/html' } });
    expect(page.body.length).toBeLessThan(2000);
    const files = [...page.body.matchAll(/(?:src|href)="(\/graphql\/explorer\/[^"]+)"/g)].map(
      ([, file]) => file,
    );
    expect(files).toHaveLength(2);
    for (const url of files) {
      const whole = await app.inject({ url });
      const packed = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
      expect(packed.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        vary: 'accept-encoding',
      });
      expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length / 2);
      expect(brotliDecompressSync(packed.rawPayload).equals(whole.rawPayload)).toBe(true);
    }
    for (const example of examples) expect(validate(executableSchema(), parse(example)), example).toEqual([]);
    expect((await app.inject({ url: '/graphql/explorer/none.js' })).statusCode).toBe(404);
    const closed = await useGateway(catalogue(), { GRAPHQL_EXPLORER: 'off' });
    expect((await closed.app.inject({ url: files[0] ?? '' })).statusCode).toBe(404);
  });

  it.each([
    [{ NODE_ENV: 'production' }, 400],
    [{ DEMO_EDITION: '0' }, 400],
    [{ GRAPHQL_EXPLORER: 'off' }, 400],
    [{ NODE_ENV: 'production', DEMO_EDITION: '1' }, 200],
    [{ NODE_ENV: 'production', GRAPHQL_EXPLORER: 'on' }, 200],
    [{}, 200],
  ])('shows the explorer with %j as status %i', async (env: Record<string, string>, status) => {
    const { app } = await useGateway(catalogue(), env);
    const page = await app.inject({ url: '/graphql', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(status);
    expect(page.body.includes('/graphql/explorer/')).toBe(status === 200);
  });
});
