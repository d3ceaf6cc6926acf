import { chakra, Flex, Grid } from '@chakra-ui/react';
import { type SubmitEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLang, useT } from '../../../i18n';
import { countriesIn } from '../../../i18n/countries';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { CheckGroup } from '../../../ui/check-group';
import { Checkbox } from '../../../ui/checkbox';
import { CodeField } from '../../../ui/code-field';
import { ErrorSummary } from '../../../ui/error-summary';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { TextAnchor, TextLink } from '../../../ui/text-link';
import { categoryCodes, categoryMessageId } from '../../categories';
import { useTellSent } from '../../identity';
import { useSendCodeMutation } from '../../identity/sign-in';
import { useRecordForm, useSaveRecord } from '../../review';
import { type BoothApplicationPageQuery, useApplyForBoothMutation } from './booth-application.generated';
import { DataProtection } from './data-protection';
import { applicationDraft } from './draft';
import { type Refused, RefusedDialog } from './refused-dialog';
import { TextField } from './text-field';
import {
  type ApplicationField,
  applicationFields,
  type ApplicationValues,
  checkApplication,
  emptyApplication,
  isMobile,
  sameApplication,
} from './values';

interface ApplicationFormProps {
  choices: Pick<BoothApplicationPageQuery, 'visitTitles' | 'visitPositions' | 'waysToKnow'>;
  onDone: (done: { message: string; email: string }) => void;
}

/** The application (EXH-009 to EXH-021, EXH-024): a code by SMS in Chinese, by e-mail and with a password in English. */
export function ApplicationForm({ choices, onDone }: ApplicationFormProps) {
  const t = useT();
  const lang = useLang();
  const [query] = useSearchParams();
  const countries = useMemo(() => countriesIn(lang), [lang]);
  const [initial] = useState(() => applicationDraft.read('') ?? emptyApplication);
  const [isReading, setReading] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const { save, isSaving } = useSaveRecord(applicationFields);
  const [send] = useApplyForBoothMutation();
  const [sendCode] = useSendCodeMutation();
  const tellSent = useTellSent();
  const { form, summary, values, change, errors, errorOf, refuse, go, release, question } = useRecordForm<
    ApplicationValues,
    ApplicationField
  >({ id: '', original: emptyApplication, initial, same: sameApplication, draft: applicationDraft });

  const askForCode = () => {
    const [field, channel] = lang === 'ZH' ? (['mobile', 'SMS'] as const) : (['email', 'EMAIL'] as const);
    const isRight = lang === 'ZH' ? isMobile(values.mobile, lang) : !checkApplication(values, lang).email;
    if (!isRight) {
      const isMissing = values[field].trim() === '';
      refuse([{ field, text: t(`booth-application.${isMissing ? 'need' : 'wrong'}.${field}`) }]);
      return Promise.resolve(false);
    }
    const input = { channel, recipient: values[field].trim() };
    return tellSent(async () => (await sendCode({ variables: { input } })).data?.sendCode);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const mistakes = checkApplication(values, lang);
    const found = applicationFields.flatMap((field) => {
      const message = mistakes[field];
      return message ? [{ field, text: t(message) }] : [];
    });
    if (found.length > 0) return refuse(found);
    const secrets = lang === 'ZH' ? { password: '', passwordAgain: '' } : {};
    const invitation = { invitationCode: query.get('code') ?? '', invitationId: query.get('invite') ?? '' };
    const input = { ...values, ...secrets, ...invitation };
    let email = values.email;
    let isKnown = false;
    const outcome = await save(async () => {
      const answer = (await send({ variables: { input } })).data?.applyForBooth;
      email = answer?.email ?? email;
      isKnown = answer?.errors.some(({ code }) => code === 'DUPLICATE') ?? false;
      return answer;
    });
    if (!outcome) return;
    if ('refusals' in outcome) {
      refuse(outcome.refusals);
      setRefused({ text: outcome.refusals[0]?.text ?? '', isKnown });
      return;
    }
    release();
    onDone({ message: outcome.message, email });
  };

  const text = (
    name: Parameters<typeof TextField>[0]['name'],
    more: { help?: string; isRequired?: boolean } = {},
  ) => (
    <TextField
      name={name}
      value={values[name]}
      error={errorOf(name)}
      onChange={(typed) => change(name, typed)}
      {...more}
    />
  );
  const select = (name: 'position' | 'country', options: readonly { value: string; label: string }[]) => (
    <Field label={t(`booth-application.${name}`)} error={errorOf(name)} required>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={values[name]}
          onChange={(event) => change(name, event.currentTarget.value)}
        >
          <option value="">{t('booth-application.choose')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  const pair = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

  return (
    <>
      <chakra.form ref={form} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="6">
        <ErrorSummary ref={summary} errors={errors} onGo={go} />
        <chakra.h2 fontSize="xl">{t('booth-application.person')}</chakra.h2>
        <CheckGroup
          name="title"
          type="radio"
          legend={t('booth-application.title')}
          error={errorOf('title')}
          columns={2}
          options={choices.visitTitles}
          chosen={values.title === '' ? [] : [values.title]}
          onChange={([title = '']) => change('title', title)}
        />
        <Grid gap="6" templateColumns={pair}>
          {text('name')}
          {text('company')}
          {text('department')}
          {select('position', choices.visitPositions)}
          {lang === 'EN'
            ? select(
                'country',
                countries.map(({ code, name }) => ({ value: code, label: name })),
              )
            : null}
          {text('telephone', { help: t('booth-application.telephoneHelp') })}
          {text('mobile')}
          {text('email', { help: t('booth-application.emailHelp') })}
          {text('website', { isRequired: false })}
        </Grid>
        <CodeField
          label={t(`booth-application.code.${lang}`)}
          value={values.code}
          error={errorOf('code')}
          onChange={(code) => change('code', code)}
          send={askForCode}
        />
        {lang === 'EN' ? (
          <Grid gap="6" templateColumns={pair}>
            {text('password', { help: t('booth-application.passwordHelp') })}
            {text('passwordAgain')}
          </Grid>
        ) : null}
        <CheckGroup
          name="productServices"
          legend={t('booth-application.productServices')}
          error={errorOf('productServices')}
          columns={2}
          options={categoryCodes.map((code) => ({
            value: code,
            label: t(categoryMessageId(code)),
          }))}
          chosen={values.productServices}
          onChange={(codes) => change('productServices', codes)}
        />
        <CheckGroup
          name="waysToKnow"
          legend={t('booth-application.waysToKnow')}
          error={errorOf('waysToKnow')}
          columns={2}
          options={choices.waysToKnow}
          chosen={values.waysToKnow}
          onChange={(ways) => change('waysToKnow', ways)}
        />
        <Flex align="baseline" wrap="wrap" columnGap="1">
          <Checkbox
            name="isAgreed"
            checked={values.isAgreed}
            aria-invalid={errorOf('isAgreed') ? true : undefined}
            onChange={(event) => change('isAgreed', event.currentTarget.checked)}
          >
            {t('booth-application.agree')}
          </Checkbox>
          <TextAnchor as="button" type="button" onClick={() => setReading(true)}>
            {t('booth-application.protection')}
          </TextAnchor>
        </Flex>
        <Flex gap="4" wrap="wrap" align="center">
          <Button type="submit" size="lg" aria-disabled={isSaving || undefined}>
            {t(isSaving ? 'booth-application.sending' : 'booth-application.submit')}
          </Button>
          <chakra.span color="quiet" fontSize="sm">
            {t('booth-application.haveAccount')}
            <TextLink ms="1.5" to={paths.exhibitorLogin()}>
              {t('booth-application.login')}
            </TextLink>
          </chakra.span>
        </Flex>
      </chakra.form>
      <DataProtection open={isReading} onClose={() => setReading(false)} />
      <RefusedDialog
        refused={refused}
        onClose={() => {
          setRefused(undefined);
          summary.current?.focus();
        }}
      />
      {question}
    </>
  );
}
