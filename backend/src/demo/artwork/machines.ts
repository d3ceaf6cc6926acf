import type { Random } from '../generator/random.ts';
import { strands } from './cable.ts';
import { around, circle, COPPERS, f, group, INK, line, path, rect, ring, stroke, times } from './svg.ts';

/** Machines stand on one floor line and pass the wire from left to right. */
const FLOOR = 560;

const floor = (): string => line(70, FLOOR, 890, FLOOR, INK.mist, 6);
const feet = (x: number, w: number): string =>
  rect(x + 14, FLOOR - 22, 26, 22, INK.navy, 3) + rect(x + w - 40, FLOOR - 22, 26, 22, INK.navy, 3);
const cabinet = (x: number, y: number, w: number, colour: string): string =>
  rect(x, y, w, FLOOR - 22 - y, colour, 12) +
  rect(x, y, w, 14, INK.white, 7, 'fill-opacity=".18"') +
  feet(x, w);
const tint = (random: Random): string => random.pick([INK.deep, INK.blue, INK.teal, INK.navy]);

/** A reel from the side: flange, winding, hub. */
export function reel(
  x: number,
  y: number,
  r: number,
  wound: number,
  flange: string,
  wire: string = INK.copper,
): string {
  const turns = Math.max(2, Math.round((wound - 0.3) * 9));
  return [
    circle(x, y, r, flange),
    ring(x, y, r * 0.94, INK.white, r * 0.025, 'stroke-opacity=".25"'),
    ...Array.from({ length: turns }, (_, i) =>
      ring(
        x,
        y,
        r * (0.34 + (i * (wound - 0.34)) / turns),
        i % 2 ? INK.light : wire,
        (r * (wound - 0.34)) / turns + 0.5,
      ),
    ),
    circle(x, y, r * 0.3, INK.pale),
    ...around(4, r * 0.19, 0.4).map((p) => circle(x + p.x, y + p.y, r * 0.045, INK.slate)),
    circle(x, y, r * 0.09, INK.navy),
  ].join('');
}

/** A drawing machine: capstans that grow, the wire getting thinner. */
export function drawing(param: string, random: Random): string {
  const shown = Math.min(7, Math.max(4, Math.round(Number(param) / 2)));
  const body = tint(random);
  const step = 600 / shown;
  const capstans = times(shown, (i) => {
    const [x, r] = [215 + i * step, 26 + (i * 20) / shown];
    return (
      circle(x, 372, r + 9, INK.navy) +
      circle(x, 372, r, COPPERS[i % 4] ?? INK.copper) +
      ring(x, 372, r * 0.62, INK.white, 3, 'stroke-opacity=".5"') +
      circle(x, 372, r * 0.24, INK.navy)
    );
  });
  const dies = times(shown, (i) => rect(215 + i * step + step / 2 - 8, 318, 16, 26, INK.mist, 3));
  const wire = times(shown + 1, (i) =>
    line(
      i ? 215 + (i - 1) * step : -60,
      331,
      i < shown ? 215 + i * step : 1100,
      331,
      INK.light,
      13 - (i * 9) / shown,
    ),
  );
  return (
    floor() +
    cabinet(150, 250, 690, body) +
    rect(178, 282, 634, 172, INK.white, 10, 'fill-opacity=".12"') +
    wire +
    dies +
    capstans +
    rect(178, 480, 120, 30, INK.aqua, 6) +
    times(4, (i) => circle(640 + i * 40, 495, 9, i === 1 ? INK.light : INK.mist))
  );
}

/** Furnace or heated line: wires through a glowing tunnel. */
export function oven(param: string, random: Random): string {
  const lanes = Math.min(9, Math.max(3, Math.round(Number(param) / 4) || 3));
  const gap = 132 / lanes;
  const wires = times(lanes, (i) =>
    line(60, 300 + i * gap, 900, 300 + i * gap, COPPERS[i % 4] ?? INK.copper, Math.min(7, gap * 0.45)),
  );
  const windows = 3 + random.int(3);
  const w = 440 / windows;
  return (
    floor() +
    cabinet(200, 230, 560, tint(random)) +
    times(
      windows,
      (i) =>
        rect(240 + i * (w + 8), 268, w - 12, 150, INK.rust, 10) +
        rect(248 + i * (w + 8), 276, w - 28, 134, [INK.copper, INK.light, INK.blush][i % 3] ?? INK.light, 8),
    ) +
    wires +
    rect(250, 452, 150, 54, INK.navy, 8) +
    stroke(`M266 ${f(490)}l22-20 22 10 26-22 44 12`, INK.aqua, 5) +
    times(3, (i) => stroke(`M${380 + i * 100} 212c-16-22 16-30 0-56`, INK.mist, 8))
  );
}

/** Bobbins that fit on the outer circle of a cage of so many. */
function outerBobbins(total: number): number {
  if (total > 24) return 18;
  return total > 6 ? 12 : 6;
}

/** A stranding cage seen along the line: bobbins on circles around the strand. */
export function strander(param: string, random: Random): string {
  const total = Number(param);
  const outer = outerBobbins(total);
  const body = tint(random);
  const bobbins = (count: number, radius: number, size: number): string =>
    around(count, radius, 0.15)
      .map(
        (p, i) =>
          line(0, 0, p.x, p.y, INK.light, 2.5) +
          circle(p.x, p.y, size, INK.pale) +
          circle(p.x, p.y, size * 0.78, COPPERS[i % 4] ?? INK.copper) +
          circle(p.x, p.y, size * 0.3, INK.navy),
      )
      .join('');
  const size = Math.min(46, (Math.PI * 225) / outer - 4);
  return group(
    480,
    360,
    [
      circle(0, 0, 292, body),
      ring(0, 0, 280, INK.white, 5, 'stroke-opacity=".22"'),
      ...around(24, 280).map((p) => circle(p.x, p.y, 5, INK.white, 'fill-opacity=".4"')),
      bobbins(outer, 225, size),
      outer >= 12 ? bobbins(6, 128, 32) : '',
      circle(0, 0, 74, INK.navy),
      strands(62, 2, COPPERS, random),
    ].join(''),
  );
}

/** Heated zones of a barrel with a screw of so many millimetres. */
function zonesOf(diameter: number): number {
  if (diameter > 140) return 7;
  return diameter > 80 ? 6 : 5;
}

/** An extruder: hopper, barrel with zones, crosshead, and the core leaving to the right. */
export function extruder(param: string, random: Random): string {
  const d = Number(param);
  const h = 44 + Math.min(56, d / 4);
  const zones = zonesOf(d);
  const zoneWidth = 380 / zones;
  const body = tint(random);
  const sheath = random.pick([INK.teal, INK.navy, INK.copper, INK.blue]);
  const y = 330;
  return [
    floor(),
    cabinet(96, 410, 250, body),
    rect(120, y - h * 0.8, 170, h * 1.6 + 50, body, 12),
    path(`M196 ${f(y - h * 0.8)}h90l46-110H150Z`, INK.mist),
    path(`M206 ${f(y - h * 0.8)}h70l26-62H180Z`, INK.light),
    rect(284, y - h * 0.3, 420, h * 0.6, INK.slate, 6),
    times(
      zones,
      (i) =>
        rect(300 + i * zoneWidth, y - h / 2, zoneWidth - 10, h, i % 2 ? INK.light : INK.copper, 8) +
        rect(300 + i * zoneWidth + 8, y - h / 2 + 8, zoneWidth - 26, 6, INK.white, 3, 'fill-opacity=".35"'),
    ),
    rect(420, y + h / 2, 26, FLOOR - y - h / 2, INK.grey),
    rect(600, y + h / 2, 26, FLOOR - y - h / 2, INK.grey),
    rect(690, y - 74, 84, 148, INK.navy, 12),
    circle(732, y, 42, INK.slate),
    line(732, 130, 732, y, INK.light, 9),
    line(732, y, 1100, y, sheath, 26),
    line(770, y, 1100, y, INK.white, 5, 'stroke-opacity=".25"'),
    circle(732, y, 24, INK.light),
    rect(820, y + 36, 84, FLOOR - y - 36, INK.foam, 8),
    rect(820, y + 70, 84, 14, INK.aqua),
  ].join('');
}

/** A catenary: the tube hangs between two heights, hot first, cool after. */
export function ccv(param: string, random: Random): string {
  const kv = Number(param);
  if (kv >= 500) {
    const floors = 8;
    return (
      floor() +
      rect(330, 90, 210, FLOOR - 90, INK.deep, 10) +
      times(
        floors,
        (i) =>
          rect(352, 118 + i * 54, 70, 34, i % 3 === random.int(3) ? INK.light : INK.blue, 4) +
          rect(448, 118 + i * 54, 70, 34, INK.blue, 4),
      ) +
      rect(428, 60, 14, FLOOR - 60, INK.light, 7) +
      rect(370, 66, 130, 40, INK.navy, 8) +
      stroke(`M435 ${FLOOR - 60}c0 50 60 40 120 40h330`, INK.copper, 16) +
      reel(790, FLOOR - 92, 92, 0.8, INK.navy)
    );
  }
  const sag = 150 + random.int(50);
  const tube = `M150 210C330 ${210 + sag} 560 ${250 + sag} 850 ${230 + sag}`;
  return [
    floor(),
    rect(70, 150, 120, FLOOR - 150, INK.deep, 10),
    rect(86, 176, 88, 66, INK.navy, 8),
    times(3, (i) =>
      path(`M${88 + i * 32} 150l-8-50h40l-8 50Z`, [INK.light, INK.mist, INK.copper][i] ?? INK.mist),
    ),
    stroke(tube, INK.navy, 46),
    stroke(tube, INK.copper, 32, 'pathLength="100" stroke-dasharray="46 100" stroke-linecap="butt"'),
    stroke(tube, INK.aqua, 32, 'pathLength="100" stroke-dasharray="0 48 52" stroke-linecap="butt"'),
    stroke(tube, INK.white, 4, 'stroke-opacity=".6" stroke-dasharray="2 14"'),
    times(4, (i) => rect(300 + i * 140, 330 + sag * 0.55, 12, FLOOR - 330 - sag * 0.55, INK.grey)),
    circle(860, 232 + sag, 40, INK.navy),
    circle(860, 232 + sag, 22, INK.light),
    kv >= 110 ? reel(760, 200, 96, 0.78, INK.navy) : reel(770, 190, 72, 0.7, INK.deep),
  ].join('');
}

/** A braider from above: carriers on their track, the braid in the middle. */
export function braid(param: string, random: Random): string {
  const n = Math.min(24, Number(param));
  const a = random.pick([INK.teal, INK.blue, INK.deep]);
  const carriers = (turn: number, colour: string): string =>
    around(n / 2, 222, turn)
      .map(
        (p) =>
          line(p.x, p.y, p.x * 0.3, p.y * 0.3, colour, 2) +
          circle(p.x, p.y, Math.min(34, 560 / n), colour) +
          circle(p.x, p.y, Math.min(15, 240 / n), INK.white),
      )
      .join('');
  return group(
    480,
    360,
    [
      circle(0, 0, 292, INK.navy),
      ring(0, 0, 222, INK.slate, 10),
      carriers(0, a),
      carriers((Math.PI * 2) / n, INK.copper),
      circle(0, 0, 78, INK.pale),
      circle(0, 0, 66, INK.copper),
      times(10, (i) => line(-60 + i * 12, -28 - ((i * 5) % 9), -60 + i * 12 + 20, 30, INK.light, 4)),
      ring(0, 0, 66, INK.navy, 6),
    ].join(''),
  );
}

/** A taping head: the core with overlapping turns and a pad of tape. */
export function taping(param: string, random: Random): string {
  const heads = Math.min(3, Math.max(1, Number(param) / 2));
  const tape = random.pick([INK.light, INK.aqua, INK.mist, INK.copper]);
  const turns = times(17, (i) =>
    path(`M${130 + i * 44} 300l34 0 -26 120 -34 0Z`, i % 2 ? tape : INK.white, 'fill-opacity=".92"'),
  );
  const pads = times(heads, (i) => {
    const [x, y] = [280 + i * 220, i % 2 ? 530 : 190];
    return line(x, y, x + 70, 360, tape, 22, 'stroke-opacity=".85"') + reel(x, y, 96, 0.9, INK.navy, tape);
  });
  return (
    rect(60, 300, 840, 120, INK.deep, 0) +
    turns +
    rect(60, 300, 840, 18, INK.white, 0, 'fill-opacity=".25"') +
    pads
  );
}

/** Fibres running together into a tube. */
export function fibre(param: string, random: Random): string {
  const n = Math.min(12, Number(param));
  const colours = random.sample(
    [INK.teal, INK.rust, INK.blue, INK.aqua, INK.copper, INK.slate, INK.light, INK.deep],
    8,
  );
  const lines = times(n, (i) => {
    const y = 130 + (i * 460) / (n - 1);
    return (
      stroke(
        `M60 ${f(y)}C280 ${f(y)} 380 ${f(352 + i * 1.6)} 520 ${f(352 + i * 1.6)}`,
        colours[i % 8] ?? INK.teal,
        6,
      ) +
      circle(74, y, 17, INK.navy) +
      circle(74, y, 8, colours[i % 8] ?? INK.teal)
    );
  });
  return (
    lines +
    rect(505, 270, 96, 180, INK.navy, 14) +
    rect(530, 296, 46, 128, INK.slate, 8) +
    rect(600, 338, 240, 44, INK.foam, 0) +
    rect(600, 338, 240, 44, INK.aqua, 0, 'fill-opacity=".35"') +
    times(5, (i) => line(612, 347 + i * 7, 850, 347 + i * 7, colours[i] ?? INK.teal, 3.5)) +
    circle(850, 360, 56, INK.navy) +
    circle(850, 360, 44, INK.white) +
    around(6, 24)
      .map((p, i) => circle(850 + p.x, 360 + p.y, 9, colours[i] ?? INK.teal))
      .join('') +
    circle(850, 360, 9, INK.copper)
  );
}

/** A caterpillar capstan: two belts hold the cable. */
export function caterpillar(param: string, random: Random): string {
  const n = Math.min(12, Number(param));
  const body = tint(random);
  const belt = (y: number): string =>
    rect(210, y, 540, 108, INK.navy, 54) +
    rect(226, y + 16, 508, 76, body, 38) +
    circle(264, y + 54, 30, INK.pale) +
    circle(696, y + 54, 30, INK.pale) +
    circle(264, y + 54, 10, INK.navy) +
    circle(696, y + 54, 10, INK.navy) +
    times(n, (i) => circle(322 + (i * 316) / Math.max(1, n - 1), y + 54, Math.min(16, 150 / n), INK.light));
  const pads = (y: number): string => times(22, (i) => rect(250 + i * 21, y, 16, 14, INK.slate, 2));
  return (
    floor() +
    rect(250, 150, 26, 400, INK.grey) +
    rect(684, 150, 26, 400, INK.grey) +
    rect(60, 336, 840, 48, INK.copper) +
    rect(60, 340, 840, 9, INK.white, 0, 'fill-opacity=".3"') +
    belt(214) +
    belt(398) +
    pads(318) +
    pads(388) +
    rect(330, 518, 300, 40, INK.mist, 8)
  );
}

/** A crosshead in section: layers meet around the conductor. */
export function crosshead(param: string, random: Random): string {
  const layers = Number(param);
  const colours = random.sample([INK.teal, INK.navy, INK.copper, INK.blue], 3);
  const cones = times(layers + 1, (i) => {
    const k = layers - i;
    const h = 190 - i * 44;
    const insulation = i % 2 ? INK.mist : INK.pale;
    return (
      path(
        `M${220 + i * 26} ${360 - h}L${610 + i * 4} ${f(360 - 26 - k * 15)}V${f(360 + 26 + k * 15)}L${220 + i * 26} ${360 + h}Z`,
        i === layers ? INK.slate : insulation,
      ) +
      (i < layers
        ? stroke(
            `M${240 + i * 26} ${360 - h + 26}L612 ${f(360 - 30 - k * 14)}M${240 + i * 26} ${360 + h - 26}L612 ${f(360 + 30 + k * 14)}`,
            colours[i % 3] ?? INK.teal,
            15,
          )
        : '')
    );
  });
  const out = times(layers, (i) =>
    rect(612, 360 - 22 - (layers - i) * 17, 290, 44 + (layers - i) * 34, colours[i % 3] ?? INK.teal),
  );
  return (
    rect(180, 130, 470, 460, INK.deep, 22) +
    around(8, 1)
      .map((_, i) => circle(206 + (i % 2) * 418, 160 + Math.floor(i / 2) * 133, 11, INK.mist))
      .join('') +
    out +
    cones +
    rect(60, 342, 842, 36, INK.light) +
    rect(60, 345, 842, 7, INK.white, 0, 'fill-opacity=".35"')
  );
}

/** A coil of wire with its ties. */
export function coil(param: string, random: Random): string {
  const size = Number(param) || 200;
  const colour = random.pick([INK.copper, INK.teal, INK.blue, INK.light, INK.deep]);
  const turns = 5 + (size % 4);
  return [
    ...Array.from({ length: turns }, (_, i) =>
      ring(480, 360, 150 + (i * 116) / turns, i % 2 ? INK.white : colour, 0),
    ).slice(0, 0),
    ring(480, 360, 208, colour, 132),
    ...Array.from({ length: turns }, (_, i) =>
      ring(480, 360, 150 + (i * 128) / turns, INK.white, 3, 'stroke-opacity=".3"'),
    ),
    ...around(3, 208, 0.3).map(
      (p) =>
        `<g transform="translate(${f(480 + p.x)} ${f(360 + p.y)}) rotate(${f((p.angle * 180) / Math.PI)})">${rect(-76, -17, 152, 34, INK.navy, 8)}${rect(-60, -10, 120, 4, INK.white, 2, 'fill-opacity=".3"')}</g>`,
    ),
    circle(480, 360, 62, INK.white, 'fill-opacity=".7"'),
    stroke(`M452 360h56M480 332v56`, colour, 6),
    stroke('M724 470C790 520 850 470 900 520', colour, 16),
  ].join('');
}

/** A drum on its stand. */
export function drum(param: string, random: Random): string {
  const d = Number(param) || 1000;
  const flange = random.pick([INK.navy, INK.deep, '#8A6A4A', INK.teal]);
  const wire = random.pick([INK.copper, INK.slate, INK.light, INK.blue]);
  const r = 190 + Math.min(60, d / 60);
  const spokes =
    d > 1500
      ? around(12, r * 0.9)
          .map((p) =>
            line(
              440 + p.x * 0.86,
              340 + p.y * 0.86,
              440 + p.x,
              340 + p.y,
              INK.white,
              6,
              'stroke-opacity=".35"',
            ),
          )
          .join('')
      : '';
  return (
    floor() +
    path(
      `M440 340L${f(440 - r * 0.8)} ${FLOOR}h${f(r * 0.32)}L440 380L${f(440 + r * 0.48)} ${FLOOR}h${f(r * 0.32)}Z`,
      INK.grey,
    ) +
    line(440 + r * 0.3, 340 - r * 0.72, 1100, 150 + random.int(60), wire, 20) +
    reel(440, 340, r, 0.62 + random.int(25) / 100, flange, wire) +
    spokes
  );
}
