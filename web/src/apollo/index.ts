export { createClient } from './client';
export { type Failure, failureMessageId, toFailure } from './errors';
export { useFailureToast } from './use-failure-toast';
export { useOutcomeToast } from './use-outcome-toast';
