import { type Lang, localeFacts } from '../../../i18n';

/** A part of a whole, like 12%; a dash of nothing. */
export function share(part: number, whole: number, lang: Lang): string {
  if (whole === 0) return '—';
  return new Intl.NumberFormat(localeFacts[lang].intl, { style: 'percent', maximumFractionDigits: 0 }).format(
    part / whole,
  );
}
