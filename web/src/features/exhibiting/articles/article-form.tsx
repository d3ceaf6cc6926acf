import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { Form, inWords, type KeptDraft, SubmitButton, TextField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { FilesFormField, PictureFormField } from '../../uploads';
import { useSaveArticleMutation } from './articles.generated';
import { BodyField } from './body-field';
import { forgetLists } from './cache';
import { articlePaths } from './paths';
import { articleFields, type ArticleValues, checkValues, MAX_FILES } from './values';

interface ArticleFormProps {
  /** Of the rejected article that is handed in again; blank for a new one. */
  id: string;
  original: ArticleValues;
  draft: KeptDraft<ArticleValues>;
}

/** The form of an article (EXH-070, VAL-059, VAL-060): errors beside the fields and summed up on top. */
export function ArticleForm({ id, original, draft }: ArticleFormProps) {
  const t = useT();
  const client = useApolloClient();
  const [send] = useSaveArticleMutation();
  const form = useForm<ArticleValues>({
    fields: articleFields,
    original,
    draft: { id, kept: draft },
    check: (values) => inWords(t, checkValues(values)),
    serverChecksAll: true,
  });
  const submit = form.submit({
    send: async ({ coverUrl, files, ...words }) => {
      const input = {
        ...words,
        coverUrl: coverUrl ?? '',
        files: files.map(({ address }) => address),
        id: id || null,
      };
      return (await send({ variables: { input } })).data?.savePromotionArticle;
    },
    saved: async ({ message }) => {
      forgetLists(client.cache);
      await form.finish(message ?? '', articlePaths.list);
    },
  });

  const title = (name: 'titleCn' | 'titleEn', lang: string) => (
    <TextField
      form={form}
      name={name}
      label={t(`articles.${name}`)}
      required
      lang={lang}
      autoComplete="off"
    />
  );

  return (
    <Form form={form} onSubmit={submit} maxWidth="48rem">
      {title('titleCn', 'zh-CN')}
      {title('titleEn', 'en')}
      <PictureFormField
        form={form}
        name="coverUrl"
        label={t('articles.cover')}
        alt={t('articles.coverOf')}
        help={t('articles.coverHelp')}
        isRequired
      />
      <BodyField form={form} name="bodyCn" lang="zh-CN" />
      <BodyField form={form} name="bodyEn" lang="en" />
      <FilesFormField form={form} name="files" label={t('articles.files')} most={MAX_FILES} />
      <Flex gap="3" wrap="wrap">
        <SubmitButton form={form} busy={t('review.submitting')}>
          {t(id ? 'review.submitAgain' : 'review.submit')}
        </SubmitButton>
        <ButtonLink to={articlePaths.list} variant="ghost" size="lg">
          {t('records.cancel')}
        </ButtonLink>
      </Flex>
    </Form>
  );
}
