import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  CheckboxesField,
  CheckboxField,
  CodeFormField,
  Form,
  type FormHandle,
  inWords,
  mistakesOf,
  RadioField,
  SelectField,
  SubmitButton,
  useForm,
} from '../../../forms';
import { useLang, useT } from '../../../i18n';
import { countriesIn } from '../../../i18n/countries';
import { paths } from '../../../lib/paths';
import { TextAnchor, TextLink } from '../../../ui/text-link';
import { categoryCodes, categoryMessageId } from '../../categories';
import { useTellSent } from '../../identity';
import { useSendCodeMutation } from '../../identity/sign-in';
import { type BoothApplicationPageQuery, useApplyForBoothMutation } from './booth-application.generated';
import { DataProtection } from './data-protection';
import { applicationDraft } from './draft';
import { type Refused, RefusedDialog } from './refused-dialog';
import { ApplicationText } from './text-field';
import {
  applicationFields,
  type ApplicationValues,
  checkApplication,
  emptyApplication,
  isMobile,
} from './values';

interface ApplicationFormProps {
  choices: Pick<BoothApplicationPageQuery, 'visitTitles' | 'visitPositions' | 'waysToKnow'>;
  onDone: (done: { message: string; email: string }) => void;
}

/** Has the code of the form sent; refuses the number or address that it would go to, where that is wrong. */
function useAskForCode(form: FormHandle<ApplicationValues>) {
  const t = useT();
  const lang = useLang();
  const [sendCode] = useSendCodeMutation();
  const tellSent = useTellSent();
  const { values } = form;
  return () => {
    const [field, channel] = lang === 'ZH' ? (['mobile', 'SMS'] as const) : (['email', 'EMAIL'] as const);
    const isRight = lang === 'ZH' ? isMobile(values.mobile, lang) : !checkApplication(values, lang).email;
    if (!isRight) {
      const isMissing = values[field].trim() === '';
      form.refuse([{ field, text: t(`booth-application.${isMissing ? 'need' : 'wrong'}.${field}`) }]);
      return Promise.resolve(false);
    }
    const input = { channel, recipient: values[field].trim() };
    return tellSent(async () => (await sendCode({ variables: { input } })).data?.sendCode);
  };
}

/** The application (EXH-009 to EXH-021, EXH-024): a code by SMS in Chinese, by e-mail and with a password in English. */
export function ApplicationForm({ choices, onDone }: ApplicationFormProps) {
  const t = useT();
  const lang = useLang();
  const [query] = useSearchParams();
  const countries = useMemo(
    () => countriesIn(lang).map(({ code, name }) => ({ value: code, label: name })),
    [lang],
  );
  const productServices = categoryCodes.map((code): { value: string; label: string } => ({
    value: code,
    label: t(categoryMessageId(code)),
  }));
  const [initial] = useState(() => applicationDraft.read('') ?? emptyApplication);
  const [isReading, setReading] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [send] = useApplyForBoothMutation();
  const form = useForm<ApplicationValues>({
    fields: applicationFields,
    original: emptyApplication,
    initial,
    draft: { id: '', kept: applicationDraft },
    check: (values) => inWords(t, checkApplication(values, lang)),
  });
  const askForCode = useAskForCode(form);
  const submit = form.submit({
    send: async (values) => {
      const input = {
        ...values,
        password: lang === 'ZH' ? '' : values.password,
        passwordAgain: lang === 'ZH' ? '' : values.passwordAgain,
        invitationCode: query.get('code') ?? '',
        invitationId: query.get('invite') ?? '',
      };
      return (await send({ variables: { input } })).data?.applyForBooth;
    },
    saved: ({ message, email }, values) => {
      form.release();
      onDone({ message: message ?? '', email: email ?? values.email });
    },
    refused: (payload) => {
      form.refuse(mistakesOf(applicationFields, payload));
      setRefused({
        text: payload.errors[0]?.message ?? '',
        isKnown: payload.errors.some(({ code }) => code === 'DUPLICATE'),
      });
      return true;
    },
  });

  const select = (name: 'position' | 'country', options: readonly { value: string; label: string }[]) => (
    <SelectField
      form={form}
      name={name}
      label={t(`booth-application.${name}`)}
      required
      none={t('booth-application.choose')}
      options={options}
    />
  );
  const pair = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

  return (
    <>
      <Form form={form} onSubmit={submit}>
        <chakra.h2 fontSize="xl">{t('booth-application.person')}</chakra.h2>
        <RadioField
          form={form}
          name="title"
          legend={t('booth-application.title')}
          columns={2}
          options={choices.visitTitles}
        />
        <Grid gap="6" templateColumns={pair}>
          <ApplicationText form={form} name="name" />
          <ApplicationText form={form} name="company" />
          <ApplicationText form={form} name="department" />
          {select('position', choices.visitPositions)}
          {lang === 'EN' ? select('country', countries) : null}
          <ApplicationText form={form} name="telephone" help={t('booth-application.telephoneHelp')} />
          <ApplicationText form={form} name="mobile" />
          <ApplicationText form={form} name="email" help={t('booth-application.emailHelp')} />
          <ApplicationText form={form} name="website" isRequired={false} />
        </Grid>
        <CodeFormField
          form={form}
          name="code"
          label={t(`booth-application.code.${lang}`)}
          send={askForCode}
        />
        {lang === 'EN' ? (
          <Grid gap="6" templateColumns={pair}>
            <ApplicationText form={form} name="password" help={t('booth-application.passwordHelp')} />
            <ApplicationText form={form} name="passwordAgain" />
          </Grid>
        ) : null}
        <CheckboxesField
          form={form}
          name="productServices"
          legend={t('booth-application.productServices')}
          columns={2}
          options={productServices}
        />
        <CheckboxesField
          form={form}
          name="waysToKnow"
          legend={t('booth-application.waysToKnow')}
          columns={2}
          options={choices.waysToKnow}
        />
        <Flex align="baseline" wrap="wrap" columnGap="1">
          <CheckboxField form={form} name="isAgreed">
            {t('booth-application.agree')}
          </CheckboxField>
          <TextAnchor as="button" type="button" onClick={() => setReading(true)}>
            {t('booth-application.protection')}
          </TextAnchor>
        </Flex>
        <Flex gap="4" wrap="wrap" align="center">
          <SubmitButton form={form} busy={t('booth-application.sending')}>
            {t('booth-application.submit')}
          </SubmitButton>
          <chakra.span color="quiet" fontSize="sm">
            {t('booth-application.haveAccount')}
            <TextLink ms="1.5" to={paths.exhibitorLogin()}>
              {t('booth-application.login')}
            </TextLink>
          </chakra.span>
        </Flex>
      </Form>
      <DataProtection open={isReading} onClose={() => setReading(false)} />
      <RefusedDialog
        refused={refused}
        onClose={() => {
          setRefused(undefined);
          form.summary.current?.focus();
        }}
      />
    </>
  );
}
