import { chakra, Flex } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';

/** Publishing needs a sign-in: says so and shows both ways (DIR-075, DIR-078). */
export function LoginPrompt() {
  const t = useT();
  const { pathname, search, hash } = useLocation();
  const back = { return: pathname + search + hash };
  return (
    <chakra.section
      aria-labelledby="release-login"
      p={{ base: '5', md: '6' }}
      bg="raised"
      borderWidth="1px"
      borderRadius="card"
    >
      <Flex gap="3" align="center" mb="2">
        <Icon name="user" color="accent" size="24px" />
        <chakra.h2 id="release-login" fontSize="lg">
          {t('sourcing.form.login.title')}
        </chakra.h2>
      </Flex>
      <chakra.p color="quiet">{t('sourcing.form.login.text')}</chakra.p>
      <Flex gap="3" mt="5" wrap="wrap">
        <ButtonLink to={paths.visitorLogin(back)} flex="1">
          {t('sourcing.form.login.visitor')}
        </ButtonLink>
        <ButtonLink to={paths.exhibitorLogin(back)} variant="outline" flex="1">
          {t('sourcing.form.login.exhibitor')}
        </ButtonLink>
      </Flex>
      <chakra.ol mt="6" borderTopWidth="1px" pt="5" display="grid" gap="3" fontSize="sm" listStyleType="none">
        {([1, 2, 3] as const).map((step) => (
          <Flex as="li" key={step} gap="3">
            <chakra.span aria-hidden color="accent" fontWeight="bold" data-numeric="" width="4">
              {step}
            </chakra.span>
            {t(`sourcing.form.step.${step}`)}
          </Flex>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
