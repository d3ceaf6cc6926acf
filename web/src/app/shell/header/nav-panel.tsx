import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Motif } from '../../../ui/motif';
import type { MenuGroup } from '../menu';
import { MenuLink } from '../menu-link';

const coresOf: Record<MenuGroup['id'], number> = {
  about: 3,
  exhibitors: 4,
  visitors: 5,
  conferences: 1,
  products: 7,
};

/** What a menu group holds, in columns beside one sentence about it. */
export function NavPanel({ group }: { group: MenuGroup }) {
  const t = useT();
  return (
    <Grid templateColumns="minmax(0, 4fr) minmax(0, 8fr)" gap="12">
      <Flex gap="5" align="start">
        <Motif cores={coresOf[group.id]} rings={3} seed={group.id} width="72px" />
        <div>
          <chakra.p fontSize="xl" fontWeight="bold">
            {t(group.label)}
          </chakra.p>
          <chakra.p color="quiet" mt="1.5">
            {t(group.lead)}
          </chakra.p>
        </div>
      </Flex>
      <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="8">
        {group.columns.map(({ heading, entries }) => (
          // A single list takes the room of two.
          <chakra.div key={heading} gridColumn={group.columns.length === 1 ? 'span 2' : undefined}>
            <chakra.p color="quiet" fontSize="sm" mb="2">
              {t(heading)}
            </chakra.p>
            <chakra.ul
              listStyleType="none"
              display="grid"
              gridTemplateColumns={group.columns.length === 1 ? '1fr 1fr' : undefined}
              columnGap="8"
            >
              {entries.map(({ label, lang, ...target }) => (
                <li key={label}>
                  <MenuLink
                    target={target}
                    lang={lang}
                    display="block"
                    py="2"
                    fontWeight="medium"
                    borderRadius="sm"
                    _hover={{ color: 'accent' }}
                  >
                    {t(label)}
                  </MenuLink>
                </li>
              ))}
            </chakra.ul>
          </chakra.div>
        ))}
      </Grid>
    </Grid>
  );
}
