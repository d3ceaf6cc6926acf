import { LocalisedError, withStatus } from '../../schema/errors.ts';
import type { Services } from '../services.ts';
import type { Step } from '../step.ts';

const noQuery = {
  ZH: '请求中缺少 query，也没有 persistedQuery',
  EN: 'The request has neither a query nor a persistedQuery',
};

/** Finds the operation of an earlier request with the same document. */
export const lookup = ({ operations }: Pick<Services, 'operations'>): Step => ({
  name: 'lookup',
  begin(exchange) {
    const { parameters, entrance } = exchange;
    const { query, extensions } = parameters;
    exchange.lookedUpAt = performance.now();
    if (!query && !extensions?.['persistedQuery'])
      throw withStatus(new LocalisedError(noQuery, 'BAD_REQUEST'), 400);
    exchange.operation = operations[entrance.contract].find(parameters);
    return undefined;
  },
});
