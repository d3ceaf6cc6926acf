import { countryName, useLang, useT } from '../../../i18n';
import { toWebAddress } from '../../../lib/web-address';
import { ExternalLink } from '../../../ui/external-link';
import { FactList } from '../../../ui/fact-list';
import { TextLink } from '../../../ui/text-link';
import { directoryPath } from '../directory/address';
import type { ExhibitorProfileFragment } from './exhibitor-profile.generated';

/** Only web pages are linked; whatever else a company wrote there is left out (DIR-044). */
function Website({ address }: { address: string | null }) {
  const site = toWebAddress(address);
  return site ? <ExternalLink href={site.href}>{site.host}</ExternalLink> : null;
}

/** Booth, country, category, website and address of one supplier. */
export function ExhibitorFacts({ exhibitor }: { exhibitor: ExhibitorProfileFragment }) {
  const t = useT();
  const lang = useLang();
  const { boothNumber, countryCode, address, website, category } = exhibitor;
  return (
    <FactList
      facts={[
        { label: t('catalogue.boothNumber'), value: boothNumber },
        { label: t('catalogue.country'), value: countryName(countryCode, lang) },
        ...(category
          ? [
              {
                label: t('catalogue.category'),
                value: (
                  <TextLink to={directoryPath('product', { category: category.id })}>
                    {category.name}
                  </TextLink>
                ),
              },
            ]
          : []),
        ...(toWebAddress(website)
          ? [{ label: t('catalogue.website'), value: <Website address={website} /> }]
          : []),
        ...(address ? [{ label: t('catalogue.address'), value: address }] : []),
      ]}
    />
  );
}
