import { Flex } from '@chakra-ui/react';
import { Icon } from '../../../ui/icon';

/** Why the server refused, where the eyes are: above the button that was pressed. */
export function Refusal({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Flex role="alert" color="rejected" gap="2" align="center" fontWeight="semibold">
      <Icon name="alert" size="18px" />
      {text}
    </Flex>
  );
}
