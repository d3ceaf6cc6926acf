import type { FragmentType } from '@apollo/client';
import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n';
import { MissingRecord, ViewHeading } from '../../records';
import { RejectReason } from '../../review';
import { AdGone } from './ad-detail';
import { AdForm } from './ad-form';
import { AdNote } from './ad-note';
import {
  type CatalogueItemFragment,
  type OwnAdRequestFragment,
  useOwnAdRequestFragment,
  useAdCataloguePreloaded,
  useOwnAdRequestByIdPreloaded,
} from './advertising.generated';
import type { AdCatalogueRef, OwnAdRequestRef } from './load';
import { adPaths as paths } from './paths';
import { adDraft, emptyValues } from './values';

/** A new order from the catalogue. */
export function NewAdRequest({ query }: { query: AdCatalogueRef }) {
  const t = useT();
  const catalogue = useAdCataloguePreloaded(query).data.viewer?.adCatalogue ?? [];
  const [initial] = useState(() => adDraft.read('') ?? emptyValues);
  return (
    <>
      <ViewHeading back={paths.list}>{t('advertising.addTitle')}</ViewHeading>
      <Flex direction="column" gap="3" mb="7" maxWidth="form">
        <AdNote />
      </Flex>
      <AdForm id="" catalogue={catalogue} original={emptyValues} initial={initial} />
    </>
  );
}

interface RejectedProps {
  from: FragmentType<OwnAdRequestFragment>;
  catalogue: readonly CatalogueItemFragment[];
}

function Rejected({ from, catalogue }: RejectedProps) {
  const t = useT();
  const { id, review, ...order } = useOwnAdRequestFragment(from);
  // What was rejected when the form opened stays its beginning, whatever is read meanwhile.
  const [{ original, initial, reason }] = useState(() => {
    const { attachmentUrl: address, attachmentName } = order;
    const now = {
      type: order.type,
      items: Object.fromEntries(
        order.items.flatMap(({ catalogueItemId, amount }) =>
          catalogueItemId ? [[catalogueItemId, String(amount)]] : [],
        ),
      ),
      attachmentUrl: address ? [{ address, name: attachmentName ?? '' }] : [],
    };
    return { original: now, initial: adDraft.read(id) ?? now, reason: review.reason };
  });
  const [mayEdit] = useState(review.isEditable);
  if (!mayEdit) {
    return (
      <MissingRecord to={paths.of({ view: 'detail', id })} label={t('records.show')}>
        {t(review.status === 'APPROVED' ? 'review.stays.APPROVED' : 'review.stays.UNDER_REVIEW')}
      </MissingRecord>
    );
  }
  return (
    <>
      <ViewHeading back={paths.list}>{t('advertising.editTitle')}</ViewHeading>
      <Flex direction="column" gap="3" mb="7" maxWidth="form">
        {reason ? <RejectReason reason={reason} /> : null}
        <AdNote />
      </Flex>
      <AdForm id={id} catalogue={catalogue} original={original} initial={initial} />
    </>
  );
}

/** A rejected order, to be handed in again; others are not changed (EXH-095). */
export function EditAdRequest({ query }: { query: OwnAdRequestRef }) {
  const viewer = useOwnAdRequestByIdPreloaded(query).data.viewer;
  if (!viewer?.adRequest) return <AdGone />;
  return <Rejected from={viewer.adRequest} catalogue={viewer.adCatalogue ?? []} />;
}
