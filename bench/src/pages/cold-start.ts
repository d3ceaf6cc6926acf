import { median } from '../support/statistics.ts';
import { isWhole, knownPages } from './known-pages.ts';
import type { Site } from './site.ts';

const STARTS = 5;

/** Seconds until a gateway answers, and until its home page has its content. */
async function start({ startGateway, world }: Site): Promise<{ ready: number; page: number }> {
  const [home] = knownPages(world);
  if (!home) throw new Error('there is no page');
  const begun = performance.now();
  const passed = () => (performance.now() - begun) / 1000;
  const gateway = await startGateway();
  try {
    const ready = passed();
    while (!isWhole(await (await fetch(gateway.url + home.path)).text(), home)) {
      if (passed() > 30) throw new Error('the home page comes without its content');
    }
    return { ready, page: passed() };
  } finally {
    await gateway.stop();
  }
}

/** Measures starts of one more gateway, one after the other. */
export async function measureStarts(site: Site): Promise<string> {
  const starts = [];
  for (let count = 0; count < STARTS; count += 1) starts.push(await start(site));
  const ready = median(starts.map((one) => one.ready)).toFixed(2);
  const page = median(starts.map((one) => one.page)).toFixed(2);
  return `A gateway answers ${ready} s after its start, with its home page rendered after ${page} s (median of ${STARTS}).`;
}
