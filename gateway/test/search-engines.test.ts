import { describe, expect, it } from 'vitest';
import { useGateway } from './support/gateway.ts';

const answers = {
  '/app/catalogue/published/parts': () => ['0', '120'],
  '/app/catalogue/published': () => [{ id: '121', updateTime: '2025-06-01 08:00:00' }],
};

async function get(url: string, env: Record<string, string> = {}) {
  const { app, rest } = await useGateway(answers, env);
  return { answer: await app.inject({ url, headers: { host: 'fair.example' } }), rest };
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('what search engines are told', () => {
  it('robots.txt names the site map and keeps them out of the centres', async () => {
    const { answer } = await get('/robots.txt');
    expect(answer.headers['content-type']).toContain('text/plain');
    expect(answer.body.split('\n')).toEqual(
      expect.arrayContaining(['Disallow: /d/vistor/center', 'Sitemap: http://fair.example/sitemap.xml']),
    );
  });

  it('the site map is an index of all parts, under the address of the site', async () => {
    const { answer } = await get('/sitemap.xml', { SITE_ORIGIN: 'https://cable.example' });
    expect(answer.headers['content-type']).toContain('application/xml');
    expect(locations(answer.body)).toEqual([
      'https://cable.example/sitemap-pages.xml',
      'https://cable.example/sitemap-news.xml',
      'https://cable.example/sitemap-exhibitor-0.xml',
      'https://cable.example/sitemap-exhibitor-120.xml',
      'https://cable.example/sitemap-product-0.xml',
      'https://cable.example/sitemap-product-120.xml',
    ]);
  });

  it('a part names its things in both languages, with their last change', async () => {
    const { answer, rest } = await get('/sitemap-product-120.xml');
    expect(rest.calls.map(({ path }) => path)).toContainEqual(expect.stringContaining('after=120'));
    expect(answer.body).toContain('<lastmod>2025-06-01T00:00:00.000Z</lastmod>');
    expect(answer.body).toMatch(/hreflang="en" href="[^"]*121[^"]*lang=EN"/);
  });

  it.each(['/sitemap-visitor-0.xml', '/sitemap-product-x.xml'])('%s is not found', async (url) => {
    expect((await get(url)).answer.statusCode).toBe(404);
  });
});
