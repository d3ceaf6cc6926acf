import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { type MessageId, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { DocumentItem } from './document-item';
import type { DocumentItemFragment } from './document-item.generated';

interface DocumentListProps {
  documents: readonly (FragmentType<DocumentItemFragment> & { id: string })[];
  missing?: MessageId;
  titleAs?: 'h2' | 'h3';
}

/** A whole list of documents; without any it says so and leads on. */
export function DocumentList({ documents, ...item }: DocumentListProps) {
  const t = useT();
  if (documents.length === 0) {
    return (
      <EmptyState
        seed="documents"
        action={
          <ButtonLink to={paths.home()} variant="outline">
            {t('app.backHome')}
          </ButtonLink>
        }
      >
        {t('documents.none')}
      </EmptyState>
    );
  }
  return (
    <chakra.ul listStyleType="none" borderTopWidth="1px">
      {documents.map((document) => (
        <DocumentItem key={document.id} document={document} {...item} />
      ))}
    </chakra.ul>
  );
}
