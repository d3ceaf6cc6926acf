import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/**
 * Characters as strokes on a grid of 4 × 6, so that no font of the machine is needed. Without those that are taken
 * for each other: no 0 O Q D, 1 I L, 5 S, 8 B, 2 Z, U V.
 */
export const letterPaths: Readonly<Record<string, string>> = {
  '3': 'M0 1 Q0 0 2 0 Q4 0 4 1.5 Q4 3 2 3 Q4 3 4 4.5 Q4 6 2 6 Q0 6 0 5',
  '4': 'M3 6 V0 L0 4 H4',
  '6': 'M3.5 0 Q0 1 0 4 Q0 6 2 6 Q4 6 4 4.2 Q4 2.6 2 2.6 Q0.4 2.6 0 4',
  '7': 'M0 0 H4 L1.5 6',
  '9': 'M0.5 6 Q4 5 4 2 Q4 0 2 0 Q0 0 0 1.8 Q0 3.4 2 3.4 Q3.6 3.4 4 2',
  A: 'M0 6 L2 0 L4 6 M0.8 4 H3.2',
  C: 'M4 1 Q3.4 0 2.2 0 Q0 0 0 3 Q0 6 2.2 6 Q3.4 6 4 5',
  E: 'M4 0 H0 V6 H4 M0 3 H3',
  F: 'M4 0 H0 V6 M0 3 H3',
  H: 'M0 0 V6 M4 0 V6 M0 3 H4',
  J: 'M3.5 0 V4.4 Q3.5 6 1.8 6 Q0 6 0 4.4',
  K: 'M0 0 V6 M4 0 L0 3.2 L4 6',
  M: 'M0 6 V0 L2 3.2 L4 0 V6',
  N: 'M0 6 V0 L4 6 V0',
  P: 'M0 6 V0 H2.2 Q4 0 4 1.7 Q4 3.4 2.2 3.4 H0',
  R: 'M0 6 V0 H2.2 Q4 0 4 1.6 Q4 3.2 2.2 3.2 H0 M1.8 3.2 L4 6',
  T: 'M0 0 H4 M2 0 V6',
  U: 'M0 0 V4 Q0 6 2 6 Q4 6 4 4 V0',
  W: 'M0 0 L1 6 L2 2.4 L3 6 L4 0',
  X: 'M0 0 L4 6 M4 0 L0 6',
  Y: 'M0 0 L2 3 L4 0 M2 3 V6',
};
const LETTERS = Object.keys(letterPaths);
/** The middle of the grid. */
const [MIDDLE_X, MIDDLE_Y] = [2, 3];
const LENGTH = 5;
const WIDTH = 132;
const HEIGHT = 44;
const INK = '#12345c';
const PAPER = '#f4f6f9';
/** Points that a stroke is bent at. */
const PIECES = 10;
const ROUND = 2 * Math.PI;

/** A whole number from 0 up to, without, `bound`; a test puts a repeatable one in the place of the secure one. */
export type Random = (bound: number) => number;
type Point = readonly [x: number, y: number];
type Line = readonly Point[];
interface Stroke {
  line: Line;
  width: number;
}

/** Draws random numbers between two. */
const ranges = (random: Random) => (from: number, to: number) =>
  from + (random(10_001) / 10_000) * (to - from);
type Between = ReturnType<typeof ranges>;

export const newAnswer = (random: Random = randomInt): string =>
  Array.from({ length: LENGTH }, () => LETTERS[random(LETTERS.length)]).join('');

/** Points of a curve with one bend, without its first one. */
function curve(from: Point, bend: Point, to: Point): Point[] {
  return Array.from({ length: PIECES }, (_, index): Point => {
    const t = (index + 1) / PIECES;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * from[0] + b * bend[0] + c * to[0], a * from[1] + b * bend[1] + c * to[1]];
  });
}

/** The lines of a letter as points of the grid; its path knows M, L, H, V and Q. */
function linesOf(path: string): Point[][] {
  const lines: Point[][] = [];
  let at: Point = [0, 0];
  for (const [, kind, numbers = ''] of path.matchAll(/([MLHVQ])([^MLHVQ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers.trim().split(/\s+/).map(Number);
    const ends: Record<string, Point> = { M: [a, b], L: [a, b], H: [a, at[1]], V: [at[0], a], Q: [c, d] };
    const end = ends[kind ?? ''] ?? at;
    const bend: Point = kind === 'Q' ? [a, b] : [(at[0] + end[0]) / 2, (at[1] + end[1]) / 2];
    if (kind === 'M') lines.push([end]);
    else lines.at(-1)?.push(...curve(at, bend, end));
    at = end;
  }
  return lines;
}

/** A letter around a place of the picture: bent, leaning, turned, wide or narrow. */
function letterAt(between: Between, character: string, x: number): Line[] {
  const turn = between(-0.35, 0.35);
  const lean = between(-0.25, 0.25);
  const [wide, high] = [between(3.4, 4.9), between(3.8, 5.6)];
  const y = HEIGHT / 2 + between(-4, 4);
  const [bendX, bendY] = [between(0.15, 0.38), between(0.15, 0.38)];
  const [phaseX, phaseY] = [between(0, ROUND), between(0, ROUND)];
  const place = ([gridX, gridY]: Point): Point => {
    const bentX = gridX + bendX * Math.sin(gridY * 1.3 + phaseX) - MIDDLE_X;
    const bentY = gridY + bendY * Math.sin(gridX * 1.5 + phaseY) - MIDDLE_Y;
    const [flatX, flatY] = [(bentX - lean * bentY) * wide, bentY * high];
    return [
      x + flatX * Math.cos(turn) - flatY * Math.sin(turn),
      y + flatX * Math.sin(turn) + flatY * Math.cos(turn),
    ];
  };
  return linesOf(letterPaths[character] ?? '').map((line) => line.map(place));
}

/** A wave across the picture, and a piece of a letter that is none: what belongs to a letter is not told by its form. */
function clutter(between: Between, random: Random): Stroke[] {
  const [from, to, rise] = [between(6, HEIGHT - 6), between(6, HEIGHT - 6), between(3, 9)];
  const [length, phase] = [between(0.04, 0.1), between(0, ROUND)];
  const wave = Array.from({ length: WIDTH / 2 + 1 }, (_, index): Point => {
    const x = index * 2;
    return [x, from + ((to - from) * x) / WIDTH + rise * Math.sin(x * length + phase)];
  });
  const pieces = [1, 2].map((): Line => {
    const lines = letterAt(between, LETTERS[random(LETTERS.length)] ?? '', between(4, WIDTH - 4));
    return (lines[random(lines.length)] ?? []).slice(0, 7);
  });
  return [wave, ...pieces].map((line) => ({ line, width: between(1.2, 1.8) }));
}

/** The letters side by side, near enough to touch. */
function letters(between: Between, answer: string): Stroke[] {
  let x = between(13, 19);
  return [...answer].flatMap((character) => {
    const width = between(2.2, 3);
    const lines = letterAt(between, character, Math.min(x, WIDTH - 11));
    x += between(20, 26.5);
    return lines.map((line) => ({ line, width }));
  });
}

/** The picture of `answer` as PNG: pixels, because the paths of a drawing tell its letters to any reader. */
export async function drawCaptcha(answer: string, random: Random = randomInt): Promise<Buffer> {
  const between = ranges(random);
  const strokes = [...letters(between, answer), ...clutter(between, random)];
  const [riseX, riseY] = [between(1.5, 3), between(1.5, 3.5)];
  const [phaseX, phaseY] = [between(0, ROUND), between(0, ROUND)];
  const point = ([x, y]: Point): string =>
    `${(x + riseX * Math.sin(y / 8 + phaseX)).toFixed(1)} ${(y + riseY * Math.sin(x / 14 + phaseY)).toFixed(1)}`;
  const paths = strokes
    .map(({ line, width }) => `<path d="M${line.map(point).join('L')}" stroke-width="${width.toFixed(1)}"/>`)
    .join('');
  // Paper and ink change places in a band, so that letters are neither dark nor light.
  const [left, width, slant] = [between(18, WIDTH - 66), between(34, 50), between(-14, 14)];
  const band = `M${left + slant} 0H${left + width + slant}L${left + width - slant} ${HEIGHT}H${left - slant}Z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * 2}" height="${HEIGHT * 2}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <clipPath id="band"><path d="${band}"/></clipPath>
    <rect width="100%" height="100%" fill="${PAPER}"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <g stroke="${INK}">${paths}</g>
      <g stroke="${PAPER}" clip-path="url(#band)"><path d="${band}" fill="${INK}" stroke="none"/>${paths}</g>
    </g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
