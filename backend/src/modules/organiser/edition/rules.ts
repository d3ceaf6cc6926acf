import { isSupportedCountry } from 'libphonenumber-js/max';
import { Refusal } from '../../../http/errors.ts';
import type { EditionSections } from './contract.ts';
import { refused } from './messages.ts';
import {
  assertRange,
  readAddress,
  readDay,
  readEmail,
  readInstant,
  readText,
  readTime,
  underName,
} from './values.ts';
import { keysOf, recordOf } from '../../../objects.ts';

const DAY_MS = 24 * 60 * 60_000;
const LONGEST_SHOW_DAYS = 7;
const MOST_SEARCHES = 12;
const LONGEST_SEARCH = 40;
const MOST_BANDS = 20;
/** What a visitor would take for a slip of the keyboard. */
const FIGURE: readonly [number, number] = [0, 10_000_000];
const GROUP: readonly [number, number] = [2, 100];
const AREA: readonly [number, number] = [1, 100_000];
const BADGES: readonly [number, number] = [1, 10_000];

/** The days of a show, the first to the last. */
export function daysOf(opensOn: string, closesOn: string): string[] {
  const count = Math.round((Date.parse(closesOn) - Date.parse(opensOn)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    new Date(Date.parse(opensOn) + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** First and last day, in order. @throws Refusal naming the field */
export function readDays(typed: { opensOn: string; closesOn: string }) {
  const opensOn = readDay(typed.opensOn, 'dates.opensOn');
  const closesOn = readDay(typed.closesOn, 'dates.closesOn');
  if (closesOn < opensOn) throw new Refusal(refused.order).about('dates.closesOn');
  if (daysOf(opensOn, closesOn).length > LONGEST_SHOW_DAYS)
    throw new Refusal(refused.tooLong).about('dates.closesOn');
  return { opensOn, closesOn };
}

/** A name in both languages: pages of each show its own. @throws Refusal naming the field */
export const readWords = (
  typed: { cn: string; en: string },
  field: 'name' | 'venue' | 'city' | 'organiser',
) => ({
  cn: readText(typed.cn, `names.${field}.cn`, 120),
  en: readText(typed.en, `names.${field}.en`, 200),
});

/** The street address of the venue; blank where it is left out. @throws Refusal naming the field */
const readVenueAddress = ({ cn, en }: { cn: string; en: string }) => ({
  cn: cn.trim() && readText(cn, 'names.venueAddress.cn', 120),
  en: en.trim() && readText(en, 'names.venueAddress.en', 200),
});

const mapped = <Key extends string, Value>(
  values: Record<Key, Value>,
  read: (value: Value, key: Key) => Value,
): Record<Key, Value> => recordOf<Key, Value>(keysOf(values), (key) => read(values[key], key));

/** How each section is read: as it is stored, or refused by naming the field. */
export const readers: {
  [Name in keyof EditionSections]: (typed: EditionSections[Name]) => EditionSections[Name];
} = {
  names: ({ name, venue, venueAddress, city, organiser }) => ({
    name: readWords(name, 'name'),
    venue: readWords(venue, 'venue'),
    ...(venueAddress && { venueAddress: readVenueAddress(venueAddress) }),
    city: readWords(city, 'city'),
    organiser: readWords(organiser, 'organiser'),
  }),

  dates: (typed) => {
    const days = readDays(typed);
    const wanted = daysOf(days.opensOn, days.closesOn);
    const visitorHours = wanted.map((date, index) => {
      const hours = typed.visitorHours.find((one) => one.date.trim() === date);
      if (!hours) throw new Refusal(refused.hours).about('dates.visitorHours');
      const field = `dates.visitorHours.${index}`;
      const from = readTime(hours.from, `${field}.from`);
      const to = readTime(hours.to, `${field}.to`);
      if (to <= from) throw new Refusal(refused.hoursOrder).about(`${field}.to`);
      return { date, from, to };
    });
    if (typed.visitorHours.length !== wanted.length)
      throw new Refusal(refused.hours).about('dates.visitorHours');
    return { ...days, visitorHours };
  },

  deadlines: (typed) => {
    assertRange(typed.groupMinimum, 'deadlines.groupMinimum', GROUP);
    return {
      preRegistrationClosesAt: readInstant(
        typed.preRegistrationClosesAt,
        'deadlines.preRegistrationClosesAt',
      ),
      groupRegistrationClosesOn: readDay(
        typed.groupRegistrationClosesOn,
        'deadlines.groupRegistrationClosesOn',
      ),
      groupMinimum: typed.groupMinimum,
      boothApplicationClosesOn: readDay(typed.boothApplicationClosesOn, 'deadlines.boothApplicationClosesOn'),
      journalClosesAt: readInstant(typed.journalClosesAt, 'deadlines.journalClosesAt'),
      badgesCloseAt: readInstant(typed.badgesCloseAt, 'deadlines.badgesCloseAt'),
    };
  },

  figures: (typed) =>
    mapped(typed, (value, key) => {
      assertRange(value, `figures.${key}`, FIGURE);
      return value;
    }),

  searches: (typed) => {
    if (typed.length > MOST_SEARCHES) throw new Refusal(refused.manySearches).about('searches');
    const read = typed.map(({ cn, en }, index) => {
      const side = (text: string, language: 'cn' | 'en') => {
        const field = `searches.${index}.${language}`;
        if (text.trim() === '') throw new Refusal(refused.search).about(field);
        return underName(
          () => readText(text, 'searches', LONGEST_SEARCH),
          () => field,
        );
      };
      return { cn: side(cn, 'cn'), en: side(en, 'en') };
    });
    // Lists of the site tell them apart by their words.
    for (const language of ['cn', 'en'] as const) {
      const again = read.findIndex(
        (one, index) => read.findIndex((other) => other[language] === one[language]) < index,
      );
      if (again >= 0) throw new Refusal(refused.twice).about(`searches.${again}.${language}`);
    }
    return read;
  },

  quota: (typed) => {
    if (typed.length === 0) throw new Refusal(refused.noBands).about('quota');
    if (typed.length > MOST_BANDS) throw new Refusal(refused.manyBands).about('quota');
    for (const [index, { fromSquareMetres, badges }] of typed.entries()) {
      const [area, count] = [`quota.${index}.fromSquareMetres`, `quota.${index}.badges`];
      assertRange(fromSquareMetres, 'quota', AREA, area);
      assertRange(badges, 'quota', BADGES, count);
      const before = typed[index - 1];
      // A booth smaller than the first band would have an invalid area (ERR-032).
      if (!before && fromSquareMetres !== 1) throw new Refusal(refused.firstBand).about(area);
      if (before && fromSquareMetres <= before.fromSquareMetres)
        throw new Refusal(refused.bandOrder).about(area);
      if (before && badges < before.badges) throw new Refusal(refused.bandFalls).about(count);
    }
    return typed;
  },

  flags: (typed) => typed,
  addresses: (typed) => mapped(typed, (value, key) => readAddress(value, `addresses.${key}`)),
  addressUse: (typed) => typed,
  messaging: ({ smsCountries }) => {
    const read = [...new Set(smsCountries.map((code) => code.trim().toUpperCase()))];
    const unknown = read.find((code) => !isSupportedCountry(code));
    if (unknown !== undefined) throw new Refusal(refused.country(unknown)).about('messaging.smsCountries');
    return { smsCountries: read };
  },

  contacts: (typed) => mapped(typed, (value, key) => readEmail(value, `contacts.${key}`)),
};
