import { pick } from '../../../context/locale.ts';
import { sanitiseRichText } from '../../../rich-text.ts';
import type {
  ConferenceEventConnectionResolvers,
  ConferenceEventOrder,
  ConferenceEventResolvers,
  EventSessionResolvers,
  EventSignUpKind,
  EventSignUpResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import { instantOrNull, isoInstant } from '../../page.ts';
import {
  bilingualText,
  connectionFields,
  connectionParent,
  idsText,
  imageOf,
  nodeIdOf,
  sinceText,
} from '../../shared/index.ts';
import { calendarIn, isoOrNull } from '../calendar.ts';
import { registrationSource } from '../registrations/source.ts';
import { conferenceSource } from './source.ts';

const SUMMARY = 160;

/** The beginning of a text of clean HTML, without its markup. */
function beginningOf(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[，。；：、）！？])|(?<=[，。；：、（！？]) /g, '')
    .trim();
  const characters = [...text];
  return characters.length > SUMMARY ? `${characters.slice(0, SUMMARY - 1).join('')}…` : text;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const kinds: Record<string, EventSignUpKind> = { form: 'FORM', external: 'EXTERNAL' };

export const ConferenceEvent: ConferenceEventResolvers = {
  title: ({ itemsCn, itemsEn }, args, context) => pick(context, args, itemsCn.title, itemsEn.title),
  description: ({ itemsCn, itemsEn }, args, context) =>
    sanitiseRichText(pick(context, args, itemsCn.description, itemsEn.description)),
  summary: ({ itemsCn, itemsEn }, args, context) =>
    beginningOf(sanitiseRichText(pick(context, args, itemsCn.description, itemsEn.description))),
  coverUrl: ({ itemsCn, itemsEn }, args, context) =>
    pick(context, args, itemsCn.coverImage, itemsEn.coverImage) || null,
  coverAlt: ({ itemsCn, itemsEn }, args, context) => pick(context, args, itemsCn.coverAlt, itemsEn.coverAlt),
  venue: ({ venueCn, venueEn }, args, context) => pick(context, args, venueCn, venueEn),
  startsAt: ({ startTime }) => isoOrNull(startTime),
  endsAt: ({ endTime }) => isoOrNull(endTime),
  sessions: ({ meetings }) => meetings,
  calendarUrl: ({ calendarUrl }, args, context) =>
    calendarUrl === null ? null : calendarIn(context, args, calendarUrl),
  signUp: (record) => record,
  nodeId: ({ id }) => nodeIdOf('ConferenceEvent', id),
  bilingualTitle: ({ itemsCn, itemsEn }, _args, context) =>
    bilingualText(itemsCn.title, itemsEn.title, context),
  bilingualDescription: ({ itemsCn, itemsEn }, _args, context) =>
    bilingualText(sanitiseRichText(itemsCn.description), sanitiseRichText(itemsEn.description), context),
  bilingualVenue: ({ venueCn, venueEn }, _args, context) => bilingualText(venueCn, venueEn, context),
  cover: ({ itemsCn, itemsEn }, args, context) =>
    imageOf(pick(context, args, itemsCn.coverImage, itemsEn.coverImage)),
  updatedAt: ({ updateTime }) => instantOrNull(updateTime),
  viewerRegistration: ({ id }, _args, context) => registrationSource(context).ofEvent(id),
};

export const ConferenceEventConnection: ConferenceEventConnectionResolvers = connectionFields;

export const EventSession: EventSessionResolvers = {
  bilingualTitle: ({ titleCn, titleEn }, _args, context) => bilingualText(titleCn, titleEn, context),
  bilingualSpeaker: ({ authorCn, authorEn }, _args, context) => bilingualText(authorCn, authorEn, context),
  bilingualRoom: ({ roomCn, roomEn }, _args, context) => bilingualText(roomCn, roomEn, context),
  startsAt: ({ startTime }) => isoInstant(startTime),
  endsAt: ({ endTime }) => isoInstant(endTime),
  title: ({ titleCn, titleEn }, args, context) => pick(context, args, titleCn, titleEn),
  speaker: ({ authorCn, authorEn }, args, context) => pick(context, args, authorCn, authorEn),
  room: ({ roomCn, roomEn }, args, context) => pick(context, args, roomCn, roomEn),
  calendarUrl: ({ calendarUrl }, args, context) => calendarIn(context, args, calendarUrl),
};

export const EventSignUp: EventSignUpResolvers = {
  kind: ({ signUpKind }) => kinds[signUpKind] ?? 'NONE',
  url: ({ signUpKind, signUpUrl, signUpUrlEn }, args, context) =>
    signUpKind === 'external' ? pick(context, args, signUpUrl, signUpUrlEn) || null : null,
  isClosed: ({ hasEnded }) => hasEnded,
  form: ({ signUpKind, linkFormId }, _args, context) =>
    signUpKind === 'form' && linkFormId !== null ? conferenceSource(context).form(linkFormId) : null,
};

/** Orders by the names of the REST contract. */
const orders = { ID: 'id', UPDATED_AT: 'updateTime' } as const satisfies Record<ConferenceEventOrder, string>;

export const Query: Pick<QueryResolvers, 'event' | 'eventConnection'> = {
  eventConnection: (_root, { filter, first, after, orderBy, reverse }, context) => {
    const source = conferenceSource(context);
    const conditions = { ids: idsText(filter?.ids), updatedSince: sinceText(filter?.updatedSince) };
    const query = { ...conditions, first, after: after ?? undefined, order: orders[orderBy], reverse };
    return connectionParent(source.connection(query), () => source.count(conditions));
  },
  event: (_root, { code }, context) => conferenceSource(context).byCode(code),
};
