import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Header in which a gateway tells the id of the request that a call is made for, and in which answers repeat it. */
const HEADER = 'x-request-id';

/** What gateways and balancers give: a UUID, or as many digits without hyphens. */
const ID = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;

const current = new AsyncLocalStorage<string>();

/** Makes the id of a request that has none. */
export const newRequestId = (): string => randomUUID();

/** Id of the request that the running code serves; undefined outside of any. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Does work that belongs to a request that has been answered, such as a job that it left. @param id blank: to none */
export const asPartOf = <T>(id: string, work: () => Promise<T>): Promise<T> =>
  id === '' ? work() : current.run(id, work);

/**
 * Names each request by the id that a gateway has told, so that one id leads from the visitor's answer through the lines
 * of both logs; of anybody else, by a new one. To be installed after {@link trustGateway}.
 */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const told = request.isGateway ? request.headers[HEADER] : undefined;
    if (typeof told === 'string' && ID.test(told)) request.id = told;
    request.log = request.log.child({ request: request.id });
    void reply.header(HEADER, request.id);
    current.run(request.id, done);
  });
  // What comes after the body has arrived runs in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => current.run(request.id, done));
}
