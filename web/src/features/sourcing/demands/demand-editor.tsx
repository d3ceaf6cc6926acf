import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n';
import type { CentreAddress } from '../../centre';
import { MissingRecord, ViewHeading } from '../../records';
import { RejectReason } from '../../review';
import { DemandGone } from './demand-detail';
import { DemandForm } from './demand-form';
import { useOwnDemandFragment, useOwnDemandByIdPreloaded } from './demands.generated';
import { DemandNote } from './demand-note';
import { demandDraft, valuesOfGuest } from './draft';
import type { OwnDemandRef } from './load';
import { demandPaths } from './paths';
import { emptyValues } from './values';

type Role = CentreAddress['role'];

/** A new request. Who filled in the release form before signing in finds that here (docs/specification.md, Release form). */
export function NewDemand({ role }: { role: Role }) {
  const t = useT();
  // A centre is drawn in the browser only, after the sign-in is known.
  const [{ initial, isGuests }] = useState(() => {
    const draft = demandDraft.read('');
    const ofGuest = draft ? null : valuesOfGuest();
    return { initial: draft ?? ofGuest ?? emptyValues, isGuests: ofGuest !== null };
  });
  return (
    <>
      <ViewHeading back={demandPaths(role).list}>{t('demands.addTitle')}</ViewHeading>
      <Flex direction="column" gap="3" mb="7" maxWidth="form">
        <DemandNote />
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
    return { original: now, initial: demandDraft.read(id) ?? now, reason: review?.reason };
  });
  const [mayEdit] = useState(review?.isEditable ?? false);
  if (!mayEdit) {
    return (
      <MissingRecord to={demandPaths(role).of({ view: 'detail', id })} label={t('records.show')}>
        {t(review?.status === 'APPROVED' ? 'demands.approvedStays' : 'demands.reviewStays')}
      </MissingRecord>
    );
  }
  return (
    <>
      <ViewHeading back={demandPaths(role).list}>{t('demands.editTitle')}</ViewHeading>
      <Flex direction="column" gap="3" mb="7" maxWidth="form">
        {reason ? <RejectReason reason={reason} /> : null}
        <DemandNote />
      </Flex>
      <DemandForm role={role} id={id} original={original} initial={initial} />
    </>
  );
}

/** A rejected request, to be handed in again; others are not edited (VC-065, EXH-160, ERR-028, ERR-029). */
export function EditDemand({ role, query }: { role: Role; query: OwnDemandRef }) {
  const post = useOwnDemandByIdPreloaded(query).data.viewer?.buyerPost;
  return post ? <Rejected role={role} from={post} /> : <DemandGone role={role} />;
}
