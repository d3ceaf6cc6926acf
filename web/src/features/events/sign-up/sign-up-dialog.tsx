import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate, useLang, useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Bone, Loading } from '../../../ui/skeleton';
import { registrationsPath } from '../registrations/address';
import { type SignUpQuery, useSignUpQuery } from './sign-up.generated';
import { SignUpForm } from './sign-up-form';

interface SignUpDialogProps {
  code: string;
  open: boolean;
  onClose: () => void;
}

/** Signs a visitor up with the event's form, which is read when the dialog opens (MEET-027, MEET-029). */
export default function SignUpDialog({ code, open, onClose }: SignUpDialogProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('sign-up.title')}>
      <Content code={code} onClose={onClose} />
    </Dialog>
  );
}

interface ContentProps {
  code: string;
  onClose: () => void;
}

function Content({ code, ...rest }: ContentProps) {
  // Places and one's own sign-up change: never from the cache. Nor into it: the sign-up drops the list of sign-ups
  // there, and the form would be fetched again while its answer is being read.
  const { data, error, loading, refetch } = useSignUpQuery({ variables: { code }, fetchPolicy: 'no-cache' });
  if (error) return <Failed onRetry={() => void refetch()} />;
  if (loading || !data) return <Waiting />;
  return <Loaded code={code} event={data.event} viewer={data.viewer} {...rest} />;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <chakra.div role="alert" display="grid" gap="4" justifyItems="start">
      <chakra.p color="quiet">{t('ui.part.failed')}</chakra.p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t('ui.error.retry')}
      </Button>
    </chakra.div>
  );
}

function Waiting() {
  return (
    <Loading>
      <chakra.div display="grid" gap="5">
        <Bone width="90%" />
        {[0, 1, 2, 3].map((key) => (
          <chakra.div key={key} display="grid" gap="2">
            <Bone width="30%" />
            <Bone height="11" />
          </chakra.div>
        ))}
      </chakra.div>
    </Loading>
  );
}

interface LoadedProps extends ContentProps, SignUpQuery {}

function Loaded({ code, event, viewer, onClose }: LoadedProps) {
  const t = useT();
  const lang = useLang();
  // What the form began with: a sign-up that succeeds here stays a form until it closes.
  const [before] = useState(event?.viewerRegistration ?? null);
  const form = event?.signUp.form;
  if (event && before) {
    return (
      <>
        <p>{t('sign-up.already', { title: event.title, date: formatDate(before.createdAt, lang) })}</p>
        <chakra.div display="flex" justifyContent="end" gap="3" flexWrap="wrap">
          <Button variant="outline" onClick={onClose}>
            {t('sign-up.close')}
          </Button>
          <ButtonLink to={registrationsPath({ view: 'detail', id: before.id })}>
            {t('sign-up.toMine')}
          </ButtonLink>
        </chakra.div>
      </>
    );
  }
  if (!event || !form) return <chakra.p color="quiet">{t('sign-up.none')}</chakra.p>;
  if (event.signUp.isClosed) return <chakra.p color="quiet">{t('sign-up.closed')}</chakra.p>;
  if (event.signUp.isFull) return <chakra.p color="quiet">{t('sign-up.full')}</chakra.p>;
  return <SignUpForm code={code} eventId={event.id} asked={form} viewer={viewer} onFinish={onClose} />;
}
