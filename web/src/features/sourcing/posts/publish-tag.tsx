import type { ComponentProps } from 'react';
import type { PublishType } from '../../../gql/types';
import { Icon, type IconName } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';

const signs: Record<PublishType, { icon: IconName; tone: NonNullable<ComponentProps<typeof Tag>['tone']> }> =
  {
    URGENT: { icon: 'clock', tone: 'review' },
    ONE_OFF: { icon: 'ticket', tone: 'quiet' },
    PERIODIC: { icon: 'reset', tone: 'second' },
  };

/** How urgent and how often: word, icon and colour together (DIR-100 to DIR-102). */
export function PublishTag({ type, label }: { type: PublishType; label: string }) {
  const { icon, tone } = signs[type];
  return (
    <Tag tone={tone} whiteSpace="nowrap" justifySelf="start">
      <Icon name={icon} size="14px" />
      {label}
    </Tag>
  );
}
