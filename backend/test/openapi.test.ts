import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { ensureDemoArticles } from '../src/demo/articles.ts';
import { ensureDemoExhibiting } from '../src/demo/exhibiting/index.ts';
import { addDemoExhibits } from '../src/demo/exhibits.ts';
import { signedIn } from './support/accounts.ts';
import { csvOf, HEADS, lineOf, sendImport } from './support/import-files.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { contentType, multipart } from './support/uploads.ts';
import { partnerWithKey } from './support/partners.ts';
import { first, required } from './support/required.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: { default?: unknown };
}
interface Operation {
  summary?: string;
  parameters: (Parameter | { $ref: string })[];
  responses: Record<string, { $ref?: string; content?: { 'application/json': { schema: object } } }>;
  security: object[];
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: object;
    parameters: Record<string, Parameter>;
    securitySchemes: object;
  };
}

/** Parameters that an operation states itself. */
const ownParameters = ({ parameters }: Operation): Parameter[] =>
  parameters.filter((parameter) => 'name' in parameter);

const committed = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as Document;

/** What exhibitors read one by one, like `/app/exhibiting/badge`: the list has its name in the plural. */
const ownOnes = Object.entries(committed.paths)
  .filter(([path, { get }]) => get && path.startsWith('/app/exhibiting/') && `${path}s` in committed.paths)
  .map(([path]) => path);
const refusal = { $ref: '#/components/schemas/ErrorEnvelope' };

describe('the REST contract', () => {
  const service = useService();

  it('is what openapi.json prints', { tags: ['DESIGN-004'] }, () => {
    expect(JSON.parse(JSON.stringify(service.app().swagger()))).toEqual(committed);
  });

  it('has no call for media partners: they are blocks of the site', { tags: ['REST-063', 'PUB-042'] }, () => {
    // The console's partners are those who read and write by keys.
    const paths = Object.keys(committed.paths).filter((path) => !/^\/(app|organiser)\/partners/.test(path));
    expect(paths.filter((path) => /media|partner/i.test(path))).toEqual([]);
  });

  it('documents every call and parameter', () => {
    for (const [path, operations] of Object.entries(committed.paths)) {
      for (const operation of Object.values(operations)) {
        expect(operation.summary, path).toBeTruthy();
        for (const parameter of ownParameters(operation)) {
          if (parameter.in === 'query')
            expect(parameter.description, `${path} ${parameter.name}`).toBeTruthy();
          if ('default' in parameter.schema)
            expect(parameter.required, `${path} ${parameter.name}`).toBe(false);
        }
      }
    }
  });

  it(
    'names the session and the language on every call, and refusals once for all',
    { tags: ['REST-003', 'REST-004'] },
    () => {
      const { parameters, securitySchemes } = committed.components;
      expect(parameters['Language']).toMatchObject({
        name: 'language',
        in: 'header',
        schema: { default: 'ZH' },
      });
      expect(securitySchemes).toMatchObject({ Session: { type: 'apiKey', in: 'header', name: 'token' } });
      for (const [path, operations] of Object.entries(committed.paths)) {
        for (const [method, { parameters: taken, security, responses }] of Object.entries(operations)) {
          const call = `${method} ${path}`;
          expect(taken, call).toContainEqual({ $ref: '#/components/parameters/Language' });
          expect(security, call).toEqual([{}, { Session: [] }]);
          for (const [status, response] of Object.entries(responses)) {
            if (/^[45]XX$/.test(status))
              expect(response, call).toEqual({ $ref: '#/components/responses/Refused' });
          }
        }
      }
    },
  );

  it(
    'is kept by every answer, of success and of refusal, before serialisation hides anything',
    { tags: ['DESIGN-001'] },
    async () => {
      const ajv = new Ajv({
        strict: false,
        formats: { 'date-time': (text: string) => new Date(text).toISOString() === text },
      });
      ajv.addSchema({ $id: 'contract', components: committed.components });
      const check = (schema: object, body: unknown, what: string) => {
        const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
        const validate = ajv.compile(JSON.parse(text) as object);
        expect(validate(body) ? [] : validate.errors, what).toEqual([]);
      };
      const firstOf = async (path: string) =>
        first((await service.get<{ records: { id: string }[] }>(path)).result.records).id;
      // Calls for one's own things need somebody to be signed in; the others take no notice.
      const { id: visitorId, token } = await signedIn(service);
      const entry = await firstOf('/app/info/getEntriesList');
      const company = await firstOf('/app/info/getCompanyProfilesList');
      const companies = await service.get<{ records: { id: string }[] }>('/app/info/getCompanyProfilesList');
      const otherCompany = required(companies.result.records[1]).id;
      const article = await firstOf('/app/info/queryArticlePageList');
      const thread = await service.call<{ id: string }>('POST', '/app/message/contact', {
        token,
        body: { title: 'Is it in stock?', type: 3, postId: entry },
      });
      const request = await service.call<{ id: string }>('POST', '/app/sourcing/demand', {
        token,
        body: { type: '1', postsClassify: '1', content: '采购铜杆', postsNumber: '1 吨' },
      });
      const conferences = await service.get<{ records: { id: string; linkFormId: string }[] }>(
        '/app/events/articles?code=C09A02',
      );
      const conference = first(conferences.result.records);
      const { formFieldsList } = (
        await service.get<{ formFieldsList: { id: string; defaultValue: string }[] }>(
          `/app/events/forms/${conference.linkFormId}`,
        )
      ).result;
      // The first of its options where it has some; of the others any text, but for files.
      const values = formFieldsList
        .slice(0, -1)
        .map((field) => [field.id, field.defaultValue.split(',')[0] || '?']);
      const signUp = await service.call<{ report: { id: string } }>('POST', '/app/events/registration', {
        token,
        body: {
          articleId: conference.id,
          formId: conference.linkFormId,
          userData: JSON.stringify(Object.fromEntries(values)),
        },
      });
      // The empty form is a list too, with one thing wrong.
      const form = await service.app().inject('/files/groups/group-list.xlsx');
      const list = await service.app().inject({
        method: 'POST',
        url: '/app/visitor/groups',
        headers: { 'content-type': contentType, token },
        payload: multipart({ fileName: 'list.xlsx', content: form.rawPayload }),
      });
      // What exhibitors prepare is their company's; the demo has some of everything.
      const exhibitor = await signedIn(service, 'exhibitor', { exhibitorId: company });
      const exhibitList = await service.app().inject({
        method: 'POST',
        url: '/app/exhibiting/exhibits/imports',
        headers: { 'content-type': contentType, token: exhibitor.token },
        payload: multipart({ fileName: 'list.xlsx', content: form.rawPayload }),
      });
      const database = service.database();
      await ensureDemoExhibiting(database, company, '长江电缆');
      await ensureDemoArticles(database, company);
      await addDemoExhibits(database, { accountId: exhibitor.id, exhibitorId: company });
      const own = new Map<string, string>();
      for (const path of ownOnes) {
        const { token } = exhibitor;
        const answer = await service.call<{ records: { id: string }[] }>('GET', `${path}s`, { token });
        const [record] = answer.result.records;
        if (record) own.set(path, record.id);
      }
      for (const one of ['exhibit', 'article', 'badge', 'ad-request'])
        expect(own.has(`/app/exhibiting/${one}`), one).toBe(true);
      const manual = await service.call<{ linkFormId: string | null }[]>(
        'GET',
        '/app/exhibiting/service-items',
        { token: exhibitor.token },
      );
      // The console's are for the staff.
      const staff = await staffMember(service, 'reviewer', 'editor', 'door', 'administrator');
      const exhibitors = await sendImport<{ id: string }>(service, {
        token: staff.token,
        content: csvOf([HEADS, lineOf(1)]),
      });
      // What partners ask for takes one of their keys.
      const partner = await partnerWithKey(service, ['read:exhibitors', 'manage:webhooks']);
      const bulkExport = await service.call<{ id: string }>('POST', '/app/bulk-exports', {
        token: partner.key,
        body: { types: ['exhibitor'], locale: 'EN', total: 1 },
      });
      const webhook = await service.call<{ record: { id: string } }>('POST', '/app/webhooks', {
        token: partner.key,
        body: {
          name: 'CRM',
          url: 'https://crm.example/hook',
          types: ['exhibitor'],
          operations: ['UPSERT'],
          selection: '{ type }',
          locale: 'EN',
        },
      });
      const webhookId = webhook.result.record.id;
      const delivery = await service.call<{ id: string }>('POST', `/app/webhooks/${webhookId}/test`, {
        token: partner.key,
      });
      const ids = {
        'webhooks/deliveries': delivery.result.id,
        'app/webhooks': webhookId,
        'bulk-exports': bulkExport.result.id,
        'organiser/partners': partner.id,
        'exhibitor-imports': exhibitors.result.id,
        'organiser/people': visitorId,
        'organiser/reviews': request.result.id,
        news: article,
        imports: exhibitList.json<{ result: { id: string } }>().result.id,
        'service-forms': required(manual.result.find(({ linkFormId }) => linkFormId !== null)?.linkFormId),
        groups: list.json<{ result: { id: string } }>().result.id,
        forms: conference.linkFormId,
        registrations: signUp.result.report.id,
        registered: conference.id,
        articles: article,
        companies: company,
        consultations: thread.result.id,
        pairings: request.result.id,
        demand: request.result.id,
        linkages: '5',
      };
      const idOf = (path: string) =>
        [...own].find(([one]) => path.startsWith(`${one}/`))?.[1] ??
        Object.entries(ids).find(([part]) => path.includes(`/${part}/`))?.[1] ??
        entry;

      let checked = 0;
      for (const [path, { get }] of Object.entries(committed.paths)) {
        // It answers where WeChat does; wechat.test.ts has a stand-in.
        if (path.startsWith('/wechat/')) continue;
        // A stream of events has no end that could be compared.
        if (!get?.responses['200']?.content?.['application/json']) continue;
        const url = path
          .replace('/content/{name}/entries/{id}', '/content/about-texts/entries/page')
          .replace('{id}', idOf(path))
          .replace('{webhook}', webhookId)
          .replace('{delivery}', delivery.result.id)
          .replace('{key}', 'LAST_VIEW')
          .replace('{checkKey}', 'contract-test')
          .replace('{group}', '9')
          .replace('{type}', '4')
          .replace('{name}', 'hotels')
          .replace('{kind}', 'buyer-post')
          .replace('{template}', '1')
          .replace('{section}', 'media-partner');
        const valueOf = (name: string) => {
          if (/^ids?$/.test(name)) return idOf(`${path}/`);
          return name === 'kind' ? 'product' : '1';
        };
        const query = ownParameters(get).flatMap(({ name, in: place, required: isRequired }) =>
          place === 'query' && isRequired ? [`${name}=${valueOf(name)}`] : [],
        );
        const console: Record<string, string> = {
          '/organiser/door/people': 'q=contract',
          '/organiser/people': 'q=contract',
          '/organiser/companies/{id}/merge': `goes=${otherCompany}`,
        };
        const needed =
          console[path] ?? query.filter((part) => /^(ids?|type|kind|collectType)=/.test(part)).join('&');
        const isCompanys = path.startsWith('/app/exhibiting/') || path.startsWith('/poster/');
        const isPartners = /^\/app\/(bulk-exports|webhooks)/.test(path);
        const ofSite = isCompanys ? exhibitor.token : token;
        const ownToken = isPartners ? partner.key : ofSite;
        const answer = await service.app().inject({
          url: path.startsWith('/poster/') ? `${url}?id=${exhibitor.id}` : `${url}?${needed}`,
          headers: { token: path.startsWith('/organiser/') ? staff.token : ownToken },
        });
        // Where the demo edition has none, the record is checked by the part's own test, and here its refusal.
        const isNone = ownOnes.includes(path) && !own.has(path);
        expect(answer.statusCode, url).toBe(isNone ? 404 : 200);
        check(isNone ? refusal : get.responses['200'].content['application/json'].schema, answer.json(), url);
        checked += 1;
      }
      expect(checked).toBeGreaterThan(15);
      const refused = await service.app().inject('/app/info/getEntriesList?pageNo=0');
      check(refusal, refused.json(), 'refusal');
    },
  );
});
