import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { useEdition } from '../edition';

interface ReviewNoteProps {
  /** Who reviews, and what follows. */
  children: ReactNode;
  /** What the demo does instead, where nobody reviews. @param seconds until it decides */
  demo: (seconds: number) => ReactNode;
}

/** Who reviews; in the demo that nobody does, and how to be rejected. */
export function ReviewNote({ children, demo }: ReviewNoteProps) {
  const seconds = useEdition().demoReviewSeconds;
  return (
    <Flex gap="2" color="quiet" fontSize="sm" maxWidth="text">
      <Icon name="info" size="18px" mt="0.5" />
      <chakra.p minWidth="0">{seconds ? demo(seconds) : children}</chakra.p>
    </Flex>
  );
}
