import type { DeskArticleStage } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Icon, type IconName } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';

const looks = {
  DRAFT: { tone: 'quiet', icon: 'file', label: 'managed-news.stage.draft' },
  SCHEDULED: { tone: 'review', icon: 'clock', label: 'managed-news.stage.scheduled' },
  PUBLISHED: { tone: 'approved', icon: 'checkCircle', label: 'managed-news.stage.published' },
  WITHDRAWN: { tone: 'rejected', icon: 'close', label: 'managed-news.stage.withdrawn' },
} as const satisfies Record<DeskArticleStage, { tone: string; icon: IconName; label: string }>;

/** Where an article stands: word, icon and colour. */
export function StageTag({ stage }: { stage: DeskArticleStage }) {
  const t = useT();
  const { tone, icon, label } = looks[stage];
  return (
    <Tag tone={tone}>
      <Icon name={icon} size="16px" />
      {t(label)}
    </Tag>
  );
}
