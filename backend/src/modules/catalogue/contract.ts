import Type, { type Static } from 'typebox';
import { Ids } from '../../http/ids.ts';
import { Keyword, PageQuery } from '../../http/page.ts';
import { Country, Hall } from './place-contract.ts';

const described = (description: string) => Type.String({ description });

/** A company that exhibits, as lists, details and batch reads send it (DIR-044). */
export const CompanyProfile = Type.Object(
  {
    id: Type.String(),
    companyNameCn: Type.String(),
    companyNameEn: Type.String(),
    companyDescriptionCn: Type.String(),
    companyDescriptionEn: Type.String(),
    companyAddress: described('Address in Chinese.'),
    companyAddressEn: described('Address in English.'),
    companyWebsite: Type.String(),
    logoUrl: Type.String(),
    boothNumber: described('Booth number: hall, row and place, like N3-B27.'),
    country: described('ISO 3166-1 alpha-2.'),
    tags: described('Chinese tags, comma-joined.'),
    tagsEn: described('English tags, comma-joined.'),
    classify: described('Code of the root category, 1 to 7.'),
    classifyName: described('Chinese name of the category.'),
    classifyNameEn: described('English name of the category.'),
    isCollect: Type.Boolean({ description: 'Whether the caller has favourited it; false for a guest.' }),
    externalId: described("Id of the company in the organiser's own system; blank where it has none."),
    createTime: described('yyyy-MM-dd HH:mm:ss, Shanghai time.'),
    updateTime: described('Last change: yyyy-MM-dd HH:mm:ss, Shanghai time.'),
  },
  { $id: 'CompanyProfile', description: 'An exhibiting company.' },
);
export type CompanyProfile = Static<typeof CompanyProfile>;

/** What a product's record tells of its company. */
const CompanyBrief = Type.Object({
  id: Type.String(),
  companyNameCn: Type.String(),
  companyNameEn: Type.String(),
  logoUrl: Type.String(),
  boothNumber: Type.String(),
});

/** A product on show (DIR-053). */
export const Entry = Type.Object(
  {
    id: Type.String(),
    titleCn: Type.String(),
    titleEn: Type.String(),
    briefCn: Type.String(),
    briefEn: Type.String(),
    descriptionCn: Type.String(),
    descriptionEn: Type.String(),
    imageUrl: Type.String(),
    videoUrl: described('An mp4; blank for none.'),
    tags: described('Chinese tags, comma-joined.'),
    tagsEn: described('English tags, comma-joined.'),
    classify: described('Code of the leaf category.'),
    classifyName: described('Chinese name of the category.'),
    classifyNameEn: described('English name of the category.'),
    companyId: described('Id of the company.'),
    companyNameCn: Type.String(),
    companyNameEn: Type.String(),
    logoUrl: described("The company's logo."),
    companyProfiles: CompanyBrief,
    isCollect: Type.Boolean({ description: 'Whether the caller has favourited it; false for a guest.' }),
    externalId: described("Id of the product in its company's own system; blank where it has none."),
    createTime: described('yyyy-MM-dd HH:mm:ss, Shanghai time.'),
    updateTime: described('Last change: yyyy-MM-dd HH:mm:ss, Shanghai time.'),
  },
  { $id: 'Entry', description: 'A product on show.' },
);
export type Entry = Static<typeof Entry>;

/** A product's page in one answer (DIR-052). */
export const EntryDetail = Type.Object({
  entries: Entry,
  companyProfile: CompanyProfile,
  commendProducts: Type.Array(Entry),
});

/** A video (DIR-071). */
export const Video = Type.Object(
  {
    id: Type.String(),
    companyId: Type.String(),
    title: described('Title in Chinese.'),
    titleEn: Type.String(),
    content: described('Text in Chinese.'),
    contentEn: Type.String(),
    coverImage: Type.String(),
    videoUrl: Type.String(),
    createTime: described('yyyy-MM-dd HH:mm:ss, Shanghai time.'),
  },
  { $id: 'Video', description: "An exhibitor's video." },
);
export type Video = Static<typeof Video>;

/** A hot category tag (DIR-035). */
export const HotTag = Type.Object(
  { code: described('Code of the category.'), name: described('Name in Chinese.'), nameEn: Type.String() },
  { $id: 'HotTag', description: 'A category that visitors look for often.' },
);
export type HotTag = Static<typeof HotTag>;

/** A node of the classification. */
export const Category = Type.Object(
  {
    code: Type.String(),
    parentCode: Type.Union([Type.String(), Type.Null()]),
    name: described('Name in Chinese.'),
    nameEn: Type.String(),
  },
  { $id: 'Category', description: 'A category; roots have no parent.' },
);
export type Category = Static<typeof Category>;

/** A logo on the home page (HOME-019). */
export const DisplayedCompany = Type.Object(
  {
    id: described('Id of the company.'),
    coverImage: described('Its logo.'),
    linkAddress: described('Where the logo leads.'),
    title: described('Name in Chinese.'),
    titleEn: Type.String(),
  },
  { $id: 'DisplayedCompany', description: 'A logo on the home page.' },
);
export type DisplayedCompany = Static<typeof DisplayedCompany>;

/** Where companies are: by what their list is filtered. */
export const CompanyPlaces = Type.Object(
  {
    halls: Type.Array(
      Type.Object({
        hall: described('Hall, like N3.'),
        total: Type.Integer({ description: 'Companies in it.' }),
      }),
    ),
    countries: Type.Array(
      Type.Object({
        country: described('ISO 3166-1 alpha-2.'),
        total: Type.Integer({ description: 'Companies of it.' }),
      }),
    ),
  },
  { $id: 'CompanyPlaces', description: 'Halls and countries of all companies.' },
);
export type CompanyPlaces = Static<typeof CompanyPlaces>;

/** A public record, as machines that read all of them need it. */
export const Published = Type.Object(
  {
    id: Type.String(),
    updateTime: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, Shanghai time.' }),
  },
  { $id: 'Published', description: 'Id and last change of a public record.' },
);
export type Published = Static<typeof Published>;

/** A name that goes on from a text that is being typed. */
export const Suggestion = Type.Object(
  {
    kind: Type.Enum(['exhibitor', 'product'], { type: 'string', description: 'Whose name it is.' }),
    id: described('Id of the company, or of one product of this name.'),
    name: described('Name in Chinese.'),
    nameEn: Type.String(),
  },
  { $id: 'Suggestion', description: 'A name that goes on from a text that is being typed.' },
);
export type Suggestion = Static<typeof Suggestion>;

/** First products of one company, for batch reads. */
export const EntriesOfCompany = Type.Object({
  companyId: Type.String(),
  total: Type.Integer(),
  records: Type.Array(Entry),
});

/** A search with fewer words. */
export const RelaxedSearch = Type.Object(
  {
    keyword: described('The words that find something together; blank where none does.'),
    leftOut: Type.Array(Type.String(), { description: 'The other words, in their order.' }),
  },
  { $id: 'RelaxedSearch', description: 'A search for exhibitors and products with fewer words.' },
);
export type RelaxedSearch = Static<typeof RelaxedSearch>;
export const RelaxedSearchQuery = Type.Object({ keyword: Keyword });

const classify = Type.String({
  pattern: '^([1-7]([0-9]{2})?)?$',
  default: '',
  description: 'Category code: a root (1 to 7) or a leaf (like 101); empty for all.',
});

const IgnoredLanguage = Type.Optional(
  Type.String({ maxLength: 10, description: 'Accepted and ignored: both languages are sent.' }),
);

export const EntryQuery = Type.Object({
  ...PageQuery,
  keyword: Keyword,
  classify,
  searchType: Type.Optional(
    Type.Union([Type.Literal('classify'), Type.Literal('')], {
      description: "'classify': `keyword` is a category's code (DIR-028).",
    }),
  ),
  language: IgnoredLanguage,
});

export const HotTagQuery = Type.Object({ language: IgnoredLanguage });

export const CompanyQuery = Type.Object({
  ...PageQuery,
  keyword: Keyword,
  classify,
  country: Country,
  hall: Hall,
});
export const RecommendedQuery = Type.Object({ ...PageQuery, keyword: Keyword });
export const PlainPageQuery = Type.Object(PageQuery);
export const IdsQuery = Type.Object({ ids: Ids });
export const EntriesOfCompaniesQuery = Type.Object({
  ids: Ids,
  pageSize: Type.Integer({ minimum: 1, maximum: 20, default: 8, description: 'Products a company at most.' }),
});
const kind = Type.Union([Type.Literal('exhibitor'), Type.Literal('product')], {
  description: 'exhibitor or product.',
});
export const PublishedPartsQuery = Type.Object({ kind });
export const PublishedQuery = Type.Object({
  kind,
  after: Type.String({
    pattern: '^[0-9]{1,18}$',
    default: '0',
    description: 'Id after which the part begins; 0 for the first.',
  }),
});
export const DisplayQuery = Type.Object({
  type: Type.Integer({ minimum: 1, maximum: 5, description: 'Tab of the home page.' }),
});
export const SuggestionQuery = Type.Object({
  keyword: Keyword,
  limit: Type.Integer({ minimum: 1, maximum: 20, default: 8, description: 'Suggestions at most.' }),
});
