import { useNavigate } from 'react-router-dom';
import { useFailureToast } from '../../../apollo';
import { paths } from '../../../lib/paths';
import { toast } from '../../../ui/toast';
import { EditionsDocument, useDeleteEditionMutation, useShowEditionMutation } from './edition.generated';

interface Outcome {
  message?: string | null;
  errors: readonly { message: string }[];
}

/** Steps that need no form: each is told, and the list of editions is read anew. */
export function useEditionSteps() {
  const showFailure = useFailureToast();
  const navigate = useNavigate();
  const refetchQueries = [EditionsDocument, 'Edition'];
  const [showEdition] = useShowEditionMutation({ refetchQueries, awaitRefetchQueries: true });
  const [deleteEdition] = useDeleteEditionMutation({ refetchQueries: [EditionsDocument] });
  const tell = async (send: () => Promise<Outcome | undefined>) => {
    try {
      const outcome = await send();
      const [error] = outcome?.errors ?? [];
      if (error) toast.error(error.message);
      else if (outcome?.message) toast.success(outcome.message);
      return outcome !== undefined && !error;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
  return {
    show: (number: number, version: number) =>
      tell(async () => (await showEdition({ variables: { number, version } })).data?.showEdition),
    remove: async (number: number, version: number) => {
      const isGone = await tell(
        async () => (await deleteEdition({ variables: { number, version } })).data?.deleteEdition,
      );
      if (isGone) await navigate(paths.organiser({ menu: 'edition' }));
    },
  };
}
