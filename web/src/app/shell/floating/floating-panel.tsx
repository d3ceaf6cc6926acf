import { useT } from '../../../i18n';
import { Compact } from './compact';
import { Dock } from './dock';

/** Days to go, enquiry, booth application and pre-registration, at hand on every page. */
export function FloatingPanel() {
  const t = useT();
  return (
    <aside aria-label={t('shell.float.label')} data-no-print="">
      <Dock />
      <Compact />
    </aside>
  );
}
