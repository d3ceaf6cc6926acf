import { equal } from '@wry/equality';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReset } from 'react-hook-form';
import { hydration } from '../lib/hydration';
import type { FormOptions } from './form-handle';

type StartOptions<Values extends FieldValues> = Pick<FormOptions<Values>, 'original' | 'initial' | 'draft'>;

/** Values that a form starts with: those that its caller names, then the kept draft, then those without changes. */
export function useStart<Values extends FieldValues>({ original, initial, draft }: StartOptions<Values>) {
  // A page that stands already, from the server, has no draft: it comes back right after.
  const [isServed] = useState(() => hydration.isUnderWay());
  const [start] = useState(() => {
    const kept = isServed || !draft ? null : draft.kept.read(draft.id);
    const values = initial ?? kept ?? original;
    return { values, isRestored: kept !== null && !equal(values, original) };
  });
  const [isRestored, setRestored] = useState(start.isRestored);
  return { values: start.values, isServed, isRestored, setRestored };
}

/** Brings a kept draft back into a form that came from the server. */
export function useDraftAfterServing<Values extends FieldValues>(
  { isServed, setRestored }: Pick<ReturnType<typeof useStart<Values>>, 'isServed' | 'setRestored'>,
  draft: FormOptions<Values>['draft'],
  reset: UseFormReset<Values>,
): void {
  const [{ kept, id }] = useState({ kept: isServed ? draft?.kept : undefined, id: draft?.id ?? '' });
  useEffect(() => {
    const values = kept?.read(id);
    if (!values) return;
    reset(values);
    setRestored(true);
  }, [kept, id, reset, setRestored]);
}
