import type { ChangeParent } from '../changes/index.ts';

/** A kind in the words of the REST contract. */
export type ChangeCode = ChangeParent['type'];

/** What a line carries of a kind. */
interface Fields {
  /** The type of the kind's objects. */
  typename: string;
  fields: string;
  /** Whether its records belong to an exhibitor, whose id needs a scope of its own. */
  isOfExhibitor?: boolean;
}

const both = '{ zh en }';

/** All that a copy needs, in both languages: the fields that the partners' client copies. */
const fieldsOf: Record<ChangeCode, Fields> = {
  exhibitor: {
    typename: 'Exhibitor',
    fields: `id nodeId externalId bilingualName ${both} bilingualAddress ${both} bilingualDescription ${both}
      bilingualTags ${both} booth { number hall stand } category { id } countryCode logo { url } website
      siteUrl ${both} createdAt updatedAt`,
  },
  product: {
    typename: 'Product',
    isOfExhibitor: true,
    fields: `id nodeId externalId bilingualTitle ${both} bilingualBrief ${both} bilingualDescription ${both}
      bilingualTags ${both} category { id } image { url } video siteUrl ${both} createdAt updatedAt`,
  },
  post: {
    typename: 'BuyerPost',
    fields: `id nodeId bilingualContent ${both} bilingualQuantity ${both} publishType purchaseTypes applicantCount
      image { url } createdAt updatedAt`,
  },
  video: {
    typename: 'Video',
    isOfExhibitor: true,
    fields: `id nodeId bilingualTitle ${both} bilingualDescription ${both} file cover { url } createdAt`,
  },
  news: {
    typename: 'NewsArticle',
    isOfExhibitor: true,
    fields: `id nodeId kind bilingualTitle ${both} bilingualSummary ${both} bilingualBody ${both} cover { url }
      siteUrl ${both} target createdAt updatedAt`,
  },
  event: {
    typename: 'ConferenceEvent',
    fields: `id nodeId code bilingualTitle ${both} bilingualDescription ${both} bilingualVenue ${both} startsAt endsAt
      cover { url } updatedAt
      sessions { id startsAt endsAt bilingualTitle ${both} bilingualRoom ${both} bilingualSpeaker ${both} }`,
  },
  category: { typename: 'Category', fields: 'id zh: name(locale: ZH) en: name(locale: EN) parent { id }' },
};

/** The scope that the id of a record's exhibitor needs. */
const OF_EXHIBITORS = 'read:exhibitors';

/**
 * What the lines of a kind carry where nobody says otherwise.
 * @param scopes of the key: without that of exhibitors, products, videos and news do not name theirs
 */
export function defaultSelection(code: ChangeCode, scopes: readonly string[]): string {
  const { typename, fields, isOfExhibitor } = fieldsOf[code];
  const exhibitor = isOfExhibitor && scopes.includes(OF_EXHIBITORS) ? ' exhibitor { id }' : '';
  return `{ type recordId object { ... on ${typename} { ${fields}${exhibitor} } } }`;
}
