import type { Failure } from '../apollo';
import { session } from '../features/identity';
import type { Catalogue } from '../i18n';
import { toast } from '../ui/toast';

/** A session that ended: back to the login entries, and one message. A guest's refusal is for the page that asked. */
export function createFailureHandler(catalogue: Catalogue): (failure: Failure) => void {
  return ({ kind }) => {
    if (kind !== 'signIn' || session.role() === 'guest') return;
    session.end();
    toast.error(catalogue.intl().formatMessage({ id: 'apollo.session.expired' }));
  };
}
