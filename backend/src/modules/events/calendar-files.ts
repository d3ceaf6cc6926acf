import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { isStorable } from '../../http/ids.ts';
import type { Language } from '../../http/language.ts';
import { calendarFile } from './calendar.ts';
import { what } from './messages.ts';
import { CALENDAR } from './records.ts';
import { eventStore, type EventRow } from './store.ts';

const schema = {
  hide: true,
  params: Type.Object({ file: Type.String({ pattern: '^[0-9]{1,32}\\.ics$' }) }),
  querystring: Type.Object({ language: Type.String({ maxLength: 10, default: 'ZH' }) }),
};

const send = (reply: FastifyReply, event: EventRow, name: string, language: string) => {
  const chosen: Language = language.toUpperCase() === 'ZH' ? 'ZH' : 'EN';
  return reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="${name}.ics"`,
      // Programmes change: a stale one is worse than a second reading.
      'cache-control': 'public, max-age=60',
    })
    .send(calendarFile(event, chosen));
};

/** Calendar files of a session and of a whole event, in the language of `?language=`: ZH, or EN for anything else. */
export const calendarFiles: FastifyPluginAsyncTypebox<{ database: Database }> = async (app, { database }) => {
  const store = eventStore(database);
  const idOf = (file: string) => file.slice(0, -'.ics'.length);

  app.get(`${CALENDAR}/events/:file`, { schema }, async ({ params, query }, reply) => {
    const id = idOf(params.file);
    const [event] = isStorable(id) ? await store.findAll([id]) : [];
    if (!event || event.meetings.length === 0) throw notFound(what.event);
    return send(reply, event, event.code.toLowerCase(), query.language);
  });

  app.get(`${CALENDAR}/meetings/:file`, { schema }, async ({ params, query }, reply) => {
    const id = idOf(params.file);
    const found = isStorable(id) ? await store.meeting(id) : undefined;
    if (!found) throw notFound(what.meeting);
    return send(reply, found.event, `${found.event.code.toLowerCase()}-${id}`, query.language);
  });
};
