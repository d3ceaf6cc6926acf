import { useT } from '../../i18n';
import type { Edition } from './edition';

/** The 12th edition, as long as the server has not answered: the same words, so that nothing moves when it does. */
export function useStandIn(): Edition {
  const t = useT();
  return {
    name: t('edition.name'),
    venue: t('edition.venue'),
    venueAddress: '',
    organiser: t('edition.organiser'),
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
    demoReviewSeconds: null,
    isPublicDemo: false,
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
  };
}
