import { logDestination } from '@wirefair/service-kit/log-destination';
import { type DestinationStream, type Logger, pino } from 'pino';

/** An address in a log line has no query: it may hold what is secret. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

interface LoggedRequest {
  method?: string;
  url?: string;
}

/**
 * The gateway's log, in which no line holds the query of a request.
 * @param destination where to write; by default the standard output, without ever waiting for it
 */
export function gatewayLogger(level: string, destination?: DestinationStream): Logger {
  const logger: Logger = pino(
    {
      level,
      base: { service: 'gateway' },
      serializers: {
        req: ({ method, url = '' }: LoggedRequest) => ({ method, url: withoutQuery(url) }),
      },
    },
    destination ??
      logDestination({ onDropped: (dropped) => logger.warn(dropped, 'lines of the log were dropped') }),
  );
  return logger;
}
