import type { Random } from '../generator/random.ts';
import { cablePicture, crossSection, parseCable } from './cable.ts';
import { reel } from './machines.ts';
import { around, circle, COPPERS, f, group, INK, line, path, rect, ring, stroke, times } from './svg.ts';

/** A screen with a fine grid: what instruments show. */
function screen(x: number, y: number, w: number, h: number, body: string): string {
  const cols = Math.round(w / 60);
  const rows = Math.round(h / 60);
  return (
    rect(x - 22, y - 22, w + 44, h + 44, INK.deep, 22) +
    rect(x, y, w, h, INK.navy, 8) +
    times(cols - 1, (i) =>
      line(
        x + ((i + 1) * w) / cols,
        y,
        x + ((i + 1) * w) / cols,
        y + h,
        INK.white,
        1.5,
        'stroke-opacity=".1"',
      ),
    ) +
    times(rows - 1, (i) =>
      line(
        x,
        y + ((i + 1) * h) / rows,
        x + w,
        y + ((i + 1) * h) / rows,
        INK.white,
        1.5,
        'stroke-opacity=".1"',
      ),
    ) +
    body
  );
}

const points = (list: readonly (readonly [number, number])[]): string =>
  `M${list.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}`;

/** A voltage and the discharges on it, an impulse, or a reflection trace. */
export function scope(param: string, random: Random): string {
  const level = Number(param);
  const [x0, y0, w, h] = [130, 120, 700, 400];
  let trace: string;
  if (level === 2400 || level === 800 || level === 3600) {
    const tail = 90 + random.int(80);
    trace = stroke(
      points(
        Array.from(
          { length: 60 },
          (_, i) =>
            [
              x0 + 20 + (i * (w - 40)) / 59,
              y0 + h - 40 - (i < 3 ? (i / 3) * 320 : 320 * Math.exp(-((i - 3) * 6) / tail)),
            ] as const,
        ),
      ),
      INK.light,
      8,
    );
  } else if (level <= 40 || level === 90 || level === 120) {
    const events = [0.25, 0.5 + random.int(10) / 60, 0.86];
    trace = stroke(
      points(
        Array.from({ length: 71 }, (_, i) => {
          const t = i / 70;
          const spike = events.reduce((sum, e) => sum + (Math.abs(t - e) < 0.012 ? 70 : 0), 0);
          return [
            x0 + 20 + t * (w - 40),
            y0 + 110 + t * 140 + events.filter((e) => t > e).length * 28 - spike + random.int(6),
          ] as const;
        }),
      ),
      INK.aqua,
      6,
    );
  } else {
    const sine = Array.from(
      { length: 80 },
      (_, i) => [x0 + (i * w) / 79, y0 + h / 2 - Math.sin((i / 79) * Math.PI * 4) * 130] as const,
    );
    const pulses = times(46, (i) => {
      const k = random.int(80);
      const t = (k / 79) * Math.PI * 4;
      const rising = Math.abs(Math.cos(t)) * 60 + 8;
      const [x, y] = sine[k] ?? [x0, y0];
      return random.chance(0.35 + Math.abs(Math.cos(t)) * 0.5)
        ? line(x, y - rising / 2, x, y + rising / 2, i % 3 ? INK.light : INK.aqua, 3.5)
        : '';
    });
    trace = stroke(points(sine), INK.copper, 5, 'stroke-opacity=".75"') + pulses;
  }
  return (
    screen(x0, y0, w, h, trace) +
    times(4, (i) => circle(560 + i * 62, 592, 19, i === 0 ? INK.light : INK.mist)) +
    rect(150, 580, 210, 26, INK.mist, 13)
  );
}

/** Stress over strain, to the break. */
export function tensile(param: string, random: Random): string {
  const kn = Number(param);
  const soft = kn <= 5;
  const curve = Array.from({ length: 50 }, (_, i) => {
    const t = i / 49;
    const y = soft
      ? 1 - Math.exp(-t * 3.2) + t * 0.35
      : Math.min(1, t * 6) * (0.78 + 0.3 * Math.sin(t * 2.2));
    return [170 + t * (470 + random.int(2)), 540 - y * 285] as const;
  });
  const [bx, by] = curve.at(-1) ?? [600, 200];
  return (
    line(150, 130, 150, 560, INK.navy, 8) +
    line(150, 560, 700, 560, INK.navy, 8) +
    times(6, (i) => line(150, 500 - i * 70, 690, 500 - i * 70, INK.mist, 3)) +
    stroke(points(curve), INK.copper, 12) +
    stroke(points(curve.slice(0, 12)), INK.teal, 12) +
    circle(bx, by, 16, INK.copper) +
    line(bx - 24, by - 24, bx + 24, by + 24, INK.navy, 6) +
    line(bx + 24, by - 24, bx - 24, by + 24, INK.navy, 6) +
    specimen(random)
  );
}

function specimen(random: Random): string {
  const neck = 16 + random.int(10);
  return (
    rect(742, 110, 140, 60, INK.deep, 10) +
    rect(742, 540, 140, 60, INK.deep, 10) +
    path(
      `M772 170h80c0 70-${40 - neck} 90-${40 - neck} 130v110c0 40 ${40 - neck} 60 ${40 - neck} 130h-80c0-70 ${40 - neck}-90 ${40 - neck}-130V300c0-40-${40 - neck}-60-${40 - neck}-130Z`,
      INK.copper,
    ) +
    line(790, 320, 834, 320, INK.navy, 4) +
    line(790, 400, 834, 400, INK.navy, 4)
  );
}

/** Light curtains across the wire. */
export function gauge(param: string, random: Random): string {
  const axes = Number(param);
  const wire = 44 + random.int(34);
  const beams = times(axes, (i) => {
    const angle = (i * 180) / axes + 18;
    return `<g transform="rotate(${f(angle)})">${rect(-310, -118, 96, 236, INK.deep, 14)}${rect(214, -118, 96, 236, INK.navy, 14)}${rect(-214, -92, 428, 92 - wire, i ? INK.light : INK.aqua, 0, 'fill-opacity=".5"')}${rect(-214, wire, 428, 92 - wire, i ? INK.light : INK.aqua, 0, 'fill-opacity=".5"')}${rect(-232, -92, 18, 184, i ? INK.copper : INK.teal, 4)}</g>`;
  });
  return group(
    480,
    360,
    ring(0, 0, 326, INK.mist, 14) +
      beams +
      circle(0, 0, wire + 6, INK.white) +
      circle(0, 0, wire, INK.copper) +
      circle(0, 0, wire * 0.45, INK.light),
  );
}

/** Wall thickness: an eccentric ring and its dimensions. */
export function wall(param: string, random: Random): string {
  const layers = Number(param);
  const [dx, dy] = [random.between(-16, 16), random.between(-16, 16)];
  const rings = times(layers, (i) =>
    circle(
      dx * (i / layers),
      dy * (i / layers),
      230 - i * 42,
      [INK.navy, '#F3EBDD', INK.slate][i % 3] ?? INK.navy,
    ),
  );
  return (
    group(
      400,
      360,
      rings +
        circle(dx, dy, 230 - layers * 42, INK.copper) +
        circle(dx, dy, (230 - layers * 42) * 0.5, INK.light) +
        line(-290, 0, 290, 0, INK.teal, 4, 'stroke-dasharray="16 8"') +
        line(0, -290, 0, 290, INK.teal, 4, 'stroke-dasharray="16 8"'),
    ) +
    times(
      4,
      (i) =>
        rect(726, 170 + i * 100, 150, 62, INK.deep, 8) +
        rect(742, 192 + i * 100, 50 + random.int(66), 18, i % 2 ? INK.aqua : INK.light, 4),
    )
  );
}

/** Bead chains around the wire, one fault flashing. */
export function spark(param: string, random: Random): string {
  const fault = 300 + random.int(300);
  const strong = Number(param) > 20;
  return (
    rect(170, 150, 620, 330, INK.deep, 20) +
    rect(196, 176, 568, 278, INK.navy, 10) +
    rect(60, 330, 840, strong ? 74 : 52, INK.teal) +
    rect(60, 336, 840, 8, INK.white, 0, 'fill-opacity=".3"') +
    times(19, (c) =>
      times(strong ? 11 : 9, (i) =>
        circle(222 + c * 29, 196 + i * 22 + (c % 2) * 8, 8, INK.mist, i > 5 ? 'fill-opacity=".75"' : ''),
      ),
    ) +
    path(
      `M${fault + 20} 200l-44 110h36l-24 96 76-128h-40l34-78Z`,
      INK.light,
      `stroke="${INK.navy}" stroke-width="6"`,
    ) +
    rect(380, 500, 200, 80, INK.mist, 10) +
    rect(404, 520, 152, 40, INK.navy, 5)
  );
}

/** Rollers that read length, speed or tension. */
export function encoder(param: string, random: Random): string {
  const kind = Number(param);
  const wire = random.pick([INK.copper, INK.light, INK.teal]);
  const wheel = (x: number, y: number, r: number): string =>
    circle(x, y, r, INK.deep) +
    circle(x, y, r * 0.84, INK.blue) +
    around(12, r * 0.66)
      .map((p) => circle(x + p.x, y + p.y, r * 0.06, INK.white, 'fill-opacity=".6"'))
      .join('') +
    circle(x, y, r * 0.36, INK.pale) +
    circle(x, y, r * 0.12, INK.navy);
  if (kind === 3)
    return (
      stroke('M60 300C220 300 200 420 480 240S760 300 900 300', wire, 14) +
      wheel(250, 460, 90) +
      wheel(480, 200, 104) +
      wheel(710, 460, 90) +
      rect(420, 480, 120, 90, INK.navy, 10) +
      stroke('M440 540l20-24 20 12 24-30 18 20', INK.aqua, 5)
    );
  if (kind === 1)
    return (
      rect(60, 420, 840, 80, wire) +
      rect(60, 428, 840, 10, INK.white, 0, 'fill-opacity=".3"') +
      rect(300, 120, 360, 170, INK.deep, 20) +
      path('M420 290L480 420 540 290Z', INK.aqua, 'fill-opacity=".55"') +
      path('M380 290L480 420 420 290ZM580 290L480 420 540 290Z', INK.light, 'fill-opacity=".6"') +
      times(14, (i) => line(90 + i * 60, 530, 90 + i * 60, i % 5 ? 556 : 580, INK.slate, 6))
    );
  return (
    rect(60, 346, 840, 28, wire) +
    wheel(480, 220, 122) +
    wheel(380, 470, 96) +
    wheel(580, 470, 96) +
    times(14, (i) => line(90 + i * 60, 600, 90 + i * 60, i % 5 ? 622 : 640, INK.slate, 6))
  );
}

/** A control panel with its drives. */
export function panel(param: string, random: Random): string {
  const drives = Math.min(8, Number(param));
  const bars = times(drives, (i) =>
    rect(
      176 + (i * 600) / drives,
      470 - random.between(40, 120),
      600 / drives - 18,
      20 + random.int(100),
      i % 3 === 1 ? INK.light : INK.aqua,
      4,
    ),
  );
  return (
    screen(
      150,
      130,
      660,
      360,
      `<g>${bars}</g>` +
        stroke(
          points(
            Array.from(
              { length: 30 },
              (_, i) => [170 + (i * 620) / 29, 220 - Math.sin(i * 0.5 + random.int(2)) * 26] as const,
            ),
          ),
          INK.copper,
          6,
        ),
    ) +
    times(5, (i) =>
      circle(220 + i * 70, 566, 22, [INK.teal, INK.copper, INK.mist, INK.mist, INK.slate][i] ?? INK.mist),
    ) +
    rect(620, 546, 180, 40, INK.mist, 20)
  );
}

/** Production in lanes of time. */
export function chart(param: string, random: Random): string {
  const rows = 6;
  const lanes = times(rows, (i) => {
    let x = 250;
    return times(4, () => {
      const w = random.between(60, 160);
      const bar =
        x + w < 830
          ? rect(
              x,
              168 + i * 58,
              w,
              32,
              random.pick([INK.aqua, INK.light, INK.copper, INK.blue, INK.mist]),
              6,
            )
          : '';
      x += w + random.between(8, 24);
      return bar;
    });
  });
  return (
    screen(
      130,
      130,
      700,
      400,
      times(
        rows,
        (i) =>
          circle(172, 184 + i * 58, 13, COPPERS[i % 4] ?? INK.copper) +
          rect(194, 178 + i * 58, 40, 12, INK.slate, 6),
      ) +
        lanes +
        line(470 + Number(param), 140, 470 + Number(param), 520, INK.light, 4, 'stroke-dasharray="10 8"'),
    ) + rect(360, 560, 240, 26, INK.mist, 13)
  );
}

/** A bench meter with two clamps on the conductor. */
export function meter(param: string, random: Random): string {
  const needle = -50 + random.int(100);
  const scale = Array.from({ length: 11 }, (_, i) => {
    const a = ((-60 + i * 12) * Math.PI) / 180;
    return line(
      400 + Math.sin(a) * 150,
      380 - Math.cos(a) * 150,
      400 + Math.sin(a) * (i % 5 ? 170 : 184),
      380 - Math.cos(a) * (i % 5 ? 170 : 184),
      INK.navy,
      6,
    );
  }).join('');
  const a = (needle * Math.PI) / 180;
  return (
    rect(140, 120, 520, 330, INK.deep, 22) +
    rect(176, 154, 448, 240, INK.white, 12) +
    scale +
    line(400, 380, 400 + Math.sin(a) * 160, 380 - Math.cos(a) * 160, INK.copper, 8) +
    circle(400, 380, 20, INK.navy) +
    rect(176, 394, 448, 24, INK.deep) +
    stroke(
      'M220 450c0 90-60 60-60 130M580 450c0 110 170 40 170 130',
      param === 'kv' ? INK.copper : INK.teal,
      10,
    ) +
    rect(70, 560, 830, 46, INK.light) +
    rect(70, 566, 830, 9, INK.white, 0, 'fill-opacity=".35"') +
    rect(126, 536, 68, 90, INK.navy, 8) +
    rect(716, 536, 68, 90, INK.navy, 8) +
    times(3, (i) => circle(730 + i * 56, 200, 20, [INK.light, INK.aqua, INK.mist][i] ?? INK.mist))
  );
}

/** Cables on a ladder above the burner. */
export function flame(param: string, random: Random): string {
  const n = 4 + Number(param);
  const tongue = (x: number, h: number, w: number, colour: string): string =>
    path(
      `M${f(x)} ${590 - h}c${w * 0.7} ${f(h * 0.35)} ${w} ${f(h * 0.55)} ${w * 0.8} ${f(h * 0.78)}q-${w * 0.3} ${f(h * 0.22)} -${w * 0.8} ${f(h * 0.22)}t-${w * 0.8} -${f(h * 0.22)}c-${f(w * 0.2)} -${f(h * 0.23)} ${f(w * 0.1)} -${f(h * 0.43)} ${w * 0.8} -${f(h * 0.78)}Z`,
      colour,
    );
  return (
    rect(230, 90, 500, 540, INK.white, 12, 'fill-opacity=".55"') +
    times(6, (i) => rect(250, 130 + i * 70, 460, 14, INK.grey, 7)) +
    times(n, (i) =>
      rect(
        300 + (i * 370) / n,
        100,
        230 / n,
        430,
        [INK.navy, INK.deep, INK.teal, INK.slate][(i + random.int(2)) % 4] ?? INK.navy,
        6,
      ),
    ) +
    times(
      5,
      (i) =>
        tongue(340 + i * 70, 130 + ((i * 53 + random.int(40)) % 110), 46, i % 2 ? INK.light : INK.copper) +
        tongue(340 + i * 70, 70 + ((i * 31) % 40), 26, INK.blush),
    ) +
    rect(290, 590, 390, 40, INK.deep, 8)
  );
}

/** A caliper on a cable. */
export function caliper(param: string, random: Random): string {
  const spec = parseCable(`${2 + (Number(param) % 4)}s`);
  return (
    group(340, 430, crossSection(150, spec, random)) +
    rect(120, 150, 770, 66, INK.mist, 8) +
    times(32, (i) => line(150 + i * 22, 216, 150 + i * 22, i % 5 ? 198 : 186, INK.navy, 4)) +
    path('M120 150h66v420h-20l-46-60Z', INK.slate) +
    path('M494 130h190v106h-90v240l-46 60h-54Z', INK.deep) +
    rect(520, 152, 138, 56, INK.foam, 6) +
    times(3, (i) => rect(540 + i * 36, 166, 22, 28, INK.navy, 3)) +
    circle(650, 256, 18, INK.copper)
  );
}

/** A certificate with its seal. */
export function seal(param: string, random: Random): string {
  const lines = Number(param) + 3;
  return (
    rect(220, 100, 430, 530, INK.white, 14, `stroke="${INK.mist}" stroke-width="6"`) +
    rect(266, 150, 200, 26, INK.navy, 6) +
    times(lines, (i) => rect(266, 206 + i * 38, 250 + random.int(90), 13, INK.mist, 6)) +
    around(18, 92)
      .map((p) => circle(650 + p.x, 470 + p.y, 20, INK.copper))
      .join('') +
    circle(650, 470, 92, INK.copper) +
    circle(650, 470, 70, INK.light) +
    stroke('M612 470l28 30 50-62', INK.white, 17) +
    path('M600 556l-26 110 76-40 76 40-26-110Z', INK.rust)
  );
}

/** Racks and a vehicle that carries a drum. */
export function logistics(param: string, random: Random): string {
  const rows = 3;
  const columns = Number(param) > 6 ? 5 : 3;
  const w = 460 / columns;
  const store = times(rows, (r) =>
    times(columns, (c) =>
      random.chance(0.8)
        ? reel(
            100 + w / 2 + c * w,
            190 + r * 130,
            Math.min(52, w / 2 - 8),
            0.5 + random.int(40) / 100,
            random.pick([INK.navy, INK.deep, INK.teal]),
          )
        : '',
    ),
  );
  return (
    times(rows + 1, (r) => rect(84, 116 + r * 130, 492, 10, INK.grey)) +
    times(columns + 1, (c) => rect(92 + c * w, 110, 10, 460, INK.grey)) +
    store +
    line(60, 600, 900, 600, INK.mist, 8) +
    rect(630, 520, 250, 56, INK.light, 16) +
    circle(680, 586, 24, INK.navy) +
    circle(830, 586, 24, INK.navy) +
    reel(755, 430, 92, 0.8, INK.navy) +
    circle(868, 548, 8, INK.white)
  );
}

/** A meter of energy, with a leaf. */
export function energy(param: string, random: Random): string {
  const share = 0.35 + (Number(param) % 5) / 10 + random.int(8) / 100;
  const arc = 2 * Math.PI * 210;
  return (
    ring(480, 360, 210, INK.mist, 46) +
    ring(
      480,
      360,
      210,
      INK.teal,
      46,
      `stroke-dasharray="${f(arc * share)} ${f(arc)}" stroke-linecap="round" transform="rotate(-90 480 360)"`,
    ) +
    path('M400 440C380 300 470 250 590 250 600 380 540 450 430 440L404 476Z', INK.aqua) +
    stroke('M412 470C440 390 480 340 550 300', INK.teal, 9) +
    times(3, (i) =>
      circle(
        480 + Math.cos(i * 2.1 + share * 6) * 286,
        360 + Math.sin(i * 2.1 + share * 6) * 286,
        15,
        COPPERS[i] ?? INK.copper,
      ),
    )
  );
}

/** A plan of a plant: halls, and the way of the material. */
export function plan(param: string, random: Random): string {
  const n = Number(param);
  const halls = times(n, (i) =>
    rect(
      150 + (i % 3) * 226,
      150 + Math.floor(i / 3) * 224,
      190 - random.int(36),
      176 - random.int(40),
      [INK.white, INK.foam, INK.blush][(i + random.int(3)) % 3] ?? INK.white,
      6,
      `stroke="${INK.navy}" stroke-width="7"`,
    ),
  );
  return (
    rect(90, 90, 780, 540, INK.white, 14, 'fill-opacity=".6"') +
    times(12, (i) => line(90 + i * 65, 90, 90 + i * 65, 630, INK.mist, 1.5)) +
    times(8, (i) => line(90, 90 + i * 68, 870, 90 + i * 68, INK.mist, 1.5)) +
    halls +
    stroke('M110 350H830', INK.copper, 10, 'stroke-dasharray="22 14"') +
    path('M826 326l44 24-44 24Z', INK.copper) +
    circle(110, 350, 17, INK.copper)
  );
}

/** Printed pages with the motif on the cover. */
export function media(param: string, random: Random): string {
  const spec = parseCable(`${2 + (Number(param) % 4)}`);
  return `<g transform="rotate(6 480 360)">${rect(330, 100, 380, 520, INK.white, 10, `stroke="${INK.mist}" stroke-width="6"`)}</g><g transform="rotate(-4 480 360)">${rect(280, 100, 380, 520, random.pick([INK.deep, INK.teal, INK.navy]), 10)}${rect(316, 142, 220, 34, INK.white, 5)}${rect(316, 192, 150, 14, INK.white, 6, 'fill-opacity=".5"')}${group(470, 400, crossSection(132, spec, random, '#0A1830'))}${times(3, (i) => rect(316, 556 + i * 18, 180 - i * 40, 8, INK.white, 4, 'fill-opacity=".45"'))}</g>`;
}

/** The house's own cable, for covers that show no product. */
export const emblem = (random: Random): string =>
  cablePicture(random.pick(['3ma', '4e', '3max', '5', '7', '1mc', '4ps']), random);
