import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n';
import { keptDraft } from '../../../forms';
import { MissingRecord, ViewHeading } from '../../records';
import { RejectReason } from '../../review';
import { ExhibitGone } from './exhibit-detail';
import { ExhibitForm } from './exhibit-form';
import { ExhibitNote } from './exhibit-note';
import {
  useOwnExhibitFragment,
  useExhibitCategoriesPreloaded,
  useOwnExhibitByIdPreloaded,
} from './exhibits.generated';
import type { CategoriesRef, OwnExhibitRef } from './load';
import { exhibitPaths } from './paths';
import { emptyValues, parseValues, valuesOf } from './values';

const draft = keptDraft('exhibitDraft', parseValues);

/** A new exhibit. */
export function NewExhibit({ categories }: { categories: CategoriesRef }) {
  const t = useT();
  const { data } = useExhibitCategoriesPreloaded(categories);
  // A centre is drawn in the browser only, after the sign-in is known.
  const [initial] = useState(() => draft.read('') ?? emptyValues);
  return (
    <>
      <ViewHeading back={exhibitPaths.list}>{t('exhibits.addTitle')}</ViewHeading>
      <Flex direction="column" gap="3" mb="7" maxWidth="form">
        <ExhibitNote />
      </Flex>
      <ExhibitForm
        id=""
        initial={initial}
        draft={draft}
        original={emptyValues}
        categories={data.categories}
      />
    </>
  );
}

interface RejectedProps {
  from: Parameters<typeof useOwnExhibitFragment>[0];
  categories: CategoriesRef;
}

function Rejected({ from, categories }: RejectedProps) {
  const t = useT();
  const { data } = useExhibitCategoriesPreloaded(categories);
  const exhibit = useOwnExhibitFragment(from);
  const { id, review } = exhibit;
  // What was rejected when the form opened stays its beginning, whatever is read meanwhile.
  const [{ original, initial, reason, mayEdit }] = useState(() => {
    const now = valuesOf(exhibit);
    return {
      original: now,
      initial: draft.read(id) ?? now,
      reason: review?.reason,
      mayEdit: review?.isEditable ?? false,
    };
  });
  if (!mayEdit) {
    const state = review?.status === 'APPROVED' ? 'APPROVED' : 'UNDER_REVIEW';
    return (
      <MissingRecord to={exhibitPaths.of({ view: 'detail', id })} label={t('records.show')}>
        {t(`review.stays.${state}`)}
      </MissingRecord>
    );
  }
  return (
    <>
      <ViewHeading back={exhibitPaths.list}>{t('exhibits.editTitle')}</ViewHeading>
      <Flex direction="column" gap="3" mb="7" maxWidth="form">
        {reason ? <RejectReason reason={reason} /> : null}
        <ExhibitNote />
      </Flex>
      <ExhibitForm id={id} original={original} initial={initial} draft={draft} categories={data.categories} />
    </>
  );
}

/** A rejected exhibit, to be handed in again; others are not edited (EXH-064..066, ERR-028, ERR-029). */
export function EditExhibit({ query, categories }: { query: OwnExhibitRef; categories: CategoriesRef }) {
  const product = useOwnExhibitByIdPreloaded(query).data.viewer?.product;
  return product ? <Rejected from={product} categories={categories} /> : <ExhibitGone />;
}
