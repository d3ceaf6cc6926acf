import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { KEY, partnerGateway } from './support/partner-gateway.ts';
import { company } from './support/records.ts';
import { required } from './support/required.ts';

const PATH = '/app/partners/exhibitors';
const WRITING = { scopes: ['read:exhibitors', 'write:exhibitors'] };
const mutation = `mutation Upsert($input: UpsertExhibitorsInput!) {
  upsertExhibitors(input: $input) {
    added changed unchanged refused
    results { externalId outcome exhibitor { id name } errors { code message path } }
    errors { code message path }
  }
}`;
const withoutExhibitors =
  'mutation($input: UpsertExhibitorsInput!) { upsertExhibitors(input: $input) { added } }';

const done = (externalId: string, outcome: string, exhibitorId: string | null = null) => ({
  externalId,
  outcome,
  exhibitorId,
  errors: [],
});
const report = (...records: { outcome: string }[]) => {
  const count = (outcome: string) => records.filter((one) => one.outcome === outcome).length;
  return {
    records,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  };
};

/** A gateway whose REST service answers one report, and a key that may write. */
async function writingGateway(
  answer: () => unknown,
  { facts = WRITING, env = {} }: { facts?: object; env?: Record<string, string> } = {},
) {
  const gateway = await partnerGateway(facts, env, {
    [PATH]: answer,
    '/app/catalogue/companies': (url: URL) =>
      (url.searchParams.get('ids') ?? '').split(',').map((id) => company(Number(id))),
  });
  async function send(records: unknown, more: object = {}, query = mutation) {
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
      payload: { query, variables: { input: { records, ...more } } },
    });
    return { status: response.statusCode, body: response.json() };
  }
  const calls = () => gateway.rest.calls.filter(({ path }) => path === PATH);
  return { ...gateway, send, calls };
}

describe('exhibitors written by a key', () => {
  it('are sent on in the names of the REST contract, what is omitted and what is null as they are', async () => {
    const { send, calls } = await writingGateway(() =>
      report(done('7', 'added', '70'), done('8', 'changed', '80')),
    );
    await send([
      {
        externalId: '7',
        name: { zh: '线缆', en: 'Wires' },
        country: 'DE',
        category: '1',
        boothNumber: 'E1-A01',
        boothKind: 'STANDARD',
        boothArea: '36',
        email: 'a@b.example',
        mobile: '+49 1512 3456789',
        contactName: 'Ann',
        website: 'b.example',
        phone: '12345',
        address: { en: 'Berlin' },
        description: { zh: '介绍', en: null },
      },
      { externalId: '8', name: null, boothKind: null, website: null },
    ]);
    const call = required(calls()[0]);
    expect([call.token, call.language]).toEqual([KEY, 'EN']);
    expect(JSON.parse(call.body)).toEqual({
      validateOnly: false,
      records: [
        {
          externalId: '7',
          nameCn: '线缆',
          nameEn: 'Wires',
          country: 'DE',
          category: '1',
          boothNumber: 'E1-A01',
          boothKind: '2',
          boothArea: '36',
          email: 'a@b.example',
          mobile: '+49 1512 3456789',
          contact: 'Ann',
          website: 'b.example',
          phone: '12345',
          addressEn: 'Berlin',
          descriptionCn: '介绍',
          descriptionEn: null,
        },
        { externalId: '8', nameCn: null, nameEn: null, boothKind: null, website: null },
      ],
    });
  });

  it('are answered in their order, with the exhibitors of all by one call and each mistake at its place', async () => {
    const wrong = {
      ...done('9', 'refused'),
      errors: [
        { field: 'nameEn', reason: 'DUPLICATE', message: 'There is already an exhibitor with this name' },
        { field: 'boothNumber', reason: 'CONFLICT', message: 'Taken' },
        { field: 'contact', reason: 'of a later release', message: 'Wrong' },
      ],
    };
    const { send, rest } = await writingGateway(() =>
      report(done('7', 'added', '70'), wrong, done('8', 'changed', '80'), done('6', 'unchanged', '60')),
    );
    const { body } = await send(['7', '9', '8', '6'].map((externalId) => ({ externalId })));
    const exhibitor = (id: string) => ({ id, name: `Company ${id}` });
    expect(body.data.upsertExhibitors).toEqual({
      added: 1,
      changed: 1,
      unchanged: 1,
      refused: 1,
      results: [
        { externalId: '7', outcome: 'ADDED', exhibitor: exhibitor('70'), errors: [] },
        {
          externalId: '9',
          outcome: 'REFUSED',
          exhibitor: null,
          errors: [
            {
              code: 'DUPLICATE',
              message: 'There is already an exhibitor with this name',
              path: ['records', '1', 'name', 'en'],
            },
            { code: 'CONFLICT', message: 'Taken', path: ['records', '1', 'boothNumber'] },
            { code: 'INVALID', message: 'Wrong', path: ['records', '1', 'contactName'] },
          ],
        },
        { externalId: '8', outcome: 'CHANGED', exhibitor: exhibitor('80'), errors: [] },
        { externalId: '6', outcome: 'UNCHANGED', exhibitor: exhibitor('60'), errors: [] },
      ],
      errors: [],
    });
    expect(rest.paths().filter((path) => path === '/app/catalogue/companies')).toHaveLength(1);
  });

  it('are seen at once by all readers of the gateway, and a trial leaves what is kept', async () => {
    let outcome = 'changed';
    const { send, ask, rest } = await writingGateway(() => report(done('7', outcome, '70')), {
      env: { PUBLIC_TTL_MS: '60000' },
    });
    const reads = () => rest.paths().filter((path) => path === '/app/catalogue/companies').length;
    const read = () => ask('{ exhibitor(id: "70") { name } }');
    // An answer is kept from the second time on that it is read.
    await read();
    await read();
    await read();
    expect(reads()).toBe(2);
    await send([{ externalId: '7' }], { validateOnly: true }, withoutExhibitors);
    outcome = 'unchanged';
    await send([{ externalId: '7' }], {}, withoutExhibitors);
    await read();
    expect(reads()).toBe(2);
    outcome = 'changed';
    await send([{ externalId: '7' }], {}, withoutExhibitors);
    await read();
    expect(reads()).toBe(3);
  });

  it('need a key with the scope, and none of a company', async () => {
    const reading = await writingGateway(() => report(), { facts: { scopes: ['read:exhibitors'] } });
    const refused = await reading.send([{ externalId: '7' }]);
    expect(refused.status).toBe(403);
    expect(refused.body.errors[0]).toMatchObject({
      message: 'The key lacks the scope write:exhibitors',
      extensions: { code: 'SCOPE_MISSING', scopes: ['write:exhibitors'] },
    });
    expect(reading.calls()).toEqual([]);

    const writing = await writingGateway(() => report(), { facts: { scopes: ['write:exhibitors'] } });
    expect((await writing.send([{ externalId: '7' }])).body.errors[0].extensions.scopes).toEqual([
      'read:exhibitors',
    ]);
    const alone = await writing.send([{ externalId: '7' }], {}, withoutExhibitors);
    expect(alone.body.data.upsertExhibitors).toEqual({ added: 0 });

    // Whose key it is the REST service knows.
    const own = await writingGateway(() => refusal(403, 510, 'This call cannot be made by a key'), {
      facts: { ...WRITING, isOfCompany: true },
    });
    const { body } = await own.send([{ externalId: '7' }]);
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(body.data).toBeNull();

    const { query, rest } = await useGateway({ [PATH]: () => refusal(401, 401, 'Please sign in') });
    const guest = await query(withoutExhibitors, {
      variables: { input: { records: [{ externalId: '7' }] } },
    });
    expect(guest.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(rest.calls.filter(({ path }) => path === PATH).map(({ token }) => token)).toEqual([undefined]);
  });

  it('are at most two hundred, and a call that the service refuses as a whole says why', async () => {
    const { send, calls } = await writingGateway(() =>
      refusal(400, 500, 'The text contains characters that cannot be stored', undefined, 'INVALID'),
    );
    const many = Array.from({ length: 201 }, (_, at) => ({ externalId: String(at) }));
    const tooMany = await send(many);
    expect(tooMany.body.errors[0]).toMatchObject({
      message: 'records cannot have more than 200 entries',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const broken = await send([{ externalId: '7', website: '\uD800' }]);
    expect(broken.body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect(calls()).toEqual([]);
    const { body } = await send([{ externalId: '7', website: 'x\u0000' }]);
    expect(body.data.upsertExhibitors).toEqual({
      added: 0,
      changed: 0,
      unchanged: 0,
      refused: 0,
      results: [],
      errors: [
        { code: 'INVALID', message: 'The text contains characters that cannot be stored', path: null },
      ],
    });
    expect((await send(many.slice(1))).body.data.upsertExhibitors.errors).toHaveLength(1);
  });
});
