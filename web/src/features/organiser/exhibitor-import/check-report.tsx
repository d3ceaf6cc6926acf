import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLang, useT } from '../../../i18n';
import { ExternalButton } from '../../../ui/external-link';
import { ListProblems, ListReport } from '../../lists';
import type { ImportStandingFragment, ReadImportFragment } from './exhibitor-import.generated';

export type FoundImport = ReadImportFragment & ImportStandingFragment;

/** The wrong lines as a file, in the language of the site. */
export function WrongLines({ id }: { id: string }) {
  const t = useT();
  const side = useLang() === 'ZH' ? 'cn' : 'en';
  return (
    <ExternalButton
      href={`/files/organiser/exhibitor-imports/${id}/to-correct-${side}.xlsx`}
      icon="download"
      variant="outline"
      size="sm"
      mt="4"
    >
      {t('exhibitor-import.download')}
    </ExternalButton>
  );
}

/** What the check has found, by line and column; nothing has been written yet. */
export function CheckReport({ found, children }: { found: FoundImport; children: ReactNode }) {
  const t = useT();
  const { id, state, fileName, lineCount, goodCount, badCount, problemCount } = found;
  return (
    <ListReport
      id={id}
      tone={badCount > 0 ? 'rejected' : 'quiet'}
      title={
        badCount > 0
          ? t('exhibitor-import.bad', { bad: badCount })
          : t('exhibitor-import.ready', { count: goodCount })
      }
      file={t('exhibitor-import.file', { name: fileName, count: lineCount })}
    >
      <chakra.p mt="3">
        {state === 'REFUSED'
          ? t('exhibitor-import.refused.text')
          : t('exhibitor-import.checked.text', { good: goodCount, bad: badCount })}
      </chakra.p>
      {children}
      {badCount > 0 ? (
        <>
          <WrongLines id={id} />
          <ListProblems {...found} problemCount={problemCount} />
        </>
      ) : null}
    </ListReport>
  );
}
