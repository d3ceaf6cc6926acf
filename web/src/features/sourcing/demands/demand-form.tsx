import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { charactersOrWords } from '../../../lib/words';
import { TextArea } from '../../../ui/text-area';
import type { CentreAddress } from '../../centre';
import { publishCodes, publishTypeOfCode, purchaseCodes, purchaseTypeOfCode } from '../codes';
import { CheckGroup } from '../../../ui/check-group';
import { ErrorSummary } from '../../../ui/error-summary';
import { useRecordForm, useSaveRecord } from '../../review';
import { PictureField } from '../../uploads';
import { dropKeptDemand } from '../release/draft';
import { forgetLists } from './cache';
import { useSaveDemandMutation } from './demands.generated';
import { demandDraft } from './draft';
import { demandPaths } from './paths';
import {
  checkValues,
  type DemandField,
  demandFields,
  type DemandValues,
  MAX_CONTENT,
  sameValues,
} from './values';

interface DemandFormProps {
  role: CentreAddress['role'];
  /** Of the rejected request that is handed in again; blank for a new one (CONFLICT-024). */
  id: string;
  /** What it is without changes. */
  original: DemandValues;
  /** What it starts with: what was typed before a reload, where there is something. */
  initial: DemandValues;
}

/** The publish form (VC-060..062, VAL-040..044): errors beside the fields and summed up on top. */
export function DemandForm({ role, id, original, initial }: DemandFormProps) {
  const t = useT();
  const client = useApolloClient();
  const paths = demandPaths(role);
  const [isSending, setSending] = useState(false);
  // Of a file that was not taken: told beside the field at once, and no reason to refuse the form.
  const [pictureError, setPictureError] = useState<string>();
  const { save, isSaving } = useSaveRecord(demandFields);
  const [send] = useSaveDemandMutation();
  const { form, summary, values, change, errors, errorOf, clear, refuse, go, finish, question } =
    useRecordForm<DemandValues, DemandField>({
      id,
      original,
      initial,
      same: sameValues,
      draft: demandDraft,
    });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const mistakes = checkValues(values);
    const found = demandFields.flatMap((field) => {
      const message = mistakes[field];
      return message ? [{ field, text: t(message) }] : [];
    });
    if (isSending) found.push({ field: 'imageUrl', text: t('uploads.wait') });
    const { publishType, ...rest } = values;
    if (found.length > 0 || !publishType) return refuse(found);
    const input = { ...rest, publishType, ...(id ? { id } : {}) };
    const outcome = await save(async () => (await send({ variables: { input } })).data?.saveBuyerPost);
    if (!outcome) return;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    forgetLists(client.cache);
    dropKeptDemand();
    await finish(outcome.message, paths.list);
  };

  return (
    <>
      <chakra.form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        display="grid"
        gap="6"
        maxWidth="form"
      >
        <ErrorSummary ref={summary} errors={errors} onGo={go} />
        <CheckGroup
          name="purchaseTypes"
          legend={t('demands.purchaseTypes')}
          help={t('demands.purchaseTypesHelp')}
          error={errorOf('purchaseTypes')}
          columns={2}
          options={purchaseCodes.map((code) => ({
            value: purchaseTypeOfCode[code],
            label: t(`sourcing.purchase.${code}`),
          }))}
          chosen={values.purchaseTypes}
          onChange={(chosen) => change('purchaseTypes', chosen)}
        />
        <CheckGroup
          type="radio"
          name="publishType"
          legend={t('demands.publishType')}
          error={errorOf('publishType')}
          options={publishCodes.map((code) => ({
            value: publishTypeOfCode[code],
            label: t(`sourcing.publish.${code}`),
          }))}
          chosen={values.publishType ? [values.publishType] : []}
          onChange={([chosen]) => change('publishType', chosen ?? null)}
        />
        <Field
          label={t('demands.content')}
          help={t('demands.contentHelp')}
          error={errorOf('content')}
          required
        >
          {(control) => (
            <TextArea
              control={control}
              name="content"
              value={values.content}
              max={MAX_CONTENT}
              lengthOf={charactersOrWords}
              onChange={(text) => change('content', text)}
            />
          )}
        </Field>
        <Field
          label={t('demands.quantity')}
          help={t('demands.quantityHelp')}
          error={errorOf('quantity')}
          required
        >
          {(control) => (
            <Input
              {...control}
              name="quantity"
              autoComplete="off"
              value={values.quantity}
              onChange={(event) => change('quantity', event.currentTarget.value)}
            />
          )}
        </Field>
        <PictureField
          name="imageUrl"
          label={t('demands.picture')}
          alt={t('demands.pictureOf')}
          help={t('demands.pictureHelp')}
          value={values.imageUrl}
          error={errorOf('imageUrl') ?? pictureError}
          onChange={(address) => change('imageUrl', address)}
          onError={(text) => {
            clear('imageUrl');
            setPictureError(text);
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
