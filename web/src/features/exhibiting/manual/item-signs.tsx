import { chakra } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { type Item, urgencyOf } from './items';

/** Whether an item is done, with icon and word. */
export function StatusTag({ item: { isDone, fillType } }: { item: Item }) {
  const t = useT();
  if (isDone) {
    return (
      <Tag tone="approved" fontWeight="semibold" whiteSpace="nowrap">
        <Icon name="checkCircle" size="15px" />
        {t('manual.status.done')}
      </Tag>
    );
  }
  return (
    <Tag whiteSpace="nowrap">
      <Icon name={fillType === 'DOWNLOAD' ? 'info' : 'clock'} size="15px" />
      {t(fillType === 'DOWNLOAD' ? 'manual.status.read' : 'manual.status.open')}
    </Tag>
  );
}

export function RequiredTag() {
  return (
    <Tag tone="accent" whiteSpace="nowrap">
      {useT()('manual.required')}
    </Tag>
  );
}

const colorOf = { overdue: 'rejected', soon: 'review', later: 'quiet' } as const;

/** The deadline, and how long it is until then, louder the nearer it is. */
export function Deadline({ item }: { item: Item }) {
  const t = useT();
  const lang = useLang();
  const urgency = urgencyOf(item);
  const left = () => {
    const { daysLeft } = item;
    if (urgency === 'overdue')
      return t(daysLeft < 0 ? 'manual.late' : 'manual.lateToday', { days: -daysLeft });
    return daysLeft === 0 ? t('manual.today') : t('manual.left', { days: daysLeft });
  };
  return (
    <>
      <time dateTime={item.deadline}>
        {t('manual.deadline', { at: formatDateTime(item.deadline, lang) })}
      </time>
      {urgency === 'none' ? null : (
        <chakra.span
          color={colorOf[urgency]}
          fontWeight={urgency === 'later' ? undefined : 'semibold'}
          display="inline-flex"
          alignItems="center"
          gap="1"
        >
          {urgency === 'overdue' ? <Icon name="alert" size="15px" /> : null}
          {left()}
        </chakra.span>
      )}
    </>
  );
}
