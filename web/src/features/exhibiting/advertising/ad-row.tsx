import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { formatDate, formatMoney, useLang, useT } from '../../../i18n';
import { DOT } from '../../../lib/in-a-row';
import { Button, ButtonLink } from '../../../ui/button';
import { CardLink } from '../../../ui/card-link';
import { IconButton } from '../../../ui/icon-button';
import { RecordActions, RecordRow, SelectOne, type Selection } from '../../records';
import { RejectReason, ReviewTag } from '../../review';
import { type OwnAdRequestFragment, useOwnAdRequestFragment } from './advertising.generated';
import { adPaths as paths } from './paths';

interface AdRowProps {
  order: FragmentType<OwnAdRequestFragment>;
  selection: Selection;
  /** Asks before it is deleted. */
  onDelete: () => void;
}

const whole = '1 / -1';

/** One order: its state with colour and word (EXH-096), what is in it, its sum, and why it was rejected. */
export function AdRow({ order, selection, onDelete }: AdRowProps) {
  const t = useT();
  const lang = useLang();
  const heading = useId();
  const { id, typeLabel, items, totalPrice, createdAt, review } = useOwnAdRequestFragment(order);
  const title = items.map(({ name }) => name).join(t('advertising.comma'));
  const isApproved = review.status === 'APPROVED';
  return (
    <RecordRow aria-labelledby={heading}>
      <Flex align="center" gap="3" wrap="wrap" minHeight="9">
        {isApproved ? null : (
          <chakra.span position="relative" zIndex={2}>
            <SelectOne selection={selection} record={{ id, title }} />
          </chakra.span>
        )}
        <ReviewTag status={review.status} label={review.statusLabel} />
        <chakra.time dateTime={createdAt} color="quiet" fontSize="sm">
          {formatDate(createdAt, lang)}
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
          // Here the button rests, where other panels say why (CONFLICT-053, EXH-095).
          <Button variant="outline" size="sm" disabled aria-describedby={heading}>
            {t('records.edit')}
          </Button>
        )}
        {isApproved ? null : (
          <IconButton
            icon="trash"
            label={t('records.deleteOne', { title })}
            color="quiet"
            onClick={onDelete}
          />
        )}
      </RecordActions>
      <chakra.h2 id={heading} gridColumn={whole} fontSize="md" fontWeight="medium" lineClamp={2}>
        <CardLink to={paths.of({ view: 'detail', id })}>{title}</CardLink>
      </chakra.h2>
      <chakra.p gridColumn={whole} color="quiet" fontSize="sm">
        <chakra.span color="ink" fontWeight="semibold">
          {formatMoney(totalPrice, lang)}
        </chakra.span>
        {DOT + typeLabel}
      </chakra.p>
      {review.reason ? (
        <chakra.div gridColumn={whole}>
          <RejectReason reason={review.reason} />
        </chakra.div>
      ) : null}
    </RecordRow>
  );
}
