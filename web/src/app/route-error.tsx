import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { failureMessageId, toFailure } from '../apollo';
import { useLostAnswer } from '../features/page-body';
import { useT } from '../i18n';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { Container, Page } from '../ui/container';
import { ErrorState } from '../ui/error-state';

/**
 * Without a network, or after a release, the code that an open page asks for does not come; the next load brings it. In
 * the words of the browsers; data that did not come has others.
 */
const lostCode = /dynamically imported module|module script failed/i;

const reload = () => window.location.reload();

interface RouteErrorProps {
  /** Another way on than the first page of the site. */
  action?: ReactNode;
}

export function RouteError({ action }: RouteErrorProps) {
  const error = useRouteError();
  const t = useT();
  const location = useLocation();
  const navigate = useNavigate();
  const isLost = error instanceof TypeError && lostCode.test(error.message);
  // The same address once more, for the boundary lets go of its error when the location changes: a revalidation whose
  // loaders answer at once is over before it is seen.
  const again = () => void navigate(location, { replace: true, preventScrollReset: true });
  useEffect(() => console.error(error), [error]);
  const kind = isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : toFailure(error).kind;
  const retry = isLost ? reload : again;
  const reach = useLostAnswer(isLost || kind === 'offline', retry);
  const isOutdated = isLost && reach === 'answers';
  const message = isOutdated ? t('app.error.outdated') : t(failureMessageId(kind));
  return (
    <Page>
      <title>{t('ui.error.title')}</title>
      <Container py="12">
        <ErrorState
          as="h1"
          // Until it is known why, the title says that the page did not load.
          message={isLost && reach === null ? null : message}
          onRetry={retry}
          action={
            action ?? (
              <ButtonLink to={paths.home()} variant="outline">
                {t('app.backHome')}
              </ButtonLink>
            )
          }
        />
      </Container>
    </Page>
  );
}
