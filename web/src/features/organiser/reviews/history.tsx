import { useReviewHistoryPreloaded } from './reviews.generated';
import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { TextLink } from '../../../ui/text-link';
import { reviewsPaths } from './address';
import type { HistoryRef } from './load';
import { StepLine } from './steps';

/** What was decided, by whom, newest first. */
export function History({ page, query }: { page: number; query: HistoryRef }) {
  const t = useT();
  const history = useReviewHistoryPreloaded(query).data.organiser?.reviewHistory;
  if (!history) return null;
  if (history.nodes.length === 0) return <EmptyState>{t('reviews.history.none')}</EmptyState>;
  return (
    <>
      <chakra.ul listStyleType="none" borderTopWidth="1px">
        {history.nodes.map((step) => (
          <StepLine
            key={step.id}
            step={step}
            subject={
              <>
                <chakra.span color="quiet">{step.kindLabel}</chakra.span>
                <TextLink to={reviewsPaths.record(step.kind, step.recordId)}>
                  {step.title || step.recordId}
                </TextLink>
              </>
            }
          />
        ))}
      </chakra.ul>
      <Pager
        page={page}
        pageCount={history.pageInfo.pageCount}
        total={history.totalCount}
        hideForOnePage
        href={reviewsPaths.history}
      />
    </>
  );
}
