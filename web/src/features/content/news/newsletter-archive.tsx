import type { QueryRef } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { DocumentList } from '../documents';
import { type NewsletterArchiveQuery, useNewsletterArchivePreloaded } from './news.generated';

export type NewsletterArchiveRef = QueryRef<NewsletterArchiveQuery>;

/** Issues of the newsletter; each opens its own page elsewhere, in a new tab (PUB-017..019). */
export function NewsletterArchive({ query }: { query: NewsletterArchiveRef }) {
  const t = useT();
  const { newsletters } = useNewsletterArchivePreloaded(query).data;
  return (
    <>
      <chakra.p color="quiet" mb="5" maxWidth="text">
        {t('news.archiveLead')}
      </chakra.p>
      <DocumentList documents={newsletters} missing="news.linkFailed" />
    </>
  );
}
