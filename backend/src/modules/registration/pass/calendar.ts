import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { sendCalendar, type CalendarEntry } from '../../../calendar/calendar-file.ts';
import { instantOf } from '../../../clock/clock.ts';
import type { Language } from '../../../http/language.ts';
import type { Content, EditionRevision, EditionSettings } from '../../content/index.ts';

const note = {
  ZH: '入场时请出示参观证上的二维码。',
  EN: 'Show the QR code of your visit pass at the entrance.',
};

/** When the entries of an edition that nobody has changed were made: before any change. */
const UNCHANGED = new Date('2025-01-01T00:00:00+08:00');

/** Calendars remind of the first day a day before, when there is time to plan the way. */
const REMINDS_BEFORE = 24 * 60 * 60;

/** What the entries of a visit are made of. */
export interface Visit {
  edition: EditionSettings;
  revision: EditionRevision;
  /** Address of the site, like https://fair.example/d. */
  site: string;
}

/** Reads the visit of the edition in force. */
export const readVisit =
  ({ edition, editionRevision }: Pick<Content, 'edition' | 'editionRevision'>, site: string) =>
  async (): Promise<Visit> => ({ edition: await edition(), revision: await editionRevision(), site });

/** The visitors' hours of an edition as calendar entries. Nothing personal is in them. */
export function visitEntries(
  { edition, revision: { revision, changedAt }, site }: Visit,
  language: Language,
): CalendarEntry[] {
  const side = ({ cn, en }: { cn: string; en: string }) => (language === 'ZH' ? cn || en : en || cn);
  const place = [side(edition.venue), side(edition.venueAddress)].filter(Boolean);
  return edition.visitorHours.map(({ date, from, to }, at) => ({
    // By its place: a day of the show that moves to another date stays the same entry.
    uid: `visit-${edition.number}-day-${at + 1}@wirefair`,
    title: side(edition.name),
    description: note[language],
    location: place.join(language === 'ZH' ? '，' : ', '),
    url: passAddress(site),
    ...(at === 0 && { remindsBefore: REMINDS_BEFORE }),
    startsAt: instantOf(`${date} ${from}:00`),
    endsAt: instantOf(`${date} ${to}:00`),
    changedAt: changedAt ?? UNCHANGED,
    revision,
  }));
}

/** The page of somebody's own pass. */
export const passAddress = (site: string): string => `${site}/vistor/center`;

/** The file of the visitors' hours, in the language of `?language=`: ZH, or EN for anything else. */
export const visitCalendarFile: FastifyPluginAsyncTypebox<{ visit: () => Promise<Visit> }> = async (
  app,
  { visit },
) => {
  const querystring = Type.Object({ language: Type.String({ maxLength: 10, default: 'ZH' }) });
  app.get('/files/calendar/visit.ics', { schema: { hide: true, querystring } }, async ({ query }, reply) =>
    sendCalendar(
      reply,
      'visit',
      visitEntries(await visit(), query.language.toUpperCase() === 'ZH' ? 'ZH' : 'EN'),
    ),
  );
};
