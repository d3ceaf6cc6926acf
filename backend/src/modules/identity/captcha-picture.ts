import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/**
 * Characters as strokes on a grid of 4 × 6, so that no font of the machine is needed. Without those that are taken
 * for each other: no 0 O Q D, 1 I L, 5 S, 8 B, 2 Z, U V.
 */
const STROKES: Record<string, string> = {
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
const LETTERS = Object.keys(STROKES);
const LENGTH = 4;
const WIDTH = 132;
const HEIGHT = 44;
const INK = ['#07152a', '#12345c', '#8a3d0b', '#0b5b5b'];

/** A random number between two, to a tenth. */
const between = (from: number, to: number) => randomInt(Math.round(from * 10), Math.round(to * 10) + 1) / 10;
const ink = () => INK[randomInt(INK.length)] ?? '#07152a';

export const newAnswer = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

function letter(character: string, at: number): string {
  const x = 14 + at * 28 + between(-4, 4);
  const place = `translate(${x} ${between(7, 12)}) rotate(${between(-22, 22)} 9 13)`;
  const form = `skewX(${between(-12, 12)}) scale(${between(3.6, 4.8)} ${between(3.6, 4.6)})`;
  return `<path d="${STROKES[character] ?? ''}" transform="${place} ${form}" stroke="${ink()}" stroke-width="${between(0.5, 0.9)}"/>`;
}

function scribble(): string {
  const y = () => between(4, HEIGHT - 4);
  return `<path d="M0 ${y()} C${WIDTH / 3} ${y()} ${(WIDTH / 3) * 2} ${y()} ${WIDTH} ${y()}" stroke="${ink()}" stroke-width="${between(1, 2)}"/>`;
}

/** The picture of `answer` as PNG: pixels, because the paths of a drawing tell its letters to any reader. */
export async function drawCaptcha(answer: string): Promise<Buffer> {
  const letters = [...answer].map(letter);
  // In random order: who is drawn over whom says nothing about the place.
  const strokes = [...letters, scribble(), scribble(), scribble()].sort(() => randomInt(3) - 1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * 2}" height="${HEIGHT * 2}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="100%" height="100%" fill="#f4f6f9"/>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
