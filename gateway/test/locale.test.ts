import { describe, expect, it } from 'vitest';
import { RawReply } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { KEY, partnerGateway } from './support/partner-gateway.ts';
import { catalogue, company, entry, post } from './support/records.ts';
import { first } from './support/required.ts';

describe('locale-aware fields', () => {
  const text = '{ exhibitor(id: "1") { name tags zh: name(locale: ZH) en: name(locale: EN) } }';

  it.each([
    [{}, '公司1', 'zh-CN'],
    [{ language: 'ZH' }, '公司1', 'zh-CN'],
    [{ language: 'EN' }, 'Company 1', 'en'],
    [{ language: 'JA' }, 'Company 1', 'en'],
    [{ cookie: 'a=b; lang=EN' }, 'Company 1', 'en'],
    [{ cookie: 'lang=EN', language: 'ZH' }, '公司1', 'zh-CN'],
    [{ 'accept-language': 'en-GB,en;q=0.9,zh;q=0.8' }, 'Company 1', 'en'],
    [{ 'accept-language': 'de-DE,zh-TW;q=0.7,en;q=0.5' }, '公司1', 'zh-CN'],
    [{ 'accept-language': 'fr' }, '公司1', 'zh-CN'],
    [{ 'accept-language': '*' }, '公司1', 'zh-CN'],
    [{ 'accept-language': 'en;q=0,;;,' }, '公司1', 'zh-CN'],
    [{ 'accept-language': 'en', language: 'ZH' }, '公司1', 'zh-CN'],
    [{ 'accept-language': 'en', cookie: 'lang=ZH' }, '公司1', 'zh-CN'],
  ])('with headers %j the name is %s', { tags: ['SHELL-086', 'SHELL-088'] }, async (headers, name, tag) => {
    const { query, rest } = await useGateway(catalogue());
    const answer = await query(text, { headers: headers });
    expect(answer.data).toMatchObject({ exhibitor: { name, zh: '公司1', en: 'Company 1' } });
    expect(answer.headers['content-language']).toBe(tag);
    expect(rest.calls[0]?.language).toBe(tag === 'en' ? 'EN' : 'ZH');
  });

  it('serves the other side where one is blank, never an empty label', async () => {
    const { query } = await useGateway({
      ...catalogue(),
      '/app/catalogue/companies': () => [company(1, { companyNameEn: '', tags: '' })],
    });
    const answer = await query(text, { headers: { language: 'EN' } });
    expect(answer.data).toEqual({
      exhibitor: { name: '公司1', tags: ['cable', 'high voltage'], zh: '公司1', en: '公司1' },
    });
  });

  it('gives words, kinds and instants of a request in both languages', async () => {
    const { query } = await useGateway({ '/app/sourcing/postsByIds': () => [post(5)] });
    const answer = await query(
      `{ buyerPost(id: "5") { publishType publishTypeLabel(locale: EN) purchaseTypes purchaseTypeLabels
         content(locale: EN) quantity createdAt applicantCount imageUrl } }`,
    );
    expect(answer.data).toEqual({
      buyerPost: {
        publishType: 'URGENT',
        publishTypeLabel: 'Urgent need',
        purchaseTypes: ['RAW_MATERIALS', 'PRODUCTS'],
        purchaseTypeLabels: ['原材料', '半成品或成品'],
        content: 'Copper rod wanted',
        quantity: '50 吨',
        createdAt: '2025-06-01T08:00:00+08:00',
        applicantCount: 3,
        imageUrl: null,
      },
    });
  });

  it('falls back between the keys of a page text', async () => {
    const { query } = await useGateway({ '/app/config/LAST_VIEW': () => '回顾' });
    const answer = await query(
      '{ zh: pageText(key: "LAST_VIEW") en: pageText(key: "LAST_VIEW", locale: EN) none: pageText(key: "x") }',
    );
    expect(answer.data).toEqual({ zh: '回顾', en: '回顾', none: null });
  });

  it(
    'what has one side only is asked for by its bare key, in either language',
    { tags: ['CONFLICT-025'] },
    async () => {
      const { query, rest } = await useGateway({
        '/app/config/VISA_IMAGE': () => '/visa.svg',
        '/app/config/VISA_TITLE_EN': () => 'Visa',
      });
      const answer = await query(
        '{ image: pageText(key: "VISA_IMAGE", locale: ZH) title: pageText(key: "VISA_TITLE") }',
        { headers: { language: 'EN' } },
      );
      expect(answer.data).toEqual({ image: '/visa.svg', title: 'Visa' });
      expect(rest.paths().sort()).toEqual(['/app/config/VISA_IMAGE', '/app/config/VISA_TITLE_EN']);
    },
  );

  it('knows nothing of ids that are none', async () => {
    const { query, rest } = await useGateway({ ...catalogue(), '/app/catalogue/entries': () => [entry(1)] });
    const answer = await query(
      '{ a: product(id: "abc") { id } b: product(id: "77") { id } c: product(id: "1") { id } }',
    );
    expect(answer.data).toEqual({ a: null, b: null, c: { id: '1' } });
    expect(decodeURIComponent(first(rest.calls).path)).toBe('/app/catalogue/entries?ids=77,1');
  });
});

describe('the language of a refusal', () => {
  const withKey = { authorization: `Bearer ${KEY}` };
  const json = { 'content-type': 'application/json' };
  const large = JSON.stringify({ query: '{ __typename }', variables: { text: 'x'.repeat(600_000) } });

  it.each<[string, object, string]>([
    [
      'a body above the limit',
      { method: 'POST', url: '/graphql', headers: json, payload: large },
      'The request is too large',
    ],
    [
      'a body that is no JSON',
      { method: 'POST', url: '/graphql', headers: json, payload: '{' },
      'The request is not well-formed',
    ],
    [
      'a subscription without events',
      { method: 'POST', url: '/graphql/stream', headers: json, payload: '{}' },
      'Ask this address with Accept: text/event-stream',
    ],
    [
      'a file that cannot be read',
      { url: '/files/a.pdf', headers: {} },
      'The data service is not available right now',
    ],
  ])('is English for a program with a key, and Chinese for others: %s', async (_what, request, english) => {
    const { app, rest } = await partnerGateway();
    rest.answers['/files/a.pdf'] = () =>
      new RawReply(200, '', { connection: 'close', 'content-length': '-1' });
    const options: { headers: object } = { headers: {}, ...request };
    const messageTo = async (more: object) => {
      const answer = await app.inject({ ...options, headers: { ...options.headers, ...more } });
      return JSON.stringify(answer.json());
    };
    expect(await messageTo(withKey)).toContain(english);
    expect(await messageTo({ ...withKey, language: 'ZH' })).not.toContain(english);
    expect(await messageTo({})).toMatch(/[\u4e00-\u9fff]/);
  });
});
