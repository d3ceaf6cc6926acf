import type { Client } from '@wirefair/client';
import type { CatalogueFile } from './catalogue-file.ts';

async function copyExhibitors(client: Client, file: CatalogueFile, signal: AbortSignal): Promise<void> {
  const { cursor, isRead } = file.progressOf('exhibitors');
  if (isRead) return;
  for await (const { nodes, pageInfo } of client.exhibitors({ after: cursor, signal }).pages())
    file.saveExhibitors(nodes, pageInfo.endCursor, !pageInfo.hasNextPage);
}

async function copyProducts(client: Client, file: CatalogueFile, signal: AbortSignal): Promise<void> {
  const { cursor, isRead } = file.progressOf('products');
  if (isRead) return;
  for await (const { nodes, pageInfo } of client.products({ after: cursor, signal }).pages())
    file.saveProducts(nodes, pageInfo.endCursor, !pageInfo.hasNextPage);
}

/**
 * Copies categories, exhibitors and products, and begins where an earlier copy of the same file was interrupted. Each page
 * is saved together with its cursor, so that nothing is left out and nothing is asked for twice.
 */
export async function copyCatalogue(client: Client, file: CatalogueFile, signal: AbortSignal): Promise<void> {
  file.saveCategories(await client.categories({ signal }));
  await copyExhibitors(client, file, signal);
  await copyProducts(client, file, signal);
  file.finish();
}
