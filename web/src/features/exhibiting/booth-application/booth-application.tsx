import { chakra, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate, useLang, useT } from '../../../i18n';
import { BrowserOnly } from '../../../ui/browser-only';
import { EmptyState } from '../../../ui/empty-state';
import { FactList } from '../../../ui/fact-list';
import { DetailSkeleton } from '../../../ui/skeleton';
import { ContactGrid } from '../../content/contact-cards';
import { ApplicationDone } from './application-done';
import { ApplicationForm } from './application-form';
import type { BoothApplicationPageQuery } from './booth-application.generated';

/** Applying for a booth, until its last day; beside it the deadline and whom to turn to (EXH-014, EXH-023). */
export function BoothApplication({ edition, linkage, ...choices }: BoothApplicationPageQuery) {
  const t = useT();
  const lang = useLang();
  const [done, setDone] = useState<{ message: string; email: string }>();
  const content = () => {
    if (done) return <ApplicationDone {...done} />;
    if (!edition.isBoothApplicationOpen) {
      return <EmptyState seed="booth-application">{t('booth-application.closed')}</EmptyState>;
    }
    return (
      <BrowserOnly fallback={<DetailSkeleton />}>
        {() => <ApplicationForm choices={choices} onDone={setDone} />}
      </BrowserOnly>
    );
  };
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 44rem) 22rem' }}
      gap={{ base: '10', lg: '16' }}
      alignItems="start"
    >
      {content()}
      <chakra.aside display="grid" gap="8">
        <FactList
          facts={[
            {
              label: t('booth-application.deadline'),
              value: formatDate(edition.boothApplicationClosesOn, lang),
            },
            { label: t('booth-application.review'), value: t('booth-application.reviewText') },
          ]}
        />
        {linkage ? (
          <section>
            <chakra.h2 fontSize="lg" mb="4">
              {t('booth-application.contact')}
            </chakra.h2>
            <ContactGrid contacts={[linkage]} />
          </section>
        ) : null}
      </chakra.aside>
    </Grid>
  );
}
