import type { Random } from '../generator/random.ts';
import {
  ALUMINIUMS,
  around,
  circle,
  COPPERS,
  f,
  group,
  INK,
  line,
  path,
  rect,
  ring,
  stroke,
  times,
} from './svg.ts';

/** What a cable's drawing shows; see the letters in the cables vocabulary. */
export interface CableSpec {
  cores: number;
  armoured: boolean;
  /** Semiconductive and metallic screens on each core: medium and high voltage. */
  screenedCores: boolean;
  screened: boolean;
  pairs: boolean;
  /** Smaller cores in the gaps: 3+2, 4+1. */
  extra: boolean;
  solid: boolean;
  fine: boolean;
  fibreUnit: boolean;
  corrugated: boolean;
  aluminium: boolean;
}

export function parseCable(spec: string): CableSpec {
  const has = (letter: string): boolean => spec.includes(letter);
  return {
    cores: Math.max(1, Number.parseInt(spec, 10) || 1),
    armoured: has('a'),
    screenedCores: has('m'),
    screened: has('s'),
    pairs: has('p'),
    extra: has('e'),
    solid: has('r'),
    fine: has('g'),
    fibreUnit: has('x'),
    corrugated: has('c'),
    aluminium: has('l'),
  };
}

const CORE_COLOURS = [INK.copper, INK.slate, INK.teal, INK.light, INK.blue, '#8FA3C2', INK.aqua, INK.deep];

/** Strands in rings of 1, 6, 12, 18 …, each strand in one of four metals. */
export function strands(radius: number, rings: number, metals: readonly string[], random: Random): string {
  const r = radius / (2 * rings + 1);
  const parts = [circle(0, 0, r * 0.95, random.pick(metals))];
  for (let k = 1; k <= rings; k += 1) {
    for (const p of around(k * 6, k * 2 * r, k % 2 ? 0 : 0.2)) {
      parts.push(circle(p.x, p.y, r * 0.95, random.pick(metals)));
    }
  }
  return parts.join('');
}

function ringsFor(radius: number, spec: CableSpec): number {
  if (spec.solid) return 0;
  const strand = spec.fine ? 3.6 : 6.2;
  return Math.max(1, Math.min(spec.fine ? 6 : 5, Math.round((radius / strand - 1) / 2)));
}

/** One core around the origin: conductor, insulation, and its screens where it has them. */
function core(r: number, colour: string, spec: CableSpec, symbol: string): string {
  if (!spec.screenedCores) {
    return circle(0, 0, r, colour) + circle(0, 0, r * 0.62, INK.white, 'fill-opacity=".35"') + symbol;
  }
  return [
    circle(0, 0, r, colour),
    ring(0, 0, r * 0.955, INK.light, r * 0.045, `stroke-dasharray="${f(r * 0.09)} ${f(r * 0.05)}"`),
    circle(0, 0, r * 0.91, INK.navy),
    circle(0, 0, r * 0.85, '#FBF6EC'),
    circle(0, 0, r * 0.56, INK.navy),
    symbol,
  ].join('');
}

const conductorShare = (spec: CableSpec): number => (spec.screenedCores ? 0.52 : 0.62);

/** How many cores lie in which layer, outermost first. */
function layers(count: number): number[] {
  if (count <= 5) return [count];
  if (count <= 7) return [count - 1, 1];
  if (count <= 8) return [7, 1];
  if (count <= 10) return [8, 2];
  if (count <= 12) return [9, 3];
  return [12, 6, 1];
}

let serial = 0;

function coresBody(R: number, spec: CableSpec, random: Random): string {
  // Ids only have to differ within one picture; the counter restarts with each.
  const metals = spec.aluminium ? ALUMINIUMS : COPPERS;
  const defs: string[] = [];
  const conductor = (r: number): string => {
    const id = `c${(serial += 1)}`;
    defs.push(
      `<g id="${id}">${circle(0, 0, r, INK.navy)}${strands(r * 0.96, ringsFor(r, spec), metals, random)}</g>`,
    );
    return `<use href="#${id}"/>`;
  };
  const first = random.int(CORE_COLOURS.length);
  const colourOf = (i: number): string => CORE_COLOURS[(first + i) % CORE_COLOURS.length] ?? INK.copper;
  const body: string[] = [];
  const rows = layers(spec.cores);
  if (spec.cores === 1) {
    const r = R * 0.94;
    const sheathed: CableSpec = spec;
    body.push(
      core(r, spec.screenedCores ? INK.deep : colourOf(0), sheathed, conductor(r * conductorShare(spec))),
    );
  } else if (rows.length === 1) {
    const s = Math.sin(Math.PI / spec.cores);
    const r = ((R * s) / (1 + s)) * 0.97;
    const unit = spec.pairs ? '' : conductor(r * conductorShare(spec));
    const d = R - r / 0.97;
    around(spec.cores, d).forEach((p, i) => {
      body.push(
        group(
          p.x,
          p.y,
          spec.pairs ? pair(r, colourOf(i), spec, conductor) : core(r, colourOf(i), spec, unit),
        ),
      );
    });
    if (spec.extra || spec.fibreUnit) {
      // The circle that touches two cores and the wall: law of cosines solved for its radius.
      const [dn, rn, half] = [d / R, r / R, Math.PI / spec.cores];
      const small =
        ((1 + dn * dn - 2 * dn * Math.cos(half) - rn * rn) / (2 - 2 * dn * Math.cos(half) + 2 * rn)) *
        R *
        0.92;
      const symbol = spec.extra ? conductor(small * 0.6) : '';
      around(spec.cores, R - small - R * 0.015, half).forEach((p, i) => {
        if (spec.extra && i < (spec.cores === 3 ? 2 : 1))
          body.push(group(p.x, p.y, core(small, INK.teal, spec, symbol)));
        if (spec.fibreUnit && i < 2) body.push(group(p.x, p.y, fibreTube(small)));
      });
    }
  } else {
    // The outer ring touches the wall; the next one must fit inside it.
    const outer = Math.sin(Math.PI / (rows[0] ?? 6));
    const second = rows[1] ?? 1;
    const inside = second === 1 ? 3 : 3 + 1 / Math.sin(Math.PI / second);
    const r = Math.min((R * outer) / (1 + outer), R / inside) * 0.97;
    const unit = spec.pairs ? '' : conductor(r * conductorShare(spec));
    let i = 0;
    const radiusOf = (count: number, row: number): number => {
      if (count === 1) return 0;
      return row === 0 ? R - r / 0.97 : (r * 1.01) / Math.sin(Math.PI / count);
    };
    rows.forEach((count, row) => {
      const radius = radiusOf(count, row);
      for (const p of around(count, radius, row * 0.3)) {
        body.push(
          group(
            p.x,
            p.y,
            spec.pairs ? pair(r, colourOf(i), spec, conductor) : core(r, colourOf(i), spec, unit),
          ),
        );
        i += 1;
      }
    });
  }
  return `<defs>${defs.join('')}</defs>${body.join('')}`;
}

function pair(r: number, colour: string, spec: CableSpec, conductor: (r: number) => string): string {
  const half = r * 0.47;
  const symbol = conductor(half * 0.56);
  return [
    circle(0, 0, r * 0.98, INK.pale),
    spec.screened ? ring(0, 0, r * 0.95, INK.grey, r * 0.05) : '',
    group(-half * 0.99, 0, circle(0, 0, half, colour) + symbol),
    group(half * 0.99, 0, circle(0, 0, half, INK.white) + symbol),
  ].join('');
}

/** A steel tube with coloured fibres. */
function fibreTube(r: number): string {
  const colours = [INK.teal, INK.light, INK.blue, INK.aqua, INK.copper, INK.slate];
  return [
    circle(0, 0, r, INK.grey),
    circle(0, 0, r * 0.78, INK.white),
    ...around(6, r * 0.45).map((p, i) => circle(p.x, p.y, r * 0.2, colours[i] ?? INK.teal)),
    circle(0, 0, r * 0.2, INK.copper),
  ].join('');
}

function corrugatedRing(R: number, amplitude: number, waves: number): string {
  const points = Array.from({ length: waves * 8 }, (_, i) => {
    const angle = (i / (waves * 8)) * Math.PI * 2;
    const r = R + Math.sin(angle * waves) * amplitude;
    return `${f(Math.cos(angle) * r)} ${f(Math.sin(angle) * r)}`;
  });
  return path(`M${points.join('L')}Z`, INK.grey, `stroke="${INK.slate}" stroke-width="2"`);
}

/** The cable in cross-section around the origin, shells from outside in. */
export function crossSection(R: number, spec: CableSpec, random: Random, sheath: string = INK.navy): string {
  serial = 0;
  const parts = [
    circle(0, 0, R, sheath),
    ring(0, 0, R - R * 0.012, INK.white, R * 0.012, 'stroke-opacity=".14"'),
  ];
  let inner = R * (spec.armoured ? 0.93 : 0.9);
  if (spec.armoured) {
    const width = R * 0.05;
    parts.push(circle(0, 0, inner, INK.deep));
    parts.push(
      ring(
        0,
        0,
        inner - width * 0.75,
        INK.copper,
        width,
        `stroke-dasharray="${f(width * 1.5)} ${f(width * 0.7)}"`,
      ),
    );
    inner -= width * 1.5;
    parts.push(circle(0, 0, inner, INK.slate));
    inner -= R * 0.03;
  }
  if (spec.corrugated) {
    parts.push(corrugatedRing(inner - R * 0.025, R * 0.018, 40));
    inner -= R * 0.065;
    parts.push(circle(0, 0, inner, '#3B4A61'));
    inner -= R * 0.015;
  }
  if (spec.screened) {
    parts.push(circle(0, 0, inner, INK.mist));
    parts.push(
      ring(
        0,
        0,
        inner - R * 0.022,
        INK.copper,
        R * 0.028,
        `stroke-dasharray="${f(R * 0.016)} ${f(R * 0.012)}"`,
      ),
    );
    inner -= R * 0.05;
  }
  parts.push(circle(0, 0, inner, '#DCE4F0'));
  parts.push(coresBody(inner * 0.97, spec, random));
  return parts.join('');
}

/** The same cable from the side, cut back shell by shell, as in a catalogue. */
export function stripped(spec: CableSpec, random: Random, sheath: string = INK.navy): string {
  const H = 230;
  const shells: {
    to: number;
    half: number;
    fill: string;
    detail: (to: number, from: number, half: number) => string;
  }[] = [];
  const hatch =
    (colour: string, gap: number, lean: number, width: number) =>
    (to: number, from: number, half: number): string =>
      times(Math.ceil((to - from + lean) / gap), (i) => {
        const x = from + i * gap;
        const cut = Math.min(to, x + lean);
        const share = (cut - x) / lean;
        const start = Math.max(from, x);
        const begin = (start - x) / lean;
        return share <= 0 || begin >= share
          ? ''
          : line(
              start,
              half - 2 * half * begin,
              cut,
              half - 2 * half * share,
              colour,
              width,
              'stroke-linecap="butt"',
            );
      });
  const none = (): string => '';
  shells.push({ to: 400, half: H / 2, fill: sheath, detail: none });
  let half = H / 2 - 14;
  let to = 400;
  if (spec.armoured) {
    shells.push({ to: (to += 90), half, fill: INK.rust, detail: hatch(INK.light, 26, 60, 13) });
    half -= 12;
    shells.push({ to: (to += 50), half, fill: INK.slate, detail: none });
    half -= 8;
  }
  if (spec.corrugated) {
    shells.push({ to: (to += 110), half, fill: INK.grey, detail: hatch(INK.mist, 18, 8, 7) });
    half -= 12;
  }
  if (spec.screened) {
    shells.push({ to: (to += 90), half, fill: INK.copper, detail: hatch(INK.light, 15, 70, 4) });
    half -= 10;
  }
  shells.push({ to: (to += 60), half, fill: '#DCE4F0', detail: none });
  const metals = spec.aluminium ? ALUMINIUMS : COPPERS;
  const shown = Math.min(spec.cores, 5);
  const coreHalf = spec.cores === 1 ? half * 0.9 : half / shown;
  const first = random.int(CORE_COLOURS.length);
  const cores = times(shown, (i) => {
    const y = spec.cores === 1 ? 0 : (i - (shown - 1) / 2) * coreHalf * 2;
    const colour = spec.screenedCores
      ? '#F3EBDD'
      : (CORE_COLOURS[(first + i) % CORE_COLOURS.length] ?? INK.copper);
    const end = to + 110 + (i % 2) * 26;
    const wireHalf = coreHalf * (spec.screenedCores ? 0.5 : 0.6);
    const count = spec.solid ? 1 : Math.max(3, Math.min(9, Math.round(wireHalf / 5)));
    const wire = times(count, (k) => {
      const yy = y - wireHalf + ((k + 0.5) * 2 * wireHalf) / count;
      return line(
        end - 10,
        yy,
        end + 84 - (k % 3) * 5,
        yy,
        metals[k % metals.length] ?? INK.copper,
        (2 * wireHalf) / count + 0.4,
      );
    });
    const screens = spec.screenedCores
      ? rect(to - 6, y - coreHalf * 0.97, 56, coreHalf * 1.94, INK.light) +
        rect(to + 40, y - coreHalf * 0.93, 32, coreHalf * 1.86, INK.navy)
      : '';
    return (
      wire +
      rect(to - 12, y - coreHalf * 0.92, end - to + 12, coreHalf * 1.84, colour, 5) +
      (spec.screenedCores ? rect(end, y - wireHalf * 1.08, 14, wireHalf * 2.16, INK.navy) : '') +
      screens
    );
  });
  let from = to;
  const body = [cores];
  for (const shell of [...shells].reverse()) {
    body.push(rect(-900, -shell.half, shell.to + 900, shell.half * 2, shell.fill, 6));
    from = shells[shells.indexOf(shell) - 1]?.to ?? -900;
    body.push(shell.detail(shell.to, from, shell.half));
  }
  body.push(rect(-900, -H / 2 + 16, 1290, 16, INK.white, 8, 'fill-opacity=".13"'));
  const width = to + 230;
  return group(Math.max(20, 900 - width), 0, body.join(''), Math.min(1, 880 / width));
}

const SHEATHS = [INK.navy, INK.navy, '#13294A', '#22324B'];

/** A cable picture: mostly the section, sometimes the stripped end. */
export function cablePicture(specText: string, random: Random): string {
  const spec = parseCable(specText);
  const orange = spec.screened && spec.fine;
  const sheath = orange ? INK.light : random.pick(SHEATHS);
  if (!spec.pairs && spec.cores <= 5 && random.chance(0.3)) {
    return group(0, 360, stripped(spec, random, sheath));
  }
  return group(
    480,
    360,
    `<g transform="rotate(${random.int(60)})">${crossSection(288, spec, random, sheath)}</g>`,
  );
}

/** Circles of wires that a conductor of so many has. */
function ringsOf(wires: number): number {
  if (wires <= 7) return 1;
  return wires <= 19 ? 2 : 3;
}

/** A bare conductor, or a bundle of rod. */
export function conductorPicture(count: string, random: Random): string {
  const n = Number(count);
  const aluminium = random.chance(0.4);
  const metals = aluminium ? ALUMINIUMS : COPPERS;
  if (n > 1) {
    return group(
      480,
      360,
      circle(0, 0, 268, INK.white, 'fill-opacity=".55"') + strands(262, ringsOf(n), metals, random),
    );
  }
  // A coil of rod, seen from above: turns laid one in another.
  const turns = times(9, (i) =>
    ring(480 + ((i * 7) % 5) - 2, 360 + ((i * 5) % 5) - 2, 118 + i * 19, metals[i % 4] ?? INK.copper, 15),
  );
  return turns + stroke('M742 268C820 250 860 300 905 252', metals[1], 15);
}

/** An optical cable: loose tubes around a strength member. */
export function opticalPicture(specText: string, random: Random): string {
  const tubes = Number.parseInt(specText, 10);
  const [armoured, wire] = [specText.includes('a'), specText.includes('r')];
  const R = 280;
  const colours = random.sample(
    [INK.teal, INK.light, INK.blue, INK.aqua, INK.copper, '#8FA3C2', INK.rust, INK.slate],
    8,
  );
  const parts = [circle(0, 0, R, wire ? INK.white : INK.navy, wire ? 'fill-opacity=".6"' : '')];
  let inner = R * 0.9;
  if (wire) {
    parts.push(
      ...around(14, R * 0.82).map((p) => circle(p.x, p.y, R * 0.165, ALUMINIUMS[random.int(4)] ?? INK.grey)),
    );
    inner = R * 0.64;
  } else if (armoured) {
    parts.push(ring(0, 0, R * 0.87, INK.copper, 12, 'stroke-dasharray="16 5"'));
    inner = R * 0.82;
  } else {
    parts.push(ring(0, 0, R * 0.88, '#E6C65C', 10, 'stroke-dasharray="3 7"'));
    inner = R * 0.84;
  }
  parts.push(circle(0, 0, inner, '#DCE4F0'));
  const s = Math.sin(Math.PI / tubes);
  const r = ((inner * s) / (1 + s)) * 0.95;
  const centre = Math.min(inner - 2 * r - 4, inner * 0.45);
  if (centre > 8) parts.push(circle(0, 0, centre, INK.slate), circle(0, 0, centre * 0.55, INK.grey));
  around(tubes, inner - r / 0.95).forEach((p, i) => {
    const colour = colours[i % 8] ?? INK.teal;
    const fibres = around(6, r * 0.42, i)
      .map((q, k) => circle(q.x, q.y, r * 0.17, colours[(k + 3) % 8] ?? INK.teal))
      .join('');
    parts.push(
      group(
        p.x,
        p.y,
        circle(0, 0, r, colour) +
          circle(0, 0, r * 0.76, INK.white) +
          fibres +
          circle(0, 0, r * 0.17, INK.navy),
      ),
    );
  });
  return group(480, 360, parts.join(''));
}
