import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { toWebAddress } from '../../../lib/web-address';
import { Button, buttonRecipe } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { toast } from '../../../ui/toast';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { EventHeadFragment } from './event.generated';
import { SignUpButton } from './sign-up-button';

const ButtonAnchor = chakra('a', buttonRecipe);

interface SignUpActionProps {
  code: string;
  signUp: EventHeadFragment['signUp'];
}

/** The page elsewhere, in a new tab; while there is none, the button says so (MEET-006, DESIGN-032). */
function External({ url }: { url: string | null }) {
  const t = useT();
  const address = toWebAddress(url);
  if (!address) {
    return (
      <Button size="lg" onClick={() => toast.info(t('shell.notOpenYet'))}>
        {t('events.signUp')}
      </Button>
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

/** Why nobody can sign up any more. */
function Over({ children }: { children: string }) {
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
    if (isClosed) return <Over>{t('events.closed')}</Over>;
    if (kind !== 'FORM') return <External url={url} />;
    return isFull ? <Over>{t('events.full')}</Over> : <SignUpButton code={code} />;
  };
  return (
    <Flex mt="6" gap="4" align="center" wrap="wrap">
      {action()}
    </Flex>
  );
}
