import type { Services } from './services.ts';
import type { Step } from './step.ts';
import { answerLimits } from './steps/answer-limits.ts';
import { arrivalLimits } from './steps/arrival-limits.ts';
import { authorisation } from './steps/authorisation.ts';
import { body } from './steps/body.ts';
import { caller } from './steps/caller.ts';
import { clientAddress } from './steps/client-address.ts';
import { cost } from './steps/cost.ts';
import { csrf } from './steps/csrf.ts';
import { execution } from './steps/execution.ts';
import { headers } from './steps/headers.ts';
import { keptAnswers } from './steps/kept-answers.ts';
import { locale } from './steps/locale.ts';
import { log } from './steps/log.ts';
import { lookup } from './steps/lookup.ts';
import { metrics } from './steps/metrics.ts';
import { negotiation } from './steps/negotiation.ts';
import { requestId } from './steps/request-id.ts';
import { trace } from './steps/trace.ts';
import { validation } from './steps/validation.ts';

/** Makes a step from what it uses. */
export type StepFactory = (services: Services) => Step;

/**
 * The steps of every GraphQL request. On the way in they begin in this order, and any of them may refuse the request. On the
 * way out they end in the reverse order, refused or not: what stands first here sees the finished answer (decision 0056).
 */
export const steps: readonly StepFactory[] = [
  requestId,
  clientAddress,
  locale,
  log,
  metrics,
  trace,
  headers,
  answerLimits,
  arrivalLimits,
  csrf,
  negotiation,
  caller,
  body,
  lookup,
  validation,
  cost,
  authorisation,
  keptAnswers,
  execution,
];
