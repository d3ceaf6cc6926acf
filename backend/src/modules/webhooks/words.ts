/** What happened to a record, as the schema says it. */
export const webhookOperations = ['UPSERT', 'REMOVE'] as const;
export type WebhookOperation = (typeof webhookOperations)[number];

/**
 * How far a delivery is.
 * - `new`: a gateway has to make what it carries.
 * - `ready`: it is sent, or sent again, when its time has come.
 * - `delivered`: the address has taken it.
 * - `failed`: it is not sent any more.
 */
export const deliveryStates = ['new', 'ready', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * Why an address is not called.
 * - `asked`: its partner or the organiser has paused it.
 * - `failing`: nothing was taken for as long as deliveries are tried.
 * - `gone`: it answered 410.
 * - `scope`: no key of the partner may read any more what its selection asks for.
 * - `selection`: the schema has changed so that its selection is not valid any more.
 * - `backlog`: more deliveries wait than are kept.
 * - `restored`: the log of changes does not go on from where it had been told, as after a restore from a backup.
 */
export const pauseReasons = [
  'asked',
  'failing',
  'gone',
  'scope',
  'selection',
  'backlog',
  'restored',
] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Work that waits for a gateway: making what deliveries carry. */
export const WORK = 'webhooks';
