/**
 * Renders the six clips of the demo edition from the drawings of `src/demo/artwork`. Run it from `backend/`
 * with `npx tsx assets/demo/make-clips.ts`; it needs ffmpeg. The clips are kept in the repository, so nobody
 * has to run it unless the motif changes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { strands } from '../../src/demo/artwork/cable.ts';
import { extruder, reel, strander } from '../../src/demo/artwork/machines.ts';
import {
  around,
  circle,
  COPPERS,
  f,
  group,
  INK,
  line,
  rect,
  stroke,
  svg,
  times,
} from '../../src/demo/artwork/svg.ts';
import { seeded } from '../../src/demo/generator/random.ts';
import { CLIP_NAMES } from '../../src/demo/generator/videos.ts';

const [WIDTH, HEIGHT, FPS, SECONDS] = [960, 540, 25, 7];

type Scene = (t: number) => string;

/** Eases a part of the clip, from `from` to `to`, to 0 … 1. */
function ease(t: number, from: number, to: number): number {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

const ground = (colour: string): string =>
  rect(0, 0, WIDTH, HEIGHT, colour) +
  circle(480, 270, 330, INK.white, `fill-opacity="${colour === INK.navy ? '.05' : '.5'}"`);

/** Strands fly in, ring after ring, and close to a conductor. */
const strandBuildUp: Scene = (t) => {
  const random = seeded('strand clip');
  const r = 19;
  const body: string[] = [];
  for (let k = 0; k <= 5; k += 1) {
    const points = k === 0 ? [{ x: 0, y: 0 }] : around(k * 6, k * 2 * r, k % 2 ? 0 : 0.2);
    points.forEach((p, i) => {
      const start = 0.02 + k * 0.12 + (i / points.length) * 0.1;
      const e = ease(t, start, start + 0.09);
      const far = 1 + (1 - e) * (k === 0 ? 0 : 420 / (k * 2 * r));
      const colour = random.pick(COPPERS);
      if (e > 0)
        body.push(
          circle(
            p.x * far,
            p.y * far,
            r * 0.95,
            colour,
            e < 1 ? `fill-opacity="${f(e * 10) === '0' ? 0 : e.toFixed(2)}"` : '',
          ),
        );
    });
  }
  return ground(INK.navy) + group(480, 270, `<g transform="rotate(${f(t * 40)})">${body.join('')}</g>`);
};

/** Shell by shell: conductors, cores, bedding, armour, sheath. */
const cableShells: Scene = (t) => {
  const R = 236;
  const inner = R * 0.82;
  const s = Math.sin(Math.PI / 3);
  const r = ((inner * s) / (1 + s)) * 0.97;
  const gather = ease(t, 0.28, 0.48);
  const colours = [INK.copper, INK.slate, INK.teal];
  const cores = around(3, inner - r + (1 - gather) * 120).map((p, i) => {
    const grown = ease(t, 0.1 + i * 0.04, 0.22 + i * 0.04);
    return group(
      p.x,
      p.y,
      circle(
        0,
        0,
        r * (0.62 + 0.38 * grown),
        colours[i] ?? INK.copper,
        `fill-opacity="${grown.toFixed(2)}"`,
      ) +
        circle(0, 0, r * 0.62, INK.navy) +
        strands(r * 0.6, 4, COPPERS, seeded('core', i)),
    );
  });
  const bedding = ease(t, 0.48, 0.6);
  const armour = ease(t, 0.58, 0.76);
  const sheath = ease(t, 0.76, 0.9);
  const length = 2 * Math.PI * R * 0.9;
  const dash = 20;
  const laid = Math.floor((length / dash) * armour);
  return (
    ground('#EEF2F8') +
    group(
      480,
      270,
      `<g transform="rotate(${f(t * 24)})">${[
        sheath > 0
          ? circle(0, 0, R * (0.93 + 0.07 * sheath), INK.navy, `fill-opacity="${sheath.toFixed(2)}"`)
          : '',
        armour > 0
          ? circle(0, 0, R * 0.93, INK.deep, `fill-opacity="${Math.min(1, armour * 4).toFixed(2)}"`)
          : '',
        bedding > 0
          ? circle(0, 0, R * 0.86, INK.slate, `fill-opacity="${bedding.toFixed(2)}"`) +
            circle(0, 0, inner, '#DCE4F0', `fill-opacity="${bedding.toFixed(2)}"`)
          : '',
        times(laid, (i) => {
          const a = (i / (length / dash)) * Math.PI * 2 - Math.PI / 2;
          const b = a + (0.68 * Math.PI * 2) / (length / dash);
          return line(
            Math.cos(a) * R * 0.895,
            Math.sin(a) * R * 0.895,
            Math.cos(b) * R * 0.895,
            Math.sin(b) * R * 0.895,
            INK.copper,
            12,
            'stroke-linecap="butt"',
          );
        }),
        ...cores,
      ].join('')}</g>`,
    )
  );
};

/** The line runs: the cable carries its marks away, the melt glows. */
const extrusionLine: Scene = (t) => {
  const still = group(120, -60, extruder('150', seeded('extruder clip')), 0.86);
  const marks = times(8, (i) => {
    const x = ((i * 36 + t * 36 * 14) % 288) + 0;
    return x < 130 ? rect(784 + x, 222, 12, 3.5, INK.white, 2, 'fill-opacity=".9"') : '';
  });
  const glow = times(6, (i) => {
    const on = 0.5 + 0.5 * Math.sin(t * Math.PI * 2 * 4 - i * 0.9);
    return circle(392 + i * 46, 223, 9, INK.blush, `fill-opacity="${on.toFixed(2)}"`);
  });
  const pellets = times(7, (i) => {
    const fall = (t * 9 + i / 7) % 1;
    return circle(318 + ((i * 29) % 56) - 8, 40 + fall * 62, 5, INK.white, 'fill-opacity=".9"');
  });
  return ground('#F3F1EC') + still + marks + glow + pellets;
};

/** A test voltage runs across the screen and leaves its discharges behind. */
const impulseTrace: Scene = (t) => {
  const [x0, y0, w, h] = [90, 60, 780, 390];
  const random = seeded('trace clip');
  const head = ease(t, 0, 1) * 0.3 + t * 0.7;
  const at = (x: number): number => y0 + h / 2 - Math.sin(x * Math.PI * 4) * 130;
  const points = Array.from(
    { length: Math.max(2, Math.floor(head * 160)) },
    (_, i) => `${f(x0 + (i / 160) * w)} ${f(at(i / 160))}`,
  );
  const pulses = times(90, () => {
    const x = random.next();
    const strength = Math.abs(Math.cos(x * Math.PI * 4)) * 80 + 6;
    const copper = random.chance(0.6);
    const seen = random.chance(0.75) && x < head;
    return seen
      ? line(
          x0 + x * w,
          at(x) - strength / 2,
          x0 + x * w,
          at(x) + strength / 2,
          copper ? INK.light : INK.aqua,
          3,
        )
      : '';
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, '#EEF2F8') +
    rect(x0 - 24, y0 - 24, w + 48, h + 48, INK.deep, 22) +
    rect(x0, y0, w, h, INK.navy, 8) +
    times(12, (i) =>
      line(x0 + (i + 1) * 60, y0, x0 + (i + 1) * 60, y0 + h, INK.white, 1.2, 'stroke-opacity=".1"'),
    ) +
    times(6, (i) =>
      line(x0, y0 + (i + 1) * 56, x0 + w, y0 + (i + 1) * 56, INK.white, 1.2, 'stroke-opacity=".1"'),
    ) +
    stroke(`M${points.join('L')}`, INK.light, 5) +
    pulses +
    circle(x0 + Math.min(1, head) * w, at(head), 9, INK.white)
  );
};

/** The cage turns about the strand. */
const strandingCage: Scene = (t) => {
  const cage = strander('61', seeded('cage clip'));
  return (
    ground('#E9EEF6') +
    `<g transform="translate(480 270) scale(.84) rotate(${f(t * 120)}) translate(-480 -360)">${cage}</g>`
  );
};

/** The drum fills, layer upon layer. */
const drumWinding: Scene = (t) => {
  const wound = 0.42 + t * 0.48;
  const turn = `<g transform="translate(400 280) rotate(${f(-t * 540)})">${reel(0, 0, 205, wound, INK.navy)}${around(
    10,
    192,
  )
    .map((p) => circle(p.x, p.y, 6, INK.white, 'fill-opacity=".45"'))
    .join('')}</g>`;
  const y = 280 - 205 * wound;
  const marks = times(9, (i) => {
    const x = 900 - ((i * 62 + t * 62 * 12) % 520);
    return x > 410 ? rect(x, y + 4, 20, 4, INK.white, 2, 'fill-opacity=".7"') : '';
  });
  return (
    ground('#F6EEE7') +
    line(70, 500, 890, 500, INK.mist, 6) +
    line(400, 280, 300, 500, INK.grey, 26) +
    line(400, 280, 500, 500, INK.grey, 26) +
    turn +
    line(400, y + 6, 990, y + 6, INK.copper, 16) +
    marks +
    circle(930, 420, 60, INK.white, 'fill-opacity=".01"')
  );
};

const SCENES: Readonly<Record<(typeof CLIP_NAMES)[number], Scene>> = {
  'strand-build-up': strandBuildUp,
  'cable-shells': cableShells,
  'extrusion-line': extrusionLine,
  'impulse-trace': impulseTrace,
  'stranding-cage': strandingCage,
  'drum-winding': drumWinding,
};

for (const name of CLIP_NAMES) {
  const file = fileURLToPath(new URL(`clips/${name}.mp4`, import.meta.url));
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${WIDTH}x${HEIGHT}`,
      '-r',
      String(FPS),
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-preset',
      'medium',
      '-crf',
      '25',
      '-maxrate',
      '330k',
      '-bufsize',
      '500k',
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
      '-an',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const frames = FPS * SECONDS;
  for (let i = 0; i < frames; i += 1) {
    const drawing = svg(WIDTH, HEIGHT, SCENES[name](i / frames));
    const pixels = await sharp(Buffer.from(drawing)).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await once(encoder, 'close');
  process.stdout.write(`${name}\n`);
}
