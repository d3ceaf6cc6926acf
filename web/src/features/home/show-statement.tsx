import { paths } from '../../lib/paths';
import { fullAddress, useSiteOrigin } from '../../lib/site-origin';
import { StructuredData } from '../../ui/structured-data';
import { useEdition } from '../edition';

/** The exhibition for machines: schema.org ExhibitionEvent with its days, venue and organiser. */
export function ShowStatement() {
  const origin = useSiteOrigin();
  const { name, venue, venueAddress, organiser, opensOn, closesOn } = useEdition();
  return (
    <StructuredData
      about={{
        '@type': 'ExhibitionEvent',
        name,
        startDate: opensOn,
        endDate: closesOn,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'Place', name: venue, ...(venueAddress && { address: venueAddress }) },
        organizer: { '@type': 'Organization', name: organiser },
        url: fullAddress(origin, paths.home()),
      }}
    />
  );
}
