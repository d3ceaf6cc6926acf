import { useReadQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import type { CentreAddress } from '../../centre';
import { demandsPath } from './address';
import { DemandGone } from './demand-detail';
import { DemandForm } from './demand-form';
import { useOwnDemandFragment } from './demands.generated';
import { readDraft, valuesOfGuest } from './draft';
import type { OwnDemandRef } from './load';
import { RejectReason } from './reject-reason';
import { ReviewNote } from './review-note';
import { emptyValues } from './values';
import { ViewHeading } from './view-heading';

type Role = CentreAddress['role'];

/** A new request. Who filled in the release form before signing in finds that here (decisions.md, Release form). */
export function NewDemand({ role }: { role: Role }) {
  const t = useT();
  // A centre is drawn in the browser only, after the sign-in is known.
  const [{ initial, isGuests }] = useState(() => {
    const draft = readDraft('');
    const ofGuest = draft ? null : valuesOfGuest();
    return { initial: draft ?? ofGuest ?? emptyValues, isGuests: ofGuest !== null };
  });
  return (
    <>
      <ViewHeading role={role}>{t('demands.addTitle')}</ViewHeading>
      <Flex direction="column" gap="3" mb="7" maxWidth="form">
        <ReviewNote />
        {isGuests ? (
          <chakra.p role="status" fontSize="sm" px="3.5" py="2.5" borderRadius="control" bg="second.soft">
            {t('demands.fromRelease')}
          </chakra.p>
        ) : null}
      </Flex>
      <DemandForm role={role} id="" original={emptyValues} initial={initial} />
    </>
  );
}

function Rejected({ role, from }: { role: Role; from: Parameters<typeof useOwnDemandFragment>[0] }) {
  const t = useT();
  const { id, review, ...demand } = useOwnDemandFragment(from);
  // What was rejected when the form opened stays its beginning, whatever is read meanwhile.
  const [{ original, initial, reason }] = useState(() => {
    const { purchaseTypes, publishType, content, quantity, imageUrl } = demand;
    const now = { purchaseTypes: [...purchaseTypes], publishType, content, quantity, imageUrl };
    return { original: now, initial: readDraft(id) ?? now, reason: review?.reason };
  });
  const [mayEdit] = useState(review?.isEditable ?? false);
  if (!mayEdit) {
    return (
      <EmptyState
        seed={id}
        action={
          <ButtonLink to={demandsPath(role, { view: 'detail', id })} variant="outline">
            {t('demands.show')}
          </ButtonLink>
        }
      >
        {t(review?.status === 'APPROVED' ? 'demands.approvedStays' : 'demands.reviewStays')}
      </EmptyState>
    );
  }
  return (
    <>
      <ViewHeading role={role}>{t('demands.editTitle')}</ViewHeading>
      <Flex direction="column" gap="3" mb="7" maxWidth="form">
        {reason ? <RejectReason reason={reason} /> : null}
        <ReviewNote />
      </Flex>
      <DemandForm role={role} id={id} original={original} initial={initial} />
    </>
  );
}

/** A rejected request, to be handed in again; others are not edited (VC-065, EXH-160, ERR-028, ERR-029). */
export function EditDemand({ role, query }: { role: Role; query: OwnDemandRef }) {
  const post = useReadQuery(query).data.viewer?.buyerPost;
  return post ? <Rejected role={role} from={post} /> : <DemandGone role={role} />;
}
