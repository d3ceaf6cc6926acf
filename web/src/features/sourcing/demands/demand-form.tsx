import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { TextArea } from '../../../ui/text-area';
import { toast } from '../../../ui/toast';
import type { CentreAddress } from '../../centre';
import { publishCodes, publishTypeOfCode, purchaseCodes, purchaseTypeOfCode } from '../codes';
import { CheckGroup } from '../form/check-group';
import { ErrorSummary } from '../form/error-summary';
import { dropKeptDemand } from '../release/draft';
import { demandListPath } from './address';
import { dropDraft, keepDraft } from './draft';
import { PictureField } from './picture-field';
import { type Refusal, useSaveDemand } from './use-save-demand';
import { useUnsavedGuard } from './use-unsaved-guard';
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
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Refusal[]>([]);
  const [isSending, setSending] = useState(false);
  // Of a file that was not taken: told beside the field at once, and no reason to refuse the form.
  const [pictureError, setPictureError] = useState<string>();
  const { save, loading } = useSaveDemand();
  const isDirty = !sameValues(values, original);
  const guard = useUnsavedGuard(isDirty, dropDraft);
  useEffect(() => {
    if (isDirty) keepDraft(id, values);
  }, [id, values, isDirty]);

  const without = (field: DemandField) => (before: Refusal[]) => before.filter((one) => one.field !== field);
  const change = <F extends DemandField>(field: F, value: DemandValues[F]) => {
    setValues((before) => ({ ...before, [field]: value }));
    // A field that is being mended stops complaining; the others wait for the next submit.
    setErrors(without(field));
  };
  const refuse = (refusals: Refusal[]) => {
    flushSync(() => setErrors(refusals));
    summary.current?.focus();
  };
  const go = (field: DemandField) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  const errorOf = (field: DemandField) => errors.find((one) => one.field === field)?.text;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const mistakes = checkValues(values);
    const found = demandFields.flatMap((field): Refusal[] => {
      const message = mistakes[field];
      return message ? [{ field, text: t(message) }] : [];
    });
    if (isSending) found.push({ field: 'imageUrl', text: t('demands.wait') });
    if (found.length > 0) return refuse(found);
    const outcome = await save(id, values);
    if (!outcome) return;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    guard.release();
    dropDraft();
    dropKeptDemand();
    toast.success(outcome.message);
    await navigate(demandListPath(role));
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
          value={values.imageUrl}
          error={errorOf('imageUrl') ?? pictureError}
          onChange={(address) => change('imageUrl', address)}
          onError={(text) => {
            setErrors(without('imageUrl'));
            setPictureError(text);
          }}
          onBusy={setSending}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" size="lg" aria-disabled={loading || undefined}>
            {t(loading ? 'demands.submitting' : id ? 'demands.submitAgain' : 'demands.submit')}
          </Button>
          <ButtonLink to={demandListPath(role)} variant="ghost" size="lg">
            {t('demands.cancel')}
          </ButtonLink>
        </Flex>
      </chakra.form>
      {guard.question}
    </>
  );
}
