import { isoInstant } from '../page.ts';

/** A calendar file in a language. */
export const calendarIn = (
  context: { locale: 'ZH' | 'EN' },
  args: { locale?: 'ZH' | 'EN' | null },
  url: string,
): string => (url === '' ? '' : `${url}?language=${args.locale ?? context.locale}`);

export const isoOrNull = (text: string | null): string | null => text && isoInstant(text);
