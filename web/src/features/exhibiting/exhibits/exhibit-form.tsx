import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/error-summary';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Tag } from '../../../ui/tag';
import { TextArea } from '../../../ui/text-area';
import { type KeptDraft } from '../../../forms';
import { useRecordForm, useSaveRecord } from '../../review';
import { PictureField, VideoField } from '../../uploads';
import { forgetLists } from './cache';
import { CategoryField } from './category-field';
import { type ExhibitCategoriesQuery, useSaveExhibitMutation } from './exhibits.generated';
import { exhibitPaths } from './paths';
import {
  checkValues,
  type ExhibitField,
  exhibitFields,
  type ExhibitValues,
  longest,
  sameValues,
  tagsOf,
} from './values';

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

/** The form of an exhibit (EXH-059, VAL-054..058): errors beside the fields and summed up on top. */
export function ExhibitForm({ id, original, initial, draft, categories }: ExhibitFormProps) {
  const t = useT();
  const client = useApolloClient();
  const [busy, setBusy] = useState({ imageUrl: false, videoUrl: false });
  // Of a file that was not taken: told beside the field at once, and no reason to refuse the form.
  const [fileErrors, setFileErrors] = useState<{ imageUrl?: string; videoUrl?: string }>({});
  const { save, isSaving } = useSaveRecord(exhibitFields);
  const [send] = useSaveExhibitMutation();
  const { form, summary, values, change, errors, errorOf, clear, refuse, go, finish, question } =
    useRecordForm<ExhibitValues, ExhibitField>({ id, original, initial, same: sameValues, draft });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const mistakes = checkValues(values);
    const found = exhibitFields.flatMap((field) => {
      const message = mistakes[field];
      const most = field in longest ? longest[field as keyof typeof longest] : 0;
      return message ? [{ field, text: t(message, { name: t(`exhibits.${field}`), most }) }] : [];
    });
    for (const field of ['imageUrl', 'videoUrl'] as const) {
      if (busy[field]) found.push({ field, text: t('uploads.wait') });
    }
    if (found.length > 0) return refuse(found);
    const { categoryCode, videoUrl, tagsCn, tagsEn, ...texts } = values;
    const input = {
      ...texts,
      ...(id ? { id } : {}),
      categoryCode: categoryCode || null,
      videoUrl: videoUrl || null,
      tagsCn: tagsOf(tagsCn),
      tagsEn: tagsOf(tagsEn),
    };
    const outcome = await save(async () => (await send({ variables: { input } })).data?.saveProduct);
    if (!outcome) return;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    forgetLists(client.cache);
    await finish(outcome.message, exhibitPaths.list);
  };

  const file = (field: 'imageUrl' | 'videoUrl') => ({
    name: field,
    label: t(`exhibits.${field}`),
    value: values[field] || null,
    error: errorOf(field) ?? fileErrors[field],
    onChange: (address: string | null) => change(field, address ?? ''),
    onError: (text: string | undefined) => {
      clear(field);
      setFileErrors((before) => ({ ...before, [field]: text }));
    },
    onBusy: (isBusy: boolean) => setBusy((before) => ({ ...before, [field]: isBusy })),
  });
  const title = (field: 'titleCn' | 'titleEn') => (
    <Field label={t(`exhibits.${field}`)} error={errorOf(field)} required>
      {(control) => (
        <Input
          {...control}
          name={field}
          autoComplete="off"
          value={values[field]}
          onChange={(event) => change(field, event.currentTarget.value)}
        />
      )}
    </Field>
  );
  const tags = (field: 'tagsCn' | 'tagsEn') => (
    <div>
      <Field label={t(`exhibits.${field}`)} help={t('exhibits.tagsHelp')} error={errorOf(field)}>
        {(control) => (
          <Input
            {...control}
            name={field}
            autoComplete="off"
            value={values[field]}
            onChange={(event) => change(field, event.currentTarget.value)}
          />
        )}
      </Field>
      <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" mt="2" data-tags={field}>
        {tagsOf(values[field]).map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </Flex>
    </div>
  );
  const text = (field: 'descriptionCn' | 'descriptionEn') => (
    <Field label={t(`exhibits.${field}`)} error={errorOf(field)} required>
      {(control) => (
        <TextArea
          control={control}
          name={field}
          value={values[field]}
          max={longest[field]}
          onChange={(typed) => change(field, typed)}
        />
      )}
    </Field>
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
        maxWidth="form"
      >
        <ErrorSummary ref={summary} errors={errors} onGo={go} />
        {title('titleCn')}
        {title('titleEn')}
        <CategoryField
          categories={categories}
          value={values.categoryCode}
          error={errorOf('categoryCode')}
          onChange={(code) => change('categoryCode', code)}
        />
        {tags('tagsCn')}
        {tags('tagsEn')}
        <PictureField
          {...file('imageUrl')}
          alt={t('exhibits.pictureOf')}
          help={t('exhibits.pictureHelp')}
          isRequired
          ratio={4 / 3}
        />
        <VideoField {...file('videoUrl')} help={t('exhibits.videoHelp')} />
        {text('descriptionCn')}
        {text('descriptionEn')}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" size="lg" aria-disabled={isSaving || undefined}>
            {t(isSaving ? 'review.submitting' : id ? 'review.submitAgain' : 'review.submit')}
          </Button>
          <ButtonLink to={exhibitPaths.list} variant="ghost" size="lg">
            {t('review.cancel')}
          </ButtonLink>
        </Flex>
      </chakra.form>
      {question}
    </>
  );
}
