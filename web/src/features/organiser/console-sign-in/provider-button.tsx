import { Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { useProvider } from './use-provider';

interface ProviderButtonProps {
  /** What the identity provider is called. */
  name: string;
  /** Page of the console to go to once signed in. */
  target: string;
  /** Whether another way in stands above it. */
  isSecond?: boolean;
}

/** Leads to the login page of the identity provider. What keeps somebody here is told above it. */
export function ProviderButton({ name, target, isSecond = false }: ProviderButtonProps) {
  const t = useT();
  const { go, isLeaving, refusal } = useProvider(target);
  return (
    <Flex direction="column" gap="4">
      {refusal === undefined ? null : (
        <Flex role="alert" color="rejected" gap="2" align="start" fontWeight="semibold">
          <Icon name="alert" size="18px" mt="0.5" />
          <span>{refusal}</span>
        </Flex>
      )}
      <Button variant={isSecond ? 'outline' : 'solid'} whiteSpace="normal" disabled={isLeaving} onClick={go}>
        {t('console-sign-in.provider', { name })}
      </Button>
    </Flex>
  );
}
