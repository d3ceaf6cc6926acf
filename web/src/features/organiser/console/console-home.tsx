import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Card, CardBody } from '../../../ui/card';
import { CardLink } from '../../../ui/card-link';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { type ConsoleEntry, entriesFor } from './entry';
import type { ConsoleMember } from './find-member';

interface ConsoleHomeProps {
  me: ConsoleMember;
  entries: readonly ConsoleEntry[];
}

/** The first page: who one is here, and what one may do. */
export function ConsoleHome({ me, entries }: ConsoleHomeProps) {
  const t = useT();
  return (
    <>
      <chakra.h1 id="console-heading" fontSize={{ base: 'xl', md: '2xl' }}>
        {t('console.welcome', { name: me.name })}
      </chakra.h1>
      <Flex gap="2" wrap="wrap" mt="3" mb="8" role="list" aria-label={t('console.rights')}>
        {me.rights.map((right) => (
          <Tag key={right} role="listitem" tone="second">
            {t(`console.right.${right}`)}
          </Tag>
        ))}
      </Flex>
      <Grid gap="4" templateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))">
        {entriesFor(entries, me.rights).map(({ id, icon, label, lead }) => (
          <Card key={id} position="relative">
            <CardBody gap="2">
              <Icon name={icon} color="accent" size="24px" />
              <chakra.h2 fontSize="lg">
                <CardLink to={paths.organiser({ menu: id })}>{t(label)}</CardLink>
              </chakra.h2>
              <chakra.p color="quiet">{t(lead)}</chakra.p>
            </CardBody>
          </Card>
        ))}
      </Grid>
    </>
  );
}
