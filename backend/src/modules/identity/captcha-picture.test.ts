import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawCaptcha, letterPaths, newAnswer, type Random } from './captcha-picture.ts';
import { required } from '../../../test/support/required.ts';

const WIDTH = 132;
const HEIGHT = 44;
/** How far around a pixel is looked for what is paper there. */
const NEAR = 9;
/** What ink costs that a letter does not explain. */
const STRANGE_INK = 0.4;

/** Repeatable numbers (mulberry32). */
function seeded(seed: number): Random {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** Which pixels are ink, and how much of it stands above and left of each. */
interface Ink {
  width: number;
  height: number;
  dots: Uint8Array;
  sums: Int32Array;
  /** For each pixel the dots from it on to the right, the first as the lowest bit. */
  runs: Int32Array;
}
// Outside of a picture is no ink: that is what `?? 0` says below.

function sumsOf(dots: Uint8Array, width: number, height: number): Int32Array {
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += dots[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

function runsOf(dots: Uint8Array, width: number, height: number): Int32Array {
  const runs = new Int32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    let run = 0;
    for (let x = width - 1; x >= 0; x -= 1) {
      run = (run << 1) | (dots[y * width + x] ?? 0);
      runs[y * width + x] = run;
    }
  }
  return runs;
}

const inkFrom = (dots: Uint8Array, width: number, height: number): Ink => ({
  width,
  height,
  dots,
  sums: sumsOf(dots, width, height),
  runs: runsOf(dots, width, height),
});

function inkWithin({ width, height, sums }: Ink, left: number, top: number, right: number, bottom: number) {
  const [x0, y0] = [Math.max(0, left), Math.max(0, top)];
  const [x1, y1] = [Math.min(width, right), Math.min(height, bottom)];
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  return { ink: at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0), all: (x1 - x0) * (y1 - y0) };
}

async function inkOf(png: Buffer, width: number, height: number): Promise<Ink> {
  const picture = sharp(png).resize(width, height).greyscale().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const dots = new Uint8Array(width * height).map((_, at) =>
    required(data[at * info.channels]) < 190 ? 1 : 0,
  );
  return inkFrom(dots, width, height);
}

/** Where most around a pixel is dark, the light ones are the ink. */
function withPaper(ink: Ink): Ink {
  const { width, height } = ink;
  const dots = ink.dots.map((dot, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const near = inkWithin(ink, x - NEAR, y - NEAR, x + NEAR + 1, y + NEAR + 1);
    return near.ink * 2 > near.all ? 1 - dot : dot;
  });
  return inkFrom(dots, width, height);
}

interface Shape {
  letter: string;
  /** How many dots it has. */
  count: number;
  /** The dots of each line, the leftmost as the lowest bit. */
  lines: Int32Array;
  width: number;
  height: number;
}

const drawing = (width: number, height: number, paths: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke="#12345c" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`,
    ),
  )
    .png()
    .toBuffer();

const letterPath = (letter: string, transform: string, width: number) =>
  `<path d="${letterPaths[letter] ?? ''}" transform="${transform}" stroke-width="${width}"/>`;

/** @throws Error for one that is wider than a number has bits */
function shapeOf(letter: string, dots: Uint8Array, side: number): Shape {
  const found = [...dots.keys()].filter((at) => dots[at] === 1);
  const [xs, ys] = [found.map((at) => at % side), found.map((at) => Math.floor(at / side))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  if (width > 32) throw new Error(`${letter} is ${width} pixels wide`);
  const lines = new Int32Array(height);
  for (const [index, x] of xs.entries()) {
    const line = required(ys[index]) - top;
    lines[line] = required(lines[line]) | (1 << (x - left));
  }
  return { letter, count: found.length, lines, width, height };
}

/** Each letter from the strokes that the pictures are made of, turned and leaning. */
async function allShapes(): Promise<Shape[]> {
  const shapes: Shape[] = [];
  for (const letter of Object.keys(letterPaths))
    for (const turn of [-16, 0, 16])
      for (const lean of [-10, 0, 10]) {
        const transform = `translate(20 16) rotate(${turn} 9 13) skewX(${lean}) scale(4.1 4.5)`;
        const { dots } = await inkOf(await drawing(60, 60, letterPath(letter, transform, 0.55)), 60, 60);
        shapes.push(shapeOf(letter, dots, 60));
      }
  return shapes;
}

/** How many bits of a number of 32 are set. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * How much of the ink at a place a shape explains: up to 1, less for ink beside it; undefined where that is not more
 * than `least`, or too little of the shape is there.
 */
function scoreAbove(least: number, { sums, runs }: Ink, shape: Shape, x: number, y: number) {
  const { count, lines, width, height } = shape;
  const score = (covered: number, there: number) => (covered - STRANGE_INK * (there - covered)) / count;
  const [top, bottom] = [y * (WIDTH + 1) + x, (y + height) * (WIDTH + 1) + x];
  const sum = (at: number): number => sums[at] ?? 0;
  const there = sum(bottom + width) - sum(top + width) - sum(bottom) + sum(top);
  if (there < count * 0.55 || score(Math.min(there, count), there) <= least) return undefined;
  // So many dots of the shape may lie beside the ink before its score is no more than `least`.
  const mayMiss = count - (least * count + STRANGE_INK * there) / (1 + STRANGE_INK);
  let missed = 0;
  for (let line = 0; line < height; line += 1) {
    missed += ones((lines[line] ?? 0) & ~(runs[(y + line) * WIDTH + x] ?? 0));
    if (missed >= mayMiss) return undefined;
  }
  return score(count - missed, there);
}

/** For each column the letter that explains most of the ink around it. */
function bestLetters(ink: Ink, shapes: readonly Shape[]) {
  const best = Array.from({ length: WIDTH }, () => ({ letter: '?', score: -1 }));
  for (const shape of shapes)
    for (let x = 0; x + shape.width <= WIDTH; x += 1) {
      const middle = required(best[x + (shape.width >> 1)]);
      for (let y = 0; y + shape.height <= HEIGHT; y += 1) {
        const score = scoreAbove(middle.score, ink, shape, x, y);
        if (score === undefined) continue;
        middle.score = score;
        middle.letter = shape.letter;
      }
    }
  return best;
}

/** Reads a picture: the row of letters, apart as letters are, that explains most of the ink. */
function read(
  ink: Ink,
  shapes: readonly Shape[],
  length: number,
  [nearest, farthest]: [number, number],
): string {
  const best = bestLetters(ink, shapes);
  let rows = best.map(({ letter, score }) => ({ text: letter, score }));
  for (let count = 1; count < length; count += 1) {
    rows = best.map(({ letter, score }, x) => {
      const before = rows.slice(Math.max(0, x - farthest), Math.max(0, x - nearest + 1));
      const top = before.reduce((one, other) => (other.score > one.score ? other : one), {
        text: '',
        score: -100,
      });
      return { text: top.text + letter, score: top.score + score };
    });
  }
  return rows.reduce((one, other) => (other.score > one.score ? other : one)).text;
}

/** Letters beside each other, turned and leaning and struck through, as pictures were drawn before. */
function drawPlain(answer: string, random: Random): Promise<Buffer> {
  const between = (from: number, to: number) => from + (random(1000) / 1000) * (to - from);
  const paths = [...answer].map((letter, at) => {
    const place = `translate(${14 + at * 28 + between(-4, 4)} ${between(7, 12)}) rotate(${between(-22, 22)} 9 13)`;
    return letterPath(letter, `${place} skewX(${between(-12, 12)}) scale(${between(3.6, 4.8)} 4.2)`, 0.7);
  });
  const line = `<path d="M0 ${between(4, 40)} C44 ${between(4, 40)} 88 ${between(4, 40)} 132 ${between(4, 40)}" stroke-width="1.5"/>`;
  return drawing(WIDTH, HEIGHT, paths.join('') + line);
}

describe('a picture that a person reads', () => {
  const SAMPLES = 100;
  let shapes: Shape[];
  beforeAll(async () => {
    shapes = await allShapes();
  });

  /** How many of the samples a program reads, that has the strokes of all letters. */
  async function readOf(
    draw: (answer: string, random: Random) => Promise<Buffer>,
    { length = 5, apart = [16, 32] as [number, number], samples = SAMPLES, seed = 20_250_616 } = {},
  ) {
    const random = seeded(seed);
    let right = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      const answer = newAnswer(random).slice(0, length);
      const ink = await inkOf(await draw(answer, random), WIDTH, HEIGHT);
      if ([ink, withPaper(ink)].some((one) => read(one, shapes, length, apart) === answer)) right += 1;
    }
    return right / samples;
  }

  it('is read by a matcher of its letters in at most 5 of 100 cases', async () => {
    expect(await readOf(drawCaptcha)).toBeLessThanOrEqual(0.05);
  }, 120_000);

  it('is judged by a matcher that reads plainer pictures', async () => {
    expect(await readOf(drawPlain, { length: 4, apart: [20, 36], samples: 30 })).toBeGreaterThan(0.4);
  }, 120_000);

  it('is of the same size each time and differs each time', async () => {
    const pictures = await Promise.all([1, 2, 3].map(() => drawCaptcha('A7KMX')));
    for (const picture of pictures)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 264, height: 88 });
    expect(new Set(pictures.map(String)).size).toBe(3);
    expect(newAnswer()).toMatch(/^[34679ACEFHJKMNPRTUWXY]{5}$/);
  });
});
