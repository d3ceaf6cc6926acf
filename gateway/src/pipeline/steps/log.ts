import type { Services } from '../services.ts';
import type { Step } from '../step.ts';
import { answeredOperation } from './metrics.ts';

/** Writes one line for each operation, without variables and headers (docs/promises.md 18). */
export const log = ({ operationLog }: Pick<Services, 'operationLog'>): Step => ({
  name: 'log',
  end(exchange) {
    const answered = answeredOperation(exchange);
    if (answered) operationLog.tell(answered);
  },
});
