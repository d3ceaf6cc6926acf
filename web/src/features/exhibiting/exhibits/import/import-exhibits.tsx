import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useT } from '../../../../i18n';
import { ExternalButton } from '../../../../ui/external-link';
import { PartBoundary } from '../../../../ui/part-boundary';
import { Bone, Loading } from '../../../../ui/skeleton';
import { ListFileField, ListStep } from '../../../lists';
import { ViewHeading } from '../../../records';
import type { ImportRef } from './import-ref';
import { exhibitPaths } from '../paths';
import { importPath } from './address';
import { ImportReport } from './import-report';

/** The blank form, made by the server. */
const FORM = '/files/exhibiting/exhibit-list.xlsx';
/** As the server does (exhibit-import/archive.ts). */
const MAX_BYTES = 20 * 1024 * 1024;

/** Many exhibits in one go, from a spreadsheet: the form, the list that comes back, and what is wrong in it. */
export function ImportExhibits({ report }: { report: ImportRef | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <chakra.div maxWidth="52rem">
      <ViewHeading back={exhibitPaths.list}>{t('exhibits.import')}</ViewHeading>
      {report ? (
        <chakra.div mb="9">
          <PartBoundary resetKey={report} onRetry={() => void revalidate()} minHeight="10rem">
            <Suspense
              fallback={
                <Loading>
                  <Bone height="10rem" borderRadius="card" />
                </Loading>
              }
            >
              <ImportReport query={report} />
            </Suspense>
          </PartBoundary>
        </chakra.div>
      ) : null}
      <chakra.ol listStyleType="none" display="grid" gap="7">
        <ListStep number={1} title={t('exhibits.import.download')}>
          <chakra.p color="quiet">{t('exhibits.import.download.text')}</chakra.p>
          <ExternalButton href={FORM} icon="download" px={{ base: '4', md: '5' }}>
            {t('exhibits.import.form')}
          </ExternalButton>
        </ListStep>
        <ListStep number={2} title={t('exhibits.import.pictures')}>
          <chakra.p color="quiet">{t('exhibits.import.pictures.text')}</chakra.p>
        </ListStep>
        <ListStep number={3} title={t('exhibits.import.upload')}>
          <chakra.p color="quiet">{t('exhibits.import.upload.text')}</chakra.p>
          <chakra.div width="full">
            <ListFileField
              call="/app/exhibiting/exhibits/imports"
              endings={['.xlsx', '.zip']}
              maxBytes={MAX_BYTES}
              texts={{
                drop: t('exhibits.import.drop'),
                choose: t('exhibits.import.choose'),
                help: t('exhibits.import.help'),
                wrongType: t('exhibits.import.wrongType'),
                tooLarge: t('exhibits.import.tooLarge'),
              }}
              onChecked={(list) => navigate(importPath(list))}
            />
          </chakra.div>
        </ListStep>
      </chakra.ol>
    </chakra.div>
  );
}
