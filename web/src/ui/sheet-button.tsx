import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../i18n';
import { Button } from './button';
import { Icon } from './icon';
import { Sheet } from './sheet';
import { Tag } from './tag';
import { VisuallyHidden } from './visually-hidden';

interface SheetButtonProps {
  label: string;
  /** How many filters are set: what narrows the list shows while the sheet is closed. */
  chosen: number;
  children: ReactNode;
}

/** A filter column on a phone: a button that opens it as a sheet, which closes once something was chosen. */
export function SheetButton({ label, chosen, children }: SheetButtonProps) {
  const t = useT();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpenAt(key)}>
        <Icon name="filter" size="18px" />
        {label}
        {chosen > 0 ? (
          <>
            <Tag tone="accent" aria-hidden>
              {chosen}
            </Tag>
            <VisuallyHidden>{t('ui.filter.chosen', { count: chosen })}</VisuallyHidden>
          </>
        ) : null}
      </Button>
      <Sheet open={openAt === key} onClose={() => setOpenAt(null)} title={label}>
        <chakra.div pt="5">{children}</chakra.div>
      </Sheet>
    </>
  );
}
