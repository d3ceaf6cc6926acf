import { describe, expect, it } from 'vitest';
import {
  CLIP_NAMES,
  DEFAULT_EXHIBITORS,
  exhibitorBundleAt,
  exhibitorOf,
  productAt,
  sharedRecords,
} from './edition.ts';
import { CATEGORIES } from './generator/classification.ts';
import { recommendedExhibitors } from './generator/recommended.ts';
import type { Bilingual } from './records.ts';

const size = { exhibitors: DEFAULT_EXHIBITORS };
const bundles = Array.from({ length: DEFAULT_EXHIBITORS }, (_, index) => exhibitorBundleAt(index, size));
const exhibitors = bundles.map((bundle) => bundle.exhibitor);
const products = bundles.flatMap((bundle) => bundle.products);
const companyArticles = bundles.flatMap((bundle) => bundle.articles);
const shared = sharedRecords(size);
const articles = [...shared.articles, ...companyArticles];

const CLOCK = new Date('2025-06-16T09:00:00+08:00');
const CJK = /[\u3400-\u9fff\uff00-\uffef\u3000-\u303f]/;

/** Full stops that end no sentence. */
const LEGAL_FORMS =
  /(Ltd|Inc|Sp|Cat|No|ul|o\.o|S\.p\.A|S\.r\.l|s\.r\.o|a\.s|B\.V|K\.K|S\.L|S\.A|b\.H|A\.Ş|Şti|OSB_2|2)\./g;

const different = (values: readonly string[]): void => {
  const seen = new Set<string>();
  expect(values.filter((value) => seen.size === seen.add(value).size)).toEqual([]);
};

/** Names of makers that exist; none may appear, in any spelling. */
const KNOWN =
  /Far East|Hengtong|Zhongtian|\bZTT\b|Prysmian|Nexans|Niehoff|Rosendahl|Nextrom|Maillefer|Troester|Sikora|Zumbach|\bSAMP\b|Davis-Standard|Borealis|\bDow\b|Southwire|Sumitomo|Furukawa|Fujikura|Leoni|Lapp|NKT|LS Cable|Taihan|Daewon|Henrich|Queins|Windak|Siebe|Conductix|Proton|Clinton|Beta LaserMike|Megger|Haefely|Baosheng|Jiangnan|Qifan|Wanma|Orient Cable|Hanhe|Yongding|FiberHome|YOFC|亨通|远东|中天|宝胜|上上|江南|起帆|万马|东方|汉缆|永鼎|烽火|长飞|通光|富通|金杯|尚纬/;

describe('exhibitors and products of the demo edition', () => {
  it('has the size of the last edition', () => {
    expect(exhibitors.length).toBeGreaterThanOrEqual(900);
    expect(products.length).toBeGreaterThanOrEqual(4500);
    expect(new Set(exhibitors.map((e) => e.country)).size).toBe(19);
    const chinese = exhibitors.filter((e) => e.country === 'CN').length;
    expect(chinese / exhibitors.length).toBeCloseTo(0.6, 1);
    for (const { products: shown, articles: written } of bundles) {
      expect(shown.length).toBeGreaterThanOrEqual(3);
      expect(shown.length).toBeLessThanOrEqual(8);
      expect(written.length).toBeLessThanOrEqual(4);
    }
  });

  it('gives every record its own id, name and booth', () => {
    different(
      [...exhibitors, ...products, ...articles, ...shared.videos, ...shared.buyerPosts].map((r) => r.id),
    );
    different(exhibitors.map((e) => e.name.cn));
    different(exhibitors.map((e) => e.name.en));
    different(exhibitors.map((e) => e.boothNumber));
    different(exhibitors.map((e) => e.website));
    for (const { products: shown } of bundles) {
      different(shown.map((p) => p.title.cn));
      different(shown.map((p) => p.title.en));
    }
  });

  it('fills every leaf, and keeps companies to their root', () => {
    const leaves = CATEGORIES.filter((c) => c.parentCode !== null).map((c) => c.code);
    expect(new Set(products.map((p) => p.categoryCode))).toEqual(new Set(leaves));
    for (const { exhibitor, products: shown } of bundles) {
      expect(shown.every((p) => p.categoryCode.startsWith(exhibitor.categoryCode))).toBe(true);
    }
  });

  it('recommends 48 products and 64 exhibitors, without gaps', () => {
    const ranks = (list: readonly { recommendedRank: number | null }[]) =>
      list.flatMap((r) => r.recommendedRank ?? []).sort((a, b) => a - b);
    expect(ranks(exhibitors)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
    expect(ranks(products)).toEqual(Array.from({ length: 48 }, (_, i) => i + 1));
    const roots = new Set(recommendedExhibitors.map((index) => exhibitors[index]?.categoryCode));
    expect(roots.size).toBe(7);
  });

  it('finds plenty for 高压 and for high voltage', () => {
    expect(products.filter((p) => p.title.cn.includes('高压')).length).toBeGreaterThan(50);
    expect(products.filter((p) => /high voltage/i.test(p.title.en)).length).toBeGreaterThan(50);
  });

  it('names no maker that exists', () => {
    const texts = [
      ...exhibitors.flatMap((e) => [e.name.cn, e.name.en]),
      ...products.flatMap((p) => [p.title.cn, p.title.en]),
    ];
    expect(texts.filter((t) => KNOWN.test(t))).toEqual([]);
  });

  it('says the same each time, in editions of every size', () => {
    for (const index of [0, 1, 17, 919]) {
      const again = exhibitorBundleAt(index, { exhibitors: 1_000_000 });
      exhibitorBundleAt(index + 1, { exhibitors: 1_000_000 });
      expect(exhibitorBundleAt(index, size)).toEqual(again);
    }
  });

  it('keeps names and stands apart far beyond the brand pools', () => {
    const big = { exhibitors: 1_000_000 };
    const sample = [0, 400_000, 999_000].flatMap((from) =>
      Array.from({ length: 300 }, (_, i) => exhibitorBundleAt(from + i, big).exhibitor),
    );
    different(sample.map((e) => e.name.cn));
    different(sample.map((e) => e.name.en));
    different(sample.map((e) => e.boothNumber));
  });

  it('refuses places outside the edition and ids that are not its own', () => {
    expect(() => exhibitorBundleAt(920, size)).toThrow(RangeError);
    expect(() => exhibitorBundleAt(-1, size)).toThrow(RangeError);
    for (const id of [
      '',
      'x',
      '1',
      '120000000100',
      '120000000199',
      '129999999901',
      '1100000001',
      '12000000010a',
    ]) {
      expect(productAt(id)).toBeNull();
    }
    expect(productAt(products[7]?.id ?? '')).toEqual(products[7]);
    expect(exhibitorOf('1100000003')).toEqual(exhibitors[2]);
    expect(exhibitorOf('1200000003')).toBeNull();
  });
});

describe('texts of the demo edition', () => {
  const texts: [string, Bilingual][] = [
    ...exhibitors.flatMap((e): [string, Bilingual][] => [
      [e.id, e.name],
      [e.id, e.description],
      [e.id, e.address],
    ]),
    ...products.flatMap((p): [string, Bilingual][] => [
      [p.id, p.title],
      [p.id, p.brief],
      [p.id, p.description],
    ]),
    ...articles.flatMap((a): [string, Bilingual][] => [
      [a.id, a.title],
      [a.id, a.description],
      [a.id, a.content],
    ]),
    ...shared.videos.flatMap((v): [string, Bilingual][] => [
      [v.id, v.title],
      [v.id, v.content],
    ]),
    ...shared.buyerPosts.flatMap((b): [string, Bilingual][] => [
      [b.id, b.content],
      [b.id, b.quantity],
    ]),
    ...shared.categories.map((c): [string, Bilingual] => [c.code, c.name]),
    ...shared.hotTags.map((t): [string, Bilingual] => [t.code, t.name]),
    ...shared.banners.map((b): [string, Bilingual] => [b.id, b.title]),
  ];

  it('has Chinese on the Chinese side and none on the English side', () => {
    const wrong = texts.filter(([, t]) => !CJK.test(t.cn) || CJK.test(t.en) || t.en.trim() === '');
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('leaves no slot, no doubled sign and no small beginning', () => {
    const odd = texts.filter(
      ([, t]) =>
        /[{}~|]|undefined|NaN/.test(t.cn + t.en) ||
        /。。|，，|\.\.|,,|  /.test(t.cn + t.en) ||
        /[.!?] [a-z]/.test(t.en.replace(LEGAL_FORMS, '')),
    );
    expect(odd.slice(0, 5)).toEqual([]);
  });

  it('tags in both languages, two to five, none twice', () => {
    for (const record of [...exhibitors, ...products]) {
      expect(record.tags.cn.length).toBe(record.tags.en.length);
      expect(record.tags.cn.length).toBeGreaterThanOrEqual(2);
      expect(record.tags.cn.length).toBeLessThanOrEqual(5);
      different(record.tags.cn);
      different(record.tags.en);
      expect(
        [...record.tags.cn, ...record.tags.en].filter((tag) => tag.includes(',') || tag.trim() === ''),
      ).toEqual([]);
      expect(record.tags.en.filter((tag) => CJK.test(tag))).toEqual([]);
    }
  });

  it('was all written before the edition clock starts', () => {
    const dated = [...exhibitors, ...products, ...articles, ...shared.videos, ...shared.buyerPosts];
    const times = dated.map((r) => r.createdAt.getTime());
    expect(Math.max(...times)).toBeLessThan(CLOCK.getTime());
    expect(Math.min(...times)).toBeGreaterThanOrEqual(Date.UTC(2024, 9, 1));
    expect(new Set(dated.map((r) => r.createdAt.toISOString().slice(0, 7))).size).toBe(9);
  });
});

describe('what the edition has once', () => {
  it('has its numbers', () => {
    expect(shared.videos).toHaveLength(60);
    expect(shared.buyerPosts).toHaveLength(300);
    expect(shared.hotTags).toHaveLength(12);
    expect(shared.banners).toHaveLength(4);
    expect(shared.articles.filter((a) => a.kind === 'news')).toHaveLength(36);
    expect(shared.articles.filter((a) => a.kind === 'focus')).toHaveLength(24);
    for (const type of [1, 2, 3, 4, 5]) {
      expect(shared.displayedCompanies.filter((c) => c.type === type)).toHaveLength(30);
    }
    different(shared.buyerPosts.map((post) => post.content.cn));
    different(shared.articles.map((a) => a.title.cn));
  });

  it('names roots in the directory order', () => {
    expect(CATEGORIES.filter((c) => c.parentCode === null).map((c) => c.name.en)).toEqual([
      'Cable and wire production and finishing machinery',
      'Auxiliary processing',
      'Auxiliary processing materials',
      'Materials and special wires and cables',
      'Measurement and control technology',
      'Testing engineering',
      'Related areas',
    ]);
  });

  it('refers only to what exists, in small editions too', () => {
    for (const exhibitorsOf of [40, DEFAULT_EXHIBITORS]) {
      const records = sharedRecords({ exhibitors: exhibitorsOf });
      const ids = new Set(exhibitors.slice(0, exhibitorsOf).map((e) => e.id));
      expect(records.videos.every((v) => ids.has(v.exhibitorId))).toBe(true);
      expect(records.displayedCompanies.every((c) => ids.has(c.exhibitorId))).toBe(true);
    }
    const clips = new Set(CLIP_NAMES.map((name) => `/files/demo/clips/${name}.mp4`));
    expect(new Set(shared.videos.map((v) => v.videoUrl))).toEqual(clips);
  });

  it('answers every configuration key in both languages', () => {
    const keys = [
      'VISA_IMAGE',
      'VISA_TITLE',
      'VISA_SUBTITLE',
      'VISA_REMARK',
      'VISA_ATTACHMENT',
      'LAST_VIEW',
      'TRAFFIC_TITLE',
      'TRAFFIC_SUBTITLE',
      'HOTEL_IMAGE',
      'POSTER_NEED_IMAGE',
      'POSTER_NEED_HEADLINE',
      'POSTER_NEED_SUBTITLE',
      'POSTER_COMPANY_IMAGE',
      'POSTER_COMPANY_HEADLINE',
      'POSTER_COMPANY_SUBTITLE',
    ];
    for (const key of keys) {
      expect(shared.config[key], key).toBeTruthy();
      expect(shared.config[`${key}_EN`], key).toBeTruthy();
      expect(CJK.test(shared.config[`${key}_EN`] ?? ''), key).toBe(false);
    }
  });
});
