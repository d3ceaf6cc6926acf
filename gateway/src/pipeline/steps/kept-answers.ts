import { OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ValidOperation } from '../../execution/operations.ts';
import type { GraphQLExchange } from '../exchange.ts';
import type { Services } from '../services.ts';
import type { Step } from '../step.ts';

/** Size of all kept answers together, characters; the one that was not asked for the longest goes first. */
const MAX_KEPT_CHARACTERS = 8 * 1024 * 1024;

/** Larger answers are not kept, characters: a few of them would drive all others out. */
const MAX_ANSWER_CHARACTERS = 256 * 1024;

/** The JSON of public data, each valid for one revision of what is public. */
class KeptAnswers {
  private readonly texts = new LRUCache<string, string>({
    maxSize: MAX_KEPT_CHARACTERS,
    sizeCalculation: (text, key) => text.length + key.length,
  });
  /** A number for each operation that has had an answer kept. */
  private readonly numbers = new WeakMap<ValidOperation, number>();
  private lastNumber = 0;
  private revision: number | undefined;

  /** The JSON of `data`. @param revision of what is public now */
  find(exchange: GraphQLExchange, revision: number): string | undefined {
    const number = this.numbers.get(exchange.requiredOperation);
    if (number === undefined || this.revision !== revision) return undefined;
    return this.texts.get(keyOf(number, exchange));
  }

  /** @param revision of what is public, the same before and after the execution */
  keep(exchange: GraphQLExchange, revision: number, text: string): void {
    if (text.length > MAX_ANSWER_CHARACTERS) return;
    if (this.revision !== revision) this.texts.clear();
    this.revision = revision;
    this.texts.set(keyOf(this.numberOf(exchange.requiredOperation), exchange), text);
  }

  private numberOf(operation: ValidOperation): number {
    const number = this.numbers.get(operation) ?? (this.lastNumber += 1);
    this.numbers.set(operation, number);
    return number;
  }
}

/** What an answer that is the same for everyone depends on: addresses in it name the origin of the site. */
const keyOf = (operation: number, { locale, origin, variables }: GraphQLExchange): string =>
  `${operation} ${locale} ${origin} ${JSON.stringify(variables)}`;

/**
 * Whether everyone who asks gets this answer, and others have asked for it before: it made no call of the REST service. An
 * operation that follows changes moves the position of its key, and has to run each time.
 */
const isWorthKeeping = ({ result, context }: GraphQLExchange): boolean =>
  result?.data != null &&
  !result.errors &&
  context?.isPersonal === false &&
  context.upstreamCalls === 0 &&
  context.program?.followed === undefined;

/**
 * Answers a public query by the JSON of an earlier answer, until something public changes. It keeps answers only while the
 * REST service tells of changes: then `publicRevision` goes up with each.
 */
export function keptAnswers({ rest }: Pick<Services, 'rest'>): Step {
  const kept = new KeptAnswers();
  return {
    name: 'kept-answers',
    notAt: {
      siteStream: 'a subscription has events, and no answer',
      partnerStream: 'a subscription has events, and no answer',
    },
    begin(exchange) {
      const revision = rest.publicRevision();
      const isKept =
        exchange.requiredOperation.kind === OperationTypeNode.QUERY && exchange.requiredContext.isOf(rest);
      if (revision === undefined || !isKept) return undefined;
      const dataText = kept.find(exchange, revision);
      if (dataText === undefined) {
        exchange.revision = revision;
        return undefined;
      }
      exchange.result = { dataText };
      return 'answered';
    },
    end(exchange) {
      const { revision, result } = exchange;
      if (revision === undefined || revision !== rest.publicRevision() || !isWorthKeeping(exchange)) return;
      const dataText = JSON.stringify(result?.data);
      exchange.result = { dataText };
      kept.keep(exchange, revision, dataText);
    },
  };
}
