import { chakra, Flex } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { UnreadWatch } from '../../features/consultations/unread';
import { useT } from '../../i18n';
import { HydrateOnApproach } from '../../ui/hydrate-on-approach';
import { FloatingPanel } from './floating/floating-panel';
import { Footer } from './footer/footer';
import { Header } from './header/header';

/** Header, page, footer. */
export function Shell() {
  const t = useT();
  return (
    <Flex
      direction="column"
      minHeight="100dvh"
      css={{ '--gutter': { base: '1rem', md: '2rem', xl: '2.5rem' } }}
    >
      <chakra.a
        href="#main"
        position="absolute"
        left="4"
        top="-20"
        zIndex="skip"
        bg="accent"
        color="accent.ink"
        px="4"
        py="2"
        borderRadius="control"
        _focus={{ top: '4' }}
      >
        {t('shell.skip')}
      </chakra.a>
      <Header />
      <Outlet />
      <HydrateOnApproach>
        <Footer />
      </HydrateOnApproach>
      <FloatingPanel />
      <UnreadWatch />
    </Flex>
  );
}
