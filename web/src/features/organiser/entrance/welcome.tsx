import { chakra, Flex } from '@chakra-ui/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { failureMessageId, toFailure } from '../../../apollo';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Container } from '../../../ui/container';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { QrCode } from '../../../ui/qr-code';
import { DetailSkeleton } from '../../../ui/skeleton';
import { Refusal } from '../../identity/sign-in';
import { EntranceFrame } from './entrance-frame';
import {
  useAcceptStaffInvitationMutation,
  type StaffInvitationQuery,
  useStaffInvitationQuery,
} from './entrance.generated';
import { useEnter } from './use-enter';

type Invitation = NonNullable<StaffInvitationQuery['staffInvitation']>;

const empty = { password: '', again: '', code: '' };
type Name = keyof typeof empty;
const names = Object.keys(empty) as Name[];

/** What an authenticator app needs: the code for its camera, and the same to be typed. */
function Authenticator({ uri, secret }: Pick<Invitation, 'uri' | 'secret'>) {
  const t = useT();
  return (
    <Flex gap="5" align="center" wrap="wrap">
      <QrCode text={uri} label={t('entrance.qr')} size="160px" eager />
      <chakra.div flex="1" minWidth="12rem">
        <chakra.p>{t('entrance.qr.lead')}</chakra.p>
        <chakra.p mt="2" color="quiet" fontSize="sm">
          {t('entrance.secret')}
        </chakra.p>
        <chakra.code wordBreak="break-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</chakra.code>
      </chakra.div>
    </Flex>
  );
}

function Acceptance({ ticket, invitation }: { ticket: string; invitation: Invitation }) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({});
  const [accept, { loading }] = useAcceptStaffInvitationMutation();
  const { refusal, isDone, settle } = useEnter(paths.organiser());

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (loading || isDone) return;
    const found: typeof wrong = {};
    for (const name of names) if (values[name].trim() === '') found[name] = t(`entrance.missing.${name}`);
    if (!found.again && values.again !== values.password) found.again = t('entrance.different');
    setWrong(found);
    const first = names.find((name) => found[name]);
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    const input = { ticket, password: values.password, code: values.code };
    await settle(async () => (await accept({ variables: { input } })).data?.acceptStaffInvitation);
  };
  const errorOf = (name: Name) => wrong[name] ?? (refusal?.field === name ? refusal.text : undefined);
  const control = (name: Name) => ({
    name,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setValues({ ...values, [name]: event.currentTarget.value });
      setWrong({ ...wrong, [name]: undefined });
    },
  });
  const password = { type: 'password', autoComplete: 'new-password', maxLength: 200 };
  return (
    <EntranceFrame
      title={t('entrance.welcome', { name: invitation.name })}
      lead={t('entrance.welcome.lead', { email: invitation.email })}
    >
      <chakra.form ref={form} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="5">
        <Field
          label={t('entrance.newPassword')}
          help={t('entrance.newPassword.help')}
          error={errorOf('password')}
          required
        >
          {(field) => <Input {...field} {...control('password')} {...password} />}
        </Field>
        <Field label={t('entrance.again')} error={errorOf('again')} required>
          {(field) => <Input {...field} {...control('again')} {...password} />}
        </Field>
        <Authenticator {...invitation} />
        <Field label={t('entrance.code')} help={t('entrance.codeHelp')} error={errorOf('code')} required>
          {(field) => (
            <Input
              {...field}
              {...control('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
            />
          )}
        </Field>
        <Refusal text={refusal && names.every((name) => name !== refusal.field) ? refusal.text : undefined} />
        <Button type="submit" size="lg" disabled={loading || isDone}>
          {t('entrance.accept')}
        </Button>
      </chakra.form>
    </EntranceFrame>
  );
}

/** Where the letter of an invitation leads: password and authenticator are set, and the console opens. */
export function Welcome({ ticket }: { ticket: string }) {
  const t = useT();
  const { data, error, refetch } = useStaffInvitationQuery({ variables: { ticket } });
  if (data?.staffInvitation) return <Acceptance ticket={ticket} invitation={data.staffInvitation} />;
  if (!data && error)
    return (
      <Container py="10">
        <ErrorState
          message={t(failureMessageId(toFailure(error).kind))}
          onRetry={() => void refetch().catch(() => {})}
        />
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
      title={t('entrance.gone')}
      action={<ButtonLink to={paths.organiserLogin()}>{t('entrance.toLogin')}</ButtonLink>}
    >
      {t('entrance.gone.text')}
    </EmptyState>
  );
}
