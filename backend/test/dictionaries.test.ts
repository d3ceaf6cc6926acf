import { describe, expect, it } from 'vitest';
import type { ContentEntry, ContentLine } from '../src/modules/organiser/site-content/contract.ts';
import { readArchive } from '../src/spreadsheets/zip.ts';
import { signedIn } from './support/accounts.ts';
import { useService, type Answer } from './support/service.ts';
import { staffMember } from './support/staff.ts';
import { required } from './support/required.ts';

interface Option {
  value: string;
  label: string;
  isWithdrawn: boolean;
}
const words = (cn: string, en: string) => ({ field: 'words', cn, en });
const withdrawn = (is: boolean) => ({ field: 'isWithdrawn', cn: is ? 'yes' : '', en: '' });

describe('dictionaries of forms', () => {
  const service = useService();
  const editor = async () => (await staffMember(service, 'editor')).token;
  const at = (name: string, id = '') => `/organiser/content/${name}/entries${id && `/${id}`}`;
  const save = (token: string, name: string, values: object[], id = '', version = 0) =>
    service.call<ContentEntry>(id ? 'PUT' : 'POST', at(name, id), {
      token,
      language: 'EN',
      body: { aim: 'published', version, values },
    }) as Promise<Answer<ContentEntry> & { field?: string }>;
  const remove = (token: string, name: string, id: string) =>
    service.call('DELETE', `${at(name, id)}?version=0`, { token, language: 'EN' });
  const options = async (path: string) => (await service.get<Option[]>(path)).result;
  const positions = () => options('/app/visitor/dict/position');
  const help = async () => {
    const { rawPayload } = await service.app().inject({ url: '/files/groups/group-list.xlsx' });
    const parts = readArchive(rawPayload, { entries: 100, each: 1e7, all: 1e7 }, () => true);
    return [...parts.values()].join('');
  };

  it('an editor changes words and order; the codes of records stay', { tags: ['DESIGN-007'] }, async () => {
    const token = await editor();
    const before = await positions();
    const second = required(before[1]);
    const values = [words('采购与供应链', 'Purchasing & supply chain'), withdrawn(false)];
    const saved = await save(token, 'positions', values, second.value);
    expect(saved).toMatchObject({ status: 200, result: { id: second.value, stage: 'public' } });
    await service.call('PUT', `${at('positions', second.value)}/place`, { token, body: { place: 0 } });
    const after = await positions();
    expect(after[0]).toEqual({
      value: second.value,
      label: '采购与供应链&Purchasing & supply chain',
      isWithdrawn: false,
    });
    expect(after.slice(1)).toEqual(before.filter(({ value }) => value !== second.value));
  });

  it('a new entry gets a code of its own and is taken at once; withdrawn, it names what holds it', async () => {
    const token = await editor();
    const added = await save(token, 'genders', [words('博士', 'Dr'), withdrawn(false)]);
    expect(added).toMatchObject({ status: 200, result: { id: '4', stage: 'public' } });
    expect((await options('/app/visitor/dict/gender')).at(-1)).toEqual({
      value: '4',
      label: '博士&Dr',
      isWithdrawn: false,
    });
    const registrar = await signedIn(service, 'visitor');
    const register = (gender: string, mobileNumber: string) =>
      service.call('POST', '/app/visitor/others', {
        token: registrar.token,
        body: {
          firstName: '陈博士',
          gender,
          mobileNumber,
          companyName: '东方线缆',
          department: '',
          position: '',
          email: 'chen@example.org',
          identityNumber: '310101199003071234',
        },
      });
    expect((await register('4', '13900008801')).status).toBe(200);
    expect(await register('5', '13900008802')).toMatchObject({ field: 'gender' });

    await save(token, 'genders', [words('博士', 'Dr'), withdrawn(true)], '4', 1);
    expect((await options('/app/visitor/dict/gender')).at(-1)).toEqual({
      value: '4',
      label: '博士&Dr',
      isWithdrawn: true,
    });
    const listed = await service.call<{ records: ContentLine[] }>('GET', `${at('genders')}?pageSize=50`, {
      token,
      language: 'EN',
    });
    expect(listed.result.records.map(({ marks }) => marks)).toEqual([[], [], [], ['No longer offered']]);
    const next = await save(token, 'genders', [words('教授', 'Prof.'), withdrawn(false)]);
    expect(next.result.id).toBe('5');
  });

  it('the form for groups explains what can be chosen now', async () => {
    const token = await editor();
    const added = await save(token, 'positions', [words('物流', 'Logistics'), withdrawn(false)]);
    expect(await help()).toContain('Logistics');
    await save(token, 'positions', [words('物流', 'Logistics'), withdrawn(true)], added.result.id, 1);
    expect(await help()).not.toContain('Logistics');
  });

  it(
    'Chinese words hold no ampersand, and nothing that records may hold is taken away',
    { tags: ['AUTH-057'] },
    async () => {
      const token = await editor();
      const wrong = await save(token, 'ways-to-know', [words('展会&论坛', 'Fairs'), withdrawn(false)]);
      expect(wrong).toMatchObject({
        status: 400,
        field: 'wordsCn',
        message: 'The Chinese words cannot contain an ampersand',
      });
      expect((await remove(token, 'ways-to-know', '1')).status).toBe(409);
      const ways = await options('/app/exhibiting/dict/waysToKnow');
      expect(ways.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    },
  );
});
