import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { formatDate, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Button, ButtonLink } from '../../../ui/button';
import { CardLink } from '../../../ui/card-link';
import { IconButton } from '../../../ui/icon-button';
import { toast } from '../../../ui/toast';
import { RecordActions, RecordRow, SelectOne, type Selection } from '../../records';
import { RejectReason, ReviewTag } from '../../review';
import { type OwnBadgeFragment, useOwnBadgeFragment } from './badges.generated';
import { badgePaths as paths } from './paths';

interface BadgeRowProps {
  badge: FragmentType<OwnBadgeFragment>;
  selection: Selection;
  /** Asks before it is deleted. */
  onDelete: () => void;
}

const whole = '1 / -1';

/** One badge: its state with colour and word, who wears it, and why it was rejected. */
export function BadgeRow({ badge, selection, onDelete }: BadgeRowProps) {
  const t = useT();
  const lang = useLang();
  const heading = useId();
  const { id, name, review, ...own } = useOwnBadgeFragment(badge);
  return (
    <RecordRow aria-labelledby={heading}>
      <Flex align="center" gap="3" wrap="wrap" minHeight="9">
        {review.status === 'APPROVED' ? null : (
          <chakra.span position="relative" zIndex={2}>
            <SelectOne selection={selection} record={{ id, title: name }} />
          </chakra.span>
        )}
        <ReviewTag status={review.status} label={review.statusLabel} />
        <chakra.time dateTime={own.createdAt} color="quiet" fontSize="sm">
          {formatDate(own.createdAt, lang)}
        </chakra.time>
      </Flex>
      <RecordActions>
        {review.isEditable ? (
          <ButtonLink
            variant="outline"
            size="sm"
            to={paths.of({ view: 'edit', id })}
            aria-describedby={heading}
          >
            {t('records.edit')}
          </ButtonLink>
        ) : (
          // Stays, and says why not (CONFLICT-053, ERR-030).
          <Button
            variant="outline"
            size="sm"
            aria-describedby={heading}
            onClick={() => toast.error(t('badges.stays'))}
          >
            {t('records.edit')}
          </Button>
        )}
        {review.status === 'APPROVED' ? null : (
          <IconButton
            icon="trash"
            label={t('records.deleteOne', { title: name })}
            color="quiet"
            onClick={onDelete}
          />
        )}
      </RecordActions>
      <chakra.h2 id={heading} gridColumn={whole} fontSize="md" fontWeight="medium" overflowWrap="anywhere">
        <CardLink to={paths.of({ view: 'detail', id })}>{name}</CardLink>
      </chakra.h2>
      <chakra.p gridColumn={whole} color="quiet" fontSize="sm" overflowWrap="anywhere">
        {inARow([own.companyName, own.positionLabel, `${own.cardTypeLabel} ${own.maskedCardNumber}`])}
      </chakra.p>
      {review.reason ? (
        <chakra.div gridColumn={whole}>
          <RejectReason reason={review.reason} />
        </chakra.div>
      ) : null}
    </RecordRow>
  );
}
