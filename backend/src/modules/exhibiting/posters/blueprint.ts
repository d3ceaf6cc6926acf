import {
  box,
  coresIn,
  layers,
  layOut,
  pathOf,
  qrCode,
  strandsIn,
  text,
  type Element,
} from '../../../drawing/index.ts';
import { brandMark, brandName, logoCard } from './brand.ts';
import { fitting, SIZE, wordsOf, type PosterContent } from './content.ts';

const ink = '#0B1F3A';
const quiet = '#5B6B82';
const copper = '#B4561B';
const line = '#B9C4D4';
const EDGE = 56;
const INNER = SIZE.width - 2 * EDGE;
const QR = 300;
/** Where the title block begins, as on a drawing sheet. */
const BLOCK = 1196;
const BLOCK_HEIGHT = SIZE.height - EDGE - BLOCK;
const RIGHT = 348;

const grid = Array.from({ length: 40 }, (_, at) => {
  const place = at * 54 + 27;
  return `<path d="M${place} 0V${SIZE.height}M0 ${place}H${SIZE.width}" stroke="#0B1F3A" stroke-opacity="0.045" stroke-width="1.5"/>`;
}).join('');

/** The cable as a draughtsman draws it: centre lines, a diameter, one core in copper. */
function drawing(): string {
  const [x, y, scale] = [560, 482, 2.86];
  const cores = coresIn(3, 80);
  const conductors = cores.map((core) => ({ ...core, r: core.r * 0.7 }));
  const centre = `M${x - 350} ${y}H${x + 350}M${x} ${y - 350}V${y + 350}`;
  const r = 100 * scale;
  const measure = y + r + 62;
  const arrow = (at: number, way: number) => `M${at} ${measure}l${way * 18} -7v14z`;
  return (
    `<path d="${centre}" stroke="${copper}" stroke-width="1.5" stroke-dasharray="26 7 5 7" stroke-opacity="0.6"/>` +
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink}">` +
    `<circle r="100" fill="#FFFFFF" stroke-width="1.3"/><circle r="94.5" stroke-width="0.6"/>` +
    `<circle r="91" stroke="#D98746" stroke-width="3.2" stroke-dasharray="7 4.2"/><circle r="87" stroke-width="0.6"/>` +
    `<path d="${pathOf(cores)}" stroke-width="0.9"/>` +
    `<path d="${pathOf(cores.slice(0, 1))}" fill="#FDF1E8" stroke="${copper}" stroke-width="1.2"/>` +
    `<path d="${pathOf(conductors)}" stroke-width="0.6" fill="#FFFFFF"/>` +
    `<path d="${pathOf(conductors.slice(1).flatMap((core) => strandsIn(core, 4)))}" stroke-width="0.5"/>` +
    `<path d="${pathOf(conductors.slice(0, 1).flatMap((core) => strandsIn(core, 4)))}" fill="#D98746" stroke="none"/></g>` +
    `<path d="M${x - r} ${y + 20}V${measure + 14}M${x + r} ${y + 20}V${measure + 14}M${x - r} ${measure}H${x + r}" stroke="${quiet}" stroke-width="1.5"/>` +
    `<path d="${arrow(x - r, 1)}${arrow(x + r, -1)}" fill="${quiet}"/>`
  );
}

const sheetLines = (hasRight: boolean): string => {
  const bottom = SIZE.height - EDGE;
  const right = SIZE.width - EDGE - RIGHT;
  const end = hasRight ? right : SIZE.width - EDGE;
  return (
    `<rect x="${EDGE}" y="${EDGE}" width="${INNER}" height="${SIZE.height - 2 * EDGE}" fill="none" stroke="${ink}" stroke-width="3"/>` +
    `<path d="M${EDGE} ${BLOCK}H${SIZE.width - EDGE}" stroke="${ink}" stroke-width="3"/>` +
    `<path d="M${EDGE} ${BLOCK + 126}H${end}M${EDGE} ${BLOCK + 240}H${end}" stroke="${line}" stroke-width="2"/>` +
    (hasRight ? `<path d="M${right} ${BLOCK}V${bottom}" stroke="${ink}" stroke-width="3"/>` : '')
  );
};

const cell = (top: number, height: number, width: number, label: string, value: string): Element =>
  box(
    { position: 'absolute', left: EDGE + 32, top, width: width - 64, height, justifyContent: 'center' },
    text(label, { fontSize: 22, color: quiet, marginBottom: 2 }),
    text(value, {
      ...fitting(value, width - 64, 2, [30, 27, 24]),
      fontWeight: 700,
      color: ink,
      lineHeight: 1.2,
    }),
  );

/** The booth, on a leader line from the copper core as on a drawing. */
const boothLabel = (label: string, booth: string): Element =>
  box(
    {
      position: 'absolute',
      left: SIZE.width - EDGE - 40 - 260,
      top: 186,
      width: 260,
      alignItems: 'flex-end',
    },
    text(label, { fontSize: 26, color: quiet }),
    text(booth, {
      ...fitting(booth, 250, 1, [64, 54, 44, 34, 26, 21]),
      fontWeight: 700,
      color: copper,
      lineHeight: 1.15,
    }),
  );

/** A draughtsman's sheet, light, for print: poster 3. */
export async function blueprint(content: PosterContent): Promise<string> {
  const { language, company, booth, show, dates, venue, link, logo } = content;
  const say = wordsOf(language);
  const left = link ? INNER - RIGHT : INNER;
  const nameLeft = logo ? EDGE + 36 + 150 + 32 : EDGE + 36;
  const nameWidth = SIZE.width - EDGE - 36 - nameLeft;
  const nameStyle = fitting(company, nameWidth, 2, [60, 52, 44, 38, 32, 28]);
  const scan = box(
    {
      position: 'absolute',
      left: SIZE.width - EDGE - RIGHT,
      top: BLOCK + 318,
      width: RIGHT,
      alignItems: 'center',
      textAlign: 'center',
    },
    text(say.scan, { ...fitting(say.scan, RIGHT - 40, 1, [30, 27, 24]), fontWeight: 700, color: ink }),
  );
  const sheet = box(
    { width: SIZE.width, height: SIZE.height },
    brandName(EDGE + 36 + 56, 80, ink),
    box(
      {
        position: 'absolute',
        left: 500,
        top: 90,
        width: SIZE.width - EDGE - 36 - 500,
        alignItems: 'flex-end',
      },
      text(say.kicker, { fontSize: 30, fontWeight: 700, color: copper }),
    ),
    booth ? boothLabel(say.booth, booth) : null,
    box(
      {
        position: 'absolute',
        left: nameLeft,
        top: 920,
        width: nameWidth,
        height: 230,
        justifyContent: 'center',
      },
      text(company, { ...nameStyle, fontWeight: 700, color: ink, lineHeight: 1.2 }),
      text(say.welcome, { fontSize: 32, color: quiet, marginTop: 14 }),
    ),
    cell(BLOCK, 126, left, say.name, show),
    cell(BLOCK + 126, 114, left, say.dates, dates),
    cell(BLOCK + 240, BLOCK_HEIGHT - 240, left, say.venue, venue),
    link ? scan : null,
  );
  const leader = `<path d="M${560 + 40} 362L742 262H${SIZE.width - EDGE - 40}" transform="translate(0 32)" fill="none" stroke="${copper}" stroke-width="2"/><circle cx="600" cy="394" r="6" fill="${copper}"/>`;
  return layers(SIZE, [
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="#FBFAF7"/>`,
    grid,
    drawing(),
    booth ? leader : '',
    `<rect x="${EDGE}" y="${BLOCK}" width="${INNER}" height="${BLOCK_HEIGHT}" fill="#FFFFFF"/>`,
    sheetLines(link !== undefined),
    brandMark(EDGE + 36, 84, 44, ink),
    logoCard(logo, EDGE + 36, 960, 150, line),
    await layOut(sheet, SIZE),
    link
      ? `<g transform="translate(${SIZE.width - EDGE - RIGHT + (RIGHT - QR) / 2} ${BLOCK + 12})">${qrCode(link, QR, ink)}</g>`
      : '',
  ]);
}
