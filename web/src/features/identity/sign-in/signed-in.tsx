import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useSignOut } from '../use-sign-out';

interface SignedInProps {
  as: 'visitor' | 'exhibitor';
  /** Whose login this is. */
  wanted: 'visitor' | 'exhibitor';
}

/** Instead of the form: the way to the centre (AUTH-004), or that the other role has to leave first (AUTH-005, EXH-004). */
export function SignedIn({ as, wanted }: SignedInProps) {
  const t = useT();
  const { signOut, loading } = useSignOut();
  const isOther = as !== wanted;
  return (
    <chakra.section p={{ base: '5', md: '6' }} bg="raised" borderWidth="1px" borderRadius="card">
      <Flex gap="3" align="center" mb="5">
        <Icon name={isOther ? 'alert' : 'user'} color="accent" size="24px" />
        <chakra.p fontWeight="semibold" role="status">
          {isOther
            ? t(as === 'exhibitor' ? 'identity.leaveExhibitor' : 'identity.leaveVisitor')
            : t(`sign-in.already.${as}`)}
        </chakra.p>
      </Flex>
      <Flex gap="3" wrap="wrap">
        {isOther ? null : (
          <ButtonLink to={as === 'exhibitor' ? paths.exhibitorCentre() : paths.visitorCentre()}>
            {t(as === 'exhibitor' ? 'sign-in.toExhibitorCentre' : 'sign-in.toVisitorCentre')}
          </ButtonLink>
        )}
        <Button variant={isOther ? 'solid' : 'outline'} disabled={loading} onClick={() => void signOut()}>
          {t('sign-in.signOut')}
        </Button>
      </Flex>
    </chakra.section>
  );
}
