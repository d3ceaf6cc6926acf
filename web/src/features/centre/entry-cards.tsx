import { chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { EntryCard } from '../../ui/entry-card';
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
            <EntryCard as="h3" to={paths.centre(role, id)} icon={icon} title={t(label)} lead={t(lead)} />
          </chakra.li>
        ))}
      </Grid>
    </>
  );
}
