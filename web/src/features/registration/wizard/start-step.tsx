import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  Form,
  type FormHandle,
  inWords,
  plainDraft,
  Refusal,
  SubmitButton,
  TextField,
  useForm,
} from '../../../forms';
import { useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { TextAnchor, TextLink } from '../../../ui/text-link';
import { toast } from '../../../ui/toast';
import { useDemoTime } from '../../edition';
import { type PictureAnswer, SentCodeField } from '../../identity/captcha';
import { useSendCodeMutation } from '../../identity/sign-in';
import { Agreement } from './agreement';
import { checkRecipient, checkStart, emptyStart, type StartValues, type Way } from './check-start';
import { startVisitRegistrationLimits, useStartVisitRegistrationMutation } from './wizard.generated';

/** What was typed, without the code and the passwords; agreement is given anew. */
const draft = plainDraft('registrationStart', emptyStart, {
  code: '',
  password: '',
  passwordAgain: '',
  isAgreed: false,
});
const fields = ['recipient', 'code', 'password', 'passwordAgain', 'isAgreed'] as const;

interface PartProps {
  form: FormHandle<StartValues>;
  way: Way;
}

/** The number or address, and the code that proves it. */
function Proof({ form, way }: PartProps) {
  const t = useT();
  const [send] = useSendCodeMutation();
  const sendCode = (picture: PictureAnswer | undefined) => {
    const { recipient } = form.values;
    const wrong = checkRecipient(way, recipient);
    if (wrong) {
      form.refuse([{ field: 'recipient', text: t(wrong) }]);
      return undefined;
    }
    const input = { channel: way, recipient: recipient.trim(), ...picture };
    return send({ variables: { input } }).then(({ data }) => data?.sendCode);
  };
  return (
    <>
      {way === 'SMS' ? (
        <TextField
          form={form}
          name="recipient"
          label={t('registration.mobile')}
          help={t('registration.mobileHelp')}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          // Of the text, not of the digits: blanks, hyphens and a country code are no part of the eleven (VAL-004).
          maxLength={startVisitRegistrationLimits.recipient}
        />
      ) : (
        <TextField
          form={form}
          name="recipient"
          label={t('registration.email')}
          help={t('registration.emailStartHelp')}
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={startVisitRegistrationLimits.recipient}
        />
      )}
      <SentCodeField form={form} name="code" label={t(`registration.code.${way}`)} send={sendCode} />
    </>
  );
}

/** The password for later sign-ins, twice. */
function Passwords({ form }: Pick<PartProps, 'form'>) {
  const t = useT();
  const common = {
    form,
    required: true,
    type: 'password',
    autoComplete: 'new-password',
    maxLength: startVisitRegistrationLimits.password,
  };
  return (
    <>
      <TextField
        {...common}
        name="password"
        label={t('registration.password')}
        help={t('registration.passwordHelp')}
      />
      <TextField {...common} name="passwordAgain" label={t('registration.passwordAgain')} />
    </>
  );
}

/** The way to the sign-in for who has an account, and in a demo to what was sent. */
function Elsewhere() {
  const t = useT();
  const isDemo = useDemoTime() !== undefined;
  return (
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
  );
}

/** The way to the other proof: a number that gets no SMS, or no address at hand. The address of the page remembers it. */
function OtherWay({ way }: Pick<PartProps, 'way'>) {
  const t = useT();
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set('way', way === 'SMS' ? 'email' : 'mobile');
  return (
    <TextLink to={{ search: next.toString() }} replace justifySelf="start" mt="-3" fontSize="sm">
      {t(way === 'SMS' ? 'registration.byEmail' : 'registration.byMobile')}
    </TextLink>
  );
}

interface StartStepProps {
  onStarted: (key: string, message: string | null) => void;
}

const ways: Record<string, Way> = { mobile: 'SMS', email: 'EMAIL' };

/** Step 1: a number or address and its proof, and the privacy statement (AUTH-043 to AUTH-050). */
export function StartStep({ onStarted }: StartStepProps) {
  const first: Way = useLang() === 'ZH' ? 'SMS' : 'EMAIL';
  const [query] = useSearchParams();
  const way = ways[query.get('way') ?? ''] ?? first;
  return <StartForm key={way} way={way} onStarted={onStarted} />;
}

function StartForm({ way, onStarted }: StartStepProps & Pick<PartProps, 'way'>) {
  const t = useT();
  const [query] = useSearchParams();
  const [isKnown, setKnown] = useState(false);
  const [start] = useStartVisitRegistrationMutation();
  const form = useForm<StartValues>({
    fields,
    original: emptyStart,
    check: (values) => {
      const found = checkStart(way, values);
      if (found.isAgreed) toast.warning(t(found.isAgreed));
      return inWords(t, found);
    },
    draft: { id: way, kept: draft },
    hasSummary: false,
    hasRefusal: true,
  });
  const submit = form.submit({
    send: async ({ recipient, code, password, passwordAgain, isAgreed }) => {
      const input = {
        channel: way,
        recipient: recipient.trim(),
        code: code.trim(),
        isAgreed,
        password: way === 'EMAIL' ? password : null,
        passwordAgain: way === 'EMAIL' ? passwordAgain : null,
        invitationCode: query.get('code')?.slice(0, startVisitRegistrationLimits.invitationCode) ?? null,
        invitationId: query.get('invite')?.slice(0, startVisitRegistrationLimits.invitationId) ?? null,
        source: query.get('source')?.slice(0, startVisitRegistrationLimits.source) ?? null,
      };
      return (await start({ variables: { input } })).data?.startVisitRegistration;
    },
    saved: ({ registration, message }) => {
      if (registration) onStarted(registration.key, message);
    },
    refused: ({ errors: [first] }) => {
      setKnown(first?.code === 'DUPLICATE');
      return false;
    },
  });

  return (
    <Form form={form} onSubmit={submit} gap="5" maxWidth="30rem">
      <Proof form={form} way={way} />
      <OtherWay way={way} />
      {way === 'EMAIL' ? <Passwords form={form} /> : null}
      <Agreement form={form} />
      <Refusal form={form}>
        {isKnown ? (
          <TextLink ms="1.5" to={paths.visitorLogin({ return: paths.centre('visitor', 'e-card') })}>
            {t('registration.toLogin')}
          </TextLink>
        ) : null}
      </Refusal>
      <SubmitButton form={form}>{t('registration.next')}</SubmitButton>
      <Elsewhere />
    </Form>
  );
}
