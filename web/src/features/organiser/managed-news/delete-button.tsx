import { useState } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';

interface DeleteButtonProps {
  /** What goes. */
  what: 'article' | 'banner';
  isBusy: boolean;
  onDelete: () => void;
}

/** Deletes for good, after a yes/no. */
export function DeleteButton({ what, isBusy, onDelete }: DeleteButtonProps) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="outline" size="lg" aria-disabled={isBusy || undefined} onClick={() => setAsked(true)}>
        {t('managed-news.delete')}
      </Button>
      <Confirm
        open={isAsked}
        title={t(`managed-news.delete.${what}`)}
        yes={t('managed-news.delete')}
        no={t('managed-news.cancel')}
        onYes={() => {
          setAsked(false);
          onDelete();
        }}
        onNo={() => setAsked(false)}
      >
        {t(`managed-news.delete.${what}.text`)}
      </Confirm>
    </>
  );
}
