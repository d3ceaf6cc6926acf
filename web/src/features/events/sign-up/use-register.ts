import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { answersOf, type FormFieldRecord, type Values } from '../../custom-fields';
import { forgetRegistrations } from '../registrations/cache';
import { useRegisterForEventMutation } from './sign-up.generated';

/** How long the form stands after its end: read what happened, no hasty second press (CONST-005, MEET-040). */
const AFTER_MS = 1000;

/** What the server found wrong; without a field it concerns the whole. */
export interface Refusal {
  field?: string;
  text: string;
}

interface Form {
  eventId: string;
  formId: string;
  fields: readonly FormFieldRecord[];
}

/**
 * Sends a sign-up; a second press while the first is under way, or within a second after it, does nothing.
 * @param onDone a second after it was taken (MEET-039)
 */
export function useRegister(onDone: () => void) {
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [send] = useRegisterForEventMutation();
  const [loading, setLoading] = useState(false);
  const isUnderWay = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const later = (then?: () => void) => {
    waiting.current = setTimeout(() => {
      isUnderWay.current = false;
      setLoading(false);
      then?.();
    }, AFTER_MS);
  };

  /** @returns undefined when nothing was sent, or nothing came back, which has been told */
  const register = async (
    { eventId, formId, fields }: Form,
    values: Values,
  ): Promise<{ message: string } | { refusals: Refusal[] } | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setLoading(true);
    try {
      const input = { eventId, formId, answers: answersOf(fields, values) };
      const { data } = await send({ variables: { input } });
      const { errors = [], message } = data?.registerForEvent ?? {};
      if (errors.length > 0) {
        later();
        const known = new Set(fields.map(({ id }) => id));
        return {
          refusals: errors.map(({ path, message: text }) => {
            const field = path?.[1];
            return { text, ...(field !== undefined && known.has(field) ? { field } : {}) };
          }),
        };
      }
      forgetRegistrations(client.cache);
      later(onDone);
      return { message: message ?? '' };
    } catch (error) {
      later();
      showFailure(error);
      return undefined;
    }
  };
  return { register, loading };
}
