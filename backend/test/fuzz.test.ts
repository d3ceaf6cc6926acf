import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from './support/accounts.ts';
import { randomFrom, type JsonSchema, valueMaker } from './support/fuzz-values.ts';
import { companyOf } from './support/companies.ts';
import { useService } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { required } from './support/required.ts';

/**
 * Requests for each operation and caller. The short form belongs to every run; `npm run fuzz -w backend` makes long ones,
 * with `FUZZ_ROUNDS` and `FUZZ_SEED`.
 */
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 3);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_250_827);

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}
interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  body: JsonSchema | undefined;
  isMultipart: boolean;
}
interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: (Parameter | { $ref: string })[];
        requestBody?: { content: Record<string, { schema: JsonSchema }> };
        responses: Record<string, { content?: Record<string, unknown> }>;
      }
    >
  >;
  components: { schemas: Record<string, JsonSchema> };
}

/** They never end, or end what the other calls need. */
const leftOut = /\/events\/stream$|\/consultations\/events$|\/live\/public-changes$|logout$|password/;

function operationsOf(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters: all = [], requestBody, responses }]) => {
      // Those that all operations share are headers, which `send` chooses itself.
      const parameters = all.filter((parameter) => 'name' in parameter);
      const streams = Object.values(responses).some(
        ({ content }) => content && 'text/event-stream' in content,
      );
      if (streams || leftOut.test(path)) return [];
      const body = requestBody?.content['application/json']?.schema;
      const isMultipart = requestBody?.content['multipart/form-data'] !== undefined;
      return [{ method: method.toUpperCase(), path, parameters, body, isMultipart }];
    }),
  );
}

/** A lone surrogate cannot stand in an address. */
const encoded = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());

describe('every operation of the REST contract', () => {
  const service = useService();
  let operations: Operation[];
  let document: OpenApi;
  let callers: Record<string, string | undefined>;

  beforeAll(async () => {
    document = service.app().swagger() as unknown as OpenApi;
    operations = operationsOf(document);
    callers = {
      guest: undefined,
      visitor: (await signedIn(service)).token,
      exhibitor: (await companyOf(service, '36')).token,
      organiser: (await staffMember(service, 'administrator', 'editor', 'reviewer', 'door')).token,
      door: (await staffMember(service, 'door')).token,
    };
  });

  it('answers whatever is sent, by whomever, without a fault', { timeout: 60_000 * ROUNDS }, async () => {
    const random = randomFrom(SEED);
    const seen = new Set<string>(['1', '999999999999']);
    const known = () => [...seen];
    const resolve = (ref: string) => required(document.components.schemas[required(ref.split('/').at(-1))]);
    const { value, pick } = valueMaker(random, resolve, known);
    const faults: string[] = [];
    let sent = 0;
    const answers = new Map<number, number>();

    async function send(operation: Operation, token: string | undefined) {
      let url = operation.path;
      const query: string[] = [];
      for (const { name, in: place, required: isRequired, schema } of operation.parameters) {
        const made = value(schema, name);
        if (place === 'path') url = url.replace(`{${name}}`, encoded(made) || '0');
        else if (place === 'query' && (isRequired || random() < 0.7)) query.push(`${name}=${encoded(made)}`);
      }
      if (query.length > 0) url += `?${query.join('&')}`;
      const payload = operation.body ? JSON.stringify(value(operation.body)) : undefined;
      const boundary = 'multipart/form-data; boundary=x';
      const type = operation.isMultipart ? boundary : 'application/json';
      const response = await service.app().inject({
        method: operation.method as 'POST',
        url,
        headers: {
          language: pick(['ZH', 'EN', 'fr']),
          ...(token === undefined ? {} : { token }),
          ...(payload !== undefined || operation.isMultipart ? { 'content-type': type } : {}),
        },
        ...(operation.isMultipart ? { payload: pick(['', '--x--', '--x\r\n\r\n', 'y']) } : { payload }),
        remoteAddress: `10.1.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`,
      });
      sent += 1;
      answers.set(response.statusCode, (answers.get(response.statusCode) ?? 0) + 1);
      if (response.statusCode >= 500) {
        faults.push(`${response.statusCode} ${operation.method} ${url} ${payload ?? ''}`.slice(0, 400));
      }
      for (const [, id] of response.payload.slice(0, 5000).matchAll(/"id":"(\d{1,19})"/g)) {
        if (seen.size < 500) seen.add(required(id));
      }
    }

    for (let round = 0; round < ROUNDS; round += 1) {
      for (const operation of operations) {
        for (const token of Object.values(callers)) await send(operation, token);
      }
    }
    expect(operations.length).toBeGreaterThan(200);
    expect(sent).toBe(operations.length * 5 * ROUNDS);
    expect(faults).toEqual([]);
    // Requests that never get past the first check would prove little.
    expect((answers.get(200) ?? 0) / sent).toBeGreaterThan(0.1);
  });
});
