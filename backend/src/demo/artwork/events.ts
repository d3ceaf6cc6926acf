import type { Random } from '../generator/random.ts';
import { circle, f, group, INK, path, rect, ring, stroke, svg, times } from './svg.ts';

/** What stands on the cover of an event or broadcast. */
const COVERS: Readonly<Record<string, string>> = {
  industry: 'cable:3max',
  technical: 'scope:350',
  cloud: 'optical:12',
  other: 'drum:2500',
  live1: 'extruder:150',
  live2: 'cable:3ma',
  live3: 'strander:61',
  live4: 'chart:4',
  live5: 'cable:4e',
  live6: 'meter:3',
};

/** Where the way from Shanghai ends on the globe, and how high it swings. */
const WAYS: Readonly<Record<string, readonly [x: number, y: number, bend: number]>> = {
  india: [402, 312, 70],
  mexico: [706, 330, 150],
  eurasia: [330, 226, 90],
  africa: [318, 288, 130],
  germany: [300, 176, 60],
};

const sky = `<defs><linearGradient id="e" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0B1F3A"/><stop offset=".6" stop-color="#12305A"/><stop offset="1" stop-color="#0B1F3A"/></linearGradient></defs>`;

/** A globe of meridians with the way from Shanghai, 960 × 540. */
function fair([x, y, bend]: readonly [number, number, number]): string {
  const [cx, cy, r] = [480, 270, 214];
  const meridians = times(4, (i) => {
    const rx = (r * (i + 1)) / 5;
    return `<ellipse cx="${cx}" cy="${cy}" rx="${f(rx)}" ry="${r}" fill="none" stroke="${INK.mist}" stroke-opacity=".28" stroke-width="2"/>`;
  });
  const parallels = times(5, (i) => {
    const at = -0.66 + i * 0.33;
    const half = r * Math.sqrt(1 - at * at);
    return stroke(`M${f(cx - half)} ${f(cy + at * r)}H${f(cx + half)}`, INK.mist, 2, 'stroke-opacity=".28"');
  });
  const [sx, sy] = [560, 236];
  const way = `M${sx} ${sy}Q${f((sx + x) / 2)} ${f(Math.min(sy, y) - bend)} ${x} ${y}`;
  return svg(
    960,
    540,
    sky +
      rect(0, 0, 960, 540, 'url(#e)') +
      circle(cx, cy, r, INK.deep) +
      meridians +
      parallels +
      ring(cx, cy, r, INK.blue, 4) +
      stroke(way, INK.light, 7) +
      stroke(way, INK.copper, 2, 'stroke-dasharray="2 12"') +
      circle(sx, sy, 11, INK.white) +
      circle(sx, sy, 6, INK.copper) +
      circle(x, y, 20, INK.light, 'fill-opacity=".3"') +
      circle(x, y, 11, INK.light) +
      circle(x, y, 5, INK.navy),
  );
}

/**
 * A cover of an event (1600 × 900), of a broadcast or of a fair abroad (960 × 540); null for an unknown name.
 * @param drawn draws what the vocabulary of pictures names, 960 × 720
 */
export function eventPicture(
  name: string,
  drawn: (art: string, random: Random) => string,
  random: Random,
): string | null {
  const way = Object.hasOwn(WAYS, name) ? WAYS[name] : undefined;
  if (way) return fair(way);
  const art = Object.hasOwn(COVERS, name) ? COVERS[name] : undefined;
  if (art === undefined) return null;
  const band = random.pick([INK.copper, INK.teal, INK.blue, INK.light]);
  if (name.startsWith('live')) {
    return svg(
      960,
      540,
      sky +
        rect(0, 0, 960, 540, 'url(#e)') +
        circle(480, 270, 250, '#EEF2F8') +
        group(176, 42, drawn(art, random), 0.633) +
        rect(0, 528, 960, 12, band),
    );
  }
  return svg(
    1600,
    900,
    sky +
      rect(0, 0, 1600, 900, 'url(#e)') +
      path('M0 700L1600 420V900H0Z', band, 'fill-opacity=".22"') +
      circle(800, 450, 560, INK.white, 'fill-opacity=".05"') +
      circle(800, 450, 400, '#EEF2F8') +
      group(272, 54, drawn(art, random), 1.1) +
      times(3, (i) => rect(96 + i * 34, 96, 18, 18, i === 1 ? INK.light : INK.mist, 4)),
  );
}
