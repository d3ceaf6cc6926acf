import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ForRole } from '../../../features/identity';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Container } from '../../../ui/container';
import { IconButton } from '../../../ui/icon-button';
import { Logo } from '../../../ui/logo';
import { fetchAhead, useOnDemand } from '../../../ui/on-demand';
import { toast } from '../../../ui/toast';
import { menu, type MenuGroupId } from '../menu';
import { HeaderMenu } from './header-menu';
import { LanguageSwitch } from './language-switch';
import { MainAction } from './main-action';
import { PersonMenu } from './person-menu';
import { PhoneMenuButton } from './phone-menu-button';
import { usePanel } from './use-panel';
import { UtilityBar } from './utility-bar';

// What opens on demand comes on demand: the pointer on its button is the call to fetch it.
const loadPanels = () => import('./panels');
const loadPhoneMenu = () => import('./phone-menu');

const LogoLink = chakra(Link);

type PanelId = MenuGroupId | 'search';

export function Header() {
  const t = useT();
  const { pathname } = useLocation();
  const [phoneOpen, setPhoneOpen] = useState(false);
  const { open, toggle, close, ref } = usePanel<PanelId>();
  const overHero = pathname === paths.home();
  const panel = open === 'search' ? open : (menu.find(({ id }) => id === open) ?? null);
  const { Part: Panels } = useOnDemand(loadPanels, open !== null, () => {
    close();
    toast.error(t('apollo.failure.offline'));
  });
  const { Part: PhoneMenu } = useOnDemand(loadPhoneMenu, phoneOpen, () => {
    setPhoneOpen(false);
    toast.error(t('apollo.failure.offline'));
  });

  return (
    <chakra.header
      ref={ref}
      position="sticky"
      // The utility line scrolls away; the main line stays.
      top={{ base: '0', lg: '-2.5rem' }}
      zIndex="header"
      bg={overHero ? 'navy.950' : 'page'}
      color={overHero ? 'onNavy' : 'ink'}
      borderBottomWidth="1px"
      borderColor={overHero ? 'transparent' : 'line'}
      data-no-print=""
      {...(overHero ? { 'data-on-navy': '' } : {})}
      css={
        overHero
          ? { '--nav-hover': 'rgba(255, 255, 255, 0.1)', '--nav-active': '{colors.copper.300}' }
          : { '--nav-hover': '{colors.sunken}', '--nav-active': '{colors.accent}' }
      }
    >
      <UtilityBar />
      <Container>
        <Flex align="center" height={{ base: '16', lg: '18' }} gap={{ base: '1', lg: '2' }}>
          <LogoLink to={paths.home()} aria-label={t('shell.logo')} borderRadius="control" mr="auto" py="2">
            <Logo />
          </LogoLink>
          <HeaderMenu open={open} onApproach={() => fetchAhead(loadPanels)} onToggle={toggle} />
          <IconButton
            icon="search"
            label={t('shell.search.open')}
            color="inherit"
            _hover={{ bg: 'var(--nav-hover)' }}
            aria-expanded={open === 'search'}
            onPointerEnter={() => fetchAhead(loadPanels)}
            onClick={() => toggle('search')}
          />
          <Box display={{ base: 'block', lg: 'none', xl: 'block' }}>
            <LanguageSwitch />
          </Box>
          <ForRole>
            {(role) => (
              <>
                <PersonMenu role={role} />
                <MainAction role={role} overHero={overHero} />
              </>
            )}
          </ForRole>
          <PhoneMenuButton onApproach={() => fetchAhead(loadPhoneMenu)} onOpen={() => setPhoneOpen(true)} />
        </Flex>
      </Container>
      {Panels ? <Panels open={panel} onClose={close} /> : null}
      {PhoneMenu ? <PhoneMenu open={phoneOpen} onClose={() => setPhoneOpen(false)} /> : null}
    </chakra.header>
  );
}
