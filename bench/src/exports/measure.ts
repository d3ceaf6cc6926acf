import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { request } from 'undici';
import { askByKey, type Partner } from '../keys/ask.ts';
import { issueKeys } from '../keys/issue.ts';
import { type Site, startSite } from '../pages/site.ts';
import { table } from '../support/table.ts';

export interface ExportsOptions {
  serverUrl: string;
  /** Products, smallest first. */
  sizes: number[];
}

const SCOPES = ['read:exhibitors', 'read:products'];
/** How often the state of an export is asked for. */
const LOOK_MS = 250;

interface BulkExport {
  id: string;
  state: string;
  done: number;
  bytes: string;
  downloadUrl: string | null;
}

const FIELDS = 'id state done bytes downloadUrl';

/** What one export took. */
interface Outcome {
  records: number;
  seconds: number;
  mebibytes: number;
  /** Most memory of the gateway and of the REST service meanwhile, MiB. */
  gatewayMiB: number;
  backendMiB: number;
  /** Seconds of the download, unpacked and read line by line. */
  downloadSeconds: number;
}

/** Makes an export of all products. @param onLook called while it is made */
async function make(partner: Partner, onLook: () => void): Promise<BulkExport> {
  const { startExport } = await askByKey<{
    startExport: { export: BulkExport | null; errors: unknown[] };
  }>(
    partner,
    `mutation { startExport(input: { types: [PRODUCT], locale: EN }) { export { ${FIELDS} } errors { message } } }`,
  );
  if (!startExport.export) throw new Error(JSON.stringify(startExport.errors));
  const { id } = startExport.export;
  for (;;) {
    onLook();
    const { bulkExport } = await askByKey<{ bulkExport: BulkExport }>(
      partner,
      `query ($id: ID!) { bulkExport(id: $id) { ${FIELDS} } }`,
      { id },
    );
    if (bulkExport.state === 'DONE') return bulkExport;
    if (bulkExport.state === 'FAILED') throw new Error('the export failed');
    await wait(LOOK_MS);
  }
}

/**
 * Reads the file line by line to its last line, which tells the number of products.
 * @returns how many different products the file has
 * @throws Error for a line that is no product, and where the last line tells another number or is missing
 */
async function readProducts({ gatewayUrl }: Partner, address: string): Promise<number> {
  const { pathname } = new URL(address);
  const { statusCode, body } = await request(`${gatewayUrl}${pathname}`);
  if (statusCode !== 200) throw new Error(`the file was answered with ${statusCode}`);
  const lines = createInterface({ input: body.pipe(createGunzip()) });
  const ids = new Set<string>();
  let told: number | undefined;
  for await (const line of lines) {
    const { type, recordId, object, end } = JSON.parse(line) as {
      type: string;
      recordId: string;
      object: { id: string } | null;
      end?: { records: number };
    };
    if (end) {
      told = end.records;
      continue;
    }
    if (type !== 'PRODUCT' || object?.id !== recordId) throw new Error(`no product: ${line.slice(0, 200)}`);
    ids.add(recordId);
  }
  if (told !== ids.size) throw new Error(`the last line tells ${told} products, the file has ${ids.size}`);
  return ids.size;
}

async function exportAll(site: Site): Promise<Outcome> {
  const [key = ''] = await issueKeys(site.databaseUrl, 1, SCOPES);
  const partner = { gatewayUrl: site.gateway.url, key };
  let [gatewayMiB, backendMiB] = [0, 0];
  const look = () => {
    gatewayMiB = Math.max(gatewayMiB, site.gateway.residentMiB() ?? Number.NaN);
    backendMiB = Math.max(backendMiB, site.backend.residentMiB() ?? Number.NaN);
  };
  const startedAt = performance.now();
  const { done, bytes, downloadUrl } = await make(partner, look);
  const seconds = (performance.now() - startedAt) / 1000;
  const downloadedAt = performance.now();
  const records = await readProducts(partner, downloadUrl ?? '');
  if (records !== done) throw new Error(`the file has ${records} products of ${done}`);
  const downloadSeconds = (performance.now() - downloadedAt) / 1000;
  return { records, seconds, mebibytes: Number(bytes) / 2 ** 20, gatewayMiB, backendMiB, downloadSeconds };
}

/** How fast exports of all products are made at every size, and what memory that takes. */
export async function measureExports(
  { serverUrl, sizes }: ExportsOptions,
  tell: (text: string) => void,
): Promise<string> {
  const rows: string[][] = [];
  for (const products of sizes) {
    const site = await startSite(serverUrl, tell, { products });
    try {
      const outcome = await exportAll(site);
      const { records, seconds, mebibytes, gatewayMiB, backendMiB, downloadSeconds } = outcome;
      const row = [
        String(records),
        seconds.toFixed(1),
        (records / seconds).toFixed(0),
        mebibytes.toFixed(1),
        downloadSeconds.toFixed(1),
        String(Math.round(gatewayMiB)),
        String(Math.round(backendMiB)),
      ];
      tell(row.join('  '));
      rows.push(row);
    } finally {
      await site.stop();
    }
  }
  const heads = ['products', 's', 'products/s', 'MiB', 'read in s', 'gateway MiB', 'REST service MiB'];
  return table(heads, rows);
}
