import { Button } from '../../../ui/button';
import { useT } from '../../../i18n';

/** Step 1 of who comes back to it: the heading says what was proved, and the way on is open. */
export function ProvedStep({ onNext }: { onNext: () => void }) {
  const t = useT();
  return (
    <Button size="lg" onClick={onNext}>
      {t('registration.next')}
    </Button>
  );
}
