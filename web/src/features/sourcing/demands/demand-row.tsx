import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { formatDate, formatNumber, useLang, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { CardLink } from '../../../ui/card-link';
import { IconButton } from '../../../ui/icon-button';
import type { CentreAddress } from '../../centre';
import { demandsPath } from './address';
import { type OwnDemandFragment, useOwnDemandFragment } from './demands.generated';
import { RejectReason } from './reject-reason';
import { ReviewTag } from './review-tag';

const Row = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    rowGap: '2.5',
    px: { base: '4', md: '5' },
    py: { base: '4', md: '5' },
    borderWidth: '1px',
    borderRadius: 'card',
    bg: { base: 'page', _dark: 'raised' },
    transition: 'border-color 150ms',
    '&:has(a[data-card-link]:hover)': { borderColor: 'line.strong' },
    '&:has(a[data-card-link]:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});

const whole = '1 / -1';

interface DemandRowProps {
  role: CentreAddress['role'];
  demand: FragmentType<OwnDemandFragment>;
  /** Asks before it is deleted (VC-066). */
  onDelete: (demand: { id: string; content: string }) => void;
}

/** One own request: state with its colour, text, quantity, and why it was rejected (VC-059, DESIGN-008). */
export function DemandRow({ role, demand, onDelete }: DemandRowProps) {
  const t = useT();
  const lang = useLang();
  const heading = useId();
  const { id, publishTypeLabel, purchaseTypeLabels, content, quantity, applicantCount, createdAt, review } =
    useOwnDemandFragment(demand);
  const isPublic = review?.status === 'APPROVED';
  return (
    <Row aria-labelledby={heading}>
      <Flex align="center" gap="3" wrap="wrap" minHeight="9">
        {review ? <ReviewTag status={review.status} label={review.statusLabel} /> : null}
        <chakra.time dateTime={createdAt} color="quiet" fontSize="sm">
          {formatDate(createdAt, lang)}
        </chakra.time>
      </Flex>
      <Flex gap="1" position="relative" zIndex={2} align="center" mt="-1" mr="-2">
        {review?.isEditable ? (
          <ButtonLink
            variant="outline"
            size="sm"
            to={demandsPath(role, { view: 'edit', id })}
            aria-describedby={heading}
          >
            {t('demands.edit')}
          </ButtonLink>
        ) : null}
        <IconButton
          icon="trash"
          label={t('demands.deleteOne', { content })}
          color="quiet"
          onClick={() => onDelete({ id, content })}
        />
      </Flex>
      <chakra.h2
        id={heading}
        gridColumn={whole}
        fontSize="md"
        fontWeight="medium"
        lineHeight="1.55"
        lineClamp={2}
        whiteSpace="normal"
      >
        <CardLink to={demandsPath(role, { view: 'detail', id })}>{content}</CardLink>
      </chakra.h2>
      <chakra.p gridColumn={whole} color="quiet" fontSize="sm">
        <chakra.span color="ink" fontWeight="semibold">
          {quantity}
        </chakra.span>
        {[
          '',
          publishTypeLabel,
          purchaseTypeLabels.join(t('demands.comma')),
          ...(isPublic
            ? [t('sourcing.applicants', { count: applicantCount, shown: formatNumber(applicantCount) })]
            : []),
        ].join(' · ')}
      </chakra.p>
      {review?.reason ? (
        <chakra.div gridColumn={whole}>
          <RejectReason reason={review.reason} />
        </chakra.div>
      ) : null}
    </Row>
  );
}
