import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../../i18n';
import { toWebAddress } from '../../lib/web-address';
import { Button } from '../../ui/button';
import { ExternalButton } from '../../ui/external-link';
import { toast } from '../../ui/toast';

interface OutsideButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** As the organiser settled it; none where it is not known yet. */
  address: string | null;
  children: ReactNode;
}

/** Leads to a configured address outside; without one it says 'not open yet' (docs/specification.md, External addresses). */
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
    <Button {...style} onClick={() => toast.info(t('shell.notOpenYet'))}>
      {children}
    </Button>
  );
}
