export { createClient } from './client';
export type { FailureHandler } from './error-link';
export { type Failure, failureMessageId, toFailure } from './errors';
export { useFailureToast } from './use-failure-toast';
export { type Outcome, useOutcomeToast } from './use-outcome-toast';
