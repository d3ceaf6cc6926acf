import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { DeskArticleAim, DeskArticleStage } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';
import { listPath } from './address';
import { DeleteButton } from './delete-button';

interface FormButtonsProps {
  /** Undefined for a new article. */
  stage: DeskArticleStage | undefined;
  /** Whether a moment of publication is entered. */
  isScheduled: boolean;
  isSaving: boolean;
  onSave: (aim: DeskArticleAim) => void;
  onDelete: () => void;
}

/** What can become of an article from where it stands. */
export function FormButtons({ stage, isScheduled, isSaving, onSave, onDelete }: FormButtonsProps) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const busy = isSaving || undefined;
  const save = (aim: DeskArticleAim, label: string, variant: 'solid' | 'outline') => (
    <Button
      {...(variant === 'outline' ? { variant } : {})}
      size="lg"
      aria-disabled={busy}
      onClick={() => onSave(aim)}
    >
      {label}
    </Button>
  );
  return (
    <Flex gap="3" wrap="wrap" pt="2">
      {stage === 'PUBLISHED' ? (
        <>
          {save('PUBLISHED', t('managed-news.save'), 'solid')}
          <Button variant="outline" size="lg" aria-disabled={busy} onClick={() => setAsked(true)}>
            {t('managed-news.withdraw')}
          </Button>
        </>
      ) : (
        <>
          {save('PUBLISHED', t(isScheduled ? 'managed-news.schedule' : 'managed-news.publish'), 'solid')}
          {stage === 'WITHDRAWN'
            ? save('WITHDRAWN', t('managed-news.saveWithdrawn'), 'outline')
            : save('DRAFT', t('managed-news.saveDraft'), 'outline')}
        </>
      )}
      {stage === 'DRAFT' || stage === 'WITHDRAWN' ? (
        <DeleteButton what="article" isBusy={isSaving} onDelete={onDelete} />
      ) : null}
      <ButtonLink to={listPath()} variant="ghost" size="lg">
        {t('managed-news.cancel')}
      </ButtonLink>
      <Confirm
        open={isAsked}
        title={t('managed-news.withdraw.title')}
        yes={t('managed-news.withdraw')}
        no={t('managed-news.cancel')}
        onYes={() => {
          setAsked(false);
          onSave('WITHDRAWN');
        }}
        onNo={() => setAsked(false)}
      >
        {t('managed-news.withdraw.text')}
      </Confirm>
    </Flex>
  );
}
