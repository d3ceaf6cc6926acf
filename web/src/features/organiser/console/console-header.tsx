import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Container } from '../../../ui/container';
import { LogoMark } from '../../../ui/logo';

const Home = chakra(Link);

/** The console's own line on top: where one is, and what belongs to whoever is there. */
export function ConsoleHeader({ children }: { children?: ReactNode }) {
  const t = useT();
  return (
    <chakra.header
      position="sticky"
      top="0"
      zIndex="header"
      bg="navy.950"
      color="onNavy"
      data-on-navy=""
      data-no-print=""
      css={{ '--nav-hover': 'rgba(255, 255, 255, 0.1)' }}
    >
      <Container>
        <Flex align="center" height="14" gap={{ base: '1', md: '3' }}>
          <Home
            to={paths.organiser()}
            display="flex"
            alignItems="center"
            gap="2.5"
            minWidth="0"
            marginEnd="auto"
            py="2"
            borderRadius="control"
            fontWeight="semibold"
          >
            <LogoMark />
            <chakra.span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
              {t('console.title')}
            </chakra.span>
          </Home>
          {children}
        </Flex>
      </Container>
    </chakra.header>
  );
}
