import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { Tag } from '../../../ui/tag';
import type { ReviewedStepFragment } from './reviews.generated';

const tones = { UNDER_REVIEW: 'review', APPROVED: 'approved', REJECTED: 'rejected' } as const;

interface StepLineProps {
  step: ReviewedStepFragment;
  /** What it was about, where that is not told around it. */
  subject?: React.ReactNode;
}

/** One step: what, who, when, and why. */
export function StepLine({ step, subject }: StepLineProps) {
  const t = useT();
  const lang = useLang();
  const { status, actor, by, reason, at } = step;
  return (
    <chakra.li py="3" borderBottomWidth="1px">
      <Flex gap="2" rowGap="1" wrap="wrap" align="center">
        <Tag tone={tones[status]}>{t(`reviews.step.${status}`)}</Tag>
        {subject}
        <span>{by ?? t(`reviews.actor.${actor}`)}</span>
        <chakra.time dateTime={at} color="quiet" fontSize="sm">
          {formatDateTime(at, lang)}
        </chakra.time>
      </Flex>
      {reason ? (
        <chakra.p mt="1.5" color="quiet" whiteSpace="pre-line" overflowWrap="anywhere">
          {reason}
        </chakra.p>
      ) : null}
    </chakra.li>
  );
}
