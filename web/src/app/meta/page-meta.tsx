import { useEffect } from 'react';
import { useEdition } from '../../features/edition';
import { useT } from '../../i18n';
import { type MetaId, metaOf } from './meta';

interface PageMetaProps {
  id: MetaId;
  /** Where the page knows better than its route, e.g. the name of a product. */
  title?: string | undefined;
  description?: string | undefined;
}

/** React moves these elements into the head, on the client and when a server renders the page. */
export function PageMeta({ id, title, description }: PageMetaProps) {
  const t = useT();
  const { name } = useEdition();
  const meta = metaOf(id);
  const own = title ?? (meta.title ? t(meta.title) : undefined);
  const full = own ? `${own} - ${name}` : name;
  // What the document was served with gives way to what the route says.
  useEffect(() => {
    for (const element of document.head.querySelectorAll('[data-boot]')) element.remove();
  }, []);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description ?? t(meta.description)} />
      <meta name="keywords" content={t(meta.keywords)} />
    </>
  );
}
