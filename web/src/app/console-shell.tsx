import { chakra, Flex } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { useT } from '../i18n';

/** Around the organiser's pages: none of the public site's header, menu and footer. */
export function ConsoleShell() {
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
      <Outlet />
    </Flex>
  );
}
