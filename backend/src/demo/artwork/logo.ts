import { seeded } from '../generator/random.ts';
import { around, circle, f, INK, path, rect, ring, stroke, svg, text, times } from './svg.ts';

const PAIRS: readonly (readonly [string, string])[] = [
  [INK.navy, INK.light],
  [INK.copper, INK.navy],
  [INK.teal, INK.navy],
  [INK.deep, INK.aqua],
  [INK.blue, INK.copper],
  [INK.rust, INK.teal],
  [INK.teal, INK.copper],
  [INK.navy, INK.aqua],
];

/** Small geometric marks in a box of 480; `a` is the main colour, `b` the accent. */
const MARKS: readonly ((a: string, b: string, n: number) => string)[] = [
  (a, b, n) =>
    around(n, 84)
      .map((p, i) => circle(240 + p.x, 190 + p.y, 122 * Math.sin(Math.PI / n) * 0.6, i ? a : b))
      .join(''),
  (a, b) => ring(240, 190, 112, a, 34) + circle(240, 190, 52, b),
  (a, b) =>
    path('M240 70l104 60v120l-104 60-104-60V130Z', a) + path('M240 132l50 29v58l-50 29-50-29v-58Z', b),
  (a) => path('M130 300V80h64l92 132V80h64v220h-62L194 166v134Z', a),
  (a, b) => stroke('M128 250c40-150 74-150 112-60s72 90 112-60', a, 42) + circle(352, 130, 24, b),
  (a, b) => times(4, (i) => rect(120 + i * 64, 270 - i * 52, 46, 40 + i * 52, i === 3 ? b : a, 6)),
  (a, b) => path('M120 300L240 76l120 224h-68l-52-104-52 104Z', a) + circle(240, 262, 28, b),
  (a, b) => ring(200, 190, 84, a, 30) + ring(284, 190, 84, b, 30, 'stroke-opacity=".9"'),
  (a, b) => times(5, (i) => rect(120, 92 + i * 42, 240 - Math.abs(2 - i) * 52, 26, i === 2 ? b : a, 13)),
  (a, b) =>
    path('M130 80h110a110 110 0 0 1 0 220H130Z', a) +
    circle(240, 190, 52, INK.white) +
    circle(240, 190, 26, b),
  (a, b) => path('M128 82h224v70H200v40h120v66H200v42h-72Z', a) + rect(280, 260, 72, 40, b, 6),
  (a, b, n) =>
    around(n + 3, 104)
      .map((p) =>
        stroke(`M${f(240 + p.x * 0.42)} ${f(190 + p.y * 0.42)}L${f(240 + p.x)} ${f(190 + p.y)}`, a, 24),
      )
      .join('') + circle(240, 190, 26, b),
  (a, b) =>
    path('M240 76a114 114 0 1 0 114 114h-62a52 52 0 1 1-52-52Z', a) +
    path('M262 76a114 114 0 0 1 92 92h-92Z', b),
  (a, b) =>
    rect(126, 76, 104, 104, a, 12) +
    rect(250, 76, 104, 104, b, 52) +
    rect(126, 200, 104, 104, a, 52) +
    rect(250, 200, 104, 104, a, 12),
];

/** Letters that some of the marks are. */
const LETTERS: Readonly<Record<number, string>> = { 3: 'N', 6: 'A', 9: 'D', 10: 'F' };

/** A company's logo: a mark above its brand, or a monogram in a shape. */
export function logo(id: string, brand: { cn: string; en: string }, initials: string): string {
  const random = seeded('logo', id);
  const [a, b] = random.pick(PAIRS);
  const word = brand.en.length <= 12 ? brand.en : (brand.en.split(' ')[0] ?? brand.en);
  const size = Math.min(72, Math.floor(760 / Math.max(7, word.length)));
  const shown = random.chance(0.25) ? word.toUpperCase() : word;
  const caption = text(
    240,
    408,
    shown === word ? size : Math.floor(size * 0.84),
    INK.navy,
    shown,
    'text-anchor="middle" font-weight="700" letter-spacing="-.5"',
  );
  const ground = rect(0, 0, 480, 480, INK.white);
  const style = random.next();
  if (style < 0.3) {
    const shapes = [
      circle(240, 200, 124, a),
      rect(116, 76, 248, 248, a, 44),
      path('M240 66l124 72v124l-124 72-124-72V138Z', a),
      path('M116 76h248v160a124 88 0 0 1-248 0Z', a),
    ];
    return svg(
      480,
      480,
      ground +
        random.pick(shapes) +
        text(
          240,
          240,
          116,
          INK.white,
          initials,
          'text-anchor="middle" font-weight="800" letter-spacing="-4"',
        ) +
        caption,
      'meet',
    );
  }
  // A mark that reads as a letter is only for a name that begins with it.
  const fitting = MARKS.filter(
    (_, i) => LETTERS[i] === undefined || LETTERS[i] === word.charAt(0).toUpperCase(),
  );
  const mark = random.pick(fitting)(a, b, random.between(3, 7));
  return svg(480, 480, ground + mark + caption, 'meet');
}
