import type { ReactNode } from 'react';
import { useT } from '../../i18n';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';

interface MissingRecordProps {
  /** Where to go instead; the list unless told otherwise. */
  to: string;
  /** What the way is called; "back to the list" unless told otherwise. */
  label?: string;
  children: ReactNode;
}

/** Deleted, somebody else's, or never there: all the same. Also for what cannot be edited now. */
export function MissingRecord({ to, label, children }: MissingRecordProps) {
  const t = useT();
  return (
    <EmptyState
      seed={to}
      action={
        <ButtonLink to={to} variant="outline">
          {label ?? t('records.back')}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}
