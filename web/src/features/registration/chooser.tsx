import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { ExternalButton } from '../../ui/external-link';
import { Icon, type IconName } from '../../ui/icon';
import { useOutsideAddresses } from '../edition';

interface WayProps {
  icon: IconName;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <chakra.section
      display="flex"
      flexDirection="column"
      alignItems="start"
      gap="4"
      p={{ base: '6', md: '9' }}
      borderWidth="1px"
      borderRadius="card"
      bg={{ base: 'page', _dark: 'raised' }}
    >
      <Flex
        width="14"
        height="14"
        align="center"
        justify="center"
        borderRadius="card"
        bg="accent.soft"
        color={{ base: 'accent.hover', _dark: 'accent' }}
      >
        <Icon name={icon} size="28px" />
      </Flex>
      <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }}>{title}</chakra.h2>
      <chakra.p color="quiet" flex="1">
        {text}
      </chakra.p>
      {children}
    </chakra.section>
  );
}

/**
 * Two ways to register (AUTH-031 to AUTH-033). The left one opens the external portal; where none is configured, and for
 * who comes by an invitation, which only this site can honour, it is the site's own wizard (CONFLICT-012, DESIGN-057).
 */
export function RegisterChooser({ groupMinimum }: { groupMinimum: number }) {
  const t = useT();
  const { visitorPortal } = useOutsideAddresses();
  const [query] = useSearchParams();
  const own = Object.fromEntries(
    ['code', 'invite', 'source', 'scene'].flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const isInvited = 'code' in own || 'invite' in own || 'source' in own;
  return (
    <Grid gap={{ base: '5', md: '8' }} templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
      <Way icon="ticket" title={t('registration.choose.person')} text={t('registration.choose.person.text')}>
        {visitorPortal && !isInvited ? (
          <ExternalButton href={visitorPortal} size="lg">
            {t('registration.choose.person.go')}
          </ExternalButton>
        ) : (
          <ButtonLink to={paths.registerWizard(own)} size="lg">
            {t('registration.choose.person.go')}
          </ButtonLink>
        )}
      </Way>
      <Way
        icon="user"
        title={t('registration.choose.group')}
        text={t('registration.choose.group.text', { count: groupMinimum })}
      >
        <ButtonLink to={paths.registerGroup()} size="lg" variant="outline">
          {t('registration.choose.group.go')}
        </ButtonLink>
      </Way>
    </Grid>
  );
}
