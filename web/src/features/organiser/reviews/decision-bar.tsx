import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';

interface DecisionBarProps {
  /** Nothing can be decided now. */
  isDisabled: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** The two decisions, and which keys do the same; it stays at the bottom of the screen. */
export function DecisionBar({ isDisabled, onApprove, onReject }: DecisionBarProps) {
  const t = useT();
  return (
    <Flex
      gap="3"
      wrap="wrap"
      align="center"
      position="sticky"
      bottom="0"
      py="4"
      bg="page"
      borderTopWidth="1px"
      mt="-1px"
    >
      <Button disabled={isDisabled} onClick={onApprove}>
        <Icon name="check" size="18px" />
        {t('reviews.approve')}
      </Button>
      <Button variant="outline" disabled={isDisabled} onClick={onReject}>
        <Icon name="close" size="18px" />
        {t('reviews.reject')}
      </Button>
      <chakra.span color="quiet" fontSize="sm" display={{ base: 'none', md: 'inline' }}>
        {t('reviews.keys')}
      </chakra.span>
    </Flex>
  );
}
