import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { Card } from '../../ui/card';
import { CardLink } from '../../ui/card-link';
import { Icon } from '../../ui/icon';
import { useEdition } from '../edition';
import { type CentreEntry, type CentreRole, isShown } from './entry';

interface EntryCardsProps {
  role: CentreRole;
  entries: readonly CentreEntry[];
}

/** A card to each entry of the centre (VC-001). */
export function EntryCards({ role, entries }: EntryCardsProps) {
  const t = useT();
  const { hasVisitorEnd } = useEdition();
  const own = entries.filter((entry) => isShown(entry, role, hasVisitorEnd));
  return (
    <>
      <chakra.h2 fontSize="lg" mt="9" mb="4">
        {t('centre.homeEntries')}
      </chakra.h2>
      <Grid
        as="ul"
        listStyleType="none"
        gap={{ base: '2', md: '5' }}
        templateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
      >
        {own.map(({ id, icon, label, lead }) => (
          <chakra.li key={id} display="grid">
            <Card
              flexDirection="row"
              gap="4"
              alignItems={{ base: 'center', md: 'flex-start' }}
              p={{ base: '3', md: '5' }}
              css={{ '&:hover [data-arrow]': { transform: 'translateX(3px)', color: 'accent' } }}
            >
              <Flex
                flex="none"
                width="11"
                height="11"
                align="center"
                justify="center"
                borderRadius="control"
                bg="accent.soft"
                color={{ base: 'accent.hover', _dark: 'accent' }}
              >
                <Icon name={icon} size="22px" />
              </Flex>
              <chakra.div minWidth="0" flex="1">
                <chakra.h3 fontSize="md" fontWeight="semibold">
                  <CardLink to={paths.centre(role, id)}>{t(label)}</CardLink>
                </chakra.h3>
                <chakra.p mt="1" color="quiet" fontSize="sm" display={{ base: 'none', md: 'block' }}>
                  {t(lead)}
                </chakra.p>
              </chakra.div>
              <Icon
                name="arrowRight"
                size="18px"
                color="quiet"
                mt={{ md: '1' }}
                data-arrow=""
                transition="transform 150ms, color 150ms"
              />
            </Card>
          </chakra.li>
        ))}
      </Grid>
    </>
  );
}
