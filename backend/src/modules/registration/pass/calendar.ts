import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createEvents, type EventAttributes } from 'ics';
import Type from 'typebox';
import { instantOf } from '../../../clock/clock.ts';
import type { Language } from '../../../http/language.ts';
import type { EditionSettings } from '../../content/index.ts';

/** A stamp that does not change, so that the same hours are the same file. The library's types leave it out. */
type Stamped = EventAttributes & { timestamp: number };

const note = {
  ZH: '入场时请出示参观证上的二维码。',
  EN: 'Show the QR code of your visit pass at the entrance.',
};

/**
 * The visitors' hours of an edition as a calendar file (RFC 5545), times in UTC. Nothing personal is in it.
 * @throws Error when the settings make no calendar entry
 */
export function visitCalendar(edition: EditionSettings, language: Language): string {
  const side = ({ cn, en }: { cn: string; en: string }) => (language === 'ZH' ? cn || en : en || cn);
  const entries = edition.visitorHours.map(({ date, from, to }): Stamped => ({
    uid: `visit-${edition.number}-${date}@wirefair`,
    title: side(edition.name),
    description: note[language],
    location: side(edition.venue),
    start: instantOf(`${date} ${from}:00`).getTime(),
    end: instantOf(`${date} ${to}:00`).getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    timestamp: instantOf(`${edition.opensOn} 00:00:00`).getTime(),
    busyStatus: 'BUSY',
    status: 'CONFIRMED',
  }));
  const { error, value } = createEvents(entries, { productId: 'wirefair/calendar', method: 'PUBLISH' });
  if (error || value === null) throw error ?? new Error('no calendar for the visit');
  return value;
}

/** The file of the visitors' hours, in the language of `?language=`: ZH, or EN for anything else. */
export const visitCalendarFile: FastifyPluginAsyncTypebox<{
  edition: () => Promise<EditionSettings>;
}> = async (app, { edition }) => {
  const querystring = Type.Object({ language: Type.String({ maxLength: 10, default: 'ZH' }) });
  app.get('/files/calendar/visit.ics', { schema: { hide: true, querystring } }, async ({ query }, reply) => {
    const language: Language = query.language.toUpperCase() === 'ZH' ? 'ZH' : 'EN';
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'content-disposition': 'attachment; filename="visit.ics"',
        // Hours change: a stale file is worse than a second reading.
        'cache-control': 'public, max-age=60',
      })
      .send(visitCalendar(await edition(), language));
  });
};
