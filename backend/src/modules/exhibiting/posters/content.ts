import type { Language } from '../../../http/language.ts';

/** What stands on a poster; every text can be drawn, and the booth number may be blank. */
export interface PosterContent {
  language: Language;
  company: string;
  booth: string;
  show: string;
  dates: string;
  venue: string;
  /** Where the QR code leads; undefined for a poster without one. */
  link: string | undefined;
  /** The company's logo as a data address of a PNG; undefined where there is none. */
  logo: string | undefined;
}

/** Units that templates draw in: two by three, as prints are. */
export const SIZE = { width: 1080, height: 1620 };

const texts = {
  ZH: {
    kicker: '展商邀请函',
    from: '诚邀您莅临',
    welcome: '诚邀您莅临现场',
    name: '展会',
    dates: '时间',
    venue: '地点',
    booth: '展位',
    scan: '扫码免费登记参观',
    after: '两分钟完成，即领电子参观证',
    bring: '现场恭候光临，期待与您交流',
  },
  EN: {
    kicker: 'An invitation',
    from: 'invites you to',
    welcome: 'invites you to the show',
    name: 'Show',
    dates: 'Dates',
    venue: 'Venue',
    booth: 'Booth',
    scan: 'Scan to register for free',
    after: 'Two minutes, and your visit pass is ready',
    bring: 'We look forward to meeting you there',
  },
} as const;

export const wordsOf = (language: Language) => texts[language];

function widthOf(char: string): number {
  if (/[\u2E80-\uFFEF]|[\u{20000}-\u{3FFFF}]/u.test(char)) return 1;
  return /[A-Z0-9&@]/.test(char) ? 0.7 : 0.56;
}

/** About how wide a text is, in its own size: Chinese characters are square, Latin letters a little over half of it. */
const ems = (words: string): number => [...words].reduce((sum, char) => sum + widthOf(char), 0);

/**
 * Style of a text: the largest of some sizes in which it stays within so many lines, which are about equally long
 * then. A text that is too long even for the smallest is drawn smaller still: names stand whole.
 */
export function fitting(
  words: string,
  width: number,
  lines: number,
  sizes: readonly number[],
): Record<string, string | number> {
  // Lines break at words: they are not filled to the end.
  const usable = width * lines * (lines === 1 ? 0.98 : 0.86);
  const fontSize = sizes.find((size) => ems(words) * size <= usable);
  return {
    fontSize: fontSize ?? Math.max(1, Math.floor(usable / ems(words))),
    textWrap: 'balance',
    // A word that is longer than a line has no blank to break at.
    wordBreak: 'break-word',
  };
}
