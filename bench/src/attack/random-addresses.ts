import { httpCall, oneConnection } from '../support/http-call.ts';
import { type Period, withoutPause } from '../support/pace.ts';
import { pick } from '../support/random.ts';
import { outcomeOfError, Tally } from '../support/tally.ts';
import type { World } from './world.ts';

/** Connections that ask, and the clients that they belong to, by loopback address: the gateway's limits count by client. */
interface Crowd {
  connections: number;
  clients: number;
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

type Random = () => number;

const word = (random: Random) => Array.from({ length: 8 }, () => pick(random, letters)).join('');
const number = (random: Random) => Math.floor(random() * 10_000);

/** An address of the site that was hardly asked for before: real things, far pages, searches, and nonsense. */
export function randomAddress(random: Random, { products, exhibitorIds }: World): string {
  return pick<() => string>(random, [
    () => `/d/product/product-detail?id=${pick(random, products).id}`,
    () => `/d/product/product-detail?id=${number(random)}`,
    () => `/d/product/supplier-detail?id=${pick(random, exhibitorIds)}&page=${number(random)}`,
    () => `/d/product/supplier?tab=product&page=${number(random)}`,
    () => `/d/product/supplier?tab=supplier&search=${word(random)}`,
    () => `/d/search?text=${word(random)}`,
    () => `/d/dynamic-detail?id=${number(random)}`,
    () => `/d/${word(random)}/${word(random)}`,
    () => `/d/?${word(random)}=${word(random)}`,
    () => `/d/assets/${word(random)}.js`,
  ])();
}

/** Asks for random addresses over many connections, without pause. */
export async function askRandomAddresses(
  origin: string,
  period: Period,
  world: World,
  random: Random,
  { connections, clients }: Crowd = { connections: 8, clients: 8 },
): Promise<Tally> {
  const tally = new Tally();
  const connection = async (index: number) => {
    const agent = oneConnection();
    const from = `127.0.1.${(index % clients) + 1}`;
    await withoutPause(period, async () => {
      const url = origin + randomAddress(random, world);
      await httpCall({ url, from, agent }).then(
        ({ status }) => tally.add(String(status)),
        (error: unknown) => tally.add(outcomeOfError(error)),
      );
    });
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => connection(index)));
  return tally;
}
