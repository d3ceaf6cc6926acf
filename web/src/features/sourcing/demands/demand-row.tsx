import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { formatDate, formatNumber, useLang, useT } from '../../../i18n';
import { DOT, inARow } from '../../../lib/in-a-row';
import { ButtonLink } from '../../../ui/button';
import { CardLink } from '../../../ui/card-link';
import { IconButton } from '../../../ui/icon-button';
import { type RecordPaths, RecordActions, RecordRow } from '../../records';
import { RejectReason, ReviewTag } from '../../review';
import { type OwnDemandFragment, useOwnDemandFragment } from './demands.generated';

const whole = '1 / -1';

interface DemandRowProps {
  paths: RecordPaths;
  demand: FragmentType<OwnDemandFragment>;
  /** Asks before it is deleted (VC-066). */
  onDelete: () => void;
}

/** One own request: state with its colour, text, quantity, and why it was rejected (VC-059, DESIGN-008). */
export function DemandRow({ paths, demand, onDelete }: DemandRowProps) {
  const t = useT();
  const lang = useLang();
  const heading = useId();
  const { id, publishTypeLabel, purchaseTypeLabels, content, quantity, applicantCount, createdAt, review } =
    useOwnDemandFragment(demand);
  const isPublic = review?.status === 'APPROVED';
  return (
    <RecordRow aria-labelledby={heading}>
      <Flex align="center" gap="3" wrap="wrap" minHeight="9">
        {review ? <ReviewTag status={review.status} label={review.statusLabel} /> : null}
        <chakra.time dateTime={createdAt} color="quiet" fontSize="sm">
          {formatDate(createdAt, lang)}
        </chakra.time>
      </Flex>
      <RecordActions>
        {review?.isEditable ? (
          <ButtonLink
            variant="outline"
            size="sm"
            to={paths.of({ view: 'edit', id })}
            aria-describedby={heading}
          >
            {t('records.edit')}
          </ButtonLink>
        ) : null}
        <IconButton
          icon="trash"
          label={t('records.deleteOne', { title: content })}
          color="quiet"
          onClick={onDelete}
        />
      </RecordActions>
      <chakra.h2
        id={heading}
        gridColumn={whole}
        fontSize="md"
        fontWeight="medium"
        lineHeight="1.55"
        lineClamp={2}
        whiteSpace="normal"
      >
        <CardLink to={paths.of({ view: 'detail', id })}>{content}</CardLink>
      </chakra.h2>
      <chakra.p gridColumn={whole} color="quiet" fontSize="sm">
        <chakra.span color="ink" fontWeight="semibold">
          {quantity}
        </chakra.span>
        {DOT}
        {inARow([
          publishTypeLabel,
          purchaseTypeLabels.join(t('demands.comma')),
          isPublic
            ? t('sourcing.applicants', { count: applicantCount, shown: formatNumber(applicantCount) })
            : null,
        ])}
      </chakra.p>
      {review?.reason ? (
        <chakra.div gridColumn={whole}>
          <RejectReason reason={review.reason} />
        </chakra.div>
      ) : null}
    </RecordRow>
  );
}
