import { describe, expect, it } from 'vitest';
import type { Suggestion } from '../src/modules/catalogue/contract.ts';
import { useService } from './support/service.ts';
import { required } from './support/required.ts';

describe('suggestions while typing', () => {
  const service = useService();
  const suggest = async (keyword: string, language = 'ZH', limit = 8) =>
    (
      await service.get<Suggestion[]>(
        `/app/catalogue/suggestions?keyword=${encodeURIComponent(keyword)}&limit=${limit}`,
        language,
      )
    ).result;

  it('finds names by words that are not finished, and by stems that are shorter than what was typed', async () => {
    for (const typed of ['ex', 'extr', 'extrus', 'extrusi', 'extrusion', 'extrusion li']) {
      const found = await suggest(typed, 'EN');
      expect(found.length, typed).toBeGreaterThan(0);
      const last = required(typed.split(' ').at(-1));
      for (const { nameEn } of found) expect(nameEn.toLowerCase(), typed).toContain(last.slice(0, 5));
    }
    // A finished word is one: a blank behind it says so.
    for (const { nameEn } of await suggest('cable ', 'EN'))
      expect(nameEn.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()).toContain('cable');
  });

  it('finds Chinese names by one character and by several', async () => {
    for (const typed of ['电', '电缆', '高压电']) {
      const found = await suggest(typed);
      expect(found.length, typed).toBeGreaterThan(0);
      for (const { name } of found) expect(name).toContain(typed.slice(0, 2));
    }
  });

  it('holds both kinds, each name once, as many as were asked for; what begins as typed comes first', async () => {
    const found = await suggest('电缆', 'ZH', 6);
    expect(found).toHaveLength(6);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['exhibitor', 'product']));
    expect(new Set(found.map(({ name }) => name)).size).toBe(6);
  });

  it('nothing but signs, and what nobody is called, suggest nothing', async () => {
    for (const typed of ['', '  ', "'", "':* |", '\\', '🧵', 'zqxylo']) {
      expect((await suggest(typed)).length, typed).toBe(0);
    }
    expect((await service.get('/app/catalogue/suggestions?keyword=a&limit=21')).status).toBe(400);
  });
});
