import type { ChangeEditionInput } from '../../../gql/types';
import { recordOf } from '../../../lib/objects';
import type { SettledEditionFragment } from './edition.generated';

/** The pages of the form; each saves some sections of the edition together. */
export const tabs = ['names', 'dates', 'figures', 'quota', 'addresses', 'other'] as const;
export type Tab = (typeof tabs)[number];

export const nameKeys = ['name', 'venue', 'venueAddress', 'city', 'organiser'] as const;
export const momentKeys = ['preRegistrationClosesAt', 'journalClosesAt', 'badgesCloseAt'] as const;
export const dayKeys = ['groupRegistrationClosesOn', 'boothApplicationClosesOn'] as const;
export const figureKeys = [
  'areaSquareMetres',
  'visitors',
  'visitorCountries',
  'exhibitors',
  'exhibitorCountries',
  'exchanges',
] as const;
export const addressKeys = [
  'visitorPortalZh',
  'visitorPortalEn',
  'mobileSite',
  'japaneseSite',
  'koreanSite',
  'thaiSite',
  'enquiry',
  'organiserSite',
  'ebook',
  'invitationSite',
  'exhibitorLogin',
] as const;
/** Codes of countries, in one line with commas between them. */
export const smsCountries = 'messaging-smsCountries';
export const contactKeys = ['servicesContactEmail', 'badgesContactEmail'] as const;

/** Rows that a list can have; the server refuses more. */
export const mostRows = { 'dates-visitorHours': 7, searches: 12, quota: 20 } as const;
export type List = keyof typeof mostRows;
const isList = (name: string): name is List => Object.hasOwn(mostRows, name);
const rowOf: Record<List, readonly string[]> = {
  'dates-visitorHours': ['from', 'to'],
  searches: ['cn', 'en'],
  quota: ['fromSquareMetres', 'badges'],
};

/**
 * What stands in a form: texts by the way to their field, like `dates-opensOn` or `quota-0-badges`. All rows that a list
 * can have are there; `quota-count` tells how many it has.
 */
export type Values = Record<string, string>;

const sectionsOf = {
  names: ['names'],
  dates: ['dates', 'deadlines'],
  figures: ['figures', 'searches'],
  quota: ['quota'],
  addresses: ['addresses', 'addressUse'],
  other: ['flags', 'messaging', 'contacts'],
} as const satisfies Record<Tab, readonly (keyof SettledEditionFragment)[]>;

const rowFields = (list: List, index: number): string[] =>
  rowOf[list].map((key) => `${list}-${index}-${key}`);

type Leaf = string | number | boolean | null;
/** What a section holds: texts, numbers and switches, and lists and groups of them. */
type Setting = Leaf | readonly Setting[] | { readonly [key: string]: Setting };
const isLeaf = (value: Setting): value is Leaf => typeof value !== 'object' || value === null;

function flatten(value: Setting, path: string, into: Values): void {
  if (path === smsCountries && Array.isArray(value)) {
    into[path] = value.join(', ');
    return;
  }
  if (Array.isArray(value)) {
    into[`${path}-count`] = String(value.length);
    if (isList(path))
      for (let index = value.length; index < mostRows[path]; index += 1)
        for (const field of rowFields(path, index)) into[field] = '';
  }
  if (isLeaf(value)) {
    into[path] = value === null ? '' : String(value);
    return;
  }
  for (const [key, inside] of Object.entries(value))
    if (key !== '__typename' && key !== 'date') flatten(inside, `${path}-${key}`, into);
}

/** What a page of the form holds of an edition. */
export function valuesOf(edition: SettledEditionFragment, tab: Tab): Values {
  const values: Values = { version: String(edition.version) };
  for (const section of sectionsOf[tab]) flatten(edition[section], section, values);
  return values;
}

export const rowCount = (values: Values, list: List): number => Number(values[`${list}-count`]);

/** What changes when a row goes: those behind it move up. */
export function withoutRow(values: Values, list: List, index: number): Values {
  const count = rowCount(values, list);
  const changes: Values = { [`${list}-count`]: String(count - 1) };
  for (let row = index; row < count; row += 1)
    rowFields(list, row).forEach((field, key) => {
      changes[field] = row + 1 < count ? (values[rowFields(list, row + 1)[key] ?? ''] ?? '') : '';
    });
  return changes;
}

/** The days of a show, the first to the last, seven at most; none while they are not in order. */
export function daysOf(opensOn: string, closesOn: string): string[] {
  const first = Date.parse(opensOn);
  const count = Math.round((Date.parse(closesOn) - first) / 86_400_000) + 1;
  if (!(count >= 1 && count <= mostRows['dates-visitorHours'])) return [];
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * 86_400_000).toISOString().slice(0, 10),
  );
}

/** Whether two states are the same but for their version. */
export const sameValues = (a: Values, b: Values): boolean =>
  Object.keys(a).every((key) => key === 'version' || a[key] === b[key]);

/** Reads what the browser kept; null for what is no draft. */
export function parseValues(raw: unknown): Values | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const kept = Object.entries(raw).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length < 5000,
  );
  const values = Object.fromEntries(kept);
  return /^\d+$/.test(values['version'] ?? '') ? values : null;
}

const numeric = /^figures-|^quota-\d+-|-groupMinimum$/;
const optional = /^names-venueAddress-|^address(es|Use)-|^flags-|^messaging-|-count$|^version$/;

/** Fields of a page that people fill in, in the order of the page; rows that a list does not have are none. */
export function fieldsOf(values: Values): string[] {
  const days = daysOf(values['dates-opensOn'] ?? '', values['dates-closesOn'] ?? '').length;
  return Object.keys(values).filter((field) => {
    const [, list, index] = /^(dates-visitorHours|searches|quota)-(\d+)-/.exec(field) ?? [];
    if (list === undefined || !isList(list)) return !/-count$|^version$/.test(field);
    return Number(index) < (list === 'dates-visitorHours' ? days : rowCount(values, list));
  });
}

/** All fields that a page can have, in its order, also of rows that are not there yet. */
export const namedFields = (values: Values): string[] =>
  Object.keys(values).filter((field) => !/-count$|^version$/.test(field));

export interface Mistake {
  field: string;
  kind: 'missing' | 'number';
}

/** What can be told without the server: what is missing and what is no number. */
export function mistakesOf(values: Values): Mistake[] {
  return fieldsOf(values).flatMap((field): Mistake[] => {
    const text = (values[field] ?? '').trim();
    if (text === '') return optional.test(field) ? [] : [{ field, kind: 'missing' }];
    return numeric.test(field) && !/^\d{1,9}$/.test(text) ? [{ field, kind: 'number' }] : [];
  });
}

/** The sections of a page as a change sends them. */
export function inputOf(values: Values, tab: Tab): Omit<ChangeEditionInput, 'number' | 'version'> {
  const text = (field: string) => values[field] ?? '';
  const number = (field: string) => Number(text(field));
  const words = (path: string) => ({ cn: text(`${path}-cn`), en: text(`${path}-en`) });
  const rows = <Row>(list: List, read: (index: number) => Row): Row[] =>
    Array.from({ length: rowCount(values, list) }, (_, index) => read(index));
  const texts = <Key extends string>(section: string, keys: readonly Key[]) =>
    recordOf(keys, (key) => text(`${section}-${key}`));
  const opensOn = text('dates-opensOn');
  const closesOn = text('dates-closesOn');
  switch (tab) {
    case 'names':
      return { names: recordOf(nameKeys, (key) => words(`names-${key}`)) };
    case 'dates':
      return {
        dates: {
          opensOn,
          closesOn,
          visitorHours: daysOf(opensOn, closesOn).map((date, index) => ({
            date,
            from: text(`dates-visitorHours-${index}-from`),
            to: text(`dates-visitorHours-${index}-to`),
          })),
        },
        deadlines: {
          ...texts('deadlines', [...momentKeys, ...dayKeys]),
          groupMinimum: number('deadlines-groupMinimum'),
        },
      };
    case 'figures':
      return {
        figures: recordOf(figureKeys, (key) => number(`figures-${key}`)),
        searches: rows('searches', (index) => words(`searches-${index}`)),
      };
    case 'quota':
      return {
        quota: rows('quota', (index) => ({
          fromSquareMetres: number(`quota-${index}-fromSquareMetres`),
          badges: number(`quota-${index}-badges`),
        })),
      };
    case 'addresses':
      return {
        addresses: recordOf(addressKeys, (key) => text(`addresses-${key}`).trim() || null),
        // A form that was kept before there were switches has none.
        addressUse: recordOf(addressKeys, (key) => text(`addressUse-${key}`) !== 'false'),
      };
    case 'other':
      return {
        flags: {
          isVisitorEnd: text('flags-isVisitorEnd') === '' ? null : text('flags-isVisitorEnd') === 'true',
          areBadgesClosed: text('flags-areBadgesClosed') === 'true',
        },
        messaging: {
          smsCountries: text(smsCountries)
            .split(/[\s,;，、；]+/)
            .filter(Boolean),
        },
        contacts: texts('contacts', contactKeys),
      };
  }
}
