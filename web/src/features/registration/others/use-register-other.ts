import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useFailureToast } from '../../../apollo';
import type { Lang } from '../../../i18n';
import { forgetRegisteredPeople } from './cache';
import { useRegisterOtherMutation } from './others.generated';
import { type OtherField, otherFields, type OtherValues } from './values';

/** What the server found wrong; without a field it concerns the whole. */
export interface Refusal {
  field?: OtherField;
  text: string;
}
type Outcome = { message: string } | { refusals: Refusal[] };

/** Sends one person in; a second press while the first is under way does nothing. */
export function useRegisterOther() {
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [send, { loading }] = useRegisterOtherMutation();
  const isUnderWay = useRef(false);

  /** @returns undefined when nothing was sent, or nothing came back, which has been told */
  const register = async (values: OtherValues, mailLanguage: Lang): Promise<Outcome | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    try {
      const mobile = values.mobile.replace(/[\s-]/g, '');
      const { data } = await send({ variables: { input: { ...values, mobile, mailLanguage } } });
      const { errors = [], message } = data?.registerOther ?? {};
      if (errors.length > 0) {
        return {
          refusals: errors.map((error) => {
            const field = otherFields.find((name) => name === error.path?.[0]);
            return { text: error.message, ...(field ? { field } : {}) };
          }),
        };
      }
      forgetRegisteredPeople(client.cache);
      return { message: message ?? '' };
    } catch (error) {
      showFailure(error);
      return undefined;
    } finally {
      isUnderWay.current = false;
    }
  };
  return { register, loading };
}
