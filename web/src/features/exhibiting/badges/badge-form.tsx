import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { Form, inWords, RadioField, SelectField, SubmitButton, TextField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { FieldGroup } from '../../../ui/field-group';
import { PictureFormField } from '../../uploads';
import { useSaveBadgeMutation } from './badges.generated';
import { forgetLists } from './cache';
import { badgePaths as paths } from './paths';
import { badgeDraft, badgeFields, type BadgeValues, cardTypes, checkValues } from './values';

/** An entry of the dictionary of positions (EXH-102). */
export interface Position {
  value: string;
  label: string;
}

interface BadgeFormProps {
  /** Of the rejected badge that is handed in again; blank for a new one (EXH-103). */
  id: string;
  positions: readonly Position[];
  original: BadgeValues;
  initial: BadgeValues;
}

/** The form, and what follows from its answer. */
function useBadgeForm({ id, original, initial }: Omit<BadgeFormProps, 'positions'>) {
  const t = useT();
  const client = useApolloClient();
  const [send] = useSaveBadgeMutation();
  const form = useForm<BadgeValues>({
    fields: badgeFields,
    original,
    initial,
    draft: { id, kept: badgeDraft },
    check: (values) => inWords(t, checkValues(values)),
    serverChecksAll: true,
  });
  const needsPicture = form.values.cardType === 'OTHER';
  const submit = form.submit({
    send: async ({ cardImageUrl, ...rest }) => {
      const input = {
        ...rest,
        cardImageUrl: needsPicture ? cardImageUrl : null,
        id: id || null,
      };
      return (await send({ variables: { input } })).data?.saveBadge;
    },
    saved: async ({ message }) => {
      forgetLists(client.cache);
      await form.finish(message ?? '', paths.list);
    },
  });
  return { form, submit, needsPicture };
}

/** The form of a badge (EXH-098..102, VAL-063): errors beside the fields and summed up on top. */
export function BadgeForm({ positions, ...badge }: BadgeFormProps) {
  const t = useT();
  const { form, submit, needsPicture } = useBadgeForm(badge);

  return (
    <Form form={form} onSubmit={submit} maxWidth="form" gap="10">
      <FieldGroup title={t('badges.group.person')}>
        <TextField
          form={form}
          name="name"
          label={t('badges.name')}
          help={t('badges.nameHelp')}
          required
          autoComplete="off"
        />
        <TextField
          form={form}
          name="companyName"
          label={t('badges.companyName')}
          required
          autoComplete="organization"
        />
        <SelectField
          form={form}
          name="position"
          label={t('badges.position')}
          required
          options={positions}
          none={t('badges.choose')}
        />
        <TextField
          form={form}
          name="phone"
          label={t('badges.phone')}
          help={t('badges.phoneHelp')}
          required
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </FieldGroup>
      <FieldGroup title={t('badges.group.document')}>
        <RadioField
          form={form}
          name="cardType"
          legend={t('badges.cardType')}
          options={cardTypes.map((value) => ({ value, label: t(`badges.card.${value}`) }))}
        />
        <TextField
          form={form}
          name="cardNumber"
          label={t('badges.cardNumber')}
          help={t('badges.cardNumberHelp')}
          required
          autoComplete="off"
          spellCheck={false}
        />
        {needsPicture ? (
          <PictureFormField
            form={form}
            name="cardImageUrl"
            label={t('badges.cardImage')}
            alt={t('badges.cardImage')}
            help={t('badges.cardImageHelp')}
            ratio={1.5}
            isRequired
            isPrivate
          />
        ) : null}
      </FieldGroup>
      <Flex gap="3" wrap="wrap">
        <SubmitButton form={form} busy={t('review.submitting')}>
          {t(badge.id ? 'review.submitAgain' : 'review.submit')}
        </SubmitButton>
        <ButtonLink to={paths.list} variant="ghost" size="lg">
          {t('records.cancel')}
        </ButtonLink>
      </Flex>
    </Form>
  );
}
