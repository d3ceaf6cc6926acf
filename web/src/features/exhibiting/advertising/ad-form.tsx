import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { Form, inWords, RadioField, SubmitButton, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { FieldGroup } from '../../../ui/field-group';
import { FilesFormField } from '../../uploads';
import { AdItems } from './ad-items';
import { type CatalogueItemFragment, useSaveAdRequestMutation } from './advertising.generated';
import { forgetLists } from './cache';
import { adPaths as paths } from './paths';
import { adDraft, adFields, adTypes, type AdValues, checkValues, linesOf, totalOf } from './values';

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
  const [send] = useSaveAdRequestMutation();
  const form = useForm<AdValues>({
    fields: adFields,
    original,
    initial,
    draft: { id, kept: adDraft },
    check: (values) => inWords(t, checkValues(catalogue, values)),
  });
  const { type } = form.values;
  const submit = form.submit({
    send: async (values) => {
      if (!values.type) return undefined;
      const input = {
        id: id || null,
        type: values.type,
        items: linesOf(catalogue, values).map(({ catalogueItemId, amount = 0 }) => ({
          catalogueItemId,
          amount,
        })),
        attachmentUrl: values.attachmentUrl[0]?.address ?? null,
      };
      return (await send({ variables: { input } })).data?.saveAdRequest;
    },
    saved: async ({ message }) => {
      forgetLists(client.cache);
      await form.finish(message ?? '', paths.list);
    },
  });

  return (
    <Form form={form} onSubmit={submit} maxWidth="form" gap="10">
      <FieldGroup title={t('advertising.group.order')}>
        {id ? null : (
          <RadioField
            form={form}
            name="type"
            legend={t('advertising.type')}
            options={adTypes.map((value) => ({ value, label: t(`advertising.type.${value}`) }))}
            onChosen={() => form.clear('items')}
          />
        )}
        {type ? (
          <AdItems
            form={form}
            items={catalogue.filter((item) => item.type === type)}
            total={totalOf(linesOf(catalogue, form.values))}
          />
        ) : null}
      </FieldGroup>
      <FieldGroup title={t('advertising.group.attachment')}>
        <FilesFormField
          form={form}
          name="attachmentUrl"
          label={t('advertising.attachmentLabel')}
          most={1}
          isPrivate
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
