import { measureStarts } from './cold-start.ts';
import { measureFlood } from './flood.ts';
import { measureRates } from './rates.ts';
import { startSite } from './site.ts';

export interface PagesOptions {
  serverUrl: string;
  rounds: number;
  /** Length of a turn. */
  seconds: number;
  /** Length of the flood, seconds. */
  floodSeconds: number;
}

/** What rendered pages cost, what is left of them under a flood, and how long a gateway takes to start. */
export async function measurePages(options: PagesOptions, tell: (text: string) => void): Promise<string> {
  const site = await startSite(options.serverUrl, tell);
  try {
    const rates = await measureRates(site, options);
    tell('pages are measured');
    const flood = await measureFlood(site, options.floodSeconds);
    tell('the flood is over');
    return [rates, flood, await measureStarts(site)].join('\n\n');
  } finally {
    await site.stop();
  }
}
