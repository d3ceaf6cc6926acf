import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { signedIn } from './support/accounts.ts';
import { useService } from './support/service.ts';

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string }[];
  responses: Record<string, { content?: { 'application/json': { schema: object } } }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
}

const committed = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as Document;

describe('the REST contract', () => {
  const service = useService();

  it('REST-001, DESIGN-004 is what openapi.json prints', () => {
    expect(JSON.parse(JSON.stringify(service.app().swagger()))).toEqual(committed);
  });

  it('documents every call and parameter', () => {
    for (const [path, operations] of Object.entries(committed.paths)) {
      for (const operation of Object.values(operations)) {
        expect(operation.summary, path).toBeTruthy();
        for (const parameter of operation.parameters ?? []) {
          if (parameter.in === 'query')
            expect(parameter.description, `${path} ${parameter.name}`).toBeTruthy();
        }
      }
    }
  });

  it('is kept by every answer, of success and of refusal, before serialisation hides anything', async () => {
    const ajv = new Ajv({ strict: false });
    ajv.addSchema({ $id: 'contract', components: committed.components });
    const check = (schema: object, body: unknown, what: string) => {
      const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
      const validate = ajv.compile(JSON.parse(text) as object);
      expect(validate(body) ? [] : validate.errors, what).toEqual([]);
    };
    const first = async (path: string) =>
      (await service.get<{ records: { id: string }[] }>(path)).result.records[0]!.id;
    // Calls for one's own things need somebody to be signed in; the others take no notice.
    const { token } = await signedIn(service);
    const entry = await first('/app/info/getEntriesList');
    const company = await first('/app/info/getCompanyProfilesList');
    const article = await first('/app/info/queryArticlePageList');
    const thread = await service.call<{ id: string }>('POST', '/app/message/contact', {
      token,
      body: { title: '?', type: 3, postId: entry },
    });
    const request = await service.call<{ id: string }>('POST', '/app/sourcing/demand', {
      token,
      body: { type: '1', postsClassify: '1', content: '采购铜杆', postsNumber: '1 吨' },
    });
    const ids = {
      articles: article,
      companies: company,
      consultations: thread.result.id,
      demand: request.result.id,
    };
    const idOf = (path: string) =>
      Object.entries(ids).find(([part]) => path.includes(`/${part}/`))?.[1] ?? entry;

    let checked = 0;
    for (const [path, { get }] of Object.entries(committed.paths)) {
      // A stream of events has no end that could be compared.
      if (!get?.responses['200']?.content?.['application/json']) continue;
      const url = path
        .replace('{id}', idOf(path))
        .replace('{key}', 'LAST_VIEW')
        .replace('{checkKey}', 'contract-test');
      const query = (get.parameters ?? []).flatMap(({ name, in: place, required }) =>
        place === 'query' && required ? [`${name}=${/^ids?$/.test(name) ? idOf(`${path}/`) : '1'}`] : [],
      );
      // `required` parameters with a default may be left out; these have none.
      const needed = query.filter((part) => /^(ids?|type|collectType)=/.test(part)).join('&');
      const answer = await service.app().inject({ url: `${url}?${needed}`, headers: { token } });
      expect(answer.statusCode, url).toBe(200);
      check(get.responses['200'].content['application/json'].schema, answer.json(), url);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(15);
    const refused = await service.app().inject('/app/info/getEntriesList?pageNo=0');
    const { schema } =
      committed.paths['/app/info/getEntriesList']!['get']!.responses['4XX']!.content!['application/json'];
    check(schema, refused.json(), 'refusal');
  });
});
