import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useT } from '../../../i18n';
import { ExternalButton } from '../../../ui/external-link';
import { PartBoundary } from '../../../ui/part-boundary';
import { RowListSkeleton } from '../../../ui/skeleton';
import { ListFileField, ListStep } from '../../lists';
import { importPaths } from './address';
import { ImportList } from './import-list';
import type { ImportsRef } from './load';

/** The blank form, made by the server. */
const FORM = '/files/organiser/exhibitors.xlsx';
/** As the server does (exhibitor-import/read-file.ts). */
const MAX_BYTES = 10 * 1024 * 1024;

/** The way of a spreadsheet, where to send it in, and those that came before. */
export function ImportHome({ page, query }: { page: number; query: ImportsRef }) {
  const t = useT();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <chakra.div display="grid" gap={{ base: '9', md: '11' }}>
      <section aria-labelledby="import-steps">
        <chakra.h2 id="import-steps" fontSize="lg" mb="5">
          {t('exhibitor-import.steps')}
        </chakra.h2>
        <chakra.ol listStyleType="none" display="grid" gap="7" maxWidth="52rem">
          <ListStep number={1} title={t('exhibitor-import.prepare')}>
            <chakra.p color="quiet">{t('exhibitor-import.prepare.text')}</chakra.p>
            <ExternalButton href={FORM} icon="download" variant="outline" px={{ base: '4', md: '5' }}>
              {t('exhibitor-import.form')}
            </ExternalButton>
          </ListStep>
          <ListStep number={2} title={t('exhibitor-import.upload')}>
            <chakra.p color="quiet">{t('exhibitor-import.upload.text')}</chakra.p>
            <chakra.div width="full">
              <ListFileField
                call="/organiser/exhibitor-imports"
                endings={['.xlsx', '.csv']}
                maxBytes={MAX_BYTES}
                texts={{
                  drop: t('exhibitor-import.drop'),
                  choose: t('exhibitor-import.choose'),
                  help: t('exhibitor-import.help'),
                  wrongType: t('exhibitor-import.wrongType'),
                  tooLarge: t('exhibitor-import.tooLarge'),
                }}
                onChecked={(id) => navigate(importPaths.one(id))}
              />
            </chakra.div>
          </ListStep>
          <ListStep number={3} title={t('exhibitor-import.afterwards')}>
            <chakra.p color="quiet">{t('exhibitor-import.afterwards.text')}</chakra.p>
          </ListStep>
        </chakra.ol>
      </section>
      <section aria-labelledby="import-list">
        <chakra.h2 id="import-list" fontSize="lg" mb="3">
          {t('exhibitor-import.earlier')}
        </chakra.h2>
        <PartBoundary resetKey={query} onRetry={() => void revalidate()} minHeight="10rem">
          <Suspense fallback={<RowListSkeleton count={4} />}>
            <ImportList page={page} query={query} />
          </Suspense>
        </PartBoundary>
      </section>
    </chakra.div>
  );
}
