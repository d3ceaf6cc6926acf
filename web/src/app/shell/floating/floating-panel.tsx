import { useCountdown, useIsUntold } from '../../../features/edition';
import { useT } from '../../../i18n';
import { Dock } from './dock';
import { EdgeTab } from './edge-tab';

/** Days to go, enquiry, booth application and pre-registration, at hand on every page. */
export function FloatingPanel() {
  const t = useT();
  const days = useCountdown();
  const isUntold = useIsUntold();
  return (
    <aside aria-label={t('shell.float.label')} data-no-print="">
      <Dock days={days} isUntold={isUntold} />
      <EdgeTab days={days} />
    </aside>
  );
}
