import type { QueryRef } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { toWebAddress } from '../../../lib/web-address';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import {
  type MediaPartnersQuery,
  type MediaPartnersQueryVariables,
  useMediaPartnersPreloaded,
} from './media.generated';
import { PartnerLogo } from './partner-logo';

export type PartnersRef = QueryRef<MediaPartnersQuery, MediaPartnersQueryVariables>;

const Stretched = chakra('a', {
  base: {
    outline: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', zIndex: 1 },
    _hover: { color: 'accent' },
  },
});

/** Partner media; each opens its own site in a new tab (PUB-039, PUB-040). */
export function Partners({ query }: { query: PartnersRef }) {
  const t = useT();
  const { partners } = useMediaPartnersPreloaded(query).data;
  if (partners.length === 0) return <EmptyState seed="media">{t('media.none')}</EmptyState>;
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap="4"
      templateColumns="repeat(auto-fill, minmax(min(46%, 200px), 1fr))"
    >
      {partners.map(({ id, title, imageUrl, link }) => {
        const site = toWebAddress(link);
        return (
          <chakra.li key={id} display="flex">
            <Card flex="1" justifyContent="end">
              {imageUrl ? <PartnerLogo src={imageUrl} /> : null}
              <chakra.p p="3" fontSize="sm" fontWeight="semibold" borderTopWidth="1px">
                {site ? (
                  <Stretched href={site.href} target="_blank" rel="noopener noreferrer" data-card-link="">
                    {title}
                    <Icon
                      name="external"
                      size="14px"
                      display="inline-block"
                      ms="1.5"
                      color="quiet"
                      verticalAlign="-0.1em"
                    />
                    <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
                  </Stretched>
                ) : (
                  title
                )}
              </chakra.p>
            </Card>
          </chakra.li>
        );
      })}
    </Grid>
  );
}
