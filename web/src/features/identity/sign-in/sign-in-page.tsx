import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Role } from '../../../gql/types';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Container, Page } from '../../../ui/container';
import { Icon } from '../../../ui/icon';
import { Motif } from '../../../ui/motif';
import { Tabs } from '../../../ui/tabs';
import { TextLink } from '../../../ui/text-link';
import { useDemoTime } from '../../edition';
import { useRole } from '../session';
import { CodeForm } from './code-form';
import { PasswordForm } from './password-form';
import { SignedIn } from './signed-in';

type Mode = 'account' | 'code';
const modes: readonly Mode[] = ['account', 'code'];

/** The login of visitors and of exhibitors: two ways, chosen in the address (AUTH-001..005, EXH-001..004). */
export function SignInPage({ as: role }: { as: Role }) {
  const t = useT();
  const signedInAs = useRole();
  const isDemo = useDemoTime() !== undefined;
  const [isLeaving, setLeaving] = useState(false);
  const form = { role, onDone: () => setLeaving(true) };
  const [query] = useSearchParams();
  const mode: Mode = query.get('mode') === 'code' ? 'code' : 'account';
  const own = role === 'EXHIBITOR' ? 'exhibitor' : 'visitor';
  const back = query.get('return');
  const addressOf = (other: Mode) => {
    const target = { ...(back ? { return: back } : {}), ...(other === 'code' ? { mode: 'code' } : {}) };
    return role === 'EXHIBITOR' ? paths.exhibitorLogin(target) : paths.visitorLogin(target);
  };
  const forgotten = back ? { return: back } : {};
  return (
    <Page>
      <Container py={{ base: '8', md: '16' }}>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 26rem) minmax(0, 1fr)' }}
          gap={{ base: '8', lg: '20' }}
          alignItems="start"
        >
          <div>
            <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{t(`sign-in.${own}.title`)}</chakra.h1>
            <chakra.p color="quiet" mt="2" mb="6">
              {t(`sign-in.${own}.lead`)}
            </chakra.p>
            {signedInAs === 'guest' || isLeaving ? (
              <>
                <Tabs
                  label={t('sign-in.modes')}
                  current={mode}
                  tabs={modes.map((id) => ({ id, label: t(`sign-in.mode.${id}`), to: addressOf(id) }))}
                >
                  {mode === 'code' ? <CodeForm {...form} /> : <PasswordForm {...form} />}
                </Tabs>
                <chakra.p mt="5">
                  <TextLink
                    to={
                      role === 'EXHIBITOR'
                        ? paths.exhibitorPassword(forgotten)
                        : paths.visitorPassword(forgotten)
                    }
                  >
                    {t('sign-in.forgotten')}
                  </TextLink>
                </chakra.p>
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
                    {t('sign-in.mailbox')}
                  </TextLink>
                ) : null}
                <Flex gap="2" wrap="wrap" mt="6" pt="5" borderTopWidth="1px">
                  <chakra.span color="quiet">{t(`sign-in.noAccount.${own}`)}</chakra.span>
                  <TextLink to={role === 'EXHIBITOR' ? paths.boothApply() : paths.register()}>
                    {t(role === 'EXHIBITOR' ? 'sign-in.applyBooth' : 'sign-in.register')}
                  </TextLink>
                </Flex>
              </>
            ) : (
              <SignedIn as={signedInAs} wanted={own} />
            )}
          </div>
          <chakra.div
            display={{ base: 'none', lg: 'grid' }}
            placeItems="center"
            data-on-navy=""
            bg="navy.950"
            bgImage="radial-gradient(90% 130% at 78% 20%, #17365F 0%, #0E2647 45%, #07152A 100%)"
            borderRadius="card"
            overflow="hidden"
            minHeight="32rem"
            aria-hidden
          >
            <Motif
              tone="navy"
              cores={role === 'EXHIBITOR' ? 4 : 3}
              rings={5}
              seed={own}
              turning
              width="26rem"
            />
          </chakra.div>
        </chakra.div>
      </Container>
    </Page>
  );
}
