import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useFailureToast } from '../../../apollo';
import { forgetLists } from './cache';
import { useSaveDemandMutation } from './demands.generated';
import { type DemandField, demandFields, type DemandValues } from './values';

/** What the server found wrong; without a field it concerns the whole. */
export interface Refusal {
  field?: DemandField;
  text: string;
}

type Outcome = { message: string } | { refusals: Refusal[] };

const fieldAt = (path: readonly string[] | null | undefined) =>
  demandFields.find((field) => field === path?.[0]);

/** Hands a request in; a second press while the first is under way does nothing. */
export function useSaveDemand() {
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [send, { loading }] = useSaveDemandMutation();
  const isUnderWay = useRef(false);

  /** @returns undefined when nothing was sent, or nothing came back, which has been told */
  const save = async (id: string, values: DemandValues): Promise<Outcome | undefined> => {
    const { publishType, ...rest } = values;
    if (isUnderWay.current || !publishType) return undefined;
    isUnderWay.current = true;
    try {
      const input = { ...rest, publishType, ...(id ? { id } : {}) };
      const { data } = await send({ variables: { input } });
      const { errors = [], message } = data?.saveBuyerPost ?? {};
      if (errors.length > 0) {
        return {
          refusals: errors.map((error) => {
            const field = fieldAt(error.path);
            return { text: error.message, ...(field ? { field } : {}) };
          }),
        };
      }
      forgetLists(client.cache);
      return { message: message ?? '' };
    } catch (error) {
      showFailure(error);
      return undefined;
    } finally {
      isUnderWay.current = false;
    }
  };
  return { save, loading };
}
