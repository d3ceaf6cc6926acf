import type { AuditChange } from '../audit/change.ts';
import { changesOf } from '../audit/log.ts';
import type { EditionSections } from './contract.ts';
import { labels, type Setting } from './labels.ts';

const lists: Partial<Record<Setting, (sections: EditionSections) => string>> = {
  'dates.visitorHours': ({ dates }) =>
    dates.visitorHours.map(({ date, from, to }) => `${date} ${from}-${to}`).join(', '),
  searches: ({ searches }) => searches.map(({ cn, en }) => `${cn} / ${en}`).join(', '),
  'messaging.smsCountries': ({ messaging }) => messaging.smsCountries.join(', '),
  quota: ({ quota }) =>
    quota.map(({ fromSquareMetres, badges }) => `${fromSquareMetres} m²: ${badges}`).join(', '),
};

function describeSetting(sections: EditionSections, setting: Setting): string {
  const list = lists[setting];
  if (list) return list(sections);
  const value = setting
    .split('.')
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], sections) as
    string | number | boolean | null;
  return value === null ? '' : String(value);
}

const describeSettings = (sections: EditionSections): Record<Setting, string> =>
  Object.fromEntries(
    (Object.keys(labels) as Setting[]).map((key) => [key, describeSetting(sections, key)]),
  ) as Record<Setting, string>;

/** What the log says of a change; empty where nothing changed. */
export const editionChanges = (before: EditionSections, after: EditionSections): AuditChange[] =>
  changesOf(labels, describeSettings(before), describeSettings(after));
