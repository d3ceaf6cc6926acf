import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { useEdition } from '../../edition';

/** Who reviews; in the demo that nobody does, and how to be rejected. */
export function ReviewNote() {
  const t = useT();
  const seconds = useEdition().demoReviewSeconds;
  return (
    <Flex gap="2" color="quiet" fontSize="sm" maxWidth="text">
      <Icon name="info" size="18px" mt="0.5" />
      <chakra.p minWidth="0">{seconds ? t('demands.demoNote', { seconds }) : t('demands.note')}</chakra.p>
    </Flex>
  );
}
