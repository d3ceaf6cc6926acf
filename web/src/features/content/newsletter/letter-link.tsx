import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { toast } from '../../../ui/toast';

function WayHome() {
  const t = useT();
  return <ButtonLink to={paths.home()}>{t('app.backHome')}</ButtonLink>;
}

function Done({ title, text }: { title: string; text: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: keyboard and screen reader go on with what it led to.
  useEffect(() => box.current?.focus(), []);
  return (
    <chakra.div ref={box} tabIndex={-1} outline="none">
      <EmptyState as="h1" seed="newsletter done" title={title} action={<WayHome />}>
        {text}
      </EmptyState>
    </chakra.div>
  );
}

interface LetterLinkProps {
  /** What the link carries; empty where it was cut off. */
  linkKey: string;
  /** What is asked, and what the button says before and while it works. */
  ask: { title: string; text: string; button: string; busy: string };
  /** What is said afterwards. */
  done: { title: string; text: string };
  /** Carries it out. @returns why it was refused; undefined when it was done */
  send: () => Promise<string | undefined>;
}

/**
 * What a link in a letter of the newsletter leads to. It asks first, and opening it changes nothing: programs that look
 * for harm in letters open every link in them.
 */
export function LetterLink({ linkKey, ask, done, send }: LetterLinkProps) {
  const t = useT();
  const showFailure = useFailureToast();
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);

  const press = async () => {
    if (isSending) return;
    setSending(true);
    try {
      const refused = await send();
      if (refused === undefined) setDone(true);
      else toast.error(refused);
    } catch (error) {
      showFailure(error);
    } finally {
      setSending(false);
    }
  };

  if (isDone) return <Done {...done} />;
  if (linkKey === '')
    return (
      <EmptyState as="h1" seed="link cut" title={t('newsletter.incomplete')} action={<WayHome />}>
        {t('newsletter.incomplete.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      as="h1"
      seed="newsletter"
      title={ask.title}
      action={
        <Button disabled={isSending} aria-busy={isSending} onClick={() => void press()}>
          {isSending ? ask.busy : ask.button}
        </Button>
      }
    >
      {ask.text}
    </EmptyState>
  );
}
