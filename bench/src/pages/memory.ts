import autocannon from 'autocannon';
import { periodOf, regularly } from '../support/pace.ts';
import { askRandomAddresses } from '../attack/random-addresses.ts';
import { randomFrom } from '../support/random.ts';
import { bodyOf, isRight } from '../gateway/operations.ts';
import { table } from '../support/table.ts';
import { type Site, startSite } from './site.ts';

/** Who asks for pages at random addresses: each is rendered, kept, and soon of no use. */
const CROWD = { connections: 4, clients: 4 };
const OPERATION_CONNECTIONS = 8;
const SAMPLE_MS = 5000;

/** A list that is another one each time. */
async function askOperations({ gateway }: Site, seconds: number): Promise<number> {
  let calls = 0;
  const result = await autocannon({
    url: gateway.url,
    connections: OPERATION_CONNECTIONS,
    duration: seconds,
    verifyBody: (body) => isRight('small', String(body)),
    requests: [
      {
        method: 'POST',
        path: '/graphql',
        headers: { 'content-type': 'application/json', language: 'ZH' },
        setupRequest: (request) => {
          // As many pages as the edition has.
          calls = (calls + 1) % 400;
          return { ...request, body: bodyOf('small', calls) };
        },
      },
    ],
  });
  if (result.non2xx + result.mismatches > 0) throw new Error('a list was answered wrongly');
  return result['2xx'];
}

/** Watches the memory of a gateway under load: it must level off. */
export async function measureMemory(
  { serverUrl, minutes }: { serverUrl: string; minutes: number },
  tell: (text: string) => void,
): Promise<string> {
  const site = await startSite(serverUrl, tell);
  try {
    const period = periodOf(minutes, performance.now());
    const samples: number[] = [];
    const sample = () => void samples.push(site.gateway.residentMiB() ?? Number.NaN);
    const [operations] = await Promise.all([
      askOperations(site, minutes * 60),
      askRandomAddresses(site.gateway.url, period, site.world, randomFrom(7), CROWD),
      regularly(period, SAMPLE_MS, sample),
    ]);
    const perMinute = 60_000 / SAMPLE_MS;
    const rows = Array.from({ length: minutes }, (_, minute) => {
      const own = samples.slice(minute * perMinute, (minute + 1) * perMinute);
      return [`minute ${minute + 1}`, String(Math.round(Math.max(...own)))];
    });
    return `${table(['memory of the gateway', 'most, MiB'], rows)}\n\n${operations} lists beside random pages.`;
  } finally {
    await site.stop();
  }
}
