import type { QueryRef } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { RichText } from '../../../ui/rich-text';
import { TrafficMark } from './traffic-mark';
import { type TrafficQuery, type TrafficQueryVariables, useTrafficPreloaded } from './transport.generated';

export type TrafficRef = QueryRef<TrafficQuery, TrafficQueryVariables>;

const Way = chakra('details', {
  base: {
    borderWidth: '1px',
    borderRadius: 'card',
    bg: 'page',
    _dark: { bg: 'raised' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    // A closed way shows its name only; on paper all of them are read.
    _print: { '&::details-content': { contentVisibility: 'visible' } },
  },
});

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    p: { base: '4', md: '5' },
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 'card',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'accent' },
  },
});

/** How to come, each way to be opened and closed; the first is open (PUB-028 to PUB-031). */
export function Traffic({ query }: { query: TrafficRef }) {
  const t = useT();
  const { title, subtitle, trafficItems } = useTrafficPreloaded(query).data;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' }}
      gap={{ base: '6', lg: '16' }}
      alignItems="start"
    >
      <div>
        <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }} lineHeight="snug">
          {title ?? t('transport.tab.traffic')}
        </chakra.h2>
        {subtitle ? (
          <chakra.p color="quiet" mt="3">
            {subtitle}
          </chakra.p>
        ) : null}
      </div>
      {trafficItems.length === 0 ? (
        <chakra.div gridColumn="1 / -1">
          <EmptyState seed="traffic">{t('transport.traffic.none')}</EmptyState>
        </chakra.div>
      ) : null}
      <chakra.div display="grid" gap="4">
        {trafficItems.map(({ id, title: name, body, icon }, index) => (
          <Way key={id} open={index === 0}>
            <Summary>
              <TrafficMark name={icon} />
              <chakra.h3 fontSize="lg" flex="1">
                {name}
              </chakra.h3>
              <Icon name="chevronDown" color="quiet" transition="transform 200ms" />
            </Summary>
            <chakra.div pe={{ base: '4', md: '5' }} pb="6" ps={{ base: '4', md: '5.25rem' }}>
              <RichText html={body} />
            </chakra.div>
          </Way>
        ))}
      </chakra.div>
    </Grid>
  );
}
