import { useT } from '../../i18n';
import type { Edition } from './edition';

/** The 12th edition, as long as the server has not answered: the same words, so that nothing moves when it does. */
export function useStandIn(): Edition {
  const t = useT();
  return {
    name: t('edition.name'),
    venue: t('edition.venue'),
    organiser: t('edition.organiser'),
    opensOn: '2025-08-27',
    closesOn: '2025-08-29',
    lastEdition: { areaSquareMetres: 57_500, visitors: 40_629, visitorCountries: 96, exhibitors: 900 },
    hotSearches: [],
    demoReviewSeconds: null,
    addresses: {
      visitorPortal: null,
      mobileSite: null,
      japaneseSite: null,
      koreanSite: null,
      thaiSite: null,
      enquiry: null,
    },
  };
}
