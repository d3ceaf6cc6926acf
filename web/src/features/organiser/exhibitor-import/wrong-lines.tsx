import { chakra } from '@chakra-ui/react';
import { useLang, useT } from '../../../i18n';
import { ExternalButton } from '../../../ui/external-link';
import { ListProblems } from '../../lists';
import type { FoundImport } from './found-import';

/** What is wrong, in a frame that scrolls where it is much; and all wrong lines as a file, in the language of the site. */
export function WrongLines({ found: { id, problems, problemCount } }: { found: FoundImport }) {
  const t = useT();
  const side = useLang() === 'ZH' ? 'cn' : 'en';
  return (
    <>
      <ExternalButton
        href={`/files/organiser/exhibitor-imports/${id}/to-correct-${side}.xlsx`}
        icon="download"
        variant="outline"
        size="sm"
        mt="6"
      >
        {t('exhibitor-import.download')}
      </ExternalButton>
      <chakra.div
        role="region"
        aria-label={t('exhibitor-import.wrongLines')}
        tabIndex={0}
        maxHeight="26rem"
        overflowY="auto"
      >
        <ListProblems problems={problems} problemCount={problemCount} />
      </chakra.div>
    </>
  );
}
