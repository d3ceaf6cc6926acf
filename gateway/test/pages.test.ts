import { describe, expect, it } from 'vitest';
import { useGateway } from './support/gateway.ts';

const words = {
  id: '1',
  title: '自驾',
  titleEn: 'By car',
  content: '<p onclick="x()">每小时 8 元<script>alert(1)</script></p>',
  contentEn: '<p>CNY 8 an hour</p>',
};
const block = { ...words, image: '/a.svg', imageEn: '', imageAlt: '图', imageAltEn: 'Picture', link: '' };
const hotel = {
  id: '2',
  name: '花木酒店',
  nameEn: 'Huamu Hotel',
  stars: 5,
  address: '花木路',
  addressEn: 'Huamu Road',
  price: 880,
  shuttle: '步行',
  shuttleEn: 'On foot',
  distanceMetres: 450,
};

describe('what pages list, through the gateway', () => {
  it(
    'ways and hotels come in the asked language, by one call each',
    { tags: ['PUB-030', 'PUB-036'] },
    async () => {
      const { query, rest } = await useGateway({
        '/app/content/traffic': () => [{ ...words, icon: 'car' }],
        '/app/content/hotels': () => [hotel],
      });
      const { data } = await query(
        `{ trafficItems { title body icon } hotels { name stars address price shuttle distanceMetres } }`,
        { headers: { language: 'EN' } },
      );
      expect(data).toEqual({
        trafficItems: [{ title: 'By car', body: '<p>CNY 8 an hour</p>', icon: 'car' }],
        hotels: [
          {
            name: 'Huamu Hotel',
            stars: 5,
            address: 'Huamu Road',
            price: 880,
            shuttle: 'On foot',
            distanceMetres: 450,
          },
        ],
      });
      expect(rest.paths().sort()).toEqual(['/app/content/hotels', '/app/content/traffic']);
    },
  );

  it('blocks are cleaned, whoever stored them, and a picture without words serves both languages', async () => {
    const { query, rest } = await useGateway({ '/app/content/blocks/exhibit-range': () => [block] });
    const { data } = await query(
      '{ pageBlocks(section: EXHIBIT_RANGE) { body imageUrl(locale: EN) imageAlt(locale: EN) link } }',
    );
    expect(data?.['pageBlocks']).toEqual([
      { body: '<p>每小时 8 元</p>', imageUrl: '/a.svg', imageAlt: 'Picture', link: null },
    ]);
    expect(rest.paths()).toEqual(['/app/content/blocks/exhibit-range']);
  });

  it(
    'partner media are the fixed list of the site for everybody, and there is no call for media partners',
    { tags: ['REST-063', 'PUB-042'] },
    async () => {
      const partners = Array.from({ length: 22 }, (_, index) => ({
        ...block,
        id: String(index),
        title: `媒体${index}`,
        titleEn: `Medium ${index}`,
        image: `/files/media/${index}.png`,
        link: `https://medium-${index}.example/`,
      }));
      const { query, rest } = await useGateway({
        '/app/content/blocks/media-partner': () => partners,
        '/app/identity/viewer': () => ({ id: '7', role: 'visitor' }),
      });
      const text = '{ pageBlocks(section: MEDIA_PARTNER) { title imageUrl link } }';
      for (const cookie of ['', `session=${'a'.repeat(43)}`]) {
        const { data } = await query(text, { headers: { cookie, language: 'EN' } });
        expect(data?.['pageBlocks']).toEqual(
          partners.map(({ titleEn, image, link }) => ({ title: titleEn, imageUrl: image, link })),
        );
      }
      expect(rest.paths()).toEqual(Array(2).fill('/app/content/blocks/media-partner'));
    },
  );
});
