import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '../i18n';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { Container } from '../ui/container';
import { ErrorState } from '../ui/error-state';

/** How long the message stands before the page goes back (CONST-006). */
export const BACK_AFTER_MS = 1500;

/**
 * A page that needs an id was opened without one: it says so and goes back by itself (DIR-043, DIR-051, ERR-013).
 * Where there is nothing to go back to, the way home stays.
 */
export function AddressError() {
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(-1), BACK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Container py="12">
      <ErrorState
        as="h1"
        title={t('app.address.title')}
        message={t('app.address.text')}
        action={
          <ButtonLink to={paths.home()} variant="outline">
            {t('app.backHome')}
          </ButtonLink>
        }
      />
    </Container>
  );
}
