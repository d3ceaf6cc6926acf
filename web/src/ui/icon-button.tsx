import type { ComponentProps } from 'react';
import { Button } from './button';
import { Icon, type IconName } from './icon';

export interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'aria-label' | 'children'> {
  icon: IconName;
  /** What it does: the name for screen readers and the tooltip. */
  label: string;
  filled?: boolean;
}

export function IconButton({ icon, label, filled, ...rest }: IconButtonProps) {
  return (
    <Button size="icon" variant="ghost" aria-label={label} title={label} {...rest}>
      <Icon name={icon} filled={filled ?? false} />
    </Button>
  );
}
