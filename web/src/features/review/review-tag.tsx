import type { ComponentProps } from 'react';
import type { ReviewStatus } from '../../gql/types';
import { Icon, type IconName } from '../../ui/icon';
import { Tag } from '../../ui/tag';

const signs: Record<ReviewStatus, { icon: IconName; tone: NonNullable<ComponentProps<typeof Tag>['tone']> }> =
  {
    UNDER_REVIEW: { icon: 'clock', tone: 'review' },
    APPROVED: { icon: 'checkCircle', tone: 'approved' },
    REJECTED: { icon: 'alert', tone: 'rejected' },
  };

/** Orange, green or red, with icon and word (VC-059, EXH-096, EXH-154). */
export function ReviewTag({ status, label }: { status: ReviewStatus; label: string }) {
  const { icon, tone } = signs[status];
  return (
    <Tag tone={tone} fontWeight="semibold" whiteSpace="nowrap">
      <Icon name={icon} size="15px" />
      {label}
    </Tag>
  );
}
