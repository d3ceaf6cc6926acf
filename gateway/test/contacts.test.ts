import { describe, expect, it } from 'vitest';
import { refusal } from './support/fake-rest.ts';
import { useGateway } from './support/gateway.ts';

const card = {
  id: '17100901',
  group: 9,
  title: '直播选题',
  titleEn: 'Topics',
  company: '组委会',
  companyEn: 'Office',
  name: '沈佳',
  nameEn: 'Shen Jia',
  phone: '+86 21 5550 0151',
  email: 'cloud@wirefair.example',
  mobile: '',
  qrcode: 'MECARD:N:Shen Jia;;',
};
const { group: _group, ...contact } = card;
const linkage = { ...contact, id: '7', type: null, name: '', nameEn: '', qrcode: '/files/a.png' };
const fields = 'id title company name phone mobile email qrText qrImageUrl';

describe('whom to turn to, through the gateway', () => {
  it(
    'a contact card has every field in the asked language, and null where there is none',
    { tags: ['MEET-021'] },
    async () => {
      const { query, rest } = await useGateway({ '/app/content/contacts/9': () => [card] });
      const answer = await query(`{ contactCards(group: 9) { ${fields} zh: title(locale: ZH) } }`, {
        headers: { language: 'EN' },
      });
      expect(answer.data?.['contactCards']).toEqual([
        {
          id: '17100901',
          title: 'Topics',
          zh: '直播选题',
          company: 'Office',
          name: 'Shen Jia',
          phone: '+86 21 5550 0151',
          mobile: null,
          email: 'cloud@wirefair.example',
          qrText: 'MECARD:N:Shen Jia;;',
          qrImageUrl: null,
        },
      ]);
      expect(rest.paths()).toEqual(['/app/content/contacts/9']);
    },
  );

  it('a code that is kept as a picture is one, and what is no picture address is none', async () => {
    const { query } = await useGateway({
      '/app/content/linkages/type/4': () => [
        linkage,
        { ...linkage, id: '8', qrcode: 'javascript:alert(1).png' },
      ],
    });
    const { data } = await query('{ linkages(type: 4) { name qrText qrImageUrl } }');
    expect(data?.['linkages']).toEqual([
      { name: null, qrText: null, qrImageUrl: '/files/a.png' },
      { name: null, qrText: 'javascript:alert(1).png', qrImageUrl: null },
    ]);
  });

  it('an unknown linkage is null, and what cannot be an id is not asked for', async () => {
    const { query, rest } = await useGateway({
      '/app/content/linkages/7': () => linkage,
      '/app/content/linkages/9': () => refusal(404, 500, 'none'),
    });
    const { data } = await query(
      '{ known: linkage(id: "7") { id } none: linkage(id: "9") { id } odd: linkage(id: "../7") { id } }',
    );
    expect(data).toEqual({ known: { id: '7' }, none: null, odd: null });
    expect(rest.paths().sort()).toEqual(['/app/content/linkages/7', '/app/content/linkages/9']);
  });
});
