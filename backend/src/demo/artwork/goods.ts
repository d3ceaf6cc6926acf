import type { Random } from '../generator/random.ts';
import { around, circle, COPPERS, f, INK, line, path, rect, ring, stroke, times } from './svg.ts';

/** Materials and small tools: what lies on a table rather than stands on a floor. */

const MIXES: Readonly<Record<string, readonly string[]>> = {
  natural: ['#FFFFFF', '#F4F7FB', '#E4EBF4', '#FBFCFE'],
  black: ['#22324B', '#0B1F3A', '#3A4A63', '#17283F'],
  mixed: [INK.light, INK.teal, INK.white, INK.blue, INK.copper],
  rubber: ['#5C4A43', '#7A5F50', '#9A4714', '#3D3531'],
  colour: [INK.copper, INK.teal, INK.blue, '#E6C65C', INK.aqua, INK.light],
};

/** Pellets heaped on a dish; the heap differs with each product. */
export function pellets(param: string, random: Random): string {
  const mix = MIXES[param] ?? MIXES['natural'] ?? [INK.white];
  // One grade has one colour; only masterbatch and coloured PVC lie mixed.
  const colours = param === 'mixed' ? [random.pick(mix), '#FFFFFF', '#F4F7FB'] : mix;
  const items = [];
  for (let row = 0; row < 9; row += 1) {
    const half = 52 + row * 34;
    const count = Math.round(half / 19);
    for (let i = 0; i < count; i += 1) {
      const x = 480 - half + ((i + 0.5) * 2 * half) / count + random.between(-7, 7);
      const y = 212 + row * 33 + random.between(-6, 6);
      const colour = random.pick(colours);
      items.push(
        `<g transform="translate(${f(x)} ${f(y)}) rotate(${random.int(180)})">${rect(-21, -15, 42, 30, colour, 13, `stroke="${INK.navy}" stroke-opacity=".16" stroke-width="2"`)}${rect(-13, -9, 16, 5, INK.white, 2.5, 'fill-opacity=".4"')}</g>`,
      );
    }
  }
  return (
    path('M120 486h720c-30 92-160 130-360 130S150 578 120 486Z', INK.deep) +
    path('M120 486h720l-8 22H128Z', INK.blue) +
    items.join('') +
    path('M132 500h696c-34 80-150 112-348 112S166 580 132 500Z', INK.deep)
  );
}

/** Rolls of tape, one standing, one lying. */
export function tape(param: string, random: Random): string {
  const colours: Record<string, readonly [string, string]> = {
    black: ['#2B3A52', '#46566F'],
    mica: ['#E9DFC8', '#D8C9A6'],
    alu: [INK.mist, INK.grey],
    copper: [INK.copper, INK.light],
    white: [INK.white, INK.pale],
  };
  const [a, b] = colours[param] ?? [INK.white, INK.pale];
  const turns = 7 + random.int(4);
  const roll = (x: number, y: number, r: number): string =>
    circle(x, y, r, a, `stroke="${INK.navy}" stroke-opacity=".2" stroke-width="3"`) +
    times(turns, (i) => ring(x, y, r * (0.42 + (i * 0.56) / turns), b, (r * 0.28) / turns)) +
    circle(x, y, r * 0.38, INK.copper) +
    circle(x, y, r * 0.3, INK.navy);
  return (
    path(`M330 562H880v-18H330Z`, a, `stroke="${INK.navy}" stroke-opacity=".2" stroke-width="3"`) +
    roll(330, 342, 220) +
    roll(690, 412, 132 + random.int(16))
  );
}

/** Yarn packages. */
export function yarn(param: string, random: Random): string {
  const colour = { white: INK.white, blue: '#8FB4DC', yellow: '#E6C65C', grey: INK.mist }[param] ?? INK.white;
  const cone = (x: number, h: number): string =>
    path(
      `M${x - 78} 560L${x - 58} ${560 - h}h116L${x + 78} 560Z`,
      colour,
      `stroke="${INK.navy}" stroke-opacity=".18" stroke-width="3"`,
    ) +
    times(9, (i) =>
      stroke(
        `M${f(x - 74 + i * 1.6)} ${f(545 - (i * (h - 30)) / 9)}L${f(x + 74 - i * 1.6)} ${f(545 - ((i + 0.7) * (h - 30)) / 9)}`,
        INK.navy,
        2.5,
        'stroke-opacity=".22"',
      ),
    ) +
    rect(x - 30, 560 - h - 24, 60, 30, INK.copper, 5);
  return (
    line(90, 562, 870, 562, INK.mist, 6) +
    cone(270, 280 + random.int(50)) +
    cone(480, 340 + random.int(40)) +
    cone(690, 260 + random.int(70)) +
    stroke('M480 190C540 90 680 120 790 80', INK.copper, 5)
  );
}

/** A drop above the bath. */
export function oil(param: string, random: Random): string {
  const level = 360 + random.int(60);
  const tone = param.startsWith('100') ? INK.copper : random.pick(['#E9C98F', '#BFDDE0', '#DCE8EC']);
  return (
    rect(260, 210, 300, 370, INK.white, 26, `stroke="${INK.navy}" stroke-width="10"`) +
    path(`M270 ${level}c50-18 90 18 140 0s90-18 140 0v190c0 14-10 20-20 20H290c-12 0-20-8-20-20Z`, tone) +
    rect(330, 150, 160, 54, INK.navy, 10) +
    times(5, (i) => line(276, 280 + i * 52, 306, 280 + i * 52, INK.navy, 5)) +
    path(
      'M720 220c58 84 86 128 86 172a86 86 0 0 1-172 0c0-44 28-88 86-172Z',
      tone,
      `stroke="${INK.navy}" stroke-width="10"`,
    ) +
    stroke('M676 400c6 26 20 40 44 44', INK.white, 12)
  );
}

/** A bottle of ink and what it writes. */
export function ink(param: string, random: Random): string {
  const colour = { white: INK.white, black: INK.navy, blue: INK.blue, clear: INK.foam }[param] ?? INK.navy;
  const bright = param === 'white' || param === 'clear' ? INK.white : INK.light;
  const dots = times(44, (i) =>
    circle(
      420 + (i % 11) * 34,
      420 + Math.floor(i / 11) * 30,
      8 + random.int(4),
      random.chance(0.62) ? bright : INK.slate,
    ),
  );
  return (
    rect(360, 380, 520, 150, INK.deep, 75) +
    dots +
    rect(130, 240, 190, 330, INK.mist, 22) +
    rect(150, 330, 150, 220, colour, 12) +
    rect(170, 180, 110, 66, INK.navy, 8) +
    path('M560 150h150l-40 120h-70Z', INK.navy) +
    line(635, 280, 635, 370, colour === INK.white ? INK.light : colour, 8, 'stroke-dasharray="4 16"')
  );
}

/** A drawing die in section: entry, angle, bearing, back relief. */
export function die(param: string, random: Random): string {
  const bore = 22 + random.int(20);
  const stone = random.pick(['#3B4A61', INK.teal, INK.slate]);
  const fine = Number.parseFloat(param) < 0.1;
  const half = (s: number): string =>
    path(
      `M330 ${360 + s * 250}H630V${360 + s * 110}L560 ${360 + s * bore}H500L330 ${360 + s * 170}Z`,
      INK.mist,
    ) +
    path(
      `M400 ${360 + s * 190}H600V${360 + s * 82}L560 ${360 + s * bore}H500L400 ${f(360 + s * (bore + 88))}Z`,
      stone,
    );
  return (
    half(-1) +
    half(1) +
    path(`M60 ${360 - 82}H340L500 ${360 - bore}H900V${360 + bore}H500L340 ${360 + 82}H60Z`, INK.light) +
    path(
      `M60 ${360 - 66}H346L500 ${360 - bore + 6}H900v8H504L350 ${360 - 48}H60Z`,
      INK.white,
      'fill-opacity=".35"',
    ) +
    (fine
      ? around(6, 40)
          .map((p) => circle(530 + p.x * 0.6, 170 + p.y * 0.6, 5, INK.aqua))
          .join('')
      : '') +
    stroke('M796 250v56M796 470v-56M770 306l26 22 26-22M770 414l26-22 26 22', INK.navy, 7)
  );
}

/** Two wire ends that meet. */
export function weld(_param: string, random: Random): string {
  const metal = random.pick([INK.copper, INK.grey, INK.light]);
  const rays = around(14, 1)
    .map((p, i) =>
      line(
        480 + p.x * 84,
        360 + p.y * 84,
        480 + p.x * (i % 2 ? 118 : 142),
        360 + p.y * (i % 2 ? 118 : 142),
        INK.light,
        8,
      ),
    )
    .join('');
  return (
    rect(60, 328, 400, 64, metal, 4) +
    rect(500, 328, 400, 64, metal, 4) +
    circle(480, 360, 58, INK.blush) +
    circle(480, 360, 34, INK.copper) +
    rays +
    path('M170 168h190v150H170Z', INK.deep) +
    path('M600 168h190v150H600Z', INK.deep) +
    path('M170 402h190v150H170Z', INK.deep) +
    path('M600 402h190v150H600Z', INK.deep) +
    times(4, (i) => circle(i % 2 ? 695 : 265, i < 2 ? 230 : 490, 24, INK.aqua)) +
    rect(60, 334, 840, 10, INK.white, 0, 'fill-opacity=".25"')
  );
}

function binsOf(size: number): number {
  if (size > 1000) return 4;
  return size > 100 ? 3 : 2;
}

/** Hoppers over a scale. */
export function hopper(param: string, random: Random): string {
  const bins = binsOf(Number(param));
  const w = 620 / bins;
  const fills = random.sample([INK.light, INK.teal, INK.white, INK.navy, INK.copper], bins);
  return (
    times(bins, (i) => {
      const x = 170 + i * w;
      const level = 180 + random.int(80);
      return (
        path(
          `M${f(x)} 130h${f(w - 30)}v190l-${f((w - 30) / 2 - 20)} 90h-40l-${f((w - 30) / 2 - 20)}-90Z`,
          INK.mist,
        ) +
        path(
          `M${f(x + 12)} ${level}h${f(w - 54)}V314l-${f((w - 30) / 2 - 26)} 84h-4l-${f((w - 30) / 2 - 26)}-84Z`,
          fills[i] ?? INK.light,
        ) +
        line(x + (w - 30) / 2, 416, 480, 486, INK.grey, 14)
      );
    }) +
    rect(330, 470, 300, 90, INK.deep, 14) +
    rect(380, 494, 200, 42, INK.navy, 6) +
    times(9, (i) => rect(396 + i * 20, 520 - ((i * 7) % 18), 12, 8 + ((i * 7) % 18), INK.aqua, 2)) +
    rect(440, 560, 80, 40, INK.slate)
  );
}

/** Marking on a running cable. */
export function printer(param: string, random: Random): string {
  const colour = random.pick([INK.navy, INK.deep, '#22324B']);
  const head =
    {
      laser: path('M470 292L490 292 482 380 478 380Z', INK.light),
      inkjet: line(480, 300, 480, 376, INK.light, 7, 'stroke-dasharray="3 14"'),
      foil: rect(440, 300, 80, 70, INK.light, 6),
      wheel: circle(480, 318, 62, INK.copper) + circle(480, 318, 26, INK.navy),
    }[param] ?? '';
  const marks = times(
    8,
    (i) =>
      rect(540 + i * 42, 412, 10 + ((i * 13 + random.int(9)) % 22), 34, INK.white, 3) +
      (i % 3 === 2 ? circle(536 + i * 42, 474, 5, INK.light) : ''),
  );
  return (
    rect(60, 376, 840, 136, colour, 0) +
    rect(60, 386, 840, 12, INK.white, 0, 'fill-opacity=".16"') +
    marks +
    rect(360, 130, 240, 160, INK.blue, 16) +
    rect(392, 158, 176, 66, INK.navy, 8) +
    stroke('M410 200l20-22 26 14 22-24 30 22 40-18', INK.aqua, 5) +
    path('M440 290h80l-16 24h-48Z', INK.slate) +
    head
  );
}

/** A joint or termination in section: stress cone and sheds. */
export function joint(param: string, random: Random): string {
  if (param === '2') {
    const holes = 1 + random.int(2);
    return (
      path('M150 290h330l60-50h260a40 40 0 0 1 40 40v160a40 40 0 0 1-40 40H540l-60-50H150Z', INK.mist) +
      path('M150 290h330v140H150Z', INK.light) +
      times(
        holes,
        (i) => circle(760 - i * 130, 360, 42, INK.navy) + circle(760 - i * 130, 360, 30, INK.pale),
      ) +
      times(4, (i) => rect(210 + i * 66, 280, 22, 160, INK.rust, 4)) +
      rect(60, 322, 100, 76, INK.navy)
    );
  }
  const sheds = 5 + random.int(4);
  return (
    rect(440, 80, 80, 560, INK.light, 10) +
    rect(404, 190, 152, 440, INK.pale, 10) +
    times(sheds, (i) =>
      path(
        `M404 ${f(210 + (i * 250) / sheds)}h152l${i % 2 ? 64 : 104} ${f(150 / sheds)}h-${i % 2 ? 280 : 360}Z`,
        i % 2 ? INK.copper : INK.rust,
      ),
    ) +
    path('M404 470h152l46 90v60H358v-60Z', INK.navy) +
    path('M436 486h88l30 70h-148Z', INK.slate) +
    rect(420, 620, 120, 60, INK.deep) +
    rect(454, 60, 52, 60, INK.mist, 6)
  );
}

/** Cut cable on one side, clean granules on the other. */
export function recycle(_param: string, random: Random): string {
  const bits = times(26, (i) => {
    const copper = i % 2 === 0;
    const [x, y] = copper
      ? [590 + random.int(120), 470 + random.int(90)]
      : [760 + random.int(120), 490 + random.int(70)];
    return circle(
      x,
      y,
      9 + random.int(7),
      copper ? (COPPERS[i % 4] ?? INK.copper) : random.pick([INK.teal, INK.slate, INK.blue]),
    );
  });
  return (
    times(
      5,
      (i) =>
        `<g transform="translate(${130 + i * 34} ${150 + ((i * 37) % 90)}) rotate(${-30 + i * 17})">${rect(0, 0, 150, 30, [INK.navy, INK.teal, INK.slate, INK.copper, INK.blue][i] ?? INK.navy, 4)}${rect(140, 6, 30, 18, INK.light, 3)}</g>`,
    ) +
    path('M190 300h300l-60 110H250Z', INK.mist) +
    rect(230, 400, 220, 170, INK.deep, 14) +
    circle(340, 484, 58, INK.navy) +
    around(8, 44, random.next())
      .map((p) =>
        path(
          `M${f(340 + p.x)} ${f(484 + p.y)}l${f(-p.y * 0.4)} ${f(p.x * 0.4)} ${f(p.x * 0.4)} ${f(p.y * 0.4)}Z`,
          INK.light,
        ),
      )
      .join('') +
    circle(340, 484, 20, INK.mist) +
    stroke('M450 470h60l50 60', INK.grey, 22) +
    bits +
    line(540, 584, 900, 584, INK.mist, 8)
  );
}
