import { chakra, Flex } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { formatDate, formatDateTime, useLang, useT } from '../../../i18n';
import { FactList } from '../../../ui/fact-list';
import { Icon } from '../../../ui/icon';
import { FormSkeleton } from '../../../ui/skeleton';
import type { PanelProps } from '../../centre';
import { RejectReason, ReviewNote, ReviewTag, useWatchReview } from '../../review';
import { JournalForm } from './journal-form';
import { type OwnJournalEntryQuery, useOwnJournalEntryPreloaded } from './journal.generated';
import type { JournalData } from './load';
import { type JournalValues, textFields } from './values';

type Entry = NonNullable<OwnJournalEntryQuery['viewer']>['journalEntry'];
type Categories = OwnJournalEntryQuery['categories'];

const valuesOf = (entry: Entry): JournalValues => ({
  companyCn: entry.companyCn,
  companyEn: entry.companyEn,
  address: entry.address,
  phone: entry.phone,
  fax: entry.fax,
  website: entry.website,
  introductionCn: entry.introductionCn,
  introductionEn: entry.introductionEn,
  categoryCodes: entry.categoryCodes.toSorted(),
});

/** Why nothing can be changed now, and what was handed in (EXH-082, EXH-083, EXH-084). */
function Locked({ entry, categories, why }: { entry: Entry; categories: Categories; why: string }) {
  const t = useT();
  const nameOf = new Map(
    categories.flatMap((root) => [root, ...root.children]).map(({ id, name }) => [id, name]),
  );
  const names = entry.categoryCodes.map((code) => nameOf.get(code) ?? code);
  return (
    <>
      <Flex
        role="status"
        gap="2"
        mb="6"
        px="3.5"
        py="2.5"
        borderRadius="control"
        bg="sunken"
        maxWidth="45rem"
      >
        <Icon name="lock" size="18px" mt="0.5" />
        <p>{why}</p>
      </Flex>
      {entry.id ? (
        <chakra.div maxWidth="45rem" css={{ '& dd': { whiteSpace: 'pre-line' } }}>
          <FactList
            facts={[
              ...textFields.map((field) => ({
                label: t(`journal.${field}`),
                value: entry[field] || t('journal.blank'),
              })),
              { label: t('journal.categoryCodes'), value: names.join(t('journal.comma')) },
            ]}
          />
        </chakra.div>
      ) : null}
    </>
  );
}

/** The form or what stands in its place, and above it the state and the deadline. */
function Shown({ query }: JournalData) {
  const t = useT();
  const lang = useLang();
  const { viewer, categories } = useOwnJournalEntryPreloaded(query).data;
  const entry = viewer?.journalEntry;
  const review = entry?.review;
  useWatchReview(review?.status === 'UNDER_REVIEW');
  // What the form opened with stays its beginning, whatever is read meanwhile.
  const [original] = useState(() => entry && valuesOf(entry));
  if (!entry || !original) return null;
  const until = formatDateTime(entry.closesAt, lang);
  const isOpen = !entry.isClosed && (!review || review.isEditable);
  const why = entry.isClosed
    ? t('journal.closed', { date: until })
    : t(review?.status === 'APPROVED' ? 'review.stays.APPROVED' : 'review.stays.UNDER_REVIEW');
  return (
    <>
      <Flex direction="column" gap="3" mb="7" maxWidth="45rem">
        {review ? (
          <Flex align="center" gap="3" wrap="wrap" role="status">
            <ReviewTag status={review.status} label={review.statusLabel} />
            {review.decidedAt ? (
              <chakra.span color="quiet" fontSize="sm">
                {t('review.decided', { date: formatDate(review.decidedAt, lang) })}
              </chakra.span>
            ) : null}
          </Flex>
        ) : null}
        {review?.reason ? <RejectReason reason={review.reason} /> : null}
        {isOpen ? (
          <>
            <Flex gap="2" fontSize="sm">
              <Icon name="clock" size="18px" mt="0.5" />
              <p>{t('journal.until', { date: until })}</p>
            </Flex>
            <ReviewNote demo={(seconds) => t('journal.demoNote', { seconds })}>
              {t('journal.note')}
            </ReviewNote>
            {review ? null : (
              <chakra.p color="quiet" fontSize="sm">
                {t('journal.begun')}
              </chakra.p>
            )}
          </>
        ) : null}
      </Flex>
      {isOpen ? (
        <JournalForm isAgain={review !== null} original={original} categories={categories} />
      ) : (
        <Locked entry={entry} categories={categories} why={why} />
      )}
    </>
  );
}

/** The company's entry of the conference journal (EXH-077..085). */
export function Journal({ data }: PanelProps<JournalData>) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Shown query={data.query} />
    </Suspense>
  );
}
