import type { DemoExhibitor } from '../records.ts';
import { categoryOf } from './classification.ts';
import { workingMoment } from './dates.ts';
import { exhibitorId } from './ids.ts';
import { nameAt, type CompanyName } from './names.ts';
import { placementAt, type Placement } from './placement.ts';
import { at, hash, seeded, type Random } from './random.ts';
import { recommendedExhibitorRank } from './recommended.ts';
import { decapitalised, fill, fillSide, joinSentences, type Pair, type Slots } from './text.ts';
import { familiesOf } from './vocabulary/index.ts';

const OPENINGS: readonly Pair[] = [
  [
    '{name}成立于 {year} 年，位于{city}，占地 {area} 平方米，员工 {people} 人。',
    '{name} was founded in {year} in {city}; {people} people work on a site of {area} m².',
  ],
  [
    '公司自 {year} 年起专注于{lines}，在{city}设有 {area} 平方米的生产基地。',
    'Since {year} the company has kept to {lines}, made on a site of {area} m² in {city}.',
  ],
  [
    '{brand}是一家位于{city}的{lines}供应商，{year} 年创立，现有员工 {people} 人。',
    '{brand} of {city} supplies {lines}. Founded in {year}, it employs {people} people.',
  ],
  [
    '从 {year} 年的一间小厂房起步，{brand}今天在{city}拥有 {area} 平方米厂区和 {people} 名员工。',
    'From one small workshop in {year}, {brand} has grown to {people} people and {area} m² in {city}.',
  ],
  [
    '{year} 年以来，{brand}为线缆行业提供{lines}，总部设在{city}。',
    'Based in {city}, {brand} has served the wire and cable trade with {lines} since {year}.',
  ],
  [
    '{name}创建于 {year} 年，生产厂房面积 {area} 平方米，员工 {people} 人。',
    '{name}, established in {year}, works from {area} m² of halls in {city}.',
  ],
];

/** Offices, not works: software, testing services, consultants, media. */
const SERVICE_LEAVES = /^(506|607|705|706)$/;

const SERVICE_OPENINGS: readonly Pair[] = [
  [
    '{brand}是一家总部位于{city}的服务企业，{year} 年成立，团队 {people} 人。',
    '{brand}, based in {city} since {year}, is a service company of {people} people.',
  ],
  [
    '{name}创立于 {year} 年，{people} 名专业人员长期服务于线缆行业。',
    '{name} was founded in {year}; its {people} people work for the wire and cable trade alone.',
  ],
  [
    '自 {year} 年起，{brand}在{city}为线缆企业提供专业服务。',
    'Since {year} {brand} has worked for cable companies from its office in {city}.',
  ],
];

const SERVICE_LINES: readonly Pair[] = [
  [
    '业务以{main}为主，客户分布在 {export} 个国家和地区。',
    'Its work is {main}, for customers in {export} countries.',
  ],
  ['主要从事{lines}，与高校和研究机构长期合作。', 'It offers {lines} and works closely with universities.'],
  [
    '{main}是公司的核心业务，团队成员平均从业十五年以上。',
    'At its core are {main}; its people have fifteen years in the trade on average.',
  ],
];

const MAIN_LINES: readonly Pair[] = [
  [
    '主要产品包括{lines}，其中{main}占销售额一半以上。',
    'The range covers {lines}; {main} account for more than half of sales.',
  ],
  ['产品覆盖{lines}，销往 {export} 个国家和地区。', 'It offers {lines} and sells to {export} countries.'],
  [
    '公司以{main}见长，研发人员 {rd} 名，拥有 {patents} 项专利。',
    'It is known for {main}; {rd} people work in development and it holds {patents} patents.',
  ],
  [
    '{main}是公司的核心业务，每年将销售额的 5% 投入研发。',
    'The core business is {main}, and 5% of sales goes back into development each year.',
  ],
  [
    '围绕{lines}，公司可提供从方案、制造到服务的完整支持。',
    'Around {lines}, it looks after a project from proposal to service.',
  ],
  [
    '产品销往 {export} 个国家和地区，{rd} 名工程师从事研发。',
    'It sells to {export} countries and has {rd} engineers in development.',
  ],
];

const CLOSINGS: readonly Pair[] = [
  ['通过 ISO 9001、ISO 14001 与 ISO 45001 体系认证。', 'Certified to ISO 9001, ISO 14001 and ISO 45001.'],
  ['与多家电缆企业保持十年以上的合作。', 'Many cable makers have been customers for more than ten years.'],
  [
    '本届展会将首次展出新一代产品，欢迎到展位交流。',
    'A new generation is on show for the first time at this edition; visitors are welcome at the booth.',
  ],
  [
    '设有独立实验室，可为客户做材料与样品验证。',
    'Its own laboratory proves materials and samples for customers.',
  ],
  [
    '产品出口占 {share}%，主要市场为东南亚、中东和欧洲。',
    'Exports make {share}% of sales, chiefly to South-East Asia, the Middle East and Europe.',
  ],
  [
    '服务团队覆盖主要线缆产区，四小时内响应。',
    'Service engineers near the main cable regions answer within four hours.',
  ],
];

const HOUSE_CITY_FORM: Readonly<Record<string, string>> = { GB: '{no} {street}, {city}, {country}' };

function addressOf(place: Placement, name: CompanyName, random: Random): DemoExhibitor['address'] {
  const street = random.pick(place.country.streets);
  const number = random.between(3, 268);
  const country = place.country;
  if (country.code === 'CN') {
    return {
      cn: `中国${name.city[0]}${street[0]} ${number} 号`,
      en: `No. ${number} ${street[1]}, ${name.city[1]}, China`,
    };
  }
  const form =
    HOUSE_CITY_FORM[country.code] ??
    (country.numberFirst ? '{no} {street}, {city}, {country}' : '{street} {no}, {city}, {country}');
  const slots = { no: String(number), street: street[1], city: name.city[1], country: country.name[1] };
  return {
    cn: `${country.name[0]}${name.city[0]}${street[0]} ${number} 号`,
    en: fillSide(form, slots, 'en'),
  };
}

function descriptionOf(place: Placement, name: CompanyName, random: Random): DemoExhibitor['description'] {
  const names = place.leaves.map((leaf) => categoryOf(leaf).name);
  const main = at(names, 0);
  const en = names.map((n) => decapitalised(n.en));
  const people = random.pick([36, 48, 62, 85, 110, 140, 180, 220, 260, 320, 450, 680]);
  const slots: Slots = {
    name: `${name.full.cn}~${name.full.en}`,
    brand: `${name.brand.cn}~${name.brand.en}`,
    city:
      place.country.code === 'CN'
        ? `${name.city[0]}~${name.city[1]}`
        : `${place.country.name[0]}${name.city[0]}~${name.city[1]}, ${place.country.name[1]}`,
    year: String(random.between(1986, 2017)),
    area: (people * random.between(45, 120) - (people % 10)).toLocaleString('en-US'),
    people: String(people),
    lines: `${names.map((n) => n.cn).join('、')}~${en.length > 1 ? `${en.slice(0, -1).join(', ')} as well as ${en.at(-1) ?? ''}` : (en[0] ?? '')}`,
    main: `${main.cn}~${decapitalised(main.en)}`,
    export: String(random.between(12, 68)),
    rd: String(Math.max(6, Math.round(people * 0.12))),
    patents: String(random.between(8, 96)),
    share: String(random.between(15, 70)),
  };
  const service = SERVICE_LEAVES.test(at(place.leaves, 0));
  const opening = random.pick(service ? SERVICE_OPENINGS : OPENINGS);
  // The lines are told once.
  const told = opening[0].includes('{lines}');
  const lines = (service ? SERVICE_LINES : MAIN_LINES).filter(
    (pair) => !told || !pair[0].includes('{lines}'),
  );
  return joinSentences([
    fill(opening, slots),
    fill(random.pick(lines), slots),
    ...random.sample(CLOSINGS, random.between(0, service ? 0 : 2)).map((pair) => fill(pair, slots)),
  ]);
}

/** The exhibitor at a place of the edition. */
export function exhibitorAt(index: number): DemoExhibitor {
  const place = placementAt(index);
  const name = nameAt(place);
  const random = seeded('exhibitor', index);
  const mainFamilies = familiesOf(at(place.leaves, 0));
  // Only tags that are fixed words: a slot would name one variant of one product.
  const ownTags = mainFamilies.flatMap((family) => family.tags).filter((pair) => !pair[0].includes('{'));
  const leafTags = place.leaves.map((leaf) => categoryOf(leaf).name);
  const picked = random
    .sample(ownTags, 2)
    .filter((pair) => !leafTags.some((t) => t.cn === pair[0] || t.en === pair[1]));
  const tags = [...leafTags.slice(0, 2), ...picked.map(([cn, en]) => ({ cn, en }))];
  const unique = tags.filter((tag, i) => tags.findIndex((t) => t.cn === tag.cn || t.en === tag.en) === i);
  const id = exhibitorId(index);
  return {
    id,
    name: name.full,
    description: descriptionOf(place, name, random),
    address: addressOf(place, name, random),
    boothNumber: place.booth,
    website: `https://${name.host}`,
    phone: `${name.city[2]} 5550 ${String(random.int(10000)).padStart(4, '0')}`,
    email: `${random.pick(['info', 'sales', 'export', 'contact'])}@${name.host.replace(/^www\./, '')}`,
    country: place.country.code,
    categoryCode: place.root,
    tags: { cn: unique.map((t) => t.cn), en: unique.map((t) => t.en) },
    logoUrl: `/files/demo/logo/${id}.svg`,
    recommendedRank: recommendedExhibitorRank(index),
    createdAt: workingMoment(hash('joined', index) % 150, random),
  };
}
