import Type, { type Static } from 'typebox';
import { FormAnswer, MAX_USER_DATA } from '../../forms/index.ts';
import { CursorQuery, Order, UpdatedSince } from '../../http/cursor-page.ts';
import { Ids } from '../../http/ids.ts';
import { PageQuery } from '../../http/page.ts';

const time = (what: string) => Type.String({ description: `${what}; yyyy-MM-dd HH:mm:ss, Shanghai time.` });
const nullableTime = (what: string) => Type.Union([time(what), Type.Null()]);

const Items = Type.Object({
  title: Type.String(),
  coverImage: Type.String(),
  coverAlt: Type.String({ description: 'What the picture shows.' }),
  description: Type.String({ description: 'Rich text as HTML.' }),
});

/** A session of an event (MEET-023). */
const Meeting = Type.Object(
  {
    id: Type.String(),
    startTime: time('When it begins'),
    endTime: time('When it ends'),
    titleCn: Type.String(),
    titleEn: Type.String(),
    authorCn: Type.String({ description: 'Who speaks; blank where nobody is named.' }),
    authorEn: Type.String(),
    roomCn: Type.String({ description: 'Where; blank where it is not settled.' }),
    roomEn: Type.String(),
    calendarUrl: Type.String({
      description: 'Calendar file of the session; `?language=EN` for the English one.',
    }),
  },
  { $id: 'Meeting', description: 'A session of an event.' },
);

/** An event with its programme (MEET-022). */
export const EventArticle = Type.Object(
  {
    id: Type.String(),
    code: Type.String({ description: 'By which its page asks for it, like C09A02.' }),
    linkFormId: Type.Union([Type.String(), Type.Null()], {
      description: 'Form to sign up with; null where there is none.',
    }),
    itemsCn: Items,
    itemsEn: Items,
    venueCn: Type.String(),
    venueEn: Type.String(),
    meetings: Type.Array(Meeting, { description: 'By starting time.' }),
    startTime: nullableTime('When its first session begins, null without any'),
    endTime: nullableTime('When its last session ends, null without any'),
    signUpKind: Type.Union([Type.Literal('form'), Type.Literal('external'), Type.Literal('hidden')], {
      description: 'form: with the form; external: on the page at signUpUrl; hidden: not at all.',
    }),
    signUpUrl: Type.String({ description: 'Blank while an external sign-up is not open yet.' }),
    signUpUrlEn: Type.String(),
    hasEnded: Type.Boolean({ description: "True once its last session is over, by the edition's time." }),
    isFull: Type.Boolean({ description: 'True when no place is left.' }),
    calendarUrl: Type.Union([Type.String(), Type.Null()], {
      description: 'Calendar file of all sessions; null without any. `?language=EN` for the English one.',
    }),
    updateTime: time('Last change of the event; not of its sessions'),
  },
  { $id: 'EventArticle', description: 'A conference or event of the show.' },
);
export type EventArticle = Static<typeof EventArticle>;

export const EventQuery = Type.Object({
  ...PageQuery,
  code: Type.String({
    maxLength: 20,
    default: '',
    description: 'Code of one event; blank for all (REST-043).',
  }),
});

/** Orders of lists of events. */
export const eventOrders = ['id', 'updateTime'] as const;

const eventFilter = { ids: Type.Optional(Ids), updatedSince: UpdatedSince };

export const EventFilter = Type.Object(eventFilter);
export type EventFilter = Static<typeof EventFilter>;
export const EventListingQuery = Type.Object({ ...eventFilter, ...CursorQuery, order: Order(eventOrders) });
export type EventListingQuery = Static<typeof EventListingQuery>;

/** An earlier broadcast (MEET-012, MEET-013). */
export const LiveEpisode = Type.Object(
  {
    id: Type.String(),
    liveType: Type.Union([Type.Literal('link'), Type.Literal('other')], {
      description: 'link: opens its link. other: plays the film at link, or shows its cover without one.',
    }),
    link: Type.String(),
    coverImage: Type.String(),
    title: Type.String(),
    titleEn: Type.String(),
  },
  { $id: 'LiveEpisode', description: 'An earlier live broadcast.' },
);
export type LiveEpisode = Static<typeof LiveEpisode>;

/** A fair abroad (MEET-015..019). */
export const OverseasFair = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    titleEn: Type.String(),
    startsOn: Type.String({ description: 'First day, yyyy-MM-dd, where it takes place.' }),
    endsOn: Type.String({ description: 'Last day, yyyy-MM-dd.' }),
    location: Type.String(),
    locationEn: Type.String(),
    description: Type.String(),
    descriptionEn: Type.String(),
    coverImage: Type.String(),
    isPast: Type.Boolean({ description: "True once its last day is over, by the edition's time." }),
  },
  { $id: 'OverseasFair', description: 'A fair abroad that the organiser takes part in.' },
);
export type OverseasFair = Static<typeof OverseasFair>;

/** A sign-up (MEET-038, REST-045). */
export const RegistrationBody = Type.Object(
  {
    articleId: Type.String({ pattern: '^[0-9]{1,32}$', description: 'Id of the event.' }),
    formId: Type.String({ pattern: '^[0-9]{1,32}$', description: 'Id of the form that was filled in.' }),
    userData: Type.String({
      maxLength: MAX_USER_DATA,
      description:
        'JSON text of an object: id of a field → its value. Of uploads the addresses, comma-joined. Fields without ' +
        'a value may be left out; fields that the form does not have are refused.',
    }),
  },
  { additionalProperties: false },
);

const RegisteredItems = Type.Object({ title: Type.String() });

/** An event that the caller takes part in (VC-030). */
export const Registration = Type.Object(
  {
    id: Type.String({ description: 'Id of the event.' }),
    code: Type.String(),
    itemsCn: RegisteredItems,
    itemsEn: RegisteredItems,
    startTime: nullableTime('When the first session begins, null without any'),
    endTime: nullableTime('When the last session ends, null without any'),
    hasEnded: Type.Boolean(),
    calendarUrl: Type.Union([Type.String(), Type.Null()]),
    report: Type.Object({
      id: Type.String({ description: 'What is cancelled by.' }),
      createdTime: time('When the visitor signed up'),
      userData: Type.String({ description: 'What was sent in: JSON text, id of a field → its value.' }),
      answers: Type.Array(FormAnswer, { description: 'The same with words, in the order of the form.' }),
    }),
  },
  { $id: 'EventRegistration', description: "A visitor's sign-up for an event." },
);
export type Registration = Static<typeof Registration>;

export const RegistrationQuery = Type.Object(PageQuery);
