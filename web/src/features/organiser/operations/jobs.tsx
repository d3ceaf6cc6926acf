import { chakra, Flex } from '@chakra-ui/react';
import { useRevalidator } from 'react-router-dom';
import { useOutcomeToast } from '../../../apollo';
import type { OperationsJobState } from '../../../gql/types';
import { formatDateTime, formatNumber, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { Button } from '../../../ui/button';
import { Icon, type IconName } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import type { JobsRef } from './load';
import {
  type KeptJobFragment,
  useOperationsJobsPreloaded,
  useRetryOperationsJobMutation,
} from './operations.generated';

const states: Record<OperationsJobState, { tone: 'approved' | 'rejected' | 'review'; icon: IconName }> = {
  WAITING: { tone: 'review', icon: 'clock' },
  RUNNING: { tone: 'review', icon: 'clock' },
  DONE: { tone: 'approved', icon: 'checkCircle' },
  FAILED: { tone: 'rejected', icon: 'alert' },
};

function Retry({ job }: { job: KeptJobFragment }) {
  const t = useT();
  const tell = useOutcomeToast();
  const { revalidate } = useRevalidator();
  const [retry, { loading }] = useRetryOperationsJobMutation();
  const again = () =>
    tell(
      async () => (await retry({ variables: { input: { id: job.id } } })).data?.retryOperationsJob,
      () => void revalidate(),
    );
  return (
    <Button size="sm" variant="outline" disabled={loading} onClick={() => void again()}>
      {t('operations.job.again')}
    </Button>
  );
}

function JobRow({ job }: { job: KeptJobFragment }) {
  const t = useT();
  const lang = useLang();
  const { label, state, done, total, createdAt, finishedAt, requestId } = job;
  const { tone, icon } = states[state];
  return (
    <chakra.li py="4" borderBottomWidth="1px" data-job={state}>
      <Flex gap="2" align="center" wrap="wrap">
        <chakra.h3 fontSize="md" minWidth="0" overflowWrap="anywhere">
          {label}
        </chakra.h3>
        <Tag tone={tone}>
          <Icon name={icon} size="16px" />
          {t(`operations.job.${state}`)}
        </Tag>
      </Flex>
      <chakra.p color="quiet" fontSize="sm" mt="1" overflowWrap="anywhere">
        {inARow([
          t('operations.job.progress', { done: formatNumber(done), total: formatNumber(total) }),
          t('operations.job.asked', { time: formatDateTime(createdAt, lang) }),
          finishedAt && t('operations.job.ended', { time: formatDateTime(finishedAt, lang) }),
          requestId && t('operations.request', { id: requestId }),
        ])}
      </chakra.p>
      {state === 'FAILED' ? (
        <chakra.div mt="3">
          <Retry job={job} />
        </chakra.div>
      ) : null}
    </chakra.li>
  );
}

/** Long work, with what needs somebody first. */
export function Jobs({ query }: { query: JobsRef }) {
  const t = useT();
  const jobs = useOperationsJobsPreloaded(query).data.organiser?.operationsJobs;
  if (!jobs) return null;
  if (jobs.length === 0) return <chakra.p color="quiet">{t('operations.jobs.none')}</chakra.p>;
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px">
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </chakra.ul>
  );
}
