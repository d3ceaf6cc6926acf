import type { QueryRef } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { type LegalTab, paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { RichText } from '../../../ui/rich-text';
import { type LegalTextQuery, type LegalTextQueryVariables, useLegalTextPreloaded } from './legal.generated';

export type LegalTextRef = QueryRef<LegalTextQuery, LegalTextQueryVariables>;

interface LegalTextProps {
  tab: LegalTab;
  query: LegalTextRef;
}

/** One text as the organiser keeps it, in lines short enough to read. */
export function LegalText({ tab, query }: LegalTextProps) {
  const t = useT();
  const { text } = useLegalTextPreloaded(query).data;
  if (!text) {
    return (
      <EmptyState
        seed={tab}
        title={t(`legal.tab.${tab}`)}
        action={<ButtonLink to={paths.about({ tab: 'contact' })}>{t('legal.contact')}</ButtonLink>}
      >
        {t('legal.none')}
      </EmptyState>
    );
  }
  return (
    <chakra.article maxWidth="46rem">
      <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }} mb="4">
        {t(`legal.tab.${tab}`)}
      </chakra.h2>
      <RichText html={text} />
    </chakra.article>
  );
}
