import { useUnreadCount } from '../../features/consultations/unread';
import { useEdition } from '../../features/edition';
import { useT } from '../../i18n';
import { type MetaId, metaOf } from './meta';

interface PageTitleProps {
  id: MetaId;
  /** Where the page knows better than its route, e.g. the name of a product. */
  title?: string | undefined;
}

/**
 * The title of the window, with how many messages are unread. React moves it into the head, on the client and when a
 * server renders the page. Its texts are those of the shell: it can stand before the page's own are here.
 */
export function PageTitle({ id, title }: PageTitleProps) {
  const t = useT();
  const { name } = useEdition();
  const unread = useUnreadCount();
  const meta = metaOf(id);
  const own = title ?? (meta.title ? t(meta.title) : undefined);
  const full = own ? `${own} - ${name}` : name;
  const counted = unread > 0 ? `(${unread}) ${full}` : full;
  return <title>{counted}</title>;
}
