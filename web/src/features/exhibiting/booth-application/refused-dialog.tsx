import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';

/** Why an application was not taken. */
export interface Refused {
  text: string;
  /** An application waits, or the company exhibits already: the way on is the sign-in. */
  isKnown: boolean;
}

/** The server's sentence in a dialog (EXH-021); where it names a field, the form shows it there too. */
export function RefusedDialog({ refused, onClose }: { refused: Refused | undefined; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      open={refused !== undefined}
      onClose={onClose}
      title={t('booth-application.refused')}
      footer={
        <>
          {refused?.isKnown ? (
            <ButtonLink to={paths.exhibitorLogin()} variant="outline">
              {t('booth-application.login')}
            </ButtonLink>
          ) : null}
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </>
      }
    >
      <chakra.p role="alert">{refused?.text}</chakra.p>
    </Dialog>
  );
}
