import type { ComponentProps } from 'react';
import type { PairingStatus } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Icon, type IconName } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';

const signs: Record<
  PairingStatus,
  { icon: IconName; tone: NonNullable<ComponentProps<typeof Tag>['tone']> }
> = {
  AWAITING_REVIEW: { icon: 'clock', tone: 'review' },
  AUDIT_SUCCESSFUL: { icon: 'checkCircle', tone: 'approved' },
  FAILED: { icon: 'alert', tone: 'rejected' },
  PAIRED: { icon: 'link', tone: 'second' },
};

/**
 * How far an application to a buyer is, by colour, icon and word (EXH-179, EXH-183, CONFLICT-020). The words are those
 * of every review on the site; REST and GraphQL keep the specification's.
 */
export function PairingTag({ status }: { status: PairingStatus }) {
  const t = useT();
  const { icon, tone } = signs[status];
  return (
    <Tag tone={tone} fontWeight="semibold" whiteSpace="nowrap">
      <Icon name={icon} size="15px" />
      {t(`pairing-status.${status}`)}
    </Tag>
  );
}
