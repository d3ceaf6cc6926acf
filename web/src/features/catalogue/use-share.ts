import { useT } from '../../i18n';
import { basePath } from '../../lib/paths';
import { toast } from '../../ui/toast';

/** For browsers that keep the clipboard from pages without https. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing newer works without https
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies the full address of a page of the site and says so (DIR-032). */
export function useShare(): (path: string) => Promise<void> {
  const t = useT();
  return async (path) => {
    const copied = await copy(`${window.location.origin}${basePath}${path}`);
    if (copied) toast.success(t('catalogue.shared'));
    else toast.error(t('catalogue.shareFailed'));
  };
}
