import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import type { JsonSchema } from './support/fuzz-values.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}
interface Operation {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body: unknown;
  isMultipart: boolean;
}

const ofVisitors =
  /^\/app\/visitor\/(userInfo|pass|invitationCode|answers|others|sharing|groups)\b|^\/app\/coupons\/|\/message\/contact$/;
/** All of an exhibitor's own; a guest applies for a booth, by a form with a list of choices. */
const ofExhibitors =
  /^\/app\/exhibiting\/(?!booth-application|dict\/)|^\/poster\/|^\/app\/merchant\/encrypt$/;

const refusals = {
  visitor: { ZH: '请先退出观众登录', EN: 'Please log out of audience login first' },
  exhibitor: {
    ZH: '仅观众可以联系，请先退出展商登录',
    EN: 'Only visitors can contact, please log out of exhibitor login first',
  },
} as const;

/** The calls of the contract under the addresses that `address` names, with the least that each has to be sent. */
function callsUnder(address: RegExp, document: OpenApi): Call[] {
  const sample = (schema: JsonSchema): unknown => {
    if (schema.$ref !== undefined)
      return sample(required(document.components.schemas[required(schema.$ref.split('/').at(-1))]));
    const [alternative] = schema.anyOf ?? schema.oneOf ?? [];
    if (alternative) return sample(alternative);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.type === 'object')
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sample(schema.properties?.[name] ?? {})]),
      );
    if (schema.type === 'array') return [sample(schema.items ?? {})];
    if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
    return schema.type === 'boolean' ? true : '1';
  };
  const call = (path: string, method: string, { parameters = [], requestBody }: Operation): Call => {
    const query = new URLSearchParams();
    let url = path;
    for (const parameter of parameters) {
      if (!('name' in parameter)) continue;
      const value = String(sample(parameter.schema));
      if (parameter.in === 'path') url = url.replace(`{${parameter.name}}`, value);
      else if (parameter.in === 'query' && parameter.required) query.set(parameter.name, value);
    }
    const body = requestBody?.content['application/json']?.schema;
    return {
      method: method.toUpperCase() as Call['method'],
      url: `${url}?${query.toString()}`,
      body: body && sample(body),
      isMultipart: requestBody?.content['multipart/form-data'] !== undefined,
    };
  };
  return Object.entries(document.paths)
    .filter(([path]) => address.test(path))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => call(path, method, operation)),
    );
}

describe('calls of one role', () => {
  const service = useService();
  let tokens: { visitor: string; exhibitor: string };
  beforeAll(async () => {
    tokens = {
      visitor: (await signedIn(service)).token,
      exhibitor: (await companyOf(service, '36')).token,
    };
  });
  const send = async ({ method, url, body, isMultipart }: Call, token: string, language: string) => {
    const headers: Record<string, string> = { token, language };
    if (isMultipart) headers['content-type'] = 'multipart/form-data; boundary=x';
    if (body !== undefined) headers['content-type'] = 'application/json';
    const payload = body === undefined ? '' : JSON.stringify(body);
    const answer = await service.app().inject({ method, url, headers, payload });
    const { success, code, message } = answer.json<{ success: boolean; code: number; message: string }>();
    return { status: answer.statusCode, success, code, message };
  };

  it.each([
    { who: 'exhibitor', owner: 'visitor', address: ofVisitors, atLeast: 15 },
    { who: 'visitor', owner: 'exhibitor', address: ofExhibitors, atLeast: 44 },
  ] as const)(
    'every call of the $owner is refused with the token of the $who, in both languages',
    { tags: ['ROLE-016'] },
    async ({ who, owner, address, atLeast }) => {
      const calls = callsUnder(address, service.app().swagger() as unknown as OpenApi);
      expect(calls.length).toBeGreaterThanOrEqual(atLeast);
      for (const one of calls) {
        const name = `${one.method} ${one.url}`;
        for (const language of ['ZH', 'EN'] as const)
          expect(await send(one, tokens[who], language), name).toEqual({
            status: 403,
            success: false,
            code: 500,
            message: refusals[who][language],
          });
        // The same call is not refused for its owner's role: what was sent is not what the refusal is about.
        expect((await send(one, tokens[owner], 'EN')).status, name).not.toBe(403);
      }
    },
  );
});
