export { type ClientOptions, createClient } from './client';
export { type Failure, type FailureKind, failureMessageId, toFailure } from './errors';
export { useFailureToast } from './use-failure-toast';
