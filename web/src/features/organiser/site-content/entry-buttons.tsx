import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { ContentAim } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';

interface EntryButtonsProps {
  /** Where to go without a change. */
  back: string;
  isBusy: boolean;
  /** Whether a moment of publication is entered. */
  isScheduled: boolean;
  onSave: (aim: ContentAim) => void;
  /** None where no draft waits. */
  onDiscard: (() => void) | null;
  /** None where it is not on the site, or has to stay. */
  onRemove: (() => void) | null;
}

/** What can become of an entry. */
export function EntryButtons({ back, isBusy, isScheduled, onSave, onDiscard, onRemove }: EntryButtonsProps) {
  const t = useT();
  const [asked, setAsked] = useState<'discard' | 'remove'>();
  const busy = isBusy || undefined;
  const about = asked ?? 'remove';
  return (
    <Flex gap="3" wrap="wrap" pt="2">
      <Button size="lg" aria-disabled={busy} onClick={() => onSave('PUBLISHED')}>
        {t(isScheduled ? 'site-content.schedule' : 'site-content.publish')}
      </Button>
      <Button size="lg" variant="outline" aria-disabled={busy} onClick={() => onSave('DRAFT')}>
        {t('site-content.saveDraft')}
      </Button>
      {onDiscard ? (
        <Button size="lg" variant="outline" aria-disabled={busy} onClick={() => setAsked('discard')}>
          {t('site-content.discard')}
        </Button>
      ) : null}
      {onRemove ? (
        <Button size="lg" variant="outline" aria-disabled={busy} onClick={() => setAsked('remove')}>
          {t('site-content.remove')}
        </Button>
      ) : null}
      <ButtonLink to={back} variant="ghost" size="lg">
        {t('content-editing.cancel')}
      </ButtonLink>
      <Confirm
        open={asked !== undefined}
        title={t(`site-content.${about}.title`)}
        yes={t(`site-content.${about}`)}
        no={t('content-editing.cancel')}
        onYes={() => {
          setAsked(undefined);
          (about === 'remove' ? onRemove : onDiscard)?.();
        }}
        onNo={() => setAsked(undefined)}
      >
        {t(`site-content.${about}.text`)}
      </Confirm>
    </Flex>
  );
}
