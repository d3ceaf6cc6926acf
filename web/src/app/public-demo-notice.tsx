import { chakra } from '@chakra-ui/react';
import { useEdition } from '../features/edition';
import { useT } from '../i18n';

/** On every page of a demo that other machines can reach: its accounts and passwords are published. */
export function PublicDemoNotice() {
  const t = useT();
  if (!useEdition().isPublicDemo) return null;
  return (
    <section aria-label={t('shell.publicDemo.label')}>
      <chakra.p px="4" py="2" bg="accent" color="accent.ink" textAlign="center" fontSize="sm">
        {t('shell.publicDemo')}
      </chakra.p>
    </section>
  );
}
