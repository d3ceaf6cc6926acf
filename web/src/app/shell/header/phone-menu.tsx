import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Sheet } from '../../../ui/sheet';
import { menu } from '../menu';
import { MenuLink } from '../menu-link';
import { LoginLinks } from './login-links';
import { usePersonLinks } from './person-links';
import { PersonRows } from './person-menu';
import { ThemeSwitch } from './theme-switch';

const row = { display: 'flex', alignItems: 'center', minHeight: '12', fontWeight: 'semibold' } as const;

/** The same groups on a phone, one below the other. */
export default function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const person = usePersonLinks();
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    onClose();
  }, [key, onClose]);
  return (
    <Sheet open={open} onClose={onClose} title={t('shell.menu.title')}>
      {person ? (
        <chakra.nav
          aria-label={t('shell.account.menu')}
          my="4"
          borderWidth="1px"
          borderRadius="card"
          overflow="hidden"
        >
          <PersonRows links={person.links} />
        </chakra.nav>
      ) : null}
      <chakra.nav aria-label={t('shell.nav')}>
        <MenuLink target={{ to: paths.home() }} {...row} borderBottomWidth="1px">
          {t('shell.menu.home')}
        </MenuLink>
        {menu.map((group) => (
          <chakra.details
            key={group.id}
            name="phone-menu"
            borderBottomWidth="1px"
            css={{ '&[open] summary svg': { transform: 'rotate(180deg)' } }}
          >
            <chakra.summary {...row} justifyContent="space-between" cursor="pointer" listStyle="none">
              {t(group.label)}
              <Icon name="chevronDown" transition="transform 150ms" />
            </chakra.summary>
            <chakra.ul listStyleType="none" pb="3">
              {group.columns
                .flatMap((column) => column.entries)
                .map(({ label, lang, ...target }) => (
                  <li key={label}>
                    <MenuLink
                      target={target}
                      lang={lang}
                      display="block"
                      py="2.5"
                      pl="4"
                      color="quiet"
                      width="full"
                    >
                      {t(label)}
                    </MenuLink>
                  </li>
                ))}
            </chakra.ul>
          </chakra.details>
        ))}
      </chakra.nav>
      <Flex align="center" justify="space-between" mt="4">
        {person ? null : <LoginLinks display="flex" gap="5" fontWeight="medium" />}
        <ThemeSwitch />
      </Flex>
      {person ? null : (
        <ButtonLink to={paths.register()} size="lg" width="full" mt="4">
          {t('shell.preRegister')}
        </ButtonLink>
      )}
    </Sheet>
  );
}
