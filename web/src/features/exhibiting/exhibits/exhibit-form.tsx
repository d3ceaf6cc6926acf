import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import type { ClipboardEvent } from 'react';
import {
  Form,
  type FormHandle,
  inWords,
  type KeptDraft,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from '../../../forms';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { FieldGroup } from '../../../ui/field-group';
import { Tag } from '../../../ui/tag';
import { PictureFormField, VideoFormField } from '../../uploads';
import { forgetLists } from './cache';
import { CategoryField } from './category-field';
import { type ExhibitCategoriesQuery, saveExhibitLimits, useSaveExhibitMutation } from './exhibits.generated';
import { exhibitPaths } from './paths';
import { MissingLanguage } from './missing-language';
import { checkValues, exhibitFields, type ExhibitValues, mostOf, tagsOf } from './values';

interface ExhibitFormProps {
  /** Of the rejected exhibit that is handed in again; blank for a new one. */
  id: string;
  /** What it is without changes. */
  original: ExhibitValues;
  /** What it starts with: what was typed before a reload, where there is something. */
  initial: ExhibitValues;
  draft: KeptDraft<ExhibitValues>;
  categories: ExhibitCategoriesQuery['categories'];
}

interface TagsFieldProps {
  form: FormHandle<ExhibitValues>;
  name: 'tagsCn' | 'tagsEn';
}

/** Tags as one text, and below it each by itself as the server will have them (EXH-062). */
function TagsField({ form, name }: TagsFieldProps) {
  const t = useT();
  // A browser takes the ends of lines out of what is pasted into one line, and two tags would become one.
  const pasteLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    form.change(name, before + tagsOf(pasted).join(', ') + value.slice(selectionEnd ?? value.length));
  };
  return (
    <div>
      <TextField
        form={form}
        name={name}
        label={t(`exhibits.${name}`)}
        help={t('exhibits.tagsHelp')}
        autoComplete="off"
        onPaste={pasteLines}
      />
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" mt="2" data-tags={name}>
        {tagsOf(form.values[name]).map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </Flex>
    </div>
  );
}

/** The form of an exhibit (EXH-059, VAL-054..058): errors beside the fields and summed up on top. */
export function ExhibitForm({ id, original, initial, draft, categories }: ExhibitFormProps) {
  const t = useT();
  const client = useApolloClient();
  const [send] = useSaveExhibitMutation();
  const form = useForm<ExhibitValues>({
    fields: exhibitFields,
    original,
    initial,
    draft: { id, kept: draft },
    serverChecksAll: true,
    check: (values) =>
      inWords(t, checkValues(values), (field) => ({ name: t(`exhibits.${field}`), most: mostOf(field) })),
  });
  const submit = form.submit({
    send: async ({ categoryCode, imageUrl, tagsCn, tagsEn, ...rest }) => {
      const input = {
        ...rest,
        id: id || null,
        categoryCode: categoryCode || null,
        imageUrl: imageUrl ?? '',
        tagsCn: tagsOf(tagsCn),
        tagsEn: tagsOf(tagsEn),
      };
      return (await send({ variables: { input } })).data?.saveProduct;
    },
    saved: async ({ message }) => {
      forgetLists(client.cache);
      await form.finish(message ?? '', exhibitPaths.list);
    },
  });

  const title = (name: 'titleCn' | 'titleEn') => (
    <TextField form={form} name={name} label={t(`exhibits.${name}`)} required autoComplete="off" />
  );
  const description = (name: 'descriptionCn' | 'descriptionEn') => (
    <TextAreaField
      form={form}
      name={name}
      label={t(`exhibits.${name}`)}
      required
      max={saveExhibitLimits[name]}
    />
  );

  return (
    <Form form={form} onSubmit={submit} maxWidth="form" gap="10">
      <FieldGroup title={t('exhibits.group.name')}>
        {title('titleCn')}
        {title('titleEn')}
        <CategoryField form={form} categories={categories} />
      </FieldGroup>
      <FieldGroup title={t('exhibits.group.pictures')}>
        <PictureFormField
          form={form}
          name="imageUrl"
          label={t('exhibits.imageUrl')}
          alt={t('exhibits.pictureOf')}
          help={t('exhibits.pictureHelp')}
          isRequired
          ratio={4 / 3}
        />
        <VideoFormField
          form={form}
          name="videoUrl"
          label={t('exhibits.videoUrl')}
          help={t('exhibits.videoHelp')}
        />
      </FieldGroup>
      <FieldGroup title={t('exhibits.group.description')}>
        {description('descriptionCn')}
        {description('descriptionEn')}
        <TagsField form={form} name="tagsCn" />
        <TagsField form={form} name="tagsEn" />
        <MissingLanguage tagsCn={tagsOf(form.values.tagsCn)} tagsEn={tagsOf(form.values.tagsEn)} />
      </FieldGroup>
      <Flex gap="3" wrap="wrap">
        <SubmitButton form={form} busy={t('review.submitting')}>
          {t(id ? 'review.submitAgain' : 'review.submit')}
        </SubmitButton>
        <ButtonLink to={exhibitPaths.list} variant="ghost" size="lg">
          {t('records.cancel')}
        </ButtonLink>
      </Flex>
    </Form>
  );
}
