import type { AuditChange } from '../audit/change.ts';
import { changesOf } from '../audit/log.ts';
import type { EditionSections } from './contract.ts';
import { labels, type Setting } from './labels.ts';
import { keysOf, propertyOf, recordOf } from '../../../objects.ts';

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
  const value = setting.split('.').reduce<unknown>(propertyOf, sections);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : '';
}

const describeSettings = (sections: EditionSections): Record<Setting, string> =>
  recordOf(keysOf(labels), (key) => describeSetting(sections, key));

/** What the log says of a change; empty where nothing changed. */
export const editionChanges = (before: EditionSections, after: EditionSections): AuditChange[] =>
  changesOf(labels, describeSettings(before), describeSettings(after));
