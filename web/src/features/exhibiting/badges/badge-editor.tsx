import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { MissingRecord, ViewHeading } from '../../records';
import { RejectReason } from '../../review';
import { BadgeGone } from './badge-detail';
import { BadgeForm, type Position } from './badge-form';
import { BadgeNote } from './badge-note';
import {
  useBadgeCardFragment,
  useOwnBadgeFragment,
  useNewBadgePreloaded,
  useOwnBadgeByIdPreloaded,
} from './badges.generated';
import type { NewBadgeRef, OwnBadgeRef } from './load';
import { badgePaths as paths } from './paths';
import { badgeDraft, emptyValues } from './values';

/** A new badge; the company's own name stands in it already. */
export function NewBadge({ query }: { query: NewBadgeRef }) {
  const t = useT();
  const { viewer, visitPositions } = useNewBadgePreloaded(query).data;
  const notice = viewer?.badgeAllowance?.notice;
  const [{ original, initial }] = useState(() => {
    const empty = { ...emptyValues, companyName: viewer?.exhibitor?.name ?? '' };
    return { original: empty, initial: badgeDraft.read('') ?? empty };
  });
  return (
    <>
      <ViewHeading back={paths.list}>{t('badges.addTitle')}</ViewHeading>
      <Flex direction="column" gap="3" mb="7" maxWidth="form">
        {notice ? (
          <Flex gap="2" color="review" role="status">
            <Icon name="alert" size="18px" mt="1" />
            <chakra.p minWidth="0" overflowWrap="anywhere">
              {notice}
            </chakra.p>
          </Flex>
        ) : null}
        <BadgeNote />
      </Flex>
      <BadgeForm id="" positions={visitPositions} original={original} initial={initial} />
    </>
  );
}

type Badge = Parameters<typeof useOwnBadgeFragment>[0] & Parameters<typeof useBadgeCardFragment>[0];

function Rejected({ from, positions }: { from: Badge; positions: readonly Position[] }) {
  const t = useT();
  const { id, review, ...badge } = useOwnBadgeFragment(from);
  const { cardNumber, cardImageUrl } = useBadgeCardFragment(from);
  // What was rejected when the form opened stays its beginning, whatever is read meanwhile.
  const [{ original, initial, reason }] = useState(() => {
    const { name, cardType, companyName, position, phone } = badge;
    const now = { name, cardType, cardNumber: cardNumber ?? '', cardImageUrl, companyName, position, phone };
    return {
      original: now,
      initial: badgeDraft.read(id) ?? now,
      reason: review.reason,
    };
  });
  const [mayEdit] = useState(review.isEditable);
  if (!mayEdit) {
    return (
      <MissingRecord to={paths.of({ view: 'detail', id })} label={t('records.show')}>
        {t('badges.stays')}
      </MissingRecord>
    );
  }
  return (
    <>
      <ViewHeading back={paths.list}>{t('badges.editTitle')}</ViewHeading>
      <Flex direction="column" gap="3" mb="7" maxWidth="form">
        {reason ? <RejectReason reason={reason} /> : null}
        <BadgeNote />
      </Flex>
      <BadgeForm id={id} positions={positions} original={original} initial={initial} />
    </>
  );
}

/** A rejected badge, to be handed in again; others are not edited (EXH-105, ERR-030). */
export function EditBadge({ query }: { query: OwnBadgeRef }) {
  const { viewer, visitPositions } = useOwnBadgeByIdPreloaded(query).data;
  return viewer?.badge ? <Rejected from={viewer.badge} positions={visitPositions} /> : <BadgeGone />;
}
