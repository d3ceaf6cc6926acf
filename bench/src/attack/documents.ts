import { httpCall, oneConnection } from '../support/http-call.ts';
import { type Period, withoutPause } from '../support/pace.ts';
import { pick } from '../support/random.ts';
import { outcomeOfError, Tally } from '../support/tally.ts';

const CONNECTIONS = 4;
/** A short pause, so that 4 connections send up to 80 documents a second. */
const PAUSE_MS = 50;

type Random = () => number;

const json = (query: string, variables: object = {}) => JSON.stringify({ query, variables });
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i)).join(' ');
const randomBytes = (random: Random, length: number) =>
  Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));

/** What may be sent to hold the gateway up, by name. Most of it must be refused; none of it may cost much. */
export const hostileDocuments: Record<string, (random: Random) => string | Buffer> = {
  'many aliases': () =>
    json(`{ ${times(500, (i) => `a${i}: products(pageSize: 100) { nodes { id title } }`)} }`),
  'aliases within the limit': (random) =>
    json(
      `{ ${times(30, (i) => `a${i}: products(page: ${Math.floor(random() * 5000) + 1}, pageSize: 100) { nodes { id } }`)} }`,
    ),
  'deep nesting': () => json(`{ ${'exhibitors { nodes { products { nodes { exhibitor { '.repeat(200)}`),
  'deep and closed': () =>
    json(
      `{ products { nodes ${'{ exhibitor { products { nodes '.repeat(40)} { id } ${'} } }'.repeat(40)} } }`,
    ),
  'wide lists in lists': () =>
    json(
      '{ exhibitors(pageSize: 100) { nodes { products(pageSize: 100) { nodes { id title exhibitor { name } } } } } }',
    ),
  'introspection many times': () =>
    json(`{ ${times(25, (i) => `s${i}: __schema { types { fields { type { fields { name } } } } }`)} }`),
  'introspection in circles': () =>
    json(`{ __schema { types ${'{ fields { type '.repeat(30)} { name } ${'} }'.repeat(30)} } }`),
  'fragments in circles': () =>
    json(
      'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A products { nodes { id } } }',
    ),
  'fragments that multiply': () =>
    json(
      `{ ...F0 } ${times(20, (i) => `fragment F${i} on Query { ${i < 19 ? `...F${i + 1} ...F${i + 1}` : 'edition { name }'} }`)}`,
    ),
  'a huge document': () => json(`{ edition { name ${'name '.repeat(80_000)} } }`),
  'large variables': () =>
    json('query ($text: String!) { siteSearch(text: $text) { text } }', { text: '线缆'.repeat(40_000) }),
  'variables nested deeply': () =>
    `{"query":"query ($f: ProductFilter) { products(filter: $f) { totalCount } }","variables":{"f":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}}`,
  'numbers past their bounds': () =>
    json('{ products(page: 99999999999999999999, pageSize: -5) { nodes { id } } }'),
  'far pages': (random) =>
    json(`{ products(page: ${9000 + Math.floor(random() * 1000)}, pageSize: 100) { nodes { id title } } }`),
  'a broken body': () => '{"query":"{ products',
  'random bytes': (random) => randomBytes(random, 2000),
  'a batch': () => `[${Array.from({ length: 100 }, () => json('{ edition { name } }')).join(',')}]`,
  'a search of symbols': (random) =>
    json('query ($text: String!) { siteSearch(text: $text) { products { found { totalCount } } } }', {
      text: Array.from({ length: 50 }, () => String.fromCharCode(33 + Math.floor(random() * 60))).join(''),
    }),
};

const names = Object.keys(hostileDocuments);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A refusal comes with status 200 too, where GraphQL wants it so. */
function outcomeOf(status: number, text: string): string {
  const code = /"code":"([A-Z_]+)"/.exec(text.slice(0, 2000))?.[1];
  return code ? `${status} ${code}` : String(status);
}

/** Four connections that send hostile documents one after the other. */
export async function sendHostileDocuments(origin: string, period: Period, random: Random): Promise<Tally> {
  const tally = new Tally();
  const connection = async (index: number) => {
    const agent = oneConnection();
    await withoutPause(period, async () => {
      const make = hostileDocuments[pick(random, names)];
      await httpCall({
        url: `${origin}/graphql`,
        from: `127.0.3.${index + 1}`,
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: make?.(random) ?? '',
      }).then(
        ({ status, text }) => tally.add(outcomeOf(status, text)),
        (error: unknown) => tally.add(outcomeOfError(error)),
      );
      await wait(PAUSE_MS);
    });
    agent.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => connection(index)));
  return tally;
}
