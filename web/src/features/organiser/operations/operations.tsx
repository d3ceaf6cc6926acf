import { useRevalidator } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { PartSection } from '../../../ui/part-section';
import type { ConsolePanelProps } from '../console';
import { HealthView } from './health';
import { Jobs } from './jobs';
import type { OperationsData } from './load';
import { Messages } from './messages';
import { RetentionRules } from './retention';

/** How the installation is, and the work and messages that go on behind it. */
export function Operations({ data }: ConsolePanelProps<OperationsData>) {
  const t = useT();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <Button size="sm" variant="outline" disabled={state === 'loading'} onClick={() => void revalidate()}>
        <Icon name="reset" size="16px" />
        {t('operations.refresh')}
      </Button>
      <PartSection
        as="h2"
        title={t('operations.health')}
        lead={t('operations.health.lead')}
        query={data.health}
      >
        <HealthView query={data.health} />
      </PartSection>
      <PartSection
        as="h2"
        title={t('operations.messages')}
        lead={t('operations.messages.lead')}
        query={data.messages}
      >
        <Messages data={data} />
      </PartSection>
      <PartSection as="h2" title={t('operations.jobs')} lead={t('operations.jobs.lead')} query={data.jobs}>
        <Jobs query={data.jobs} />
      </PartSection>
      <PartSection
        as="h2"
        title={t('operations.retention')}
        lead={t('operations.retention.lead')}
        query={data.retention}
      >
        <RetentionRules query={data.retention} />
      </PartSection>
    </>
  );
}
