import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from './button';
import { Icon } from './icon';
import { Sheet } from './sheet';

/** A filter column on a phone: a button that opens it as a sheet, which closes once something was chosen. */
export function SheetButton({ label, children }: { label: string; children: ReactNode }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpenAt(key)}>
        <Icon name="filter" size="18px" />
        {label}
      </Button>
      <Sheet open={openAt === key} onClose={() => setOpenAt(null)} title={label}>
        {children}
      </Sheet>
    </>
  );
}
