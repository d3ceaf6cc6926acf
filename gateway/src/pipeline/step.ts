import type { EntranceName } from './entrances.ts';
import type { GraphQLExchange } from './exchange.ts';

/** `answered`: the exchange has its result, and the request steps that follow are passed over. */
export type Outcome = 'answered' | undefined;

/** One step of the pipeline. */
export interface Step {
  readonly name: string;
  /** Entrances where the step has nothing to do, each with the reason. It runs at all others. */
  readonly notAt?: Readonly<Partial<Record<EntranceName, string>>>;
  /**
   * Runs on the way in, in the order of the list.
   * @throws GraphQLError to refuse the request; its HTTP status is in `extensions.http`
   */
  begin?(exchange: GraphQLExchange): Outcome | Promise<Outcome>;
  /** Runs on the way out, in the reverse order of the list, for each request, refused or not. */
  end?(exchange: GraphQLExchange): void | Promise<void>;
}
