import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { BackLink } from '../../../ui/back-link';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { reviewsPaths } from './address';
import type { ReviewedRecord } from './reviewed-record';

interface NeighbourButtonProps {
  /** Nothing where there is none. */
  to: string | undefined;
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
}

function NeighbourButton({ to, label, icon }: NeighbourButtonProps) {
  return to ? (
    <ButtonLink to={to} variant="outline" size="icon" aria-label={label} title={label}>
      <Icon name={icon} />
    </ButtonLink>
  ) : (
    <Button variant="outline" size="icon" aria-label={label} disabled>
      <Icon name={icon} />
    </Button>
  );
}

interface RecordNavigationProps {
  /** That the queue behind it is narrowed to. */
  kind: string;
  previous: string | undefined;
  next: string | undefined;
}

/** The way back to the queue, and to the records before and after this one. */
export function RecordNavigation({ kind, previous, next }: RecordNavigationProps) {
  const t = useT();
  return (
    <Flex justify="space-between" align="center" gap="3" mb="4">
      <BackLink to={reviewsPaths.queue(kind)}>{t('reviews.back')}</BackLink>
      <Flex gap="2">
        <NeighbourButton to={previous} label={t('reviews.previous')} icon="chevronLeft" />
        <NeighbourButton to={next} label={t('reviews.next')} icon="chevronRight" />
      </Flex>
    </Flex>
  );
}

/** What kind of record it is, whose, since when it waits, and its title. */
export function RecordTitle({ item }: Pick<ReviewedRecord, 'item'>) {
  const lang = useLang();
  return (
    <>
      <Flex gap="2" rowGap="1" wrap="wrap" align="center" color="quiet" fontSize="sm">
        <Tag tone="second">{item.kindLabel}</Tag>
        <span>{item.owner}</span>
        <time dateTime={item.submittedAt}>{formatDateTime(item.submittedAt, lang)}</time>
      </Flex>
      <chakra.h2 id="review-title" fontSize={{ base: 'lg', md: 'xl' }} mt="2" mb="4" overflowWrap="anywhere">
        {item.title || item.recordId}
      </chakra.h2>
    </>
  );
}
