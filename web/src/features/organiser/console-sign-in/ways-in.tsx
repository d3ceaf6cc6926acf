import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { Bone, Loading } from '../../../ui/skeleton';
import { BodyError } from '../../page-body';
import { useOrganiserSignInOptionsQuery } from './console-sign-in.generated';
import { ProviderButton } from './provider-button';

/** As tall as the form that mostly follows. */
function FormSkeleton() {
  return (
    <Loading>
      <Flex direction="column" gap="5">
        {['email', 'password', 'code'].map((name) => (
          <Bone key={name} height="4.5rem" />
        ))}
        <Bone height="11" />
      </Flex>
    </Loading>
  );
}

/** Between two ways in. */
function Or() {
  const t = useT();
  return (
    <Flex align="center" gap="3" my="5" color="quiet" fontSize="sm">
      <chakra.span aria-hidden flex="1" borderTopWidth="1px" />
      {t('console-sign-in.or')}
      <chakra.span aria-hidden flex="1" borderTopWidth="1px" />
    </Flex>
  );
}

interface WaysInProps {
  /** Page of the console to go to once signed in. */
  target: string;
  /** The way in by a password, where passwords are accepted. @param others what stands below its form */
  children: (others: ReactNode) => ReactNode;
}

/** By what the staff may come in here: a password, the identity provider, or both. */
export function WaysIn({ target, children }: WaysInProps) {
  const { data, error, refetch } = useOrganiserSignInOptionsQuery({});
  if (!data && error) return <BodyError error={error} onRetry={() => void refetch().catch(() => {})} />;
  if (!data) return <FormSkeleton />;
  const { providerName: name, acceptsPasswords } = data.organiserSignInOptions;
  if (!acceptsPasswords) return name === null ? null : <ProviderButton name={name} target={target} />;
  return children(
    name === null ? null : (
      <>
        <Or />
        <ProviderButton name={name} target={target} isSecond />
      </>
    ),
  );
}
