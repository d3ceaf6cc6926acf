import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { menu } from '../menu';
import { MenuLink } from '../menu-link';

/** All groups of the site's menu side by side. */
export function FooterMenu() {
  const t = useT();
  return (
    <chakra.nav
      aria-label={t('shell.footer.nav')}
      // Groups of different length fill columns on small screens, so that no hole is left beside a short one.
      display={{ lg: 'grid' }}
      gridTemplateColumns={{ lg: 'repeat(5, 1fr)' }}
      columnCount={{ base: 2, md: 3, lg: 'auto' }}
      columnGap="8"
      pt="10"
      pb={{ base: '2', lg: '10' }}
    >
      {menu.map((group) => (
        <chakra.div key={group.id} breakInside="avoid" pb={{ base: '8', lg: '0' }}>
          <chakra.h2 fontSize="md" fontWeight="semibold" mb="2">
            {t(group.label)}
          </chakra.h2>
          <chakra.ul listStyleType="none" fontSize="sm" color="onNavy.quiet">
            {group.columns
              .flatMap((column) => column.entries)
              .map(({ label, lang, ...target }) => (
                <li key={label}>
                  <MenuLink
                    target={target}
                    lang={lang}
                    display="inline-block"
                    py="1.5"
                    borderRadius="sm"
                    _hover={{ color: 'onNavy' }}
                  >
                    {t(label)}
                  </MenuLink>
                </li>
              ))}
          </chakra.ul>
        </chakra.div>
      ))}
    </chakra.nav>
  );
}
