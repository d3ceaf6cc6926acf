/** How units are written beside a number, in lower case; a blank stands for any blanks, with or without a point. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  mm2: [
    'mm2',
    'mm^2',
    'sqmm',
    'sq mm',
    'mm sq',
    'qmm',
    'square mm',
    'square millimeter',
    'square millimeters',
    'square millimetre',
    'square millimetres',
    '平方毫米',
    '平方mm',
    'mm平方',
    '平方',
  ],
  cm2: ['cm2', 'cm^2', 'sq cm', '平方厘米'],
  m2: [
    'm2',
    'm^2',
    'sqm',
    'sq m',
    'square meter',
    'square meters',
    'square metre',
    'square metres',
    '平方米',
    '平米',
  ],
  nm: ['nm', 'nanometer', 'nanometers', 'nanometre', 'nanometres', '纳米'],
  um: ['um', 'μm', 'micron', 'microns', 'micrometer', 'micrometers', 'micrometre', 'micrometres', '微米'],
  mm: ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres', '毫米'],
  cm: ['cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres', '厘米', '公分'],
  m: ['m', 'meter', 'meters', 'metre', 'metres', '米'],
  km: ['km', 'kilometer', 'kilometers', 'kilometre', 'kilometres', '公里', '千米'],
  v: ['v', 'volt', 'volts', '伏特', '伏'],
  kv: ['kv', 'kilovolt', 'kilovolts', '千伏'],
  a: ['a', 'amp', 'amps', 'ampere', 'amperes', '安培', '安'],
  ma: ['ma', 'milliampere', 'milliamperes', '毫安'],
  ka: ['ka', 'kiloampere', 'kiloamperes', '千安'],
  va: ['va', '伏安'],
  kva: ['kva', '千伏安'],
  mva: ['mva', '兆伏安'],
  w: ['w', 'watt', 'watts', '瓦特', '瓦'],
  kw: ['kw', 'kilowatt', 'kilowatts', '千瓦'],
  mw: ['mw', 'megawatt', 'megawatts', '兆瓦'],
  hz: ['hz', 'hertz', '赫兹', '赫'],
  khz: ['khz', '千赫兹', '千赫'],
  mhz: ['mhz', '兆赫兹', '兆赫'],
  ghz: ['ghz', '吉赫兹', '吉赫'],
  mpa: ['mpa', '兆帕'],
  kpa: ['kpa', '千帕'],
  kn: ['kn', '千牛'],
  g: ['g', 'gram', 'grams', '克'],
  kg: ['kg', 'kgs', 'kilogram', 'kilograms', '公斤', '千克'],
  t: ['t', 'ton', 'tons', 'tonne', 'tonnes', '公吨', '吨'],
  degc: ['°c', 'deg c', '摄氏度', '度'],
  ohm: ['ohm', 'ohms', 'ω', '欧姆', '欧'],
  db: ['db', 'decibel', 'decibels', '分贝'],
  awg: ['awg'],
  mbps: ['mbps', 'mbit/s'],
  gbps: ['gbps', 'gbit/s'],
  rpm: ['rpm', 'r/min', '转/分', '转'],
  core: ['core', 'cores', '芯'],
  pair: ['pair', 'pairs', '对'],
};

/** Each spelling without its blanks, to the unit. */
const unitBySpelling = new Map(
  Object.entries(spellings).flatMap(([unit, all]) =>
    all.map((spelling): [string, string] => [spelling.replaceAll(' ', ''), unit]),
  ),
);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[\\s.]*');

/** Letters or digits that go on would make another word of it; an "a" that stands alone is a word. */
const closed = (spelling: string) =>
  `${spelling === 'a' ? '(?<=\\d)' : ''}${escaped(spelling)}${/[a-z\d]$/.test(spelling) ? '(?![a-z\\d])' : ''}`;

const all = Object.values(spellings).flat();
const firstLetters = [...new Set(all.map((spelling) => spelling.charAt(0)))].join('');

/** A unit beside the number before it, in any spelling: the source of a regular expression for lower-case text. */
export const UNIT = `[\\s-]?\\s*(?=[${firstLetters}])(?:${all
  .toSorted((a, b) => b.length - a.length)
  .map(closed)
  .join('|')})`;

/** The unit that a match of {@link UNIT} is. */
export const unitOf = (written: string): string =>
  unitBySpelling.get(written.replaceAll(/[\s.]/g, '').replace(/^-/, '')) ?? written;
