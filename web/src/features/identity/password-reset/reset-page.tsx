import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import type { Role } from '../../../gql/types';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Container, Page } from '../../../ui/container';
import { Icon } from '../../../ui/icon';
import { TextLink } from '../../../ui/text-link';
import { useDemoTime } from '../../edition';
import { loginOf } from './login-of';
import { ResetForm } from './reset-form';

/** Where visitors and exhibitors set a new password when they have forgotten theirs. */
export function PasswordResetPage({ as: role }: { as: Role }) {
  const t = useT();
  const isDemo = useDemoTime() !== undefined;
  const [query] = useSearchParams();
  const own = role === 'EXHIBITOR' ? 'exhibitor' : 'visitor';
  return (
    <Page>
      <Container py={{ base: '8', md: '16' }}>
        <chakra.div maxWidth="30rem">
          <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{t(`password-reset.title.${own}`)}</chakra.h1>
          <chakra.p color="quiet" mt="2" mb="6">
            {t('password-reset.lead')}
          </chakra.p>
          <ResetForm role={role} />
          {isDemo ? (
            // In a tab of its own: what was typed here stays.
            <TextLink
              to={paths.mailbox()}
              target="_blank"
              mt="5"
              display="inline-flex"
              alignItems="center"
              gap="2"
              fontSize="sm"
            >
              <Icon name="mail" size="18px" />
              {t('password-reset.mailbox')}
            </TextLink>
          ) : null}
          <chakra.p mt="6" pt="5" borderTopWidth="1px">
            <TextLink to={loginOf(role, query.get('return'))}>{t('password-reset.back')}</TextLink>
          </chakra.p>
        </chakra.div>
      </Container>
    </Page>
  );
}
