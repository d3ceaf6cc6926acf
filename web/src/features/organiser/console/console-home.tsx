import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { EntryCard } from '../../../ui/entry-card';
import { Tag } from '../../../ui/tag';
import { type ConsoleEntry, entriesFor } from './entry';
import type { ConsoleMember } from './find-member';
import { Waiting } from './waiting';

interface ConsoleHomeProps {
  me: ConsoleMember;
  entries: readonly ConsoleEntry[];
}

/** The first page: who one is here, what waits, and what one may do. */
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
      {me.rights.includes('REVIEWER') ? <Waiting /> : null}
      <Grid
        as="ul"
        listStyleType="none"
        gap={{ base: '2', md: '5' }}
        templateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
      >
        {entriesFor(entries, me.rights).map(({ id, icon, label, lead }) => (
          <chakra.li key={id} display="grid">
            <EntryCard
              as="h2"
              to={paths.organiser({ menu: id })}
              icon={icon}
              title={t(label)}
              lead={t(lead)}
            />
          </chakra.li>
        ))}
      </Grid>
    </>
  );
}
