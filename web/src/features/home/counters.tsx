import { chakra, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import { formatNumber, useT } from '../../i18n';
import { Container } from '../../ui/container';
import { useEdition } from '../edition';

/** The card of the last edition's figures that stands half over the hero. */
export function Counters() {
  const t = useT();
  const title = useId();
  const { lastEdition } = useEdition();
  const figures = [
    { label: t('home.area'), value: formatNumber(lastEdition.areaSquareMetres) },
    { label: t('home.visitors'), value: formatNumber(lastEdition.visitors) },
    { label: t('home.exhibitors'), value: `${formatNumber(lastEdition.exhibitors)}+` },
    { label: t('home.exchanges'), value: formatNumber(lastEdition.exchanges) },
  ];
  return (
    <Container position="relative" mt={{ base: '-20', md: '-16' }} mb={{ base: '4', md: '8' }}>
      <chakra.div bg="float" borderWidth="1px" borderRadius="card" boxShadow="float" overflow="hidden">
        <chakra.p id={title} px={{ base: '5', md: '7' }} py="3" fontSize="sm" fontWeight="semibold">
          {t('home.counters')}
        </chakra.p>
        <chakra.dl
          aria-labelledby={title}
          display="grid"
          gridTemplateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}
        >
          {figures.map(({ label, value }) => (
            <Grid
              key={label}
              gap="1"
              alignContent="start"
              px={{ base: '5', md: '7' }}
              py={{ base: '5', md: '8' }}
              mt="-1px"
              ml="-1px"
              borderTopWidth="1px"
              borderLeftWidth="1px"
            >
              <chakra.dd order={0} fontSize={{ base: '2xl', md: '3xl' }} fontWeight="bold" lineHeight="tight">
                {value}
              </chakra.dd>
              <chakra.dt order={1} color="quiet" fontSize={{ base: 'sm', md: 'md' }}>
                {label}
              </chakra.dt>
            </Grid>
          ))}
        </chakra.dl>
      </chakra.div>
    </Container>
  );
}
