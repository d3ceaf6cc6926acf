import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { Icon } from '../../ui/icon';

/** Why something was rejected (DESIGN-008). */
export function RejectReason({ reason }: { reason: string }) {
  const t = useT();
  return (
    <Flex gap="2" px="3.5" py="2.5" borderRadius="control" bg="rejected.soft" color="rejected" fontSize="sm">
      <Icon name="info" size="18px" mt="0.5" />
      <p>
        <chakra.strong fontWeight="semibold">{t('review.reason')}</chakra.strong> {reason}
      </p>
    </Flex>
  );
}
