import { usePairingApplicationsPreloaded } from './pairing.generated';
import { chakra, Flex } from '@chakra-ui/react';
import { Navigate, useRevalidator } from 'react-router-dom';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Pager } from '../../../ui/pager';
import { Table, TableHead } from '../../../ui/table';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useThreadChanges } from '../../consultations/changes';
import { ReviewNote, useWatchReview } from '../../review';
import type { PairingData } from './load';
import { PairingRow, wide } from './pairing-row';
import { matchingPath, pairingPath } from './paths';

/** CONST-032. */
const PAGE_SIZE = 10;

/** Serial number, title, audit status and application time, newest first (EXH-178, EXH-182). */
export function PairingList({ page, query }: Pick<PairingData, 'page' | 'query'>) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const applications = usePairingApplicationsPreloaded(query).data.viewer?.pairingApplications;
  useWatchReview(applications?.nodes.some(({ status }) => status === 'AWAITING_REVIEW') ?? false);
  // A buyer who accepts writes to the thread.
  useThreadChanges(() => void revalidate());
  if (!applications) return null;
  const { nodes, totalCount, pageInfo } = applications;
  const lastPage = Math.max(1, pageInfo.pageCount);
  if (page > lastPage) return <Navigate to={pairingPath(lastPage)} replace />;
  const find = <ButtonLink to={matchingPath()}>{t('pairing.find')}</ButtonLink>;
  if (nodes.length === 0) {
    return (
      <EmptyState seed="pairing" title={t('pairing.none.title')} action={find}>
        {t('pairing.none')}
      </EmptyState>
    );
  }
  return (
    <>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="4">
        <chakra.div flex="1 1 18rem">
          <ReviewNote demo={(seconds) => t('pairing.demoNote', { seconds })}>{t('pairing.note')}</ReviewNote>
        </chakra.div>
        {find}
      </Flex>
      <Table aria-label={t('pairing.table')}>
        <thead>
          <tr>
            <TableHead scope="col">{t('pairing.serial')}</TableHead>
            <TableHead scope="col">{t('pairing.title')}</TableHead>
            <TableHead scope="col" {...wide}>
              {t('pairing.status')}
            </TableHead>
            <TableHead scope="col" {...wide}>
              {t('pairing.time')}
            </TableHead>
            <TableHead scope="col" {...wide}>
              <VisuallyHidden>{t('pairing.action')}</VisuallyHidden>
            </TableHead>
          </tr>
        </thead>
        <tbody>
          {nodes.map((application, index) => (
            <PairingRow
              key={application.id}
              application={application}
              serial={(page - 1) * PAGE_SIZE + index + 1}
            />
          ))}
        </tbody>
      </Table>
      <Pager
        page={page}
        pageCount={lastPage}
        total={totalCount}
        hideForOnePage
        label={t('pairing.table')}
        href={pairingPath}
      />
    </>
  );
}
