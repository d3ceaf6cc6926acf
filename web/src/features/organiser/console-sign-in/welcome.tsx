import { chakra, Flex } from '@chakra-ui/react';
import { Form, Refusal, SubmitButton, TextField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { EmptyState } from '../../../ui/empty-state';
import { QrCode } from '../../../ui/qr-code';
import { DetailSkeleton } from '../../../ui/skeleton';
import { BodyError } from '../../page-body';
import { enter } from './enter';
import { SignInFrame } from './sign-in-frame';
import { WaysIn } from './ways-in';
import {
  acceptStaffInvitationLimits,
  useAcceptStaffInvitationMutation,
  type StaffInvitationQuery,
  useStaffInvitationQuery,
} from './console-sign-in.generated';

type Invitation = NonNullable<StaffInvitationQuery['staffInvitation']>;

const empty = { password: '', again: '', code: '' };
const fields = ['password', 'again', 'code'] as const;

/** What an authenticator app needs: the code for its camera, and the same to be typed. */
function Authenticator({ uri, secret }: Pick<Invitation, 'uri' | 'secret'>) {
  const t = useT();
  return (
    <Flex gap="5" align="center" wrap="wrap">
      <QrCode text={uri} label={t('console-sign-in.qr')} size="160px" eager />
      <chakra.div flex="1" minWidth="12rem">
        <chakra.p>{t('console-sign-in.qr.lead')}</chakra.p>
        <chakra.p mt="2" color="quiet" fontSize="sm">
          {t('console-sign-in.secret')}
        </chakra.p>
        <chakra.code wordBreak="break-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</chakra.code>
      </chakra.div>
    </Flex>
  );
}

interface AcceptanceProps {
  ticket: string;
  invitation: Invitation;
}

/** Sets a password and an authenticator. */
function PasswordAcceptance({ ticket, invitation }: AcceptanceProps) {
  const t = useT();
  const [accept] = useAcceptStaffInvitationMutation();
  const form = useForm({
    fields,
    original: empty,
    check: (values) => {
      const wrong: Partial<typeof empty> = {};
      if (values.again !== values.password) wrong.again = t('console-sign-in.different');
      for (const name of fields)
        if (values[name].trim() === '') wrong[name] = t(`console-sign-in.missing.${name}`);
      return wrong;
    },
    draft: null,
    hasSummary: false,
    hasRefusal: true,
  });
  const submit = form.submit({
    send: async ({ password, code }) =>
      (await accept({ variables: { input: { ticket, password, code } } })).data?.acceptStaffInvitation,
    saved: (payload) => enter(payload, paths.organiser()),
  });
  const password = {
    form,
    required: true,
    type: 'password',
    autoComplete: 'new-password',
    maxLength: acceptStaffInvitationLimits.password,
  };
  return (
    <Form form={form} onSubmit={submit} gap="5">
      <chakra.p>{t('console-sign-in.welcome.password')}</chakra.p>
      <TextField
        {...password}
        name="password"
        label={t('console-sign-in.newPassword')}
        help={t('console-sign-in.newPassword.help')}
      />
      <TextField {...password} name="again" label={t('console-sign-in.again')} />
      <Authenticator {...invitation} />
      <TextField
        form={form}
        name="code"
        label={t('console-sign-in.code')}
        help={t('console-sign-in.codeHelp')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={acceptStaffInvitationLimits.code}
      />
      <Refusal form={form} />
      <SubmitButton form={form}>{t('console-sign-in.accept')}</SubmitButton>
    </Form>
  );
}

/** What somebody who is invited may come in by. */
function Acceptance({ ticket, invitation }: AcceptanceProps) {
  const t = useT();
  return (
    <SignInFrame
      title={t('console-sign-in.welcome', { name: invitation.name })}
      lead={t('console-sign-in.welcome.lead', { email: invitation.email })}
    >
      <WaysIn target={paths.organiser()}>
        {(others) => (
          <>
            <PasswordAcceptance ticket={ticket} invitation={invitation} />
            {others}
          </>
        )}
      </WaysIn>
    </SignInFrame>
  );
}

/** Where the letter of an invitation leads: it is accepted, and the console opens. */
export function Welcome({ ticket }: { ticket: string }) {
  const t = useT();
  const { data, error, refetch } = useStaffInvitationQuery({ variables: { ticket } });
  if (data?.staffInvitation) return <Acceptance ticket={ticket} invitation={data.staffInvitation} />;
  if (!data && error)
    return (
      <Container py="10">
        <BodyError error={error} onRetry={() => void refetch().catch(() => {})} />
      </Container>
    );
  if (!data)
    return (
      <Container py="10">
        <DetailSkeleton />
      </Container>
    );
  return (
    <EmptyState
      as="h1"
      title={t('console-sign-in.gone')}
      action={<ButtonLink to={paths.organiserLogin()}>{t('console-sign-in.toLogin')}</ButtonLink>}
    >
      {t('console-sign-in.gone.text')}
    </EmptyState>
  );
}
