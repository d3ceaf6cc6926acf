import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { toWebAddress } from '../../../lib/web-address';
import { ButtonLink, buttonRecipe } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { EventHeadFragment } from './event.generated';
import { SignUpButton } from './sign-up-button';

const ButtonAnchor = chakra('a', buttonRecipe);

interface SignUpActionProps {
  code: string;
  signUp: EventHeadFragment['signUp'];
}

/** The page elsewhere, in a new tab; while there is none, that is said, and registration is what is open (MEET-006, DESIGN-032). */
function External({ url }: { url: string | null }) {
  const t = useT();
  const address = toWebAddress(url);
  if (!address) {
    return (
      <>
        <NoSignUp>{t('events.notOpen')}</NoSignUp>
        <ButtonLink to={paths.register()} variant="outline">
          {t('events.register')}
        </ButtonLink>
      </>
    );
  }
  return (
    <ButtonAnchor href={address.href} target="_blank" rel="noopener noreferrer" size="lg">
      {t('events.signUp')}
      <Icon name="external" size="18px" />
      <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
    </ButtonAnchor>
  );
}

/** Why nobody can sign up now. */
function NoSignUp({ children }: { children: string }) {
  return (
    <Tag px="4" py="2" fontSize="md">
      <Icon name="clock" size="18px" />
      {children}
    </Tag>
  );
}

/** How one signs up: with the form, elsewhere, or not at all (MEET-002, MEET-006, MEET-009). */
export function SignUpAction({ code, signUp: { kind, url, isClosed, isFull } }: SignUpActionProps) {
  const t = useT();
  if (kind === 'NONE') return null;
  const action = () => {
    if (isClosed) return <NoSignUp>{t('events.closed')}</NoSignUp>;
    if (kind !== 'FORM') return <External url={url} />;
    return isFull ? <NoSignUp>{t('events.full')}</NoSignUp> : <SignUpButton code={code} />;
  };
  return (
    <Flex mt="6" gap="4" align="center" wrap="wrap">
      {action()}
    </Flex>
  );
}
