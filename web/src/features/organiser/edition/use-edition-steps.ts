import { useNavigate } from 'react-router-dom';
import { useOutcomeToast } from '../../../apollo';
import { paths } from '../../../lib/paths';
import { EditionsDocument, useDeleteEditionMutation, useShowEditionMutation } from './edition.generated';

/** Steps that need no form: each is told, and the list of editions is read anew. */
export function useEditionSteps() {
  const tell = useOutcomeToast();
  const navigate = useNavigate();
  const refetchQueries = [EditionsDocument, 'Edition'];
  const [showEdition] = useShowEditionMutation({ refetchQueries, awaitRefetchQueries: true });
  const [deleteEdition] = useDeleteEditionMutation({ refetchQueries: [EditionsDocument] });
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
