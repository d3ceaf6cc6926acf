import { beforeAll, describe, expect, it } from 'vitest';
import { contactCardRows } from '../src/demo/pages/contact-cards.ts';
import { drawArtwork } from '../src/demo/artwork/index.ts';
import type { Edition } from '../src/modules/content/contract.ts';
import {
  type Hotel,
  type PageBlock,
  pageSections,
  type TrafficItem,
} from '../src/modules/content/pages/contract.ts';
import { configValues, editions } from '../src/modules/content/tables.ts';
import { loadDemoEdition } from '../src/demo/load.ts';
import { useService } from './support/service.ts';

const CHINESE = /[㐀-鿿]/;

describe('what pages list', () => {
  const service = useService();
  const list = async <T>(path: string) => (await service.get<T[]>(`/app/content/${path}`)).result;
  const blocks = (section: string) => list<PageBlock>(`blocks/${section}`);

  describe('ways to the venue', () => {
    let items: TrafficItem[];
    beforeAll(async () => {
      items = await list<TrafficItem>('traffic');
    });

    it('are five, each with its sign', { tags: ['REST-057', 'PUB-029'] }, () => {
      expect(items.map(({ icon }) => icon)).toEqual(['car', 'taxi', 'subway', 'train', 'plane']);
    });

    it('have title and text in both languages', { tags: ['DESIGN-033', 'PUB-030'] }, () => {
      for (const { title, titleEn, content, contentEn } of items) {
        expect(title).toMatch(CHINESE);
        expect(titleEn).not.toMatch(CHINESE);
        expect(content).toMatch(/^<(p|ul)>/);
        expect(contentEn).toMatch(/^<(p|ul)>/);
      }
    });

    it('tell what parking costs', { tags: ['PUB-031', 'CONST-017'] }, () => {
      expect(items[0]?.content).toMatch(/每小时 <strong>8 元<\/strong>，每天最高 <strong>64 元/);
      expect(items[0]?.contentEn).toMatch(/CNY 8 an hour<\/strong>, at most <strong>CNY 64 a day/);
    });
  });

  describe('hotels', () => {
    let hotels: Hotel[];
    beforeAll(async () => {
      hotels = await list<Hotel>('hotels');
    });

    it('are thirteen different ones', { tags: ['DESIGN-054', 'REST-058', 'PUB-035', 'PUB-038'] }, () => {
      expect(hotels).toHaveLength(13);
      expect(new Set(hotels.map(({ nameEn }) => nameEn)).size).toBe(13);
    });

    it('cost between 278 and 880 yuan', { tags: ['PUB-037'] }, () => {
      const prices = hotels.map(({ price }) => price);
      expect([Math.min(...prices), Math.max(...prices)]).toEqual([278, 880]);
    });

    it(
      'have stars, distance, and name, address and shuttle in both languages',
      { tags: ['DESIGN-033', 'PUB-036'] },
      () => {
        for (const hotel of hotels) {
          expect(hotel.stars).toBeGreaterThanOrEqual(1);
          expect(hotel.stars).toBeLessThanOrEqual(5);
          expect(hotel.distanceMetres).toBeGreaterThan(0);
          for (const field of ['name', 'address', 'shuttle'] as const) {
            expect(hotel[field]).toMatch(CHINESE);
            expect(hotel[`${field}En`]).not.toMatch(CHINESE);
          }
        }
      },
    );
  });

  it.each([
    ['PUB-006', 'exhibit-range', 7],
    ['PUB-007', 'visitor-type', 15],
    ['PUB-039', 'media-partner', 22],
    ['PUB-052', 'factory-company', 2],
    ['PUB-053', 'factory-highlight', 4],
  ])(
    '%s the list %s has %i entries in both languages, each with a picture that is drawn',
    { tags: ['DESIGN-054'] },
    async (_id, section, count) => {
      const entries = await blocks(section);
      expect(entries).toHaveLength(count);
      for (const entry of entries) {
        expect(entry.title).toMatch(CHINESE);
        expect(entry.titleEn).not.toMatch(CHINESE);
        if (entry.image === '') continue;
        expect(drawArtwork(entry.image.replace('/files/demo/', '')), entry.image).toMatch(/^<svg/);
        expect(entry.imageAlt && entry.imageAltEn).toBeTruthy();
      }
    },
  );

  it('every kind of visitor is led to a list that is not empty', { tags: ['PUB-007'] }, async () => {
    for (const { link, title } of await blocks('visitor-type')) {
      const query = new URL(link, 'http://site').searchParams;
      const path =
        query.get('tab') === 'product'
          ? `/app/info/getEntriesList?classify=${query.get('category')}`
          : '/app/info/getCompanyProfilesList';
      const { result } = await service.get<{ total: number }>(path);
      expect(result.total, title).toBeGreaterThan(0);
    }
  });

  it('refuses a list that no page has', async () => {
    expect(pageSections).not.toContain('traffic');
    expect(await service.get('/app/content/blocks/secret')).toMatchObject({ status: 400, success: false });
  });

  it('an edition stored in part keeps the other settings, and what the demo lacks is loaded later', async () => {
    const database = service.database();
    const addresses = async () =>
      (await service.get<Edition>('/app/content/edition')).result as Pick<
        Edition,
        'addresses' | 'groupMinimum'
      >;
    expect(await addresses()).toMatchObject({
      groupMinimum: 5,
      addresses: { organiserSite: expect.stringMatching(/^https:/), enquiry: null },
    });
    await database.orm().delete(editions);
    expect((await addresses()).addresses.organiserSite).toBeNull();

    await database.orm().delete(configValues);
    await loadDemoEdition(database, { exhibitors: 1 });
    expect(await service.get('/app/config/ABOUT_INTRO_EN')).toMatchObject({ status: 200 });
    expect((await addresses()).addresses.organiserSite).not.toBeNull();
    expect(await list('contacts/9')).toHaveLength(
      contactCardRows().filter(({ values }) => values['group_number'] === 9).length,
    );
  });
});
