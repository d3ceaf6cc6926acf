import { basePath, paths } from '../../../lib/paths';
import { loadPage } from '../../../lib/load-page';
import { leaveToast } from '../../../ui/parting-toast';

interface Entered {
  organiser?: { id: string } | null;
  message?: string | null;
}

/** Only a page of the console may be returned to. */
export const consoleReturn = (wanted: string | null): string =>
  wanted !== null && /^\/organiser([?#]|$)/.test(wanted) ? wanted : paths.organiser();

/** After an entry into the console: the console by a whole load, so that nothing read as somebody else remains. */
export async function enter({ organiser, message }: Entered, target: string): Promise<void> {
  if (!organiser) return;
  if (message) leaveToast('success', message);
  await loadPage(`${basePath}${target}`);
}
