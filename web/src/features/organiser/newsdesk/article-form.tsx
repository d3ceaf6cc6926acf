import { useApolloClient } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import type { DeskArticleAim, DeskArticleStage } from '../../../gql/types';
import { useT } from '../../../i18n';
import { ErrorSummary } from '../../../ui/error-summary';
import { type KeptDraft } from '../../../forms';
import { useRecordForm, useSaveRecord } from '../../review';
import { Conflict } from '../desk';
import { deskPath, listPath } from './address';
import { ArticleSettings } from './article-settings';
import { ArticleSide } from './article-side';
import { forgetSite } from './cache';
import { FormButtons } from './form-buttons';
import {
  fetchDeskArticleVersion,
  useDeleteDeskArticleMutation,
  useSaveDeskArticleMutation,
} from './newsdesk.generated';
import { checkNews, inputOf, type NewsField, newsFields, type NewsValues, sameNews } from './values';

interface ArticleFormProps {
  /** Blank for a new one. */
  id: string;
  /** Where it stood when the form opened; undefined for a new one. */
  stage: DeskArticleStage | undefined;
  original: NewsValues;
  initial: NewsValues;
  draft: KeptDraft<NewsValues>;
}

/** Both languages of an article side by side, and what becomes of it. Nothing that was typed is ever lost. */
export function ArticleForm({ id, stage, original, initial, draft }: ArticleFormProps) {
  const t = useT();
  const client = useApolloClient();
  const [sending, setSending] = useState<readonly NewsField[]>([]);
  const [uploadErrors, setUploadErrors] = useState<Partial<Record<NewsField, string | undefined>>>({});
  /** What somebody else's change makes of this one. */
  const [conflict, setConflict] = useState<{ text: string; aim: DeskArticleAim }>();
  const { save, isSaving } = useSaveRecord(newsFields);
  const [send] = useSaveDeskArticleMutation();
  const [sendDeletion] = useDeleteDeskArticleMutation();
  const { form, summary, values, change, errors, errorOf, clear, refuse, go, finish, question } =
    useRecordForm<NewsValues, NewsField>({ id, original, initial, draft, same: sameNews });

  const uploadOf = (field: NewsField) => ({
    onError: (text: string | undefined) => {
      clear(field);
      setUploadErrors((before) => ({ ...before, [field]: text }));
    },
    onBusy: (isBusy: boolean) =>
      setSending((before) => (isBusy ? [...before, field] : before.filter((one) => one !== field))),
  });

  const submit = async (aim: DeskArticleAim, version = values.version) => {
    const waiting = sending.map((field) => ({ field, text: t('uploads.wait') }));
    const found = [
      ...waiting,
      ...checkNews(values).map(({ field, message }) => ({ field, text: t(message) })),
    ];
    if (found.length > 0) return refuse(found);
    const codes: string[] = [];
    const outcome = await save(async () => {
      const input = inputOf({ ...values, version }, id, aim);
      const payload = (await send({ variables: { input } })).data?.saveDeskArticle;
      codes.push(...(payload?.errors ?? []).map(({ code }) => code));
      return payload;
    });
    if (!outcome) return undefined;
    if ('refusals' in outcome) {
      const [first] = outcome.refusals;
      if (!codes.includes('CHANGED') || !first) return refuse(outcome.refusals);
      setConflict({ text: first.text, aim });
      return undefined;
    }
    forgetSite(client.cache);
    await finish(outcome.message, listPath());
    return undefined;
  };

  const remove = async () => {
    const { version } = values;
    const outcome = await save(
      async () => (await sendDeletion({ variables: { id, version } })).data?.deleteDeskArticle,
    );
    if (!outcome) return undefined;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    forgetSite(client.cache);
    return finish(outcome.message, listPath());
  };

  /** By Enter: as little as there is to do. */
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit(stage === 'PUBLISHED' || stage === 'WITHDRAWN' ? stage : 'DRAFT');
  };

  const shared = {
    values,
    initial,
    change,
    uploadOf,
    errorOf: (field: NewsField) => errorOf(field) ?? uploadErrors[field],
  };
  return (
    <>
      <chakra.form
        ref={form}
        noValidate
        onSubmit={onSubmit}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="7"
      >
        <ErrorSummary ref={summary} errors={errors} onGo={go} />
        {conflict ? (
          <Conflict
            text={conflict.text}
            look={deskPath({ view: 'versions', id, from: null, to: null })}
            readVersion={async () =>
              (await fetchDeskArticleVersion(client, { variables: { id }, fetchPolicy: 'network-only' })).data
                ?.organiser?.deskArticle?.version
            }
            onOverwrite={(version) => {
              setConflict(undefined);
              void submit(conflict.aim, version);
            }}
          />
        ) : null}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="7">
          <ArticleSide side="Cn" {...shared} />
          <ArticleSide side="En" {...shared} />
        </Grid>
        <ArticleSettings stage={stage} {...shared} />
        <FormButtons
          stage={stage}
          isScheduled={values.publishAt !== ''}
          isSaving={isSaving}
          onSave={(aim) => void submit(aim)}
          onDelete={() => void remove()}
        />
      </chakra.form>
      {question}
    </>
  );
}
