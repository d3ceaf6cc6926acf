import { useSiteOrigin } from '../../../lib/site-origin';
import { toWebAddress } from '../../../lib/web-address';
import { StructuredData } from '../../../ui/structured-data';
import type { ExhibitorProfileFragment } from './exhibitor-profile.generated';

/** The company for machines: schema.org Organization. */
export function ExhibitorStatement({ profile }: { profile: ExhibitorProfileFragment }) {
  const origin = useSiteOrigin();
  const { name, description, logoUrl, address, countryCode, website, tags } = profile;
  return (
    <StructuredData
      about={{
        '@type': 'Organization',
        name,
        description,
        logo: logoUrl ? new URL(logoUrl, origin).href : undefined,
        url: toWebAddress(website)?.href,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address,
          addressCountry: countryCode,
        },
        knowsAbout: tags.length > 0 ? tags : undefined,
      }}
    />
  );
}
