import { box, cableSection, layers, layOut, qrCode, text, type Element } from '../../../drawing/index.ts';
import { brandMark, brandName, logoCard } from './brand.ts';
import { fitting, SIZE, wordsOf, type PosterContent } from './content.ts';

const quiet = '#A9B7CC';
const copper = '#F0A66B';
const LEFT = 84;
const INNER = SIZE.width - 2 * LEFT;
const QR = 248;

const ground =
  '<defs><radialGradient id="night" cx="0.86" cy="0.12" r="1.05"><stop offset="0" stop-color="#1D4477"/>' +
  '<stop offset="0.42" stop-color="#0E2647"/><stop offset="1" stop-color="#07152A"/></radialGradient>' +
  '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0B1F3A" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#0A1B34" stop-opacity="0.96"/></linearGradient></defs>' +
  `<rect width="${SIZE.width}" height="${SIZE.height}" fill="url(#night)"/>`;

/** The cable comes in from the upper right; rings of light go on around it. */
const cable =
  [660, 760, 880, 1020]
    .map(
      (r, index) =>
        `<circle cx="836" cy="338" r="${r}" fill="none" stroke="#5F86BC" stroke-opacity="${0.2 - index * 0.045}" stroke-width="2"/>`,
    )
    .join('') +
  `<g transform="translate(836 338) rotate(14) scale(5.35)">` +
  cableSection(3, {
    sheath: '#14335F',
    armourBed: '#0C2445',
    bedding: '#17365F',
    insulations: ['#B4561B', '#0E7C7B', '#F0A66B'],
    conductorBed: '#0B1F3A',
  }) +
  `</g><rect y="420" width="${SIZE.width}" height="560" fill="url(#dusk)"/>` +
  `<rect y="979" width="${SIZE.width}" height="641" fill="#0A1B34" fill-opacity="0.96"/>`;

interface Fact {
  label: string;
  value: string;
  /** With the room that parts it from the next. */
  width: number;
  lines: number;
}

const FACT_GAP = 32;

/** When, where and at which booth, side by side: in one size, that of the one which needs the smallest. */
function factRow(facts: readonly Fact[]): Element[] {
  const styleOf = ({ value, width, lines }: Fact, sizes: readonly number[]) =>
    fitting(value, width - FACT_GAP, lines, sizes);
  const size = Math.min(...facts.map((fact) => Number(styleOf(fact, [32, 29, 26, 23])['fontSize'])));
  return facts.map((fact) =>
    box(
      { width: fact.width, paddingRight: FACT_GAP },
      text(fact.label, { fontSize: 24, color: copper, marginBottom: 8 }),
      text(fact.value, { ...styleOf(fact, [size]), fontWeight: 700, color: '#FFFFFF', lineHeight: 1.3 }),
    ),
  );
}

/** Navy, with a cable cut through: poster 1. */
export async function night(content: PosterContent): Promise<string> {
  const { language, company, booth, show, dates, venue, link, logo } = content;
  const say = wordsOf(language);
  const nameStyle = fitting(company, INNER, 2, [76, 66, 56, 48, 40, 34]);
  const showStyle = fitting(show, INNER, 2, [46, 40, 34]);
  const words = box(
    {
      position: 'absolute',
      left: LEFT,
      top: link ? 700 : 830,
      width: INNER,
      height: 560,
      justifyContent: 'flex-end',
    },
    text(say.kicker, { fontSize: 30, color: copper, fontWeight: 700, marginBottom: 14 }),
    text(company, { ...nameStyle, fontWeight: 700, lineHeight: 1.18, color: '#FFFFFF' }),
    text(say.from, { fontSize: 32, color: quiet, marginTop: 20, marginBottom: 8 }),
    text(show, { ...showStyle, fontWeight: 700, lineHeight: 1.25, color: '#FFFFFF' }),
    box(
      { flexDirection: 'row', marginTop: 36, paddingTop: 30, borderTop: '2px solid #2A4770' },
      ...factRow([
        { label: say.dates, value: dates, width: booth ? 350 : 440, lines: 1 },
        { label: say.venue, value: venue, width: booth ? 372 : 472, lines: 2 },
        ...(booth ? [{ label: say.booth, value: booth, width: 190, lines: 1 }] : []),
      ]),
    ),
  );
  const foot = box(
    {
      position: 'absolute',
      left: link ? LEFT + QR + 44 : LEFT,
      top: link ? 1296 : 1400,
      height: link ? QR : 150,
      width: link ? INNER - QR - 44 : INNER,
      justifyContent: 'center',
    },
    link
      ? text(say.scan, { fontSize: 44, fontWeight: 700, color: '#FFFFFF', lineHeight: 1.25 })
      : text(say.bring, { fontSize: 34, color: copper }),
    link ? text(say.after, { fontSize: 28, color: quiet, marginTop: 12 }) : null,
  );
  const sheet = box(
    { width: SIZE.width, height: SIZE.height },
    brandName(LEFT + 62, 76, '#FFFFFF'),
    words,
    foot,
  );
  return layers(SIZE, [
    ground,
    cable,
    brandMark(LEFT, 78, 48, '#FFFFFF'),
    logoCard(logo, LEFT, 164, 168),
    await layOut(sheet, SIZE),
    link
      ? `<clipPath id="corner"><rect width="${QR}" height="${QR}" rx="18"/></clipPath>` +
        `<g transform="translate(${LEFT} 1296)"><g clip-path="url(#corner)">${qrCode(link, QR, '#07152A')}</g></g>`
      : '',
  ]);
}
