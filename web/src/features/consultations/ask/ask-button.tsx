import { type ComponentProps, useCallback, useState } from 'react';
import { useCatalogue, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { fetchAhead, useOnDemand } from '../../../ui/on-demand';
import { toast } from '../../../ui/toast';
import { useRoleGate } from '../../identity';
import type { Subject } from './subject';

export type { Subject };

interface AskButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  subject: Subject;
}

/** Opens the dialog for whoever may ask, and tells the others why not (DIR-064..066, DIR-083, DIR-084). */
export function AskButton({ subject, ...button }: AskButtonProps) {
  const t = useT();
  const gate = useRoleGate();
  const catalogue = useCatalogue();
  const [open, setOpen] = useState(false);
  const load = useCallback(async () => {
    const [module] = await Promise.all([import('./ask-dialog'), catalogue.load('ask')]);
    return module;
  }, [catalogue]);
  const { Part: AskDialog } = useOnDemand(load, open, () => {
    setOpen(false);
    toast.error(t('apollo.failure.offline'));
  });
  return (
    <>
      <Button
        {...button}
        onPointerEnter={() => fetchAhead(load)}
        onClick={() => {
          if (gate(subject.kind === 'BUYER_POST' ? 'contact' : 'consult')) setOpen(true);
        }}
      />
      {AskDialog ? <AskDialog open={open} subject={subject} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
