import Type, { type Static } from 'typebox';
import { Keyword, PageQuery } from '../../http/page.ts';

const Items = Type.Object({
  title: Type.String(),
  description: Type.String(),
  coverImage: Type.String(),
  link: Type.String({ description: 'Address that the entry opens instead of its own page; often empty.' }),
});
const ItemsWithContent = Type.Object({
  ...Items.properties,
  content: Type.String({ description: 'Body as HTML.' }),
});
const times = {
  createTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
  updateTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
};

/** A news entry without its body. */
export const ArticleSummary = Type.Object(
  { id: Type.String(), categoryId: Type.String(), itemsCn: Items, itemsEn: Items, ...times },
  { $id: 'ArticleSummary', description: 'A news entry, as lists send it.' },
);
export type ArticleSummary = Static<typeof ArticleSummary>;

/** A news entry with its body (PUB-025). */
export const Article = Type.Object(
  {
    id: Type.String(),
    categoryId: Type.String(),
    companyId: Type.Union([Type.String(), Type.Null()], {
      description: "Company whose news it is, if it is one's.",
    }),
    itemsCn: ItemsWithContent,
    itemsEn: ItemsWithContent,
    ...times,
  },
  { $id: 'Article', description: 'A news entry with its body.' },
);
export type Article = Static<typeof Article>;

/** A company's news entry (DIR-045). */
export const CompanyNews = Type.Object(
  {
    id: Type.String(),
    itemsAuto: Type.Object(
      { title: Type.String(), coverImage: Type.String(), content: Type.String() },
      {
        description: 'In the language of the request; `content` is the summary.',
      },
    ),
    itemsCn: Items,
    itemsEn: Items,
    ...times,
  },
  { $id: 'CompanyNews', description: "A company's news entry." },
);
export type CompanyNews = Static<typeof CompanyNews>;

/** A picture of the home page's carousel (HOME-020). */
export const Banner = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    titleEn: Type.String(),
    headline: Type.String({
      description:
        'Headline that a page writes beside the picture; blank: the picture carries its own words.',
    }),
    headlineEn: Type.String({ description: 'The same in English.' }),
    subtitle: Type.String({ description: 'Line below the headline; may be blank.' }),
    subtitleEn: Type.String({ description: 'The same in English.' }),
    image: Type.String({ description: 'Picture in the language of the request.' }),
    imageCn: Type.String(),
    imageEn: Type.String(),
    link: Type.String(),
  },
  { $id: 'Banner', description: "A picture of the home page's carousel." },
);
export type Banner = Static<typeof Banner>;

const Words = Type.Object({ cn: Type.String(), en: Type.String() });
const nullableAddress = Type.Union([Type.String(), Type.Null()]);

/** What is settled for one edition of the show: names, dates, counters, addresses (docs/specification.md, Edition settings). */
export const EditionSettings = Type.Object({
  number: Type.Integer({ description: 'Number of the edition, like 12.' }),
  name: Words,
  venue: Words,
  venueAddress: Words,
  city: Words,
  organiser: Words,
  opensOn: Type.String({ description: 'First day, yyyy-MM-dd.' }),
  closesOn: Type.String({ description: 'Last day, yyyy-MM-dd.' }),
  visitorHours: Type.Array(Type.Object({ date: Type.String(), from: Type.String(), to: Type.String() }), {
    description: 'Opening hours for visitors, by day, Shanghai time.',
  }),
  preRegistrationClosesAt: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
  groupRegistrationClosesOn: Type.String({ description: 'yyyy-MM-dd.' }),
  isVisitorEnd: Type.Union([Type.Boolean(), Type.Null()], {
    description:
      'Whether the visitor centre shows its smaller set for after the show; null: from the evening of the last day on.',
  }),
  groupMinimum: Type.Integer({ description: 'Persons that make a group, at least.' }),
  boothApplicationClosesOn: Type.String({ description: 'yyyy-MM-dd.' }),
  journalClosesAt: Type.String({
    description: 'Last second for entries of the conference journal, yyyy-MM-dd HH:mm:ss, Shanghai time.',
  }),
  smsCountries: Type.Array(Type.String(), {
    description: 'Countries whose numbers get text messages, ISO 3166-1 alpha-2.',
  }),
  servicesContactEmail: Type.String({ description: 'Whom exhibitors write to about the service manual.' }),
  lastEdition: Type.Object({
    areaSquareMetres: Type.Integer(),
    visitors: Type.Integer(),
    visitorCountries: Type.Integer(),
    exhibitors: Type.Integer(),
    exhibitorCountries: Type.Integer(),
    exchanges: Type.Integer(),
  }),
  hotSearches: Type.Array(Words),
  badges: Type.Object(
    {
      quota: Type.Array(
        Type.Object({
          fromSquareMetres: Type.Integer({ minimum: 1, description: 'Smallest booth of the band.' }),
          badges: Type.Integer({ minimum: 0 }),
        }),
        { description: 'Free badges by booth area, smallest band first; a band ends where the next begins.' },
      ),
      closesAt: Type.String({
        description: 'When badges can no longer be submitted online, yyyy-MM-dd HH:mm:ss, Shanghai time.',
      }),
      isClosed: Type.Boolean({ description: 'True closes the submission before its time.' }),
      contactEmail: Type.String({ description: 'Whom to write to afterwards.' }),
    },
    { description: "Exhibitors' badges (CONST-047..055)." },
  ),
  addresses: Type.Object(
    {
      visitorPortalZh: nullableAddress,
      visitorPortalEn: nullableAddress,
      mobileSite: nullableAddress,
      japaneseSite: nullableAddress,
      koreanSite: nullableAddress,
      thaiSite: nullableAddress,
      enquiry: nullableAddress,
      organiserSite: nullableAddress,
      ebook: nullableAddress,
      invitationSite: nullableAddress,
      exhibitorLogin: nullableAddress,
    },
    { description: 'External addresses; null where there is none.' },
  ),
});
export type EditionSettings = Static<typeof EditionSettings>;

/** The settings with what only the organiser sees: whether the site uses an external address, or keeps it for later. */
export type KeptSettings = EditionSettings & {
  addressUse: Record<keyof EditionSettings['addresses'], boolean>;
};

/** The edition and what time it is for it. */
export const Edition = Type.Object(
  {
    ...EditionSettings.properties,
    now: Type.String({ description: "The edition's time, yyyy-MM-dd HH:mm:ss in Shanghai." }),
    hasVisitorEnd: Type.Boolean({ description: 'Whether the smaller set is shown now (VC-015..018).' }),
    isBoothApplicationOpen: Type.Boolean({ description: 'Whether companies may still apply for a booth.' }),
    isDemoClock: Type.Boolean({ description: 'True when `now` is not the real time.' }),
    demoReviewSeconds: Type.Union([Type.Integer(), Type.Null()], {
      description:
        'After how many seconds the demo decides by itself on what is submitted: it rejects what contains 退回 or ' +
        'reject, and approves the rest. Null where people review.',
    }),
    isPublicDemo: Type.Boolean({
      description:
        'True for a demo that other machines can reach: its accounts and passwords are published, and every page says so.',
    }),
    revision: Type.Integer({
      description:
        'Goes up whenever the organiser changes something on the site: what was made before is out of date.',
    }),
  },
  { $id: 'Edition', description: 'The current edition of the show.' },
);
export type Edition = Static<typeof Edition>;

export const ArticleQuery = Type.Object({
  ...PageQuery,
  keyword: Keyword,
  categoryId: Type.Union([Type.Literal(''), Type.Literal('C01A01'), Type.Literal('C01A02')], {
    default: '',
    description: 'C01A01 news, C01A02 focus; empty for both (PUB-015).',
  }),
});
export const CompanyNewsQuery = Type.Object({
  ...PageQuery,
  pageSize: Type.Integer({ minimum: 1, maximum: 10_000, default: 5, description: 'Records a page.' }),
});
export const BannerQuery = Type.Object({
  client: Type.String({ maxLength: 10, default: 'pc', description: 'Kind of page; `pc`.' }),
});
export const ConfigParams = Type.Object({ key: Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,60}$' }) });
