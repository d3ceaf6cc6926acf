import { randomUUID } from 'node:crypto';

/** Header of each answer: the id of its request, a UUID that the log has in `request`. */
export const REQUEST_ID = 'x-request-id';

/** Makes the id of a request. It is the gateway's own: what a caller sends under this name is not read. */
export const newRequestId = (): string => randomUUID();
