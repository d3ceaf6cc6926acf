import { useApolloClient } from '@apollo/client/react';
import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { Form, type FormPayload, inWords, type KeptDraft, useForm } from '../../../forms';
import type { DeskArticleAim, DeskArticleStage } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Conflict } from '../content-editing';
import { managedNewsPath, listPath } from './address';
import { ArticleSettings } from './article-settings';
import { ArticleSide } from './article-side';
import { forgetSite } from './cache';
import { FormButtons } from './form-buttons';
import {
  fetchDeskArticleVersion,
  useDeleteDeskArticleMutation,
  useSaveDeskArticleMutation,
} from './managed-news.generated';
import { checkNews, inputOf, newsFields, type NewsValues } from './values';

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
  /** What somebody else's change makes of this one. */
  const [conflict, setConflict] = useState<{ text: string; aim: DeskArticleAim }>();
  const [send] = useSaveDeskArticleMutation();
  const [sendDeletion] = useDeleteDeskArticleMutation();
  const form = useForm<NewsValues>({
    fields: newsFields,
    original,
    initial,
    draft: { id, kept: draft },
    check: (values) => inWords(t, checkNews(values)),
  });
  const leave = async ({ message }: FormPayload) => {
    forgetSite(client.cache);
    await form.finish(message ?? '', listPath());
  };
  /** @param version that is written over; the one that the form began with by default */
  const save = (aim: DeskArticleAim, version?: number) =>
    form.submit({
      send: async (values) => {
        const written = version === undefined ? values : { ...values, version };
        const input = inputOf(written, id, aim);
        return (await send({ variables: { input } })).data?.saveDeskArticle;
      },
      saved: leave,
      refused: ({ errors }) => {
        const [first] = errors;
        if (!first || !errors.some(({ code }) => code === 'CHANGED')) return false;
        setConflict({ text: first.message, aim });
        return true;
      },
    })();
  const remove = form.submit({
    send: async ({ version }) => (await sendDeletion({ variables: { id, version } })).data?.deleteDeskArticle,
    saved: leave,
  });

  return (
    <Form
      form={form}
      // By Enter: as little as there is to do.
      onSubmit={(event) => {
        event.preventDefault();
        save(stage === 'PUBLISHED' || stage === 'WITHDRAWN' ? stage : 'DRAFT');
      }}
      gap="7"
    >
      {conflict ? (
        <Conflict
          text={conflict.text}
          look={managedNewsPath({ view: 'versions', id, from: null, to: null })}
          readVersion={async () =>
            (await fetchDeskArticleVersion(client, { variables: { id }, fetchPolicy: 'network-only' })).data
              ?.organiser?.deskArticle?.version
          }
          onOverwrite={(version) => {
            setConflict(undefined);
            save(conflict.aim, version);
          }}
        />
      ) : null}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="7">
        <ArticleSide form={form} side="Cn" />
        <ArticleSide form={form} side="En" />
      </Grid>
      <ArticleSettings form={form} stage={stage} />
      <FormButtons
        stage={stage}
        isScheduled={form.values.publishAt !== ''}
        isSaving={form.isSending}
        onSave={(aim) => save(aim)}
        onDelete={() => remove()}
      />
    </Form>
  );
}
