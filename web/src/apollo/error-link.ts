import { ErrorLink } from '@apollo/client/link/error';
import { type Failure, toFailure } from './errors';

/** Reports what concerns the whole session; everything else is for the page or form that asked. */
export function createErrorLink(onFailure: (failure: Failure) => void): ErrorLink {
  return new ErrorLink(({ error }) => onFailure(toFailure(error)));
}
