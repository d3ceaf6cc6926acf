import { useT } from '../../../i18n';
import type { ConsultationStatus } from '../../../gql/types';
import { Icon, type IconName } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';

const looks: Record<ConsultationStatus, { tone: 'review' | 'approved' | 'quiet'; icon: IconName }> = {
  UNANSWERED: { tone: 'review', icon: 'clock' },
  REPLIED: { tone: 'approved', icon: 'check' },
  CLOSED: { tone: 'quiet', icon: 'close' },
};

/** How far a thread is (VC-056, EXH-168); colour says nothing alone. */
export function StatusTag({ status }: { status: ConsultationStatus }) {
  const t = useT();
  const { tone, icon } = looks[status];
  return (
    <Tag tone={tone} whiteSpace="nowrap">
      <Icon name={icon} size="14px" />
      {t(`threads.status.${status}`)}
    </Tag>
  );
}
