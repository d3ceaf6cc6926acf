import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useFailureToast } from '../../../../apollo';
import { formatDateTime, useLang, useT } from '../../../../i18n';
import { Button, ButtonLink } from '../../../../ui/button';
import { toast } from '../../../../ui/toast';
import { ListProblems, ListReport, MissingList, toneOfReport } from '../../../lists';
import { forgetLists } from '../cache';
import {
  type ExhibitImportFragment,
  useSubmitExhibitImportMutation,
  useExhibitImportReportPreloaded,
} from '../exhibits.generated';
import type { ImportRef } from './import-ref';
import { exhibitPaths } from '../paths';

/** The button that hands in what is right. */
function SubmitList({ list: { id, validCount, problemCount } }: { list: ExhibitImportFragment }) {
  const t = useT();
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [send, { loading }] = useSubmitExhibitImportMutation();
  const submit = async () => {
    if (loading) return;
    try {
      const { data } = await send({ variables: { id } });
      const refused = data?.submitProductImport.errors[0];
      if (refused) return toast.error(refused.message);
      toast.success(data?.submitProductImport.message ?? '');
      forgetLists(client.cache);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Button
      mt="5"
      variant={problemCount > 0 ? 'outline' : 'solid'}
      onClick={() => void submit()}
      aria-disabled={loading || undefined}
    >
      {t(loading ? 'exhibits.import.submitting' : 'exhibits.import.submit', { count: validCount })}
    </Button>
  );
}

function titleOf(t: ReturnType<typeof useT>, list: ExhibitImportFragment): string {
  const { submittedAt, addedCount, problemCount, validCount } = list;
  if (submittedAt) return t('exhibits.import.done', { count: addedCount });
  return problemCount > 0
    ? t('exhibits.import.wrong', { count: problemCount })
    : t('exhibits.import.ready', { count: validCount });
}

/** What the check of a list has found; what is right in it can be handed in at once. */
export function ImportReport({ query }: { query: ImportRef }) {
  const t = useT();
  const lang = useLang();
  const list = useExhibitImportReportPreloaded(query).data.viewer?.productImport;
  if (!list) return <MissingList>{t('exhibits.import.gone')}</MissingList>;
  const { fileName, lineCount, validCount, problemCount, submittedAt } = list;
  return (
    <ListReport
      id={list.id}
      tone={toneOfReport({ isDone: submittedAt !== null, problemCount })}
      title={titleOf(t, list)}
      file={t('exhibits.import.file', { name: fileName, count: lineCount })}
    >
      {submittedAt ? (
        <>
          <chakra.p mt="3">
            {t('exhibits.import.done.text', { time: formatDateTime(submittedAt, lang) })}
          </chakra.p>
          <ButtonLink to={exhibitPaths.list} variant="outline" mt="5">
            {t('exhibits.import.toList')}
          </ButtonLink>
        </>
      ) : (
        <>
          <chakra.p mt="3">
            {problemCount === 0
              ? t('exhibits.import.ready.text')
              : t('exhibits.import.wrong.text', { count: validCount })}
          </chakra.p>
          {validCount > 0 ? <SubmitList list={list} /> : null}
        </>
      )}
      {problemCount > 0 ? <ListProblems {...list} /> : null}
    </ListReport>
  );
}
