import type { ReactNode } from 'react';
import { Icon } from './icon';
import { TextLink } from './text-link';

/** The way back to a list, the same above every view that was opened from one. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink
      to={to}
      display="inline-flex"
      justifySelf="start"
      alignItems="center"
      gap="1"
      py="1"
      // The tip of the arrow, not its box, stands at the edge.
      ml="-1"
      fontSize="sm"
    >
      <Icon name="chevronLeft" size="18px" />
      {children}
    </TextLink>
  );
}
