import type { Step } from '../step.ts';

/** Measures the operation with its variables, and refuses one that costs too much. */
export const cost = (): Step => ({
  name: 'cost',
  begin(exchange) {
    const points = exchange.requiredOperation.costOf(exchange.variables);
    // Variables that do not fit have no cost: the execution says what is wrong with them.
    if (points !== undefined) exchange.requiredContext.measured.cost = points;
    return undefined;
  },
});
