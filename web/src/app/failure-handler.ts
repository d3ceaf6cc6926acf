import type { Failure } from '../apollo';
import { session } from '../features/identity';
import type { Catalogue } from '../i18n';
import { toast } from '../ui/toast';

/**
 * A session that ended, or an account without permission: back to the login entries, with one message (AUTH-025..030).
 * A guest's refusal is for the page that asked.
 */
export function createFailureHandler(catalogue: Catalogue): (failure: Failure) => void {
  return ({ kind, message }) => {
    if ((kind !== 'signIn' && kind !== 'notAllowed') || session.role() === 'guest') return;
    session.end();
    toast.error(message ?? catalogue.intl().formatMessage({ id: 'apollo.session.expired' }));
    // What such an account sees next is the home page.
    if (kind === 'notAllowed') location.assign('/d/');
  };
}
