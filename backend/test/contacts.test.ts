import { describe, expect, it } from 'vitest';
import type { ContactCard, Linkage } from '../src/modules/content/contacts/contract.ts';
import { useService } from './support/service.ts';

const fields = [
  'title',
  'titleEn',
  'company',
  'companyEn',
  'name',
  'nameEn',
  'phone',
  'email',
  'mobile',
  'qrcode',
];

describe('whom to turn to', () => {
  const service = useService();
  const list = async <T>(path: string) => (await service.get<T[]>(`/app/content/${path}`)).result;

  it.each([9, 10])(
    'group %i has cards with every field',
    { tags: ['DESIGN-033', 'REST-034', 'MEET-021'] },
    async (group) => {
      const cards = await list<ContactCard>(`contacts/${group}`);
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) {
        expect(card.group).toBe(group);
        for (const field of fields) expect(card[field as keyof ContactCard], field).toBeTruthy();
      }
    },
  );

  it.each([1, 2, 3, 4, 11])(
    'linkages of type %i are a list of that type alone',
    { tags: ['DESIGN-033', 'REST-035'] },
    async (type) => {
      const entries = await list<Linkage>(`linkages/type/${type}`);
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) {
        expect(entry).toMatchObject({ type });
        expect(entry.titleEn).toBeTruthy();
        expect(entry.phone || entry.email).toBeTruthy();
      }
    },
  );

  it.each(['5', '6', '7', '8'])('linkage %s is one entry', { tags: ['REST-035'] }, async (id) => {
    const { result } = await service.get<Linkage>(`/app/content/linkages/${id}`);
    expect(result).toMatchObject({ id, type: null });
    expect(result.title).not.toBe('');
  });

  it('a group or type without entries is empty, an id without one is told in both languages', async () => {
    expect(await list('contacts/999')).toEqual([]);
    expect(await list('linkages/type/999')).toEqual([]);
    const unknown = (language: string) => service.get('/app/content/linkages/99', language);
    expect(await unknown('ZH')).toMatchObject({ status: 404, success: false, message: '联系方式不存在' });
    expect(await unknown('EN')).toMatchObject({ status: 404, success: false });
    expect(await service.get(`/app/content/linkages/${'9'.repeat(32)}`)).toMatchObject({ status: 404 });
    expect(await service.get('/app/content/contacts/0')).toMatchObject({ status: 400, success: false });
  });
});
