import { type Client, type ClientOptions, clientWith } from './client.ts';
import { realTiming } from './retries.ts';

/**
 * Makes a client, which sends nothing until it is asked for something.
 * @throws TypeError where the endpoint is no absolute address, or the key cannot be sent
 */
export const createClient = (options: ClientOptions): Client => clientWith(options, realTiming);

export type { Cost } from './answer.ts';
export type { Client, ClientOptions, QueryOptions } from './client.ts';
export type { TypedDocument } from './document.ts';
export { type AnswerError, type ErrorCode, WirefairError } from './errors.ts';
export {
  ExportError,
  type ExportErrorCode,
  type ExportLine,
  type ExportSource,
  readExport,
} from './exports.ts';
export type { List, ListOptions } from './lists.ts';
export { type Connection, paginate, type PageRequest, type PagingOptions, readPages } from './pages.ts';
export type { SyncChange, SyncOptions, SyncState, SyncStep, SyncType } from './sync.ts';
/** What the client reads of each node. */
export type {
  BuyerPostFieldsFragment as BuyerPostFields,
  CategoriesQuery,
  CategoryFieldsFragment as CategoryFields,
  EventFieldsFragment as EventFields,
  ExhibitorFieldsFragment as ExhibitorFields,
  NewsFieldsFragment as NewsFields,
  ProductFieldsFragment as ProductFields,
  VideoFieldsFragment as VideoFields,
} from './operations.generated.ts';
/** All types of the contract: conditions, orders, enums and objects. */
export type * as Schema from './schema.generated.ts';
export {
  verifyWebhook,
  type WebhookCall,
  type WebhookDelivery,
  WebhookError,
  type WebhookErrorCode,
  type WebhookHeaders,
  type WebhookSecrets,
} from './webhooks.ts';
