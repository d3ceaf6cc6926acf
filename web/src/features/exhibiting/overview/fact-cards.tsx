import { useExhibitorOverviewPreloaded } from './overview.generated';
import { chakra, Grid } from '@chakra-ui/react';
import { useLang, useT } from '../../../i18n';
import type { OverviewRef } from './load';

/** Company, booth number, booth type and area, each on a card; the organiser assigns the last three (EXH-043). */
export function FactCards({ query }: { query: OverviewRef }) {
  const t = useT();
  const lang = useLang();
  const company = useExhibitorOverviewPreloaded(query).data.viewer?.company;
  if (!company) return null;
  const { nameCn, nameEn, boothNumber, boothKind, boothArea } = company;
  const facts = [
    ['company', lang === 'EN' ? nameEn || nameCn : nameCn || nameEn],
    ['boothNumber', boothNumber],
    ['boothKind', boothKind && t(`overview.kind.${boothKind}`)],
    ['boothArea', boothArea && t('overview.squareMetres', { area: boothArea })],
  ] as const;
  return (
    <Grid
      as="dl"
      mt="9"
      gap={{ base: '3', md: '4' }}
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' }}
    >
      {facts.map(([name, value]) => (
        <chakra.div
          key={name}
          px={{ base: '4', md: '5' }}
          py="4"
          borderWidth="1px"
          borderRadius="card"
          bg={{ base: 'page', _dark: 'raised' }}
          minWidth="0"
        >
          <chakra.dt color="quiet" fontSize="sm">
            {t(`overview.${name}`)}
          </chakra.dt>
          <chakra.dd
            mt="1"
            fontSize={{ base: 'md', md: 'lg' }}
            fontWeight={value ? 'semibold' : undefined}
            color={value ? undefined : 'quiet'}
            lineHeight="1.4"
            overflowWrap="anywhere"
          >
            {value || t('overview.unset')}
          </chakra.dd>
        </chakra.div>
      ))}
    </Grid>
  );
}
