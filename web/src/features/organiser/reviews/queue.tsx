import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { CardLink } from '../../../ui/card-link';
import { Checkbox } from '../../../ui/checkbox';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { Tag } from '../../../ui/tag';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { reviewsPaths } from './address';
import type { QueueRef } from './load';
import { RejectDialog } from './reject-dialog';
import { type QueueEntryFragment, useReviewQueuePreloaded } from './reviews.generated';
import type { Decisions } from './use-decisions';

interface QueueRowProps {
  item: QueueEntryFragment;
  kind: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function QueueRow({ item, kind, isChosen, onChoose }: QueueRowProps) {
  const t = useT();
  const lang = useLang();
  const { kindLabel, title, owner, submittedAt } = item;
  return (
    <chakra.li
      position="relative"
      display="flex"
      gap="3"
      py="3.5"
      borderBottomWidth="1px"
      _hover={{ bg: 'raised' }}
    >
      <chakra.div position="relative" zIndex={2} ps="1">
        <Checkbox
          checked={isChosen}
          aria-label={t('reviews.choose', { name: title })}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        >
          <VisuallyHidden>{t('reviews.choose', { name: title })}</VisuallyHidden>
        </Checkbox>
      </chakra.div>
      <chakra.div flex="1" minWidth="0">
        <chakra.h2 fontSize="md" overflowWrap="anywhere">
          <CardLink to={reviewsPaths.record(item.kind, item.recordId, kind)}>
            {title || item.recordId}
          </CardLink>
        </chakra.h2>
        <Flex gap="2" rowGap="1" wrap="wrap" align="center" mt="1.5" color="quiet" fontSize="sm">
          <Tag tone="second">{kindLabel}</Tag>
          <span>{owner}</span>
          <time dateTime={submittedAt}>{formatDateTime(submittedAt, lang)}</time>
        </Flex>
      </chakra.div>
    </chakra.li>
  );
}

interface QueueProps {
  kind: string;
  page: number;
  query: QueueRef;
  decisions: Decisions;
  /** Runs when records of the list have been decided on, and their buttons are gone. */
  onDecided: () => void;
}

/** What waits, the longest first, with what can be done about several at once. */
export function Queue({ kind, page, query, decisions, onDecided }: QueueProps) {
  const t = useT();
  const { organiser } = useReviewQueuePreloaded(query).data;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRejecting, setRejecting] = useState(false);
  if (!organiser) return null;
  const { nodes, totalCount, pageInfo } = organiser.reviewQueue;
  const items = nodes.filter(({ id }) => chosen.includes(id));
  const areAll = nodes.length > 0 && items.length === nodes.length;
  const goOn = () => {
    setChosen([]);
    onDecided();
  };
  const approve = async () => {
    if ((await decisions.decide(items, { decision: 'APPROVED' })).isDone) goOn();
  };
  if (nodes.length === 0)
    return (
      <EmptyState seed="review" title={t('reviews.none')}>
        {t('reviews.none.text')}
      </EmptyState>
    );
  return (
    <>
      <Flex
        justify="space-between"
        align="center"
        gap="3"
        wrap="wrap"
        minHeight="14"
        py="2"
        borderBottomWidth="1px"
      >
        <chakra.div ps="1">
          <Checkbox
            checked={areAll}
            isMixed={items.length > 0 && !areAll}
            onChange={() => setChosen(areAll ? [] : nodes.map(({ id }) => id))}
          >
            {items.length > 0 ? t('reviews.chosen', { count: items.length }) : t('reviews.all')}
          </Checkbox>
        </chakra.div>
        {items.length > 0 ? (
          <Flex gap="2">
            <Button
              size="sm"
              variant="outline"
              disabled={decisions.isDeciding}
              onClick={() => setRejecting(true)}
            >
              {t('reviews.reject')}
            </Button>
            <Button size="sm" disabled={decisions.isDeciding} onClick={() => void approve()}>
              {t('reviews.approve')}
            </Button>
          </Flex>
        ) : null}
      </Flex>
      <chakra.ul listStyleType="none">
        {nodes.map((item) => (
          <QueueRow
            key={item.id}
            item={item}
            kind={kind}
            isChosen={chosen.includes(item.id)}
            onChoose={(isChosen) =>
              setChosen(isChosen ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
            }
          />
        ))}
      </chakra.ul>
      <Pager
        page={page}
        pageCount={pageInfo.pageCount}
        total={totalCount}
        hideForOnePage
        href={(target) => reviewsPaths.queue(kind, target)}
      />
      <RejectDialog
        open={isRejecting}
        items={items}
        decisions={decisions}
        onClose={() => setRejecting(false)}
        onDone={goOn}
      />
    </>
  );
}
