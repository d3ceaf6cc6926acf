import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createClient } from '../../apollo';
import { EditionDocument, type EditionQuery } from '../../features/edition/edition.generated';
import { VisitGateDocument, type VisitGateQuery } from '../../features/registration/gate/gate.generated';
import { createCatalogue, type Lang, type MessageBundle } from '../../i18n';
import { basePath } from '../../lib/paths';
import { createAppContext, Providers } from '../create-app';
import type { AppContext } from '../route-module';

/** The edition that a page of a test is for. */
export const edition: EditionQuery['edition'] = {
  name: 'Wire 12',
  venue: 'SNIEC',
  venueAddress: '2345 Longyang Road',
  organiser: 'Wirefair',
  opensOn: '2025-08-27',
  closesOn: '2025-08-29',
  hasVisitorEnd: false,
  groupMinimum: 5,
  groupRegistrationClosesOn: '2025-08-15',
  preRegistrationClosesAt: '2025-08-26T12:00:00+08:00',
  lastEdition: {
    areaSquareMetres: 57_500,
    visitors: 40_629,
    visitorCountries: 96,
    exhibitors: 900,
    exchanges: 60,
  },
  hotSearches: [],
  addresses: {
    visitorPortal: null,
    mobileSite: null,
    japaneseSite: null,
    koreanSite: null,
    thaiSite: null,
    enquiry: null,
    organiserSite: null,
    ebook: null,
    invitationSite: null,
    exhibitorLogin: null,
  },
  now: '2025-06-16T09:00:00+08:00',
  isDemoClock: true,
  demoReviewSeconds: null,
  isPublicDemo: false,
};

interface Known {
  edition?: Partial<EditionQuery['edition']>;
  /** Questions that the visitor has answered. */
  answered?: readonly string[];
}

/** Words of the parts that are rendered. */
const bundles: readonly MessageBundle[] = [
  'shell',
  'centre',
  'registration',
  'booth-application',
  'events',
  'others',
  'catalogue',
];

/**
 * A part as a page shows it that has read `known`, and nothing else; without what styles it.
 * @param part a function where the part is handed a query, which it preloads from the client's cache
 */
export async function renderPart(
  part: ReactNode | ((app: AppContext) => ReactNode),
  lang: Lang,
  known: Known = {},
): Promise<string> {
  const noService: typeof fetch = () => Promise.resolve(new Response('{"data":null}', { status: 503 }));
  const client = createClient({
    locale: lang,
    uri: 'http://gateway/graphql',
    fetch: noService,
    ssrMode: true,
  });
  client.writeQuery({
    query: EditionDocument,
    data: { icpNumber: null, edition: { ...edition, ...known.edition } },
  });
  if (known.answered) {
    const visitAnswers = known.answered.map((questionId) => ({ questionId }));
    const data = { viewer: { id: '7', visitAnswers } } as VisitGateQuery;
    client.writeQuery({ query: VisitGateDocument, data });
  }
  const catalogue = createCatalogue(lang);
  await catalogue.load(...bundles);
  const app = createAppContext(client, catalogue, { origin: 'http://site' });
  const { prelude } = await prerender(
    <Providers app={app}>
      <StaticRouter basename={basePath} location={basePath}>
        {typeof part === 'function' ? part(app) : part}
      </StaticRouter>
    </Providers>,
  );
  return (await new Response(prelude).text()).replaceAll(/<style.*?<\/style>/gs, '');
}
