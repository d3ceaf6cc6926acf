import sharp from 'sharp';
import { daysText } from '../../../clock/days.ts';
import { box, drawable, layers, layOut, qrCode, text, toPng, type Element } from '../../../drawing/index.ts';
import type { Language } from '../../../http/language.ts';
import { groupedCode, type RegistrationRow, type Visit } from '../../registration/index.ts';
import type { GreyPage } from './passes-pdf.ts';

/** Units of the drawing: the sides of A6. */
const SIZE = { width: 744, height: 1050 };
/** A6, in points. */
export const PAGE = { width: 298, height: 420 };
const EDGE = 48;
const INNER = SIZE.width - 2 * EDGE;
const QR = { size: 360, top: 396 };
const quiet = '#555555';

const words = {
  ZH: { title: '参观证', code: '参观编号', mobile: '手机尾号' },
  EN: { title: 'Visit pass', code: 'Visitor code', mobile: 'Mobile number ending in' },
} as const;

/**
 * Whose pass a page is. A name that cannot be drawn is stood for by the end of the mobile number, as the leader's list of
 * members shows it: passes of several such people are told apart by it.
 * @param drawn the name; blank where the typeface lacks a character of it
 */
export const holderOf = (drawn: string, mobileNumber: string, language: Language): string =>
  drawn || `${words[language].mobile} ${mobileNumber.slice(-4)}`;

const at = (top: number, ...children: Element[]): Element =>
  box(
    { position: 'absolute', left: EDGE, top, width: INNER, alignItems: 'center', textAlign: 'center' },
    ...children,
  );

/** A size in which a text has room on two lines; the longest company names take three of the smallest. */
const fitting = (line: string, largest: number): number => {
  const widths = [...line].map((character) => (character > '\u2e80' ? 1 : 0.6));
  const wide = widths.reduce((sum, width) => sum + width, 0);
  return Math.max(16, Math.min(largest, Math.floor((1.8 * INNER) / Math.max(1, wide))));
};

/** The pass of one person as a page: whom it lets in, the code for scanners and as words, where and when. */
export async function passPicture(
  { firstName, companyName, invitationCode, mobileNumber }: RegistrationRow,
  { edition }: Visit,
  language: Language,
): Promise<GreyPage> {
  const say = words[language];
  const side = ({ cn, en }: { cn: string; en: string }) => (language === 'ZH' ? cn || en : en || cn);
  const code = invitationCode ?? '';
  // A name is drawn whole or not at all.
  const [name, company, show, venue] = await Promise.all(
    [firstName, companyName, side(edition.name), side(edition.venue)].map(
      async (line) => (await drawable(line)) ?? '',
    ),
  );
  const line = (value: string, size: number, style: Record<string, string | number> = {}) =>
    text(value, { fontSize: fitting(value, size), lineHeight: 1.2, wordBreak: 'break-word', ...style });
  const sheet = box(
    { width: SIZE.width, height: SIZE.height, backgroundColor: '#FFFFFF' },
    at(EDGE, line(show ?? '', 30, { fontWeight: 700 }), line(say.title, 24, { color: quiet, marginTop: 6 })),
    at(166, line(holderOf(name ?? '', mobileNumber, language), 46, { fontWeight: 700 })),
    // Below two lines of a name, and above the code.
    at(296, line(company ?? '', 28)),
    at(
      QR.top + QR.size + 8,
      line(say.code, 22, { color: quiet }),
      line(groupedCode(code), 40, { fontWeight: 700 }),
    ),
    at(
      870,
      line(daysText(language, edition.opensOn, edition.closesOn), 26),
      line(venue ?? '', 24, { color: quiet, marginTop: 6 }),
    ),
  );
  const scanned = `<g transform="translate(${(SIZE.width - QR.size) / 2} ${QR.top})">${qrCode(code, QR.size, '#000000')}</g>`;
  const svg = layers(SIZE, [await layOut(sheet, SIZE), scanned]);
  const { data, info } = await sharp(await toPng(svg, SIZE.width))
    .flatten({ background: '#FFFFFF' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, greys: data };
}
