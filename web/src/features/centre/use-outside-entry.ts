import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useT } from '../../i18n';
import { basePath, paths } from '../../lib/paths';
import { toast } from '../../ui/toast';
import { useOutsideAddresses } from '../edition';
import type { CentreEntry } from './entry';

/**
 * Opens what stands in an entry's place outside this site, in a tab of its own. Where that cannot be had, the server's
 * words are shown, and the exhibitors' login opens instead (EXH-130, EXH-131, CONFLICT-022).
 */
export function useOutsideEntry() {
  const t = useT();
  const client = useApolloClient();
  const addresses = useOutsideAddresses();
  const isUnderWay = useRef(false);

  const open = async ({ outside }: CentreEntry) => {
    if (!outside || isUnderWay.current) return;
    isUnderWay.current = true;
    // Now, for browsers let a page open a tab only while it answers a click.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const go = (url: string) => (tab ?? window).location.replace(url);
    try {
      const { openSite } = await outside.load();
      const outcome = await openSite(client);
      if ('url' in outcome) return go(outcome.url);
      throw new Error(outcome.refusal);
    } catch (error) {
      toast.error((error instanceof Error && error.message) || t('centre.outside.failed'));
      go(addresses.exhibitorLogin ?? window.location.origin + basePath + paths.exhibitorLogin());
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    /** Whether the edition names such a site for this entry. */
    isOutside: ({ outside }: CentreEntry): boolean =>
      outside !== undefined && addresses[outside.address] !== undefined,
    open,
  };
}
