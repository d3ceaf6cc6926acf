import { logDestination } from '@wirefair/service-kit/log-destination';
import { pino, type Logger } from 'pino';
import { currentRequestId } from '../http/request-id.ts';
import { describeError } from './describe-error.ts';

export { describeError, errorText } from './describe-error.ts';

interface Options {
  /** `debug`, `info`, `warn` or `error`. */
  level: string;
  /** Where to write; by default the standard output, without ever waiting for it. */
  destination?: { write(line: string): void };
}

/** The service's logger. It tells of errors and requests without anything personal. */
export function createLogger({ level, destination }: Options): Logger {
  const logger: Logger = pino(
    {
      level,
      base: { service: 'backend' },
      // Lines of what serves a request have its id, also where nobody hands the request's own logger on.
      mixin: (_line, _level, writing) => {
        const request = writing === logger ? currentRequestId() : undefined;
        return request === undefined ? {} : { request };
      },
      serializers: {
        err: (error: unknown) => describeError(error),
        // Never the address, whose query may hold a ticket.
        req: ({ method }: { method?: string }) => ({ method }),
        res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      },
    },
    destination ??
      logDestination({ onDropped: (dropped) => logger.warn(dropped, 'lines of the log were dropped') }),
  );
  return logger;
}
