import { type Lang, localeFacts } from './locale';

const timeZone = 'Asia/Shanghai';

/** Made at its first use and kept: making a format takes a hundred times as long as using it. */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make());
}

function oncePerLang<Format>(make: (lang: Lang) => Format): (lang: Lang) => Format {
  const made = { ZH: once(() => make('ZH')), EN: once(() => make('EN')) };
  return (lang) => made[lang]();
}

/** A date without time (`2025-08-27`) is that day in Shanghai, wherever the reader is. */
function toDate(value: string | Date): Date {
  if (value instanceof Date) return value;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00+08:00` : value);
}

const dayFormat = oncePerLang(
  (lang) =>
    new Intl.DateTimeFormat(localeFacts[lang].intl, {
      timeZone,
      year: 'numeric',
      month: lang === 'ZH' ? 'numeric' : 'long',
      day: 'numeric',
    }),
);
const timeFormat = once(
  () => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
);
const agoFormat = oncePerLang((lang) => new Intl.RelativeTimeFormat(localeFacts[lang].intl));
const numberFormat = once(() => new Intl.NumberFormat('en-GB'));
const regionNames = oncePerLang(
  (lang) => new Intl.DisplayNames(localeFacts[lang].intl, { type: 'region', fallback: 'code' }),
);

function parts(value: Date, lang: Lang) {
  const named = dayFormat(lang).formatToParts(value);
  const part = (type: Intl.DateTimeFormatPartTypes) => named.find((one) => one.type === type)?.value ?? '';
  return { year: part('year'), month: part('month').replace('月', ''), day: part('day') };
}

/** Between the parts of a date: it stands on one line as a whole. */
const NO_BREAK = '\u00A0';

/** `2025 年 8 月 27 日` / `27 August 2025`, in Shanghai time. Not a date: an empty text, never 'Invalid Date'. */
export function formatDate(value: string | Date, lang: Lang): string {
  const date = toDate(value);
  if (Number.isNaN(date.getTime())) return '';
  const { year, month, day } = parts(date, lang);
  return (lang === 'ZH' ? [year, '年', month, '月', day, '日'] : [day, month, year]).join(NO_BREAK);
}

/** `2025 年 8 月 27–29 日` / `27–29 August 2025` within one month, otherwise both dates in full. */
export function formatDateRange(from: string | Date, to: string | Date, lang: Lang): string {
  const start = parts(toDate(from), lang);
  const end = parts(toDate(to), lang);
  if (start.year !== end.year || start.month !== end.month) {
    return `${formatDate(from, lang)} – ${formatDate(to, lang)}`;
  }
  const days = `${start.day}–${end.day}`;
  return (
    lang === 'ZH' ? [start.year, '年', start.month, '月', days, '日'] : [days, start.month, start.year]
  ).join(NO_BREAK);
}

/** 24-hour time in Shanghai, the same in both languages: 09:12. Not a date: an empty text. */
export function formatTime(value: string | Date): string {
  const date = toDate(value);
  if (Number.isNaN(date.getTime())) return '';
  return timeFormat().format(date);
}

/** Date and 24-hour time in Shanghai. */
export function formatDateTime(value: string | Date, lang: Lang): string {
  const date = toDate(value);
  if (Number.isNaN(date.getTime())) return '';
  return `${formatDate(date, lang)} ${formatTime(date)}`;
}

/** How long before `now` something was, in whole minutes (one at least), hours or days: "5 minutes ago". */
export function formatAgo(value: string, now: Date, lang: Lang): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - toDate(value).getTime()) / 60_000));
  const ago = agoFormat(lang);
  if (minutes < 60) return ago.format(-minutes, 'minute');
  if (minutes < 24 * 60) return ago.format(-Math.floor(minutes / 60), 'hour');
  return ago.format(-Math.floor(minutes / (24 * 60)), 'day');
}

/** Grouped the same way in both languages: 57,500. */
export function formatNumber(value: number): string {
  return numberFormat().format(value);
}

const sizeUnits = ['B', 'kB', 'MB', 'GB', 'TB'] as const;
const sizeFormat = once(() => new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 }));

/** Size of a file, the same in both languages, in the largest unit of which it has one: 14.2 MB. A kilobyte is 1,000 bytes. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let step = 0;
  // What would be rounded to 1,000 is one of the next unit.
  while (value >= 999.95 && step < sizeUnits.length - 1) {
    value /= 1000;
    step += 1;
  }
  return `${sizeFormat().format(value)}${NO_BREAK}${sizeUnits[step]}`;
}

/** A sum of money as the schema has it. */
export interface Sum {
  /** A decimal number. */
  amount: string;
  /** ISO 4217. */
  currency: string;
}

/** A sum in words of the language, like ¥1,280 and CNY 1,280; decimals only where there are some. */
export function formatMoney({ amount, currency }: Sum, lang: Lang): string {
  const value = Number(amount);
  return new Intl.NumberFormat(lang === 'ZH' ? 'zh-CN' : 'en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: lang === 'ZH' ? 'narrowSymbol' : 'code',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(value);
}

/** Names that an organiser in Shanghai uses, where those of browsers differ. The REST service has the same. */
const ownCountryNames: Record<string, Record<Lang, string>> = {
  HK: { ZH: '中国香港', EN: 'Hong Kong, China' },
  MO: { ZH: '中国澳门', EN: 'Macao, China' },
  TW: { ZH: '中国台湾', EN: 'Taiwan, China' },
};

/**
 * Name of a country or region by its ISO 3166-1 alpha-2 code; what is no such code, as from a foreign REST server, stands
 * as it is.
 */
export function countryName(code: string, lang: Lang): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const own = ownCountryNames[code]?.[lang];
  if (own !== undefined) return own;
  return regionNames(lang).of(code) ?? code;
}
