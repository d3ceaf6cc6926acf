import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../i18n';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

/** The form stands where it was left; this takes it back to the beginning. */
export function KeptNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useT();
  return (
    <Flex
      role="status"
      align="center"
      gap="3"
      wrap="wrap"
      px="3.5"
      py="2"
      borderRadius="control"
      bg="second.soft"
      fontSize="sm"
    >
      <Icon name="clock" size="18px" />
      <chakra.span flex="1 1 14rem">{t('forms.kept')}</chakra.span>
      <Button variant="ghost" size="sm" onClick={onDiscard}>
        {t('forms.kept.discard')}
      </Button>
    </Flex>
  );
}
