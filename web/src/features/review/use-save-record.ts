import { useRef, useState } from 'react';
import { useFailureToast } from '../../apollo';
import type { Refusal } from './use-record-form';

/** What the server says to a record that is handed in. */
interface Saved {
  message?: string | null;
  errors: readonly { message: string; path?: readonly string[] | null }[];
}

type Outcome<Field extends string> = { message: string } | { refusals: Refusal<Field>[] };

/**
 * Hands a record in; a second press while the first is under way does nothing.
 * @param fields of the form, by the names that the mutation's input has
 */
export function useSaveRecord<Field extends string>(fields: readonly Field[]) {
  const showFailure = useFailureToast();
  const isUnderWay = useRef(false);
  const [isSaving, setSaving] = useState(false);

  /** @returns undefined when nothing was sent, or nothing came back, which has been told */
  const save = async (send: () => Promise<Saved | undefined>): Promise<Outcome<Field> | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setSaving(true);
    try {
      const { errors = [], message } = (await send()) ?? {};
      if (errors.length === 0) return { message: message ?? '' };
      return {
        refusals: errors.map((error) => {
          const field = fields.find((name) => name === error.path?.[0]);
          return { text: error.message, ...(field ? { field } : {}) };
        }),
      };
    } catch (error) {
      showFailure(error);
      return undefined;
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  };
  return { save, isSaving };
}
