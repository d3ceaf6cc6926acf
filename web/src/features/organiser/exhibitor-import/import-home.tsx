import { chakra } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useT } from '../../../i18n';
import { ExternalButton } from '../../../ui/external-link';
import { PartBoundary } from '../../../ui/part-boundary';
import { RowListSkeleton } from '../../../ui/skeleton';
import { ListFileField, ListStep } from '../../lists';
import { importPaths } from './address';
import { ImportList } from './import-list';
import { callIn } from './encoding';
import { EncodingChoice } from './encoding-choice';
import { MAX_BYTES } from './limits';
import type { ImportsRef } from './load';
import { keepSentFile } from './sent-file';

/** The blank form, made by the server. */
const FORM = '/files/organiser/exhibitors.xlsx';

/** Takes a file; of one whose encoding is not clear, its sender says how it is to be read. */
function Upload() {
  const t = useT();
  const navigate = useNavigate();
  const [unclear, setUnclear] = useState<File>();
  const onRead = (id: string, file: File) => {
    keepSentFile(id, file);
    return navigate(importPaths.one(id));
  };
  return (
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
        onChecked={onRead}
        onSending={() => setUnclear(undefined)}
        onRefused={({ field }, file) => setUnclear(field === 'encoding' ? file : undefined)}
      />
      {unclear ? (
        <EncodingChoice file={unclear} callIn={callIn} maxBytes={MAX_BYTES} onRead={onRead} />
      ) : null}
    </chakra.div>
  );
}

/** The way of a spreadsheet, where to send it in, and those that came before. */
export function ImportHome({ page, query }: { page: number; query: ImportsRef }) {
  const t = useT();
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
            <Upload />
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
