import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { session } from '../../identity';
import { useSignUpDialog } from '../sign-up/use-sign-up-dialog';

/** Time to read why, before the page goes (CONST-004). */
const REDIRECT_MS = 1000;

/** Opens the form for visitors; guests are sent to register, exhibitors are told why not (MEET-025..028). */
export function SignUpButton({ code }: { code: string }) {
  const t = useT();
  const navigate = useNavigate();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const { SignUpDialog, fetchDialog } = useSignUpDialog(open, () => setOpen(false));

  const press = () => {
    // At the press: a page that the server has drawn takes everybody for a guest until it has been taken over.
    const role = session.role();
    if (role === 'visitor') return setOpen(true);
    if (role === 'exhibitor') return toast.warning(t('events.noExhibitors'));
    toast.info(t('identity.pleaseRegister'));
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => void navigate(paths.registerWizard({ scene: 'apply' })), REDIRECT_MS);
  };

  return (
    <>
      <Button
        size="lg"
        onPointerEnter={() => {
          if (session.role() === 'visitor') fetchDialog();
        }}
        onClick={press}
      >
        {t('events.signUp')}
      </Button>
      {SignUpDialog ? <SignUpDialog code={code} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
