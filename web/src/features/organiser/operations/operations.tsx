import type { ReactNode } from 'react';
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

interface SectionProps {
  name: 'health' | 'jobs' | 'messages' | 'retention';
  query: unknown;
  children: ReactNode;
}

/** One of the page's sections. Where one fails the others mostly do: none says that the rest is not affected. */
function Section({ name, query, children }: SectionProps) {
  const t = useT();
  return (
    <PartSection
      as="h2"
      title={t(`operations.${name}`)}
      lead={t(`operations.${name}.lead`)}
      failedText={t('operations.failed')}
      query={query}
    >
      {children}
    </PartSection>
  );
}

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
      <Section name="health" query={data.health}>
        <HealthView query={data.health} />
      </Section>
      <Section name="messages" query={data.messages}>
        <Messages data={data} />
      </Section>
      <Section name="jobs" query={data.jobs}>
        <Jobs query={data.jobs} />
      </Section>
      <Section name="retention" query={data.retention}>
        <RetentionRules query={data.retention} />
      </Section>
    </>
  );
}
