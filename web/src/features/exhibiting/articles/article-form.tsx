import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { lazy, type SubmitEvent, Suspense, useState } from 'react';
import { useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/error-summary';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Bone } from '../../../ui/skeleton';
import { type KeptDraft } from '../../../forms';
import { useRecordForm, useSaveRecord } from '../../review';
import { FilesField, PictureField } from '../../uploads';
import { ADVICE } from './advice';
import { useSaveArticleMutation } from './articles.generated';
import { forgetLists } from './cache';
import { articlePaths } from './paths';
import {
  type ArticleField,
  articleFields,
  type ArticleValues,
  checkValues,
  MAX_FILES,
  sameValues,
} from './values';

/** A large library that only writers need: it travels with the form, and no page waits for it. */
const RichEditor = lazy(() => import('../../editor'));

interface ArticleFormProps {
  /** Of the rejected article that is handed in again; blank for a new one. */
  id: string;
  original: ArticleValues;
  initial: ArticleValues;
  draft: KeptDraft<ArticleValues>;
}

/** The form of an article (EXH-070, VAL-059, VAL-060): errors beside the fields and summed up on top. */
export function ArticleForm({ id, original, initial, draft }: ArticleFormProps) {
  const t = useT();
  const client = useApolloClient();
  const [sending, setSending] = useState<readonly ArticleField[]>([]);
  // Of files that were not taken: told beside the field at once, and no reason to refuse the form.
  const [uploadErrors, setUploadErrors] = useState<Partial<Record<ArticleField, string | undefined>>>({});
  const { save, isSaving } = useSaveRecord(articleFields);
  const [send] = useSaveArticleMutation();
  const { form, summary, values, change, errors, errorOf, clear, refuse, go, finish, question } =
    useRecordForm<ArticleValues, ArticleField>({
      id,
      original,
      initial,
      draft,
      same: sameValues,
      unsaved: t('articles.unsaved'),
    });

  const uploadOf = (field: ArticleField) => ({
    onError: (text: string | undefined) => {
      clear(field);
      setUploadErrors((before) => ({ ...before, [field]: text }));
    },
    onBusy: (isBusy: boolean) =>
      setSending((before) => (isBusy ? [...before, field] : before.filter((one) => one !== field))),
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const mistakes = checkValues(values);
    const found = articleFields.flatMap((field) => {
      if (sending.includes(field)) return [{ field, text: t('uploads.wait') }];
      const message = mistakes[field];
      return message ? [{ field, text: t(message) }] : [];
    });
    const { coverUrl, files, ...words } = values;
    if (found.length > 0 || !coverUrl) return refuse(found);
    const addresses = files.map(({ address }) => address);
    const input = { ...words, coverUrl, files: addresses, ...(id ? { id } : {}) };
    const outcome = await save(async () => (await send({ variables: { input } })).data?.savePromotionArticle);
    if (!outcome) return;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    forgetLists(client.cache);
    await finish(outcome.message, articlePaths.list);
  };

  const title = (field: 'titleCn' | 'titleEn', lang: string) => (
    <Field label={t(`articles.${field}`)} error={errorOf(field)} required>
      {(control) => (
        <Input
          {...control}
          name={field}
          lang={lang}
          autoComplete="off"
          value={values[field]}
          onChange={(event) => change(field, event.currentTarget.value)}
        />
      )}
    </Field>
  );
  const body = (field: 'bodyCn' | 'bodyEn', lang: string) => (
    <Suspense fallback={<Bone height="40rem" />}>
      <RichEditor
        name={field}
        lang={lang}
        label={t(`articles.${field}`)}
        initial={initial[field]}
        error={errorOf(field) ?? uploadErrors[field]}
        isRequired
        advice={ADVICE}
        onChange={(html) => change(field, html)}
        {...uploadOf(field)}
      />
    </Suspense>
  );

  return (
    <>
      <chakra.form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="6"
        maxWidth="48rem"
      >
        <ErrorSummary ref={summary} errors={errors} onGo={go} />
        {title('titleCn', 'zh-CN')}
        {title('titleEn', 'en')}
        <PictureField
          name="coverUrl"
          label={t('articles.cover')}
          alt={t('articles.coverOf')}
          help={t('articles.coverHelp')}
          isRequired
          value={values.coverUrl}
          error={errorOf('coverUrl') ?? uploadErrors.coverUrl}
          onChange={(address) => change('coverUrl', address)}
          {...uploadOf('coverUrl')}
        />
        {body('bodyCn', 'zh-CN')}
        {body('bodyEn', 'en')}
        <FilesField
          name="files"
          label={t('articles.files')}
          most={MAX_FILES}
          files={values.files}
          error={errorOf('files') ?? uploadErrors.files}
          onChange={(files) => change('files', files)}
          {...uploadOf('files')}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" size="lg" aria-disabled={isSaving || undefined}>
            {t(isSaving ? 'review.submitting' : id ? 'review.submitAgain' : 'review.submit')}
          </Button>
          <ButtonLink to={articlePaths.list} variant="ghost" size="lg">
            {t('review.cancel')}
          </ButtonLink>
        </Flex>
      </chakra.form>
      {question}
    </>
  );
}
