import { describe, expect, it } from 'vitest';
import { RawReply, refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';
import { categories, company, ownCompany } from './support/records.ts';
import { first } from './support/required.ts';

const token = 'a'.repeat(43);
const headers = { cookie: `session=${token}` };
const viewer = { id: '7', role: 'exhibitor', companyId: '1' };
const path = '/app/exhibiting/company';
const answers = () => ({
  '/app/identity/viewer': () => viewer,
  [path]: () => ownCompany(),
  '/app/catalogue/categories': () => categories,
  '/app/catalogue/companies': () => [company(1)],
});
const fields = `id userName logoUrl nameCn nameEn category { id } descriptionCn descriptionEn phone fax website
  addressCn addressEn boothNumber boothKind boothArea updatedAt version`;
const own = `{ viewer { company { ${fields} exhibitor { id name } } } }`;
const input = {
  version: 'v1',
  logoUrl: '/files/uploads/logo.png',
  nameCn: '东方线缆',
  nameEn: 'Orient Cable',
  categoryCode: '4',
  descriptionCn: '中文简介',
  descriptionEn: 'About us',
  phone: '+86 21 5555 0000',
  addressCn: '上海市浦东新区龙阳路 2345 号',
  addressEn: '2345 Longyang Road, Shanghai',
};
const save = `mutation ($input: SaveCompanyInput!) {
  saveCompany(input: $input) { company { version nameCn exhibitor { name } } message errors { code message path } } }`;

describe("a company's own information through the gateway", () => {
  const ownFields = {
    id: '1',
    userName: '13900139000',
    logoUrl: '/files/uploads/logo.png',
    nameCn: '东方线缆',
    nameEn: 'Orient Cable',
    category: { id: '4' },
    descriptionCn: '中文简介',
    descriptionEn: 'About us',
    phone: '+86 21 5555 0000',
    fax: null,
    website: null,
    addressCn: '上海市浦东新区龙阳路 2345 号',
    addressEn: '2345 Longyang Road, Shanghai',
    boothNumber: 'N3-B27',
    boothKind: 'RAW_SPACE',
    boothArea: '36',
    updatedAt: '2025-06-03T09:00:00+08:00',
    version: 'v1',
    exhibitor: { id: '1', name: company(1).companyNameCn },
  };

  it(
    'is read with its login and booth by one call of its own',
    { tags: ['EXH-048', 'EXH-049', 'EXH-051', 'REST-096'] },
    async () => {
      const { query, rest } = await useGateway(answers());
      expect((await query(own, { headers })).data?.['viewer']).toEqual({ company: ownFields });
      expect(rest.calls.filter((call) => call.path === path).map((call) => call.token)).toEqual([token]);
    },
  );

  it.each([
    ['1', 'RAW_SPACE'],
    ['2', 'STANDARD'],
  ])('booth type %s is %s', { tags: ['EXH-050', 'CONST-058'] }, async (positionType, boothKind) => {
    const { query, rest } = await useGateway(answers());
    rest.answers[path] = () => ownCompany({ positionType, boothRange: '', boothNumber: '' });
    expect((await query(own, { headers })).data?.['viewer']).toMatchObject({
      company: { boothKind, boothArea: null, boothNumber: null },
    });
  });

  it('is nothing for visitors, and for exhibitors without a company: neither costs a call', async () => {
    const { query, rest } = await useGateway(answers());
    for (const change of [{ role: 'visitor', companyId: null }, { companyId: null }]) {
      rest.answers['/app/identity/viewer'] = () => ({ ...viewer, ...change });
      expect((await query(own, { headers })).data).toEqual({ viewer: { company: null } });
    }
    expect(rest.calls.filter((call) => call.path === path)).toEqual([]);
  });

  it(
    'is saved by one call, and the public company is read anew at once',
    { tags: ['EXH-054', 'REST-096'] },
    async () => {
      const { query, rest } = await useGateway(answers(), { PUBLIC_TTL_MS: '60000' });
      const look = '{ exhibitor(id: "1") { name } }';
      // An answer is kept from its second request on.
      await query(look);
      await query(look);
      rest.answers['/app/catalogue/companies'] = () => [company(1, { companyNameCn: '新名' })];
      expect((await query(look)).data).toEqual({ exhibitor: { name: company(1).companyNameCn } });
      const answer = await query(save, { variables: { input }, headers });
      expect(answer.data).toEqual({
        saveCompany: {
          company: { version: 'v1', nameCn: '东方线缆', exhibitor: { name: '新名' } },
          message: 'ok',
          errors: [],
        },
      });
      const writes = rest.calls.filter(({ method }) => method === 'POST');
      expect(writes.map((call) => [call.path, call.token])).toEqual([[path, token]]);
      const theirs = ['id', 'username', 'updateTime', 'boothNumber', 'boothRange', 'positionType'];
      const kept = ([name]: [string, unknown]) => !theirs.includes(name) && !name.endsWith('_dictText');
      expect(JSON.parse(first(writes).body)).toEqual(
        Object.fromEntries(Object.entries(ownCompany()).filter(kept)),
      );
      expect((await query(look)).data).toEqual({ exhibitor: { name: '新名' } });
    },
  );

  const errorsFor = async (field: string) => {
    const body = JSON.stringify({
      success: false,
      code: 500,
      message: '请检查',
      result: null,
      timestamp: 0,
      field,
    });
    const { query } = await useGateway({ [path]: () => new RawReply(400, body) });
    return (await query(save, { variables: { input }, headers })).data;
  };
  const refusalAt = (name: string) => ({
    saveCompany: {
      company: null,
      message: null,
      errors: [{ code: 'INVALID', message: '请检查', path: [name] }],
    },
  });

  it.each([
    ['logoUrl', 'logoUrl'],
    ['companyNameCn', 'nameCn'],
    ['companyNameEn', 'nameEn'],
    ['productCategory', 'categoryCode'],
  ])(
    'a refusal of %s names the field %s of the form',
    { tags: ['VAL-048', 'VAL-049', 'VAL-051'] },
    async (field, name) => {
      expect(await errorsFor(field)).toEqual(refusalAt(name));
    },
  );

  it.each([
    ['companyDescriptionCn', 'descriptionCn'],
    ['companyDescriptionEn', 'descriptionEn'],
    ['companyPhone', 'phone'],
    ['companyFax', 'fax'],
    ['companyWebsite', 'website'],
    ['companyAddress', 'addressCn'],
    ['companyAddressEn', 'addressEn'],
  ])(
    'a refusal of the text %s names the field %s of the form',
    { tags: ['VAL-052', 'VAL-053'] },
    async (field, name) => {
      expect(await errorsFor(field)).toEqual(refusalAt(name));
    },
  );

  it('several mistakes of a refusal travel together, each with its field', async () => {
    const errors = [
      { field: 'companyNameCn', message: '请输入公司中文名称' },
      { field: 'companyFax', message: '传真号码格式不正确' },
      { message: '请检查' },
      { field: 5 },
    ];
    const body = { success: false, code: 500, message: '请输入公司中文名称', field: 'companyNameCn', errors };
    const { query } = await useGateway({ [path]: () => new RawReply(400, JSON.stringify(body)) });
    expect((await query(save, { variables: { input }, headers })).data).toEqual({
      saveCompany: {
        company: null,
        message: null,
        errors: [
          { code: 'INVALID', message: '请输入公司中文名称', path: ['nameCn'] },
          { code: 'INVALID', message: '传真号码格式不正确', path: ['fax'] },
          { code: 'INVALID', message: '请检查', path: null },
        ],
      },
    });
  });

  it('a colleague who was quicker is told as such, with what is there now', async () => {
    const { query, rest } = await useGateway(answers());
    rest.answers[path] = (_url: URL, { method }: { method?: string }) =>
      method === 'POST'
        ? refusal(412, 500, '同事已修改')
        : ownCompany({ version: 'v2', companyNameCn: '他的' });
    const answer = await query(
      `mutation ($input: SaveCompanyInput!) {
        saveCompany(input: $input) { company { version nameCn } message errors { code message path } } }`,
      { variables: { input }, headers },
    );
    expect(answer.data).toEqual({
      saveCompany: {
        company: { version: 'v2', nameCn: '他的' },
        message: null,
        errors: [{ code: 'CHANGED', message: '同事已修改', path: null }],
      },
    });
  });
});
