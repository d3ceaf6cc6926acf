import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { CheckGroup } from '../../../ui/check-group';
import { ErrorSummary } from '../../../ui/error-summary';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import { useRecordForm, useSaveRecord } from '../../review';
import { PictureField } from '../../uploads';
import { useSaveBadgeMutation } from './badges.generated';
import { forgetLists } from './cache';
import { badgePaths as paths } from './paths';
import {
  badgeDraft,
  type BadgeField,
  badgeFields,
  type BadgeValues,
  cardTypes,
  checkValues,
  sameValues,
} from './values';

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

/** The form of a badge (EXH-098..102, VAL-063): errors beside the fields and summed up on top. */
export function BadgeForm({ id, positions, original, initial }: BadgeFormProps) {
  const t = useT();
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);
  // Of a file that was not taken: told beside the field at once, and no reason to refuse the form.
  const [pictureError, setPictureError] = useState<string>();
  const { save, isSaving } = useSaveRecord(badgeFields);
  const [send] = useSaveBadgeMutation();
  const { form, summary, values, change, errors, errorOf, clear, refuse, go, finish, question } =
    useRecordForm<BadgeValues, BadgeField>({
      id,
      original,
      initial,
      same: sameValues,
      draft: badgeDraft,
    });
  const needsPicture = values.cardType === 'OTHER';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const mistakes = checkValues(values);
    const found = badgeFields.flatMap((field) => {
      const message = mistakes[field];
      return message ? [{ field, text: t(message) }] : [];
    });
    if (isSending) found.push({ field: 'cardImageUrl', text: t('uploads.wait') });
    const { cardType, cardImageUrl, ...rest } = values;
    if (found.length > 0 || !cardType) return refuse(found);
    const input = {
      ...rest,
      cardType,
      cardImageUrl: needsPicture ? cardImageUrl : null,
      ...(id ? { id } : {}),
    };
    const outcome = await save(async () => (await send({ variables: { input } })).data?.saveBadge);
    if (!outcome) return;
    if ('refusals' in outcome) return refuse(outcome.refusals);
    forgetLists(client.cache);
    await finish(outcome.message, paths.list);
  };

  const text = (field: 'name' | 'cardNumber' | 'companyName' | 'phone', more: object = {}, help?: string) => (
    <Field label={t(`badges.${field}`)} error={errorOf(field)} required {...(help ? { help } : {})}>
      {(control) => (
        <Input
          {...control}
          {...more}
          name={field}
          value={values[field]}
          onChange={(event) => change(field, event.currentTarget.value)}
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
        {text('name', { autoComplete: 'off' }, t('badges.nameHelp'))}
        <CheckGroup
          type="radio"
          name="cardType"
          legend={t('badges.cardType')}
          error={errorOf('cardType')}
          options={cardTypes.map((value) => ({ value, label: t(`badges.card.${value}`) }))}
          chosen={values.cardType ? [values.cardType] : []}
          onChange={([chosen]) => change('cardType', chosen ?? null)}
        />
        {text('cardNumber', { autoComplete: 'off', spellCheck: false }, t('badges.cardNumberHelp'))}
        {needsPicture ? (
          <PictureField
            name="cardImageUrl"
            label={t('badges.cardImage')}
            alt={t('badges.cardImage')}
            help={t('badges.cardImageHelp')}
            ratio={1.5}
            isRequired
            isPrivate
            value={values.cardImageUrl}
            error={errorOf('cardImageUrl') ?? pictureError}
            onChange={(address) => change('cardImageUrl', address)}
            onError={(problem) => {
              clear('cardImageUrl');
              setPictureError(problem);
            }}
            onBusy={setSending}
          />
        ) : null}
        {text('companyName', { autoComplete: 'organization' })}
        <Field label={t('badges.position')} error={errorOf('position')} required>
          {(control) => (
            <Select
              {...control}
              name="position"
              value={values.position}
              onChange={(event) => change('position', event.currentTarget.value)}
            >
              <option value="">{t('badges.choose')}</option>
              {positions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {text('phone', { type: 'tel', inputMode: 'tel', autoComplete: 'off' }, t('badges.phoneHelp'))}
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
