import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { useFailureToast } from '../../../apollo';
import { useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { CodeField } from '../../../ui/code-field';
import { Field } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { Input } from '../../../ui/input';
import { TextAnchor, TextLink } from '../../../ui/text-link';
import { toast } from '../../../ui/toast';
import { useDemoTime } from '../../edition';
import { useTellSent } from '../../identity';
import { useSendCodeMutation } from '../../identity/sign-in';
import {
  checkRecipient,
  checkStart,
  emptyStart,
  type StartErrors,
  type StartField,
  type Way,
} from './check-start';
import { PrivacyDialog } from './privacy-dialog';
import { useStartVisitRegistrationMutation } from './wizard.generated';

type Told = { code: string; text: string; field?: StartField };

const order: StartField[] = ['recipient', 'code', 'password', 'passwordAgain', 'isAgreed'];

/** Step 1: a number or address and its proof, and the privacy statement (AUTH-043 to AUTH-050). */
export function StartStep({ onStarted }: { onStarted: (key: string, message: string | null) => void }) {
  const t = useT();
  const way: Way = useLang() === 'ZH' ? 'SMS' : 'EMAIL';
  const isDemo = useDemoTime() !== undefined;
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const showFailure = useFailureToast();
  const [values, setValues] = useState(emptyStart);
  const [errors, setErrors] = useState<StartErrors>({});
  const [told, setTold] = useState<Told>();
  const [isReading, setReading] = useState(false);
  const [start, { loading }] = useStartVisitRegistrationMutation();
  const tellSent = useTellSent();
  const [send] = useSendCodeMutation();

  const set = <Name extends StartField>(field: Name, value: (typeof values)[Name]) => {
    setValues({ ...values, [field]: value });
    setErrors({ ...errors, [field]: undefined });
    if (told?.field === field || told?.field === undefined) setTold(undefined);
  };
  const focus = (field: StartField | undefined) =>
    form.current?.querySelector<HTMLElement>(`[name=${field ?? order[0]}]`)?.focus();
  const errorOf = (field: StartField) => {
    const id = errors[field];
    return id ? t(id) : told?.field === field ? told.text : undefined;
  };
  const sendCode = () => {
    const wrong = checkRecipient(way, values.recipient);
    if (wrong) {
      flushSync(() => setErrors({ ...errors, recipient: wrong }));
      focus('recipient');
      return Promise.resolve(false);
    }
    const input = { channel: way, recipient: values.recipient.trim() };
    return tellSent(async () => (await send({ variables: { input } })).data?.sendCode);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (loading) return;
    const found = checkStart(way, values);
    flushSync(() => {
      setErrors(found);
      setTold(undefined);
    });
    if (found.isAgreed) toast.warning(t(found.isAgreed));
    const wrong = order.find((field) => found[field]);
    if (wrong) {
      focus(wrong);
      return;
    }
    const { recipient, code, password, passwordAgain, isAgreed } = values;
    const input = {
      channel: way,
      recipient: recipient.trim(),
      code: code.trim(),
      isAgreed,
      ...(way === 'EMAIL' ? { password, passwordAgain } : {}),
      invitationCode: query.get('code')?.slice(0, 64) ?? null,
      invitationId: query.get('invite')?.slice(0, 64) ?? null,
      source: query.get('source')?.slice(0, 200) ?? null,
    };
    try {
      const { data } = await start({ variables: { input } });
      const { registration, errors: refusals = [], message = null } = data?.startVisitRegistration ?? {};
      if (registration) {
        onStarted(registration.key, message);
        return;
      }
      const refused = refusals[0];
      if (!refused) return;
      const field = order.find((name) => name === refused.path?.[0]);
      flushSync(() => setTold({ code: refused.code, text: refused.message, ...(field ? { field } : {}) }));
      if (field) focus(field);
    } catch (error) {
      showFailure(error);
    }
  };
  const password = (name: 'password' | 'passwordAgain', help?: string) => (
    <Field label={t(`registration.${name}`)} help={help} error={errorOf(name)} required>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="password"
          autoComplete="new-password"
          maxLength={200}
          value={values[name]}
          onChange={(event) => set(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );

  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      display="grid"
      gap="5"
      maxWidth="30rem"
    >
      {way === 'SMS' ? (
        <Field
          label={t('registration.mobile')}
          help={t('registration.mobileHelp')}
          error={errorOf('recipient')}
          required
        >
          {(control) => (
            <Input
              {...control}
              name="recipient"
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              maxLength={11}
              value={values.recipient}
              onChange={(event) => set('recipient', event.currentTarget.value)}
            />
          )}
        </Field>
      ) : (
        <Field
          label={t('registration.email')}
          help={t('registration.emailStartHelp')}
          error={errorOf('recipient')}
          required
        >
          {(control) => (
            <Input
              {...control}
              name="recipient"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={values.recipient}
              onChange={(event) => set('recipient', event.currentTarget.value)}
            />
          )}
        </Field>
      )}
      <CodeField
        label={t(`registration.code.${way}`)}
        value={values.code}
        error={errorOf('code')}
        onChange={(code) => set('code', code)}
        send={sendCode}
      />
      {way === 'EMAIL' ? (
        <>
          {password('password', t('registration.passwordHelp'))}
          {password('passwordAgain')}
        </>
      ) : null}
      <div>
        <Flex wrap="wrap" columnGap="1">
          <Checkbox
            name="isAgreed"
            checked={values.isAgreed}
            aria-invalid={errors.isAgreed ? true : undefined}
            aria-describedby={errors.isAgreed ? 'agree-error' : undefined}
            onChange={(event) => set('isAgreed', event.currentTarget.checked)}
          >
            {t('registration.agree')}
          </Checkbox>
          <TextAnchor as="button" py="1.5" onClick={() => setReading(true)} type="button">
            {t('registration.privacy')}
          </TextAnchor>
        </Flex>
        {errors.isAgreed ? (
          <Flex id="agree-error" color="rejected" fontSize="sm" gap="1.5" align="start" role="alert">
            <Icon name="alert" size="16px" mt="0.2rem" />
            {t(errors.isAgreed)}
          </Flex>
        ) : null}
      </div>
      {told && told.field === undefined ? (
        <Flex role="alert" color="rejected" gap="2" align="start" fontWeight="semibold">
          <Icon name="alert" size="18px" mt="0.5" />
          <span>
            {told.text}
            {told.code === 'DUPLICATE' ? (
              <TextLink ms="1.5" to={paths.visitorLogin({ return: paths.centre('visitor', 'e-card') })}>
                {t('registration.toLogin')}
              </TextLink>
            ) : null}
          </span>
        </Flex>
      ) : null}
      <Button type="submit" size="lg" disabled={loading}>
        {t('registration.next')}
      </Button>
      <chakra.p color="quiet" fontSize="sm">
        {t('registration.haveAccount')}
        <TextLink ms="1.5" to={paths.visitorLogin({ return: paths.centre('visitor', 'e-card') })}>
          {t('registration.toLogin')}
        </TextLink>
        {isDemo ? (
          <>
            <br />
            <TextAnchor href={`/d${paths.mailbox()}`} target="_blank" rel="noopener">
              {t('registration.mailbox')}
            </TextAnchor>
          </>
        ) : null}
      </chakra.p>
      <PrivacyDialog open={isReading} onClose={() => setReading(false)} />
    </chakra.form>
  );
}
