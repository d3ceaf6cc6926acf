import { useT } from '../../i18n';
import { copyText } from '../../lib/copy-text';
import { basePath } from '../../lib/paths';
import { toast } from '../../ui/toast';

/** Copies the full address of a page of the site and says so (DIR-032). */
export function useShare(): (path: string) => Promise<void> {
  const t = useT();
  return async (path) => {
    const copied = await copyText(`${window.location.origin}${basePath}${path}`);
    if (copied) toast.success(t('catalogue.shared'));
    else toast.error(t('catalogue.shareFailed'));
  };
}
