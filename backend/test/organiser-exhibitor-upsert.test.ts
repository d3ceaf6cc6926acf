import { count, eq, inArray, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addExhibitor } from '../src/modules/catalogue/index.ts';
import { exhibitors } from '../src/modules/catalogue/tables.ts';
import { changes } from '../src/modules/changes/tables.ts';
import { accounts } from '../src/modules/identity/tables.ts';
import { auditEntries } from '../src/modules/organiser/audit/tables.ts';
import type { UpsertReport } from '../src/modules/organiser/exhibitor-upsert/contract.ts';
import { signedIn } from './support/accounts.ts';
import { companyOf } from './support/companies.ts';
import { partnerWithKey } from './support/partners.ts';
import { first, required } from './support/required.ts';
import { useService, type Answer } from './support/service.ts';
import { staffMember } from './support/staff.ts';

const PATH = '/app/partners/exhibitors';
type Fields = Record<string, string | null>;

/** A right record; no two have anything in common. */
const recordOf = (id: string, more: Fields = {}): Fields => ({
  externalId: id,
  nameCn: `客户电缆${id}有限公司`,
  nameEn: `Customer Cable ${id} Ltd`,
  country: 'DE',
  category: '1',
  boothNumber: `Y7-${id}`,
  ...more,
});

describe('exhibitors from the organiser’s own system', () => {
  const service = useService();
  const orm = () => service.database().orm();
  let key = '';
  beforeAll(async () => {
    const scopes = ['write:exhibitors', 'read:exhibitors'];
    ({ key } = await partnerWithKey(service, scopes, { partner: 'Cable Fair', name: 'CRM' }));
  });

  const send = (body: object, token = key, language = 'EN'): Promise<Answer<UpsertReport>> =>
    service.call<UpsertReport>('POST', PATH, { token, body, language });
  const upsert = async (records: readonly object[], more: object = {}): Promise<UpsertReport> => {
    const answer = await send({ records, ...more });
    expect(answer.message).toBe('Success');
    return answer.result;
  };
  const outcomes = ({ records }: UpsertReport) => records.map(({ outcome }) => outcome);
  const mistakes = ({ records }: UpsertReport) =>
    records.map(({ errors }) => errors.map(({ field, reason }) => `${field} ${reason}`));
  const rowOf = async (externalId: string) =>
    required((await orm().select().from(exhibitors).where(eq(exhibitors.externalId, externalId)))[0]);
  const rows = async (externalId: string) =>
    (await orm().select().from(exhibitors).where(eq(exhibitors.externalId, externalId))).length;
  /** How many entries the log of changes, the audit log and the accounts have. */
  const sizes = async () =>
    Promise.all(
      [changes, auditEntries, accounts, exhibitors].map(
        async (table) => first(await orm().select({ total: count() }).from(table)).total,
      ),
    );
  const company = (more: Partial<Parameters<typeof addExhibitor>[1]>) =>
    addExhibitor(service.database(), {
      nameCn: '',
      nameEn: '',
      country: 'CN',
      categoryCode: '1',
      website: '',
      phone: '',
      email: '',
      boothNumber: '',
      boothKind: '',
      boothArea: '',
      at: service.clock.now(),
      ...more,
    });

  it('are added, then the same call changes nothing, and a later one what differs, in the order given', async () => {
    const records = [recordOf('a1'), recordOf('a2', { website: 'www.cable.example', boothArea: '36' })];
    const added = await upsert(records);
    expect(added).toMatchObject({ added: 2, changed: 0, unchanged: 0, refused: 0 });
    expect(added.records.map(({ externalId, outcome }) => [externalId, outcome])).toEqual([
      ['a1', 'added'],
      ['a2', 'added'],
    ]);
    const id = required(added.records[1]?.exhibitorId);
    const found = await service.get<object>(`/app/catalogue/companies/${id}`);
    expect(found.result).toMatchObject({
      externalId: 'a2',
      companyNameEn: 'Customer Cable a2 Ltd',
      companyWebsite: 'https://www.cable.example',
      boothNumber: 'Y7-A2',
      country: 'DE',
      classify: '1',
    });

    const before = await sizes();
    expect(await upsert(records)).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 0 });
    expect(await sizes()).toEqual(before);

    const again = await upsert([
      recordOf('a3'),
      recordOf('a2', { nameEn: 'Renamed Cable a2 Ltd' }),
      recordOf('a1'),
    ]);
    expect(outcomes(again)).toEqual(['added', 'changed', 'unchanged']);
    expect(again.records[1]?.exhibitorId).toBe(id);
    // It is found by its new name at once.
    const listed = await service.get<{ records: { id: string }[] }>(
      '/app/info/getCompanyProfilesList?keyword=Renamed+Cable+a2',
    );
    expect(listed.result.records[0]?.id).toBe(id);
    expect(listed.result.records).toHaveLength(1);
  });

  it('keep what a record leaves out, and lose what it says is null or blank, but never what they need', async () => {
    const full = recordOf('b1', {
      website: 'https://b1.example',
      phone: '+49 30 1234567',
      boothKind: '2',
      boothArea: '36',
      addressEn: '1 Cable Street, Berlin',
      descriptionEn: 'Cables.\r\nAnd wires.',
    });
    await upsert([full]);
    const changed = await upsert([{ externalId: 'b1', website: null, phone: ' ', country: 'France' }]);
    expect(outcomes(changed)).toEqual(['changed']);
    expect(await rowOf('b1')).toMatchObject({
      website: '',
      phone: '',
      country: 'FR',
      nameEn: 'Customer Cable b1 Ltd',
      boothKind: '2',
      boothArea: '36',
      addressEn: '1 Cable Street, Berlin',
      descriptionEn: 'Cables.\nAnd wires.',
    });
    expect(outcomes(await upsert([{ externalId: 'b1' }]))).toEqual(['unchanged']);
    expect(outcomes(await upsert([{ externalId: 'b1', nameCn: null, boothNumber: null }]))).toEqual([
      'changed',
    ]);
    expect(await rowOf('b1')).toMatchObject({ nameCn: '', boothNumber: '' });
    const needed = [{ country: null }, { category: '' }, { nameEn: '' }];
    for (const cleared of needed) {
      const [field] = Object.keys(cleared);
      expect(mistakes(await upsert([{ externalId: 'b1', ...cleared }]))).toEqual([[`${field} INVALID`]]);
    }
    expect(await rowOf('b1')).toMatchObject({ nameEn: 'Customer Cable b1 Ltd', country: 'FR' });
  });

  it('do not hold one another up: each wrong one says what is wrong with it, in the language of the request', async () => {
    await upsert([recordOf('c0', { email: 'c0@cable.example' })]);
    const records = [
      recordOf('c1', { country: 'Atlantis', category: 'Toys', email: 'nobody', boothArea: 'wide' }),
      { externalId: 'c2' },
      recordOf('c3', { nameCn: '长'.repeat(101), descriptionEn: 'x'.repeat(2001) }),
      recordOf('c4'),
      recordOf('c4', { nameEn: 'Another name' }),
      recordOf('c5', { boothNumber: 'y7-c0' }),
      recordOf('c6', { nameEn: 'CUSTOMER CABLE C0, Ltd.' }),
      recordOf('c7', { email: 'C0@cable.example' }),
      recordOf(' '),
      recordOf('c'.repeat(101)),
      recordOf('c8'),
    ];
    const { result } = await send({ records });
    expect(result).toMatchObject({ added: 2, changed: 0, unchanged: 0, refused: 9 });
    expect(
      outcomes(result)
        .map((outcome, at) => (outcome === 'added' ? at : -1))
        .filter((at) => at >= 0),
    ).toEqual([3, 10]);
    expect(mistakes(result)).toEqual([
      ['country INVALID', 'category INVALID', 'boothArea INVALID', 'email INVALID'],
      ['nameEn INVALID', 'country INVALID', 'category INVALID'],
      ['nameCn INVALID', 'descriptionEn INVALID'],
      [],
      ['externalId DUPLICATE'],
      ['boothNumber CONFLICT'],
      ['nameEn DUPLICATE'],
      ['email DUPLICATE'],
      ['externalId INVALID'],
      ['externalId INVALID'],
      [],
    ]);
    expect(
      result.records.every(({ outcome, exhibitorId }) => (outcome === 'refused') === (exhibitorId === null)),
    ).toBe(true);
    expect(result.records[4]?.errors[0]?.message).toBe('Record 4 has the same external id');
    const chinese = await send({ records: [recordOf('c1', { country: 'Atlantis' })] }, key, 'ZH');
    expect(chinese.result.records[0]?.errors[0]?.message).toBe('没有这个国家或地区，请填写名称或两位代码');
    expect(await rows('c1')).toBe(0);
  });

  it('are only tried where nothing is to be written: the answer is the same, and no log has an entry', async () => {
    await upsert([recordOf('d1'), recordOf('d2')]);
    const records = [
      // The second takes the booth that the first gives up.
      recordOf('d1', { boothNumber: 'Y7-D9' }),
      recordOf('d2', { boothNumber: 'Y7-D1' }),
      recordOf('d3', { email: 'd3@cable.example' }),
      recordOf('d4', { email: 'd3@cable.example' }),
      recordOf('d5', { country: '' }),
    ];
    const before = await sizes();
    const one = await rowOf('d1');
    const tried = await upsert(records, { validateOnly: true });
    expect(outcomes(tried)).toEqual(['changed', 'changed', 'added', 'refused', 'refused']);
    expect(tried.records.map(({ exhibitorId }) => exhibitorId)).toEqual([
      one.id,
      (await rowOf('d2')).id,
      null,
      null,
      null,
    ]);
    expect(await sizes()).toEqual(before);
    expect(await rowOf('d1')).toEqual(one);

    const done = await upsert(records);
    expect(outcomes(done)).toEqual(outcomes(tried));
    expect(mistakes(done)).toEqual(mistakes(tried));
    expect((await rowOf('d2')).boothNumber).toBe('Y7-D1');
    const withoutTheWrong = records.slice(0, 3);
    expect(await upsert(withoutTheWrong, { validateOnly: true })).toMatchObject({ unchanged: 3 });
  });

  it('that are sent twice at once come in once', async () => {
    const records = Array.from({ length: 12 }, (_, at) => recordOf(`e${at}`));
    const [one, other] = await Promise.all([upsert(records), upsert(records.toReversed())]);
    expect(one.added + other.added).toBe(12);
    expect(one.unchanged + other.unchanged).toBe(12);
    expect(await orm().$count(exhibitors, like(exhibitors.nameEn, 'Customer Cable e%'))).toBe(12);
  });

  it('take over the company of the same names that no other system knows; of others with the name they are refused', async () => {
    const id = await company({
      nameCn: '无号电缆',
      nameEn: 'Unnumbered Cable',
      website: 'https://kept.example',
    });
    await company({ nameCn: '他号电缆', nameEn: 'Numbered Cable', externalId: 'f-other' });
    const twins = { nameCn: '双生电缆', nameEn: 'Twin Cable' };
    await company(twins);
    await company(twins);
    const names = { nameCn: '无号电缆', nameEn: 'Unnumbered Cable' };
    const refused = await upsert([
      recordOf('f1', { ...names, nameCn: null }),
      recordOf('f2', { ...names, nameEn: 'UNNUMBERED CABLE' }),
      recordOf('f3', { nameCn: '他号电缆', nameEn: 'Numbered Cable' }),
      recordOf('f4', twins),
    ]);
    expect(mistakes(refused)).toEqual([
      ['nameEn DUPLICATE'],
      ['nameCn DUPLICATE', 'nameEn DUPLICATE'],
      ['nameCn DUPLICATE', 'nameEn DUPLICATE'],
      ['nameCn DUPLICATE', 'nameEn DUPLICATE'],
    ]);
    // What it needs besides its names is there already.
    const [adopted] = (await upsert([{ externalId: 'f5', ...names }])).records;
    expect(adopted).toMatchObject({ outcome: 'changed', exhibitorId: id });
    expect(await rowOf('f5')).toMatchObject({ id, website: 'https://kept.example', country: 'CN' });
    expect(outcomes(await upsert([{ externalId: 'f5', ...names }]))).toEqual(['unchanged']);
    expect(mistakes(await upsert([recordOf('f6', names)]))).toEqual([
      ['nameCn DUPLICATE', 'nameEn DUPLICATE'],
    ]);
  });

  it('may be written with other marks in their own name, and keep a booth that they share', async () => {
    await company({ nameEn: 'Shared booth one', boothNumber: 'Y7-G', externalId: 'g1' });
    await company({ nameEn: 'Shared booth two', boothNumber: 'Y7-G', externalId: 'g2' });
    const renamed = { externalId: 'g1', nameEn: 'Shared Booth One, Ltd.', boothNumber: 'Y7-G' };
    expect(outcomes(await upsert([renamed]))).toEqual(['changed']);
    expect(outcomes(await upsert([{ ...renamed, nameEn: 'Shared Booth One Ltd' }]))).toEqual(['changed']);
    expect(mistakes(await upsert([{ externalId: 'g1', nameEn: 'Shared booth two' }]))).toEqual([
      ['nameEn DUPLICATE'],
    ]);
  });

  it('get an account to sign in by as an import makes it, and nobody is written to', async () => {
    const sent = service.sent.length;
    const person = { contact: 'Ann', email: 'Ann@h1.example', mobile: '+49 1512 3456789' };
    const { records } = await upsert([recordOf('h1', person), recordOf('h2')]);
    const ids = records.map(({ exhibitorId }) => required(exhibitorId));
    const people = await orm().select().from(accounts).where(inArray(accounts.exhibitorId, ids));
    expect(people).toMatchObject([
      { exhibitorId: ids[0], email: 'ann@h1.example', mobile: '+4915123456789', nickName: 'Ann' },
    ]);
    expect(outcomes(await upsert([recordOf('h1', person)]))).toEqual(['unchanged']);
    // Its own account may have the address; who signs in stays as it is.
    const other = await upsert([recordOf('h1', { email: 'office@h1.example', contact: 'Ben' })]);
    expect(outcomes(other)).toEqual(['changed']);
    expect(outcomes(await upsert([recordOf('h1', { email: 'ann@h1.example' })]))).toEqual(['changed']);
    expect(mistakes(await upsert([recordOf('h2', { email: 'ann@h1.example' })]))).toEqual([
      ['email DUPLICATE'],
    ]);
    expect(await orm().select().from(accounts).where(inArray(accounts.exhibitorId, ids))).toEqual(people);
    expect(service.sent).toHaveLength(sent);
  });

  it('leave an entry of the audit log by partner and key, without addresses and numbers', async () => {
    await upsert([recordOf('i1', { phone: '+49 30 7654321' })]);
    await upsert([recordOf('i1', { boothNumber: 'Y7-I2', phone: '+49 30 1112223' })]);
    const { token } = await staffMember(service, 'administrator');
    const { result } = await service.call<{ records: object[] }>(
      'GET',
      '/organiser/audit?action=exhibitor-upsert',
      { token, language: 'EN' },
    );
    const { id } = await rowOf('i1');
    const common = { actor: 'Cable Fair: CRM', staffId: null, subjectKind: 'company', subjectId: id };
    expect(result.records.slice(0, 2)).toMatchObject([
      {
        ...common,
        action: 'exhibitor-upsert.change',
        subject: '客户电缆i1有限公司',
        changes: [
          { field: 'Booth number', before: 'Y7-I1', after: 'Y7-I2' },
          { field: 'Phone', before: '***', after: '***' },
        ],
      },
      {
        ...common,
        action: 'exhibitor-upsert.add',
        action_dictText: 'Added an exhibitor by the API',
        changes: [{ field: 'External id', before: '', after: 'i1' }],
      },
    ]);
  });

  it('are written by a key of a partner with the scope alone', async () => {
    const records = [recordOf('j1')];
    const { key: reading } = await partnerWithKey(service, ['read:exhibitors']);
    const { token: exhibitor } = await companyOf(service);
    const own = await service.call<{ key: string }>('POST', '/app/exhibiting/keys', {
      token: exhibitor,
      body: { name: 'ERP', scopes: ['read:own-products'] },
    });
    const ownWithScope = await service.call<object>('POST', '/app/exhibiting/keys', {
      token: exhibitor,
      body: { name: 'ERP', scopes: ['write:exhibitors'] },
    });
    expect(ownWithScope).toMatchObject({ status: 400, field: 'scopes' });
    const strangers: [string | undefined, number, RegExp][] = [
      [undefined, 401, /./],
      ['wf_live_unknown', 401, /./],
      [reading, 403, /write:exhibitors/],
      [own.result.key, 403, /cannot be made by a key/],
      [exhibitor, 401, /./],
      [(await signedIn(service)).token, 401, /./],
      [(await staffMember(service, 'administrator')).token, 401, /./],
    ];
    for (const [token, status, message] of strangers) {
      const refused = await service.call('POST', PATH, {
        body: { records },
        language: 'EN',
        ...(token === undefined ? {} : { token }),
      });
      expect(refused.status, message.source).toBe(status);
      expect(refused.message).toMatch(message);
    }
    expect(await rows('j1')).toBe(0);
  });

  it('are refused as a whole where the call itself is wrong, and take markup for what it is', async () => {
    const wrong: [string, unknown][] = [
      ['no records', { records: [] }],
      ['201 records', { records: Array.from({ length: 201 }, (_, at) => recordOf(`k${at}`)) }],
      ['no list', { records: recordOf('k1') }],
      ['an unknown field', { records: [recordOf('k1', { status: '2' })] }],
      ['no id', { records: [{ nameEn: 'K' }] }],
      ['an object for a text', { records: [{ externalId: 'k1', nameEn: { zh: 'K' } }] }],
      ['NUL', { records: [recordOf('k1'), recordOf('k2', { nameEn: 'K\u0000' })] }],
      ['a lone surrogate', { records: [recordOf('k1', { descriptionCn: '\uD800' })] }],
      ['a huge text', { records: [recordOf('k1', { descriptionEn: 'x'.repeat(40_000) })] }],
      ['nothing', null],
    ];
    for (const [what, body] of wrong) {
      const answer = await service.call('POST', PATH, { token: key, body });
      expect(answer.status, what).toBe(400);
    }
    const tooLong = await send({ records: [recordOf('k1', { nameEn: 'x'.repeat(600_000) })] });
    expect(tooLong.status).toBe(413);
    expect(await orm().$count(exhibitors, like(exhibitors.externalId, 'k%'))).toBe(0);

    const nameEn = '<script>alert(1)</script>';
    const { records } = await upsert([recordOf('k3', { nameEn, website: 'javascript:alert(1)' })]);
    expect(records[0]?.errors).toMatchObject([{ field: 'website' }]);
    await upsert([recordOf('k3', { nameEn })]);
    expect((await rowOf('k3')).nameEn).toBe(nameEn);
  });

  it('are found by their id after the organiser has merged them with others', async () => {
    const { token } = await staffMember(service, 'administrator');
    const merge = (stays: string, goes: string) =>
      service.call('POST', `/organiser/companies/${stays}/merge`, { token, body: { goes } });
    await upsert([recordOf('m1'), recordOf('m2'), recordOf('m3')]);
    const [one, two, three] = [await rowOf('m1'), await rowOf('m2'), await rowOf('m3')];
    const plain = await company({ nameEn: 'Without an id' });
    expect((await merge(plain, one.id)).status).toBe(200);
    expect((await rowOf('m1')).id).toBe(plain);
    expect(outcomes(await upsert([recordOf('m1', { nameEn: 'M once more' })]))).toEqual(['changed']);
    expect((await rowOf('m1')).id).toBe(plain);
    // One that has an id keeps it.
    expect((await merge(two.id, three.id)).status).toBe(200);
    expect([(await rowOf('m2')).id, await rows('m3')]).toEqual([two.id, 0]);
  });

  it('come in by two hundred at once', async () => {
    const records = Array.from({ length: 200 }, (_, at) => recordOf(`l${at}`));
    expect(await upsert(records)).toMatchObject({ added: 200 });
    expect(await upsert(records, { validateOnly: true })).toMatchObject({ unchanged: 200 });
  });
});
