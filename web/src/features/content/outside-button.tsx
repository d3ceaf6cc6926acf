import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../../i18n';
import { toWebAddress } from '../../lib/web-address';
import type { Button } from '../../ui/button';
import { ExternalButton } from '../../ui/external-link';
import { Icon } from '../../ui/icon';
import { Tag } from '../../ui/tag';

interface OutsideButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** As the organiser settled it; none where it is not known yet. */
  address: string | null;
  children: ReactNode;
}

/** Leads to a configured address outside; without one it is no button, and says 'not open yet' (docs/specification.md, External addresses). */
export function OutsideButton({ address, children, ...style }: OutsideButtonProps) {
  const t = useT();
  const site = toWebAddress(address);
  if (site) {
    return (
      <ExternalButton href={site.href} {...style}>
        {children}
      </ExternalButton>
    );
  }
  return (
    <Tag px="4" py="2">
      <Icon name="clock" size="18px" />
      <strong>{children}</strong>
      <span>{t('shell.notOpenYet')}</span>
    </Tag>
  );
}
