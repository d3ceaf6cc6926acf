import { chakra, Flex } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { type MessageId, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { pendingAction } from '../../../lib/pending-action';
import { Button, ButtonLink } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DialogActions } from '../../../ui/dialog-actions';
import { TextLink } from '../../../ui/text-link';
import { useRole } from '../session';
import { useSignOut } from '../use-sign-out';
import type { GatedAction, SignInRequest } from './requests';

const titles: Record<GatedAction, MessageId> = {
  collect: 'identity.pleaseLogin',
  publish: 'identity.pleaseLogin',
  consult: 'identity.pleaseLoginVisitor',
  signUp: 'identity.pleaseLoginVisitor',
  contact: 'identity.pleaseRegister',
};

interface SignInDialogProps {
  request: SignInRequest | null;
  onClose: () => void;
}

interface WayProps {
  /** Address of the site that the sign-in leads back to. */
  back: string;
  /** Runs when somebody sets out for the sign-in. */
  onLeave: () => void;
}

/** The logins of those who may do it, and the way to an account. */
function Logins({ action, back, onLeave }: WayProps & Pick<SignInRequest, 'action'>) {
  const t = useT();
  const mayBeExhibitor = action === 'collect' || action === 'publish';
  const target = { return: back };
  return (
    <>
      <chakra.p color="quiet">{t(`sign-in-first.${action}`)}</chakra.p>
      <Flex gap="3" wrap="wrap">
        <ButtonLink to={paths.visitorLogin(target)} flex="1" data-first-focus="" onClick={onLeave}>
          {t('sign-in-first.visitor')}
        </ButtonLink>
        {mayBeExhibitor ? (
          <ButtonLink to={paths.exhibitorLogin(target)} variant="outline" flex="1" onClick={onLeave}>
            {t('sign-in-first.exhibitor')}
          </ButtonLink>
        ) : null}
      </Flex>
      <Flex gap="2" wrap="wrap">
        <chakra.span color="quiet">{t('sign-in-first.noAccount')}</chakra.span>
        <TextLink to={paths.register()} onClick={onLeave}>
          {t('sign-in-first.register')}
        </TextLink>
      </Flex>
    </>
  );
}

/**
 * The exhibitor's way to the same end: contacting a buyer is applying for pairing, with the buyer's request chosen.
 * Undefined where exhibitors have none.
 */
const exhibitorsWay = ({ action, pending }: SignInRequest): string | undefined =>
  action === 'contact' ? paths.centre('exhibitor', 'pairing', { post: pending?.with['id'] }) : undefined;

interface OtherRoleProps extends WayProps, Pick<SignInDialogProps, 'onClose'> {
  request: SignInRequest;
}

/** An exhibitor who wants what only visitors do: logs in as one (DIR-066, DIR-084), or goes the exhibitors' way. */
function OtherRole({ request, back, onLeave, onClose }: OtherRoleProps) {
  const t = useT();
  const { signOut, loading } = useSignOut(paths.visitorLogin({ return: back }));
  const way = exhibitorsWay(request);
  return (
    <>
      <chakra.p color="quiet">{t(way ? 'sign-in-first.pairing' : 'sign-in-first.otherRole')}</chakra.p>
      <DialogActions>
        {way ? (
          <ButtonLink to={way} data-first-focus="" onClick={onClose}>
            {t('sign-in-first.applyForPairing')}
          </ButtonLink>
        ) : (
          <Button variant="outline" onClick={onClose}>
            {t('sign-in-first.cancel')}
          </Button>
        )}
        <Button
          data-first-focus={way ? undefined : ''}
          variant={way ? 'outline' : 'solid'}
          disabled={loading}
          onClick={() => {
            onLeave();
            void signOut();
          }}
        >
          {t('sign-in-first.change')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Asks for the sign-in that an action needs. What was asked for is kept until then, and finished on the way back. */
export default function SignInDialog({ request, onClose }: SignInDialogProps) {
  const t = useT();
  const role = useRole();
  const { pathname, search, hash } = useLocation();
  const back = pathname + search + hash;
  const isOtherRole = role === 'exhibitor';
  const title = () => (request ? t(isOtherRole ? 'identity.onlyVisitors' : titles[request.action]) : '');
  const leave = () => {
    if (request?.pending) pendingAction.keep(request.pending, back);
    // While an exhibitor is logged out the dialog stays, until the login takes the page's place.
    if (!isOtherRole) onClose();
  };
  const content = () => {
    if (!request) return null;
    if (isOtherRole) return <OtherRole request={request} back={back} onClose={onClose} onLeave={leave} />;
    return <Logins action={request.action} back={back} onLeave={leave} />;
  };
  return (
    <Dialog open={request !== null} onClose={onClose} title={title()}>
      {content()}
    </Dialog>
  );
}
