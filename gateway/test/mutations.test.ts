import { readFileSync } from 'node:fs';
import { getNamedType, isEnumType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { executableSchema } from '../src/schema/schema.ts';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const mutations = Object.values(executableSchema().getMutationType()?.getFields() ?? {}).filter(
  ({ deprecationReason }) => deprecationReason == null,
);

describe('every mutation', () => {
  it('takes one input, or nothing', () => {
    const others = mutations.filter(({ args }) =>
      args.some(({ name, deprecationReason }) => name !== 'input' && deprecationReason == null),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
    expect(mutations.length).toBeGreaterThan(80);
  });

  it('answers a payload that has `errors`', () => {
    const others = mutations.filter(({ type }) => {
      const payload = getNamedType(type);
      const errors = isObjectType(payload) ? payload.getFields()['errors'] : undefined;
      return String(errors?.type) !== '[UserError!]!';
    });
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});

describe('a mutation of an earlier release', () => {
  const lead = { id: '7', name: 'Ada', companyName: '', createTime: '2025-08-27 10:00:00' };

  it('is given its values as arguments of their own, or as its input', async () => {
    const { query, rest } = await useGateway({ '/app/exhibiting/lead': () => lead });
    for (const given of ['(code: "ACDE")', '(input: { code: "ACDE" })']) {
      const { data, errors } = await query(`mutation { scanLead${given} { lead { id } errors { code } } }`);
      expect(errors).toBeUndefined();
      expect(data?.['scanLead']).toEqual({ lead: { id: '7' }, errors: [] });
    }
    expect(rest.calls.map(({ body }) => body)).toEqual(['{"code":"ACDE"}', '{"code":"ACDE"}']);
  });

  it('is refused where a value is missing or breaks its limit, before anything is asked', async () => {
    const { query, rest } = await useGateway({ '/app/exhibiting/lead': () => lead });
    const refused = async (given: string) => {
      const { errors } = await query(`mutation { scanLead${given} { message } }`, {
        headers: { language: 'EN' },
      });
      return errors?.map(({ message, extensions }) => [message, extensions['code']]);
    };
    expect(await refused('')).toEqual([['code is missing', 'BAD_USER_INPUT']]);
    const long = [['code cannot exceed 100 characters', 'BAD_USER_INPUT']];
    expect(await refused(`(code: "${'7'.repeat(101)}")`)).toEqual(long);
    expect(await refused(`(input: { code: "${'7'.repeat(101)}" })`)).toEqual(long);
    expect(rest.calls).toEqual([]);
  });
});

describe('the code of a refusal', () => {
  it('is known for each reason of the REST contract that a form can be told', () => {
    const contract = JSON.parse(
      readFileSync(new URL('../../backend/openapi.json', import.meta.url), 'utf8'),
    ) as { components: { schemas: { ErrorEnvelope: { properties: { reason: { enum: string[] } } } } } };
    const reasons = contract.components.schemas.ErrorEnvelope.properties.reason.enum;
    const codes = executableSchema().getType('UserErrorCode');
    const known = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : [];
    // These concern the whole request, not a payload.
    expect([...known, 'NOT_SIGNED_IN', 'TOO_MANY'].toSorted()).toEqual(reasons.toSorted());
  });

  const codeOf = async (status: number, reason?: string) => {
    const { query } = await useGateway({
      '/app/exhibiting/lead': () => refusal(status, 500, 'no', undefined, reason),
    });
    const { data } = await query('mutation { scanLead(input: { code: "A" }) { errors { code } } }');
    return data?.['scanLead'];
  };

  it.each([
    ['what the service says', 400, 'CLOSED', 'CLOSED'],
    ['what the service says, whatever the status', 409, 'NOT_ALLOWED', 'NOT_ALLOWED'],
    ['the status, where the service says nothing', 404, undefined, 'NOT_FOUND'],
    ['the status, where the service says a word of a later release', 412, 'UNHEARD_OF', 'CHANGED'],
    ['INVALID, where neither says more', 400, undefined, 'INVALID'],
  ])('is %s', async (_what, status, reason, code) => {
    expect(await codeOf(status, reason)).toEqual({ errors: [{ code }] });
  });
});
