import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { CheckGroup } from '../../../ui/check-group';
import { ErrorSummary } from '../../../ui/error-summary';
import { useRecordForm, useSaveRecord } from '../../review';
import { FilesField } from '../../uploads';
import { AdItems } from './ad-items';
import { type CatalogueItemFragment, useSaveAdRequestMutation } from './advertising.generated';
import { forgetLists } from './cache';
import { adPaths as paths } from './paths';
import {
  adDraft,
  type AdField,
  adFields,
  adTypes,
  type AdValues,
  checkValues,
  linesOf,
  sameValues,
  totalOf,
} from './values';

interface AdFormProps {
  /** Of the rejected order that is handed in again; blank for a new one. Its type stays. */
  id: string;
  catalogue: readonly CatalogueItemFragment[];
  original: AdValues;
  initial: AdValues;
}

/** The form of an order (EXH-087, EXH-088, EXH-093, EXH-094, VAL-065). */
export function AdForm({ id, catalogue, original, initial }: AdFormProps) {
  const t = useT();
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);
  // Of a file that was not taken: told beside the field at once, and no reason to refuse the form.
  const [fileError, setFileError] = useState<string>();
  const { save, isSaving } = useSaveRecord(adFields);
  const [send] = useSaveAdRequestMutation();
  const { form, summary, values, change, errors, errorOf, clear, refuse, go, finish, question } =
    useRecordForm<AdValues, AdField>({ id, original, initial, same: sameValues, draft: adDraft });
  const lines = linesOf(catalogue, values);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const mistakes = checkValues(catalogue, values);
    const found = adFields.flatMap((field) => {
      const message = mistakes[field];
      return message ? [{ field, text: t(message) }] : [];
    });
    if (isSending) found.push({ field: 'attachmentUrl', text: t('uploads.wait') });
    const { type, attachmentUrl } = values;
    if (found.length > 0 || !type) return refuse(found);
    const input = {
      ...(id ? { id } : {}),
      type,
      items: lines.map(({ catalogueItemId, amount = 0 }) => ({ catalogueItemId, amount })),
      attachmentUrl: attachmentUrl[0]?.address ?? null,
    };
    const outcome = await save(async () => (await send({ variables: { input } })).data?.saveAdRequest);
    if (!outcome) return;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    forgetLists(client.cache);
    await finish(outcome.message, paths.list);
  };

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
        {id ? null : (
          <CheckGroup
            type="radio"
            name="type"
            legend={t('advertising.type')}
            error={errorOf('type')}
            options={adTypes.map((value) => ({ value, label: t(`advertising.type.${value}`) }))}
            chosen={values.type ? [values.type] : []}
            onChange={([chosen]) => {
              change('type', chosen ?? null);
              clear('items');
            }}
          />
        )}
        {values.type ? (
          <AdItems
            items={catalogue.filter(({ type }) => type === values.type)}
            typed={values.items}
            total={totalOf(lines)}
            error={errorOf('items')}
            onChange={(typed) => change('items', typed)}
          />
        ) : null}
        <FilesField
          name="attachmentUrl"
          label={t('advertising.attachmentOptional')}
          most={1}
          isPrivate
          files={values.attachmentUrl}
          error={errorOf('attachmentUrl') ?? fileError}
          onChange={(files) => change('attachmentUrl', files)}
          onError={(text) => {
            clear('attachmentUrl');
            setFileError(text);
          }}
          onBusy={setSending}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" size="lg" aria-disabled={isSaving || undefined}>
            {t(isSaving ? 'review.submitting' : id ? 'review.submitAgain' : 'review.submit')}
          </Button>
          <ButtonLink to={paths.list} variant="ghost" size="lg">
            {t('review.cancel')}
          </ButtonLink>
        </Flex>
      </chakra.form>
      {question}
    </>
  );
}
