import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { buttonRecipe } from '../../ui/button';
import { Icon } from '../../ui/icon';

const Anchor = chakra('a', buttonRecipe);

/** Downloads a file of the company's own; the address answers to its session alone. */
export function OwnFileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor variant="ghost" size="sm" href={href} download ms="auto">
      <Icon name="download" size="18px" />
      {children}
    </Anchor>
  );
}
