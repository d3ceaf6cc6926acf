import type { Bilingual } from '../records.ts';
import { groupOf, wordsFor } from './companies/words.ts';
import type { Placement } from './placement.ts';
import { at, hash, seeded, shuffled } from './random.ts';

/** A company's names, in full and as people say them, and what derives from them. */
export interface CompanyName {
  full: Bilingual;
  /** The brand alone. */
  brand: Bilingual;
  /** Letters that begin the company's model names. */
  initials: string;
  /** Host name below the reserved `.example`, so that no real address is ever shown. */
  host: string;
  /** City, with the calling code. */
  city: readonly [cn: string, en: string, phone: string];
}

/** Pairs that would be, or sound like, a maker that exists. */
const AVOIDED = /^(Hengtong|Yuandong|Zhongtian|Mingda|Tongding|Tongda|Dingxin|Jinding|Jinyuan|Kexin|Bowei|Zhengtai|Ruitai|Jiayuan|Xingyuan|Hengfei|Yunding|Dingli|Tuoxin|Hengli|Zhengli|Lixin|Lianchuang|Lianxin|Mingyu|Aoxin|Aotai|Siyuan|Qihang|Qifan|Ningde|Yuexin|Junda|Kede|Kelin|Keli|Tongze|Tongli|Hengxin|Hengyuan|Hengtai|Lide|Liyuan|Liantai|Weixin|Boyuan|Bochuan|Zhixin|Zhiyuan|Jinghang|Sixin|Yide|Linde|Lindhoff|Waldmann|Kalmeyer)$/; // prettier-ignore

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replace(/[^a-zA-Z0-9]/g, '')
    .toLowerCase();

/** The brands of a country in a fixed order, without the avoided ones and doubled syllables. */
const pools = new Map<string, { cn: string; en: string; initials: string }[]>();
function brandPool(place: Placement): { cn: string; en: string; initials: string }[] {
  const known = pools.get(place.country.code);
  if (known) return known;
  const seen = new Set<string>();
  const pool: { cn: string; en: string; initials: string }[] = [];
  for (const [cn1, en1] of place.country.firsts) {
    for (const [cn2, en2] of place.country.seconds) {
      const en = en1 + en2;
      // The same sound written differently counts once: two companies must differ in English too.
      if (cn1 === cn2 || en1.toLowerCase() === en2 || AVOIDED.test(en) || seen.has(en)) continue;
      seen.add(en);
      pool.push({ cn: cn1 + cn2, en, initials: (en1.charAt(0) + en2.trim().charAt(0)).toUpperCase() });
    }
  }
  const mixed = shuffled(pool.length, 'brands', place.country.code).map((i) => at(pool, i));
  pools.set(place.country.code, mixed);
  return mixed;
}

/**
 * The name of the company at a place. Brands are dealt out by rank; when a country's brands are used up, the
 * city joins the name, and after that a numbered works, so that no two companies share a name.
 */
export function nameAt(place: Placement): CompanyName {
  const { country, countryRank } = place;
  const pool = brandPool(place);
  const brandIndex = countryRank % pool.length;
  const brand = at(pool, brandIndex);
  const round = Math.floor(countryRank / pool.length);
  const cities = country.cities;
  const city = at(cities, (hash('city', country.code, brandIndex) + round) % cities.length);
  const works = Math.floor(round / cities.length) + 1;
  const random = seeded('name', place.index);
  const word = random.pick(wordsFor(at(place.leaves, 0)));
  const brandName = { cn: brand.cn, en: brand.en };
  const host = `${ascii(brand.en)}${round > 0 ? `-${ascii(city[1])}` : ''}${works > 1 ? works : ''}`;
  const rest = { brand: brandName, initials: brand.initials, city };
  if (country.code === 'CN') {
    const plant = works > 1 ? { cn: `第${works}工厂`, en: ` No. ${works} Works` } : { cn: '', en: '' };
    const legal = random.chance(0.16) ? '股份有限公司' : '有限公司';
    return {
      full: {
        cn: `${city[0]}${brand.cn}${word[0]}${legal}${plant.cn}`,
        en: `${city[1]} ${brand.en} ${word[1]} Co., Ltd.${plant.en}`,
      },
      host: `www.${host}-${ascii(word[1]).slice(0, 9)}.example`,
      ...rest,
    };
  }
  const cityPart = round > 0 ? { cn: city[0], en: ` ${city[1]}` } : { cn: '', en: '' };
  const plant = works > 1 ? { cn: `第${works}工厂`, en: ` Works ${works}` } : { cn: '', en: '' };
  const local = country.words?.[groupOf(at(place.leaves, 0))] ?? word[1];
  const legal = random.pick(country.suffixes);
  const stockCompany = country.code === 'JP' ? '株式会社' : '有限公司';
  return {
    full: {
      cn: `${country.code === 'JP' ? '' : country.name[0]}${brand.cn}${local === '' ? '' : word[0]}${cityPart.cn}${stockCompany}${plant.cn}`,
      en: `${capitalised(brand.en)}${local === '' ? '' : ` ${local}`}${cityPart.en} ${legal}${plant.en}`,
    },
    host: `www.${host}.example`,
    ...rest,
  };
}
