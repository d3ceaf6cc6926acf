import { useLang, useT } from '../../../i18n';
import { LinkRows } from '../../../ui/link-rows';
import type { OverviewData } from './load';
import { matterRows, nextDeadline } from './matters';
import { useExhibitorMattersPreloaded, useExhibitorOverviewPreloaded } from './overview.generated';

/** What waits for the company now; nothing where nothing waits. */
export function Matters({ data }: { data: OverviewData }) {
  const t = useT();
  const lang = useLang();
  const { viewer } = useExhibitorMattersPreloaded(data.matters).data;
  const items = useExhibitorOverviewPreloaded(data.overview).data.viewer?.serviceItems ?? [];
  const waiting = viewer ? matterRows(viewer, t, lang) : [];
  const rows = [...nextDeadline(items, t, lang), ...waiting];
  return rows.length > 0 ? <LinkRows label={t('overview.matters')} rows={rows} /> : null;
}
