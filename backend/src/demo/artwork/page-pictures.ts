import { at, seeded, type Random } from '../generator/random.ts';
import { cablePicture, crossSection, parseCable } from './cable.ts';
import { pellets, die, recycle } from './goods.ts';
import { gauge, tensile } from './instruments.ts';
import { ccv, extruder, strander } from './machines.ts';
import { around, circle, group, INK, line, path, rect, ring, svg, text, times } from './svg.ts';

type Language = 'cn' | 'en';

const picture = (ground: string, body: string): string =>
  svg(960, 720, rect(0, 0, 960, 720, ground) + circle(480, 360, 330, INK.white, 'fill-opacity=".55"') + body);

/** One drawing for each field of the exhibit range, in the order of the directory. */
const RANGE: readonly (readonly [ground: string, draw: (random: Random) => string])[] = [
  ['#EEF2F8', (random) => extruder('150', random)],
  ['#F3F1EC', (random) => die('12', random)],
  ['#F6EEE7', (random) => pellets('natural', random)],
  ['#EAF2F3', (random) => cablePicture('3ma', random)],
  ['#E9EEF6', (random) => gauge('3', random)],
  ['#F3F1EC', (random) => tensile('25', random)],
  ['#EAF2F3', (random) => recycle('', random)],
];

/** The two factories that are open to visitors. */
const FACTORIES: readonly ((random: Random) => string)[] = [
  (random) => strander('61', random),
  (random) => ccv('220', random),
];

const PAIRS: readonly (readonly [main: string, accent: string])[] = [
  [INK.navy, INK.light],
  [INK.copper, INK.navy],
  [INK.teal, INK.navy],
  [INK.deep, INK.aqua],
  [INK.blue, INK.copper],
  [INK.rust, INK.teal],
];

/** Signs of trade media beside their letters, in a box of 120. */
const SIGNS: readonly ((main: string, accent: string) => string)[] = [
  (main, accent) => ring(60, 60, 46, main, 14) + circle(60, 60, 18, accent),
  (main, accent) =>
    rect(10, 14, 100, 20, main, 10) + rect(10, 50, 76, 20, accent, 10) + rect(10, 86, 100, 20, main, 10),
  (main, accent) => path('M60 6l47 27v54l-47 27-47-27V33Z', main) + circle(60, 60, 20, accent),
  (main, accent) =>
    around(6, 40)
      .map((p, i) => circle(60 + p.x, 60 + p.y, 15, i % 2 ? accent : main))
      .join('') + circle(60, 60, 15, main),
  (main, accent) => path('M8 112V8h104L8 112Z', main) + path('M112 40v72H40Z', accent),
  (main, accent) =>
    times(4, (i) => rect(10 + i * 27, 84 - i * 22, 20, 28 + i * 22, i === 3 ? accent : main, 5)),
  (main, accent) => circle(44, 60, 38, main) + circle(84, 60, 28, accent, 'fill-opacity=".9"'),
];

/** Letters that take more room than others. */
const WIDE = new Set('MW');

/** Logo of a partner medium, 480 × 240: a sign and its letters; `name` is like `07wcr`. */
function mediaLogo(name: string): string | null {
  const match = /^([0-9]{2})([a-z]{2,4})$/.exec(name);
  if (!match) return null;
  const index = Number(match[1]);
  const letters = (match[2] ?? '').toUpperCase();
  const [main, accent] = at(PAIRS, index % PAIRS.length);
  const sign = at(SIGNS, index % SIGNS.length)(main, accent);
  const boxed = index % 4 === 2;
  const size = letters.length > 3 ? 84 : 104;
  const width = 148 + [...letters].reduce((sum, letter) => sum + size * (WIDE.has(letter) ? 0.88 : 0.68), 0);
  const left = (480 - width) / 2;
  return svg(
    480,
    240,
    rect(0, 0, 480, 240, INK.white) +
      (boxed ? rect(left - 26, 34, width + 52, 172, main, 22, 'fill-opacity=".07"') : '') +
      group(left, 60, sign) +
      text(left + 148, 120 + size * 0.36, size, main, letters, 'font-weight="800" letter-spacing="-2"'),
    'meet',
  );
}

/** Head of the factory tour, 1600 × 480: a line through a hall at dusk. */
function factoryHead(language: Language): string {
  const random = seeded('page', 'factory');
  const [title, lead] =
    language === 'cn'
      ? ['走进线缆工厂', '从铜杆到成缆，看一根电缆怎样走完全程']
      : ['Inside the cable works', 'From copper rod to finished cable'];
  const roof = times(6, (i) => path(`M${820 + i * 130} 190l65-70 65 70Z`, i % 2 ? INK.deep : '#1B4272'));
  return svg(
    1600,
    480,
    rect(0, 0, 1600, 480, '#0B1F3A') +
      circle(1440, 90, 40, INK.blush) +
      roof +
      rect(820, 190, 780, 230, '#12305A') +
      times(9, (i) => rect(846 + i * 82, 222, 56, 40, random.chance(0.7) ? INK.light : '#2C4A78', 4)) +
      line(800, 422, 1600, 422, INK.copper, 6) +
      line(860, 345, 1560, 345, INK.light, 7) +
      group(880, 300, circle(46, 46, 46, INK.teal) + circle(46, 46, 16, INK.navy)) +
      group(
        1050,
        310,
        rect(0, 0, 170, 70, INK.blue, 10) + times(4, (i) => rect(18 + i * 38, 18, 22, 34, INK.mist, 4)),
      ) +
      group(1318, 330, crossSection(74, parseCable('3ma'), random, '#0A1830')) +
      group(
        1410,
        285,
        circle(60, 60, 60, INK.copper) + circle(60, 60, 40, INK.blush) + circle(60, 60, 16, INK.navy),
      ) +
      text(120, 220, 60, INK.white, title, 'font-weight="700"') +
      text(120, 288, 28, '#C7D3E6', lead) +
      rect(120, 328, 72, 6, INK.light, 3),
  );
}

/**
 * Pictures of the site's own pages.
 * @param path what follows `/files/demo/`, like `range/4.svg`
 * @returns null where the picture is another's
 */
export function pagePicture(path: string): string | null {
  const [, kind, name = ''] = /^(range|factory|media|page)\/([a-z0-9-]+)\.svg$/.exec(path) ?? [];
  const place = Number(name) - 1;
  const random = seeded(kind ?? '', name);
  if (kind === 'media') return mediaLogo(name);
  if (kind === 'page' && (name === 'factory-cn' || name === 'factory-en')) {
    return factoryHead(name === 'factory-cn' ? 'cn' : 'en');
  }
  if (kind === 'range') {
    const [ground, draw] = RANGE[place] ?? [];
    return ground && draw ? picture(ground, draw(random)) : null;
  }
  const factory = kind === 'factory' ? FACTORIES[place] : undefined;
  return factory ? picture(place === 0 ? '#F6EEE7' : '#E9EEF6', factory(random)) : null;
}
