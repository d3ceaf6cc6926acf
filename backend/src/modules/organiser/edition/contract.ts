import Type, { type Static } from 'typebox';

/** Fields may be missing here, so that the caller is told what to enter and not that a field is missing. */
const Text = (maxLength: number, description: string) => Type.String({ maxLength, default: '', description });
const closed = { additionalProperties: false };
const Words = Type.Object({ cn: Text(1000, 'Chinese.'), en: Text(1000, 'English.') }, closed);
const Day = Text(20, 'yyyy-MM-dd.');
const Instant = Text(30, 'yyyy-MM-dd HH:mm:ss, Shanghai time.');
const Address = Type.Union([Type.String({ maxLength: 2000 }), Type.Null()], {
  default: null,
  description: 'An http or https address; null or blank where there is none.',
});

/** All settings of an edition, in the sections that are changed together. */
const sections = {
  names: Type.Object(
    { name: Words, venue: Words, venueAddress: Type.Optional(Words), city: Words, organiser: Words },
    closed,
  ),
  dates: Type.Object(
    {
      opensOn: Day,
      closesOn: Day,
      visitorHours: Type.Array(
        Type.Object({ date: Day, from: Text(10, 'Like 09:30.'), to: Text(10, 'Like 16:30.') }, closed),
        { maxItems: 31, description: 'One entry for each day of the show.' },
      ),
    },
    closed,
  ),
  deadlines: Type.Object(
    {
      preRegistrationClosesAt: Instant,
      groupRegistrationClosesOn: Day,
      groupMinimum: Type.Integer({ description: 'Persons that make a group, at least.' }),
      boothApplicationClosesOn: Day,
      journalClosesAt: Instant,
      badgesCloseAt: Instant,
    },
    closed,
  ),
  figures: Type.Object(
    {
      areaSquareMetres: Type.Integer(),
      visitors: Type.Integer(),
      visitorCountries: Type.Integer(),
      exhibitors: Type.Integer(),
      exhibitorCountries: Type.Integer(),
      exchanges: Type.Integer(),
    },
    { ...closed, description: 'What the last edition counted.' },
  ),
  searches: Type.Array(Words, {
    maxItems: 50,
    description: 'Searches offered to people who have not typed.',
  }),
  quota: Type.Array(Type.Object({ fromSquareMetres: Type.Integer(), badges: Type.Integer() }, closed), {
    maxItems: 100,
    description: 'Free badges by booth area, smallest band first; a band ends where the next begins.',
  }),
  flags: Type.Object(
    {
      isVisitorEnd: Type.Union([Type.Boolean(), Type.Null()], {
        description: 'Whether the visitor centre is the one for after the show; null: by the dates.',
      }),
      areBadgesClosed: Type.Boolean({ description: 'True closes the badges before their time.' }),
    },
    closed,
  ),
  addresses: Type.Object(
    {
      visitorPortalZh: Address,
      visitorPortalEn: Address,
      mobileSite: Address,
      japaneseSite: Address,
      koreanSite: Address,
      thaiSite: Address,
      enquiry: Address,
      organiserSite: Address,
      ebook: Address,
      invitationSite: Address,
      exhibitorLogin: Address,
    },
    { ...closed, description: 'Addresses outside the site.' },
  ),
  addressUse: Type.Object(
    {
      visitorPortalZh: Type.Boolean(),
      visitorPortalEn: Type.Boolean(),
      mobileSite: Type.Boolean(),
      japaneseSite: Type.Boolean(),
      koreanSite: Type.Boolean(),
      thaiSite: Type.Boolean(),
      enquiry: Type.Boolean(),
      organiserSite: Type.Boolean(),
      ebook: Type.Boolean(),
      invitationSite: Type.Boolean(),
      exhibitorLogin: Type.Boolean(),
    },
    { ...closed, description: 'Whether the site uses an address; false keeps it for later.' },
  ),
  messaging: Type.Object(
    {
      smsCountries: Type.Array(Type.String({ maxLength: 20 }), {
        maxItems: 300,
        description: 'Countries whose numbers get text messages, ISO 3166-1 alpha-2.',
      }),
    },
    { ...closed, description: 'What may be sent to whom.' },
  ),
  contacts: Type.Object(
    {
      servicesContactEmail: Text(300, 'Whom exhibitors write to about the service manual.'),
      badgesContactEmail: Text(300, 'Whom exhibitors write to when badges have closed.'),
    },
    closed,
  ),
};

const Sections = Type.Object(sections);
export type EditionSections = Static<typeof Sections>;

export const ManagedEdition = Type.Object(
  {
    number: Type.Integer({ description: 'Number of the edition, like 12.' }),
    status: Type.Union([Type.Literal('current'), Type.Literal('draft'), Type.Literal('past')], {
      description: 'current: what the site shows. draft: only the organiser sees it.',
    }),
    version: Type.Integer({ description: 'Goes up with each change; send it with the next one.' }),
    ...sections,
  },
  { $id: 'ManagedEdition', description: 'An edition as whoever settles it sees it.' },
);
export type ManagedEdition = Static<typeof ManagedEdition>;

export const EditionParams = Type.Object({ number: Type.Integer({ minimum: 1, maximum: 9999 }) });
const version = Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'Of what was read.' });
export const VersionQuery = Type.Object({ version });
export const VersionBody = Type.Object({ version }, closed);

export const EditionChange = Type.Object({ version, ...Type.Partial(Sections).properties }, closed);
export type EditionChange = Static<typeof EditionChange>;

export const NewEdition = Type.Object(
  {
    number: Type.Integer({ description: 'Higher than those of all other editions.' }),
    name: Words,
    opensOn: Day,
    closesOn: Day,
  },
  closed,
);
export type NewEdition = Static<typeof NewEdition>;
