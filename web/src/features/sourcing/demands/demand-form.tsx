import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import {
  CheckboxesField,
  Form,
  inWords,
  RadioField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from '../../../forms';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { FieldGroup } from '../../../ui/field-group';
import type { CentreAddress } from '../../centre';
import { publishCodes, publishTypeOfCode, purchaseCodes, purchaseTypeOfCode } from '../codes';
import { PictureFormField } from '../../uploads';
import { dropKeptDemand } from '../release/draft';
import { forgetLists } from './cache';
import { saveDemandLimits, useSaveDemandMutation } from './demands.generated';
import { demandDraft } from './draft';
import { demandPaths } from './paths';
import { checkValues, demandFields, type DemandValues } from './values';

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
  const [send] = useSaveDemandMutation();
  const form = useForm<DemandValues>({
    fields: demandFields,
    original,
    initial,
    draft: { id, kept: demandDraft },
    check: (values) => inWords(t, checkValues(values)),
    serverChecksAll: true,
  });
  const submit = form.submit({
    send: async (values) => {
      const input = { ...values, id: id || null };
      return (await send({ variables: { input } })).data?.saveBuyerPost;
    },
    saved: async ({ message }) => {
      forgetLists(client.cache);
      dropKeptDemand();
      await form.finish(message ?? '', paths.list);
    },
  });

  return (
    <Form form={form} onSubmit={submit} maxWidth="form" gap="10">
      <FieldGroup title={t('demands.group.kind')}>
        <CheckboxesField
          form={form}
          name="purchaseTypes"
          legend={t('demands.purchaseTypes')}
          help={t('demands.purchaseTypesHelp')}
          options={purchaseCodes.map((code) => ({
            value: purchaseTypeOfCode[code],
            label: t(`sourcing.purchase.${code}`),
          }))}
        />
        <RadioField
          form={form}
          name="publishType"
          legend={t('demands.publishType')}
          options={publishCodes.map((code) => ({
            value: publishTypeOfCode[code],
            label: t(`sourcing.publish.${code}`),
          }))}
        />
      </FieldGroup>
      <FieldGroup title={t('demands.group.goods')}>
        <TextAreaField
          form={form}
          name="content"
          label={t('demands.content')}
          help={t('demands.contentHelp')}
          required
          max={saveDemandLimits.content}
          unit="words"
        />
        <TextField
          form={form}
          name="quantity"
          label={t('demands.quantity')}
          help={t('demands.quantityHelp')}
          required
          autoComplete="off"
        />
        <PictureFormField
          form={form}
          name="imageUrl"
          label={t('demands.picture')}
          alt={t('demands.pictureOf')}
          help={t('demands.pictureHelp')}
        />
      </FieldGroup>
      <Flex gap="3" wrap="wrap">
        <SubmitButton form={form} busy={t('review.submitting')}>
          {t(id ? 'review.submitAgain' : 'review.submit')}
        </SubmitButton>
        <ButtonLink to={paths.list} variant="ghost" size="lg">
          {t('records.cancel')}
        </ButtonLink>
      </Flex>
    </Form>
  );
}
