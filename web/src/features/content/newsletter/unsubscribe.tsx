import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { toast } from '../../../ui/toast';
import { useUnsubscribeMutation } from './unsubscribe.generated';

function WayHome() {
  const t = useT();
  return <ButtonLink to={paths.home()}>{t('app.backHome')}</ButtonLink>;
}

function Done() {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: keyboard and screen reader go on with what it led to.
  useEffect(() => box.current?.focus(), []);
  return (
    <chakra.div ref={box} tabIndex={-1} outline="none">
      <EmptyState as="h1" seed="unsubscribed" title={t('newsletter.done')} action={<WayHome />}>
        {t('newsletter.done.text', { subscribe: t('shell.subscribe.open') })}
      </EmptyState>
    </chakra.div>
  );
}

/**
 * The way out of the newsletter (DESIGN-048). It asks first, and opening it changes nothing: programs that look for
 * harm in letters open every link in them.
 * @param linkKey what the link carries; empty where it was cut off
 */
export function Unsubscribe({ linkKey }: { linkKey: string }) {
  const t = useT();
  const showFailure = useFailureToast();
  const [unsubscribe, { loading }] = useUnsubscribeMutation();
  const [isDone, setDone] = useState(false);

  const stop = async () => {
    if (loading) return;
    try {
      const { data } = await unsubscribe({ variables: { key: linkKey } });
      const refused = data?.unsubscribe.errors[0];
      if (refused) toast.error(refused.message);
      else setDone(true);
    } catch (error) {
      showFailure(error);
    }
  };

  if (isDone) return <Done />;
  if (linkKey === '')
    return (
      <EmptyState as="h1" seed="link cut" title={t('newsletter.incomplete')} action={<WayHome />}>
        {t('newsletter.incomplete.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      as="h1"
      seed="unsubscribe"
      title={t('newsletter.ask')}
      action={
        <Button disabled={loading} aria-busy={loading} onClick={() => void stop()}>
          {t(loading ? 'newsletter.stopping' : 'newsletter.stop')}
        </Button>
      }
    >
      {t('newsletter.ask.text')}
    </EmptyState>
  );
}
