import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import Type from 'typebox';
import { sendCalendar } from '../../calendar/calendar-file.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { isStorable } from '../../http/ids.ts';
import { calendarEntries } from './calendar.ts';
import { what } from './messages.ts';
import { CALENDAR } from './records.ts';
import { eventStore, type EventRow } from './store.ts';

const schema = {
  hide: true,
  params: Type.Object({ file: Type.String({ pattern: '^[0-9]{1,32}\\.ics$' }) }),
  querystring: Type.Object({ language: Type.String({ maxLength: 10, default: 'ZH' }) }),
};

const send = (reply: FastifyReply, event: EventRow, name: string, language: string) =>
  sendCalendar(reply, name, calendarEntries(event, language.toUpperCase() === 'ZH' ? 'ZH' : 'EN'));

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
