import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { failureMessageId, toFailure } from '../apollo';
import { useT } from '../i18n';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/button';
import { Container, Page } from '../ui/container';
import { ErrorState } from '../ui/error-state';

/** After a release the chunk that an open page asks for may be gone: the next load brings the new one. */
const lostChunk = /dynamically imported module|module script failed|Failed to fetch/i;

export function RouteError() {
  const error = useRouteError();
  const t = useT();
  const location = useLocation();
  const navigate = useNavigate();
  const isLostChunk = error instanceof TypeError && lostChunk.test(error.message);
  // The same address once more, for the boundary lets go of its error when the location changes: a revalidation whose
  // loaders answer at once is over before it is seen.
  const again = () => void navigate(location, { replace: true, preventScrollReset: true });
  useEffect(() => console.error(error), [error]);
  const kind = isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : toFailure(error).kind;
  return (
    <Page>
      <Container py="12">
        <ErrorState
          as="h1"
          message={t(isLostChunk ? 'app.error.outdated' : failureMessageId(kind))}
          onRetry={() => (isLostChunk ? window.location.reload() : again())}
          action={
            <ButtonLink to={paths.home()} variant="outline">
              {t('app.backHome')}
            </ButtonLink>
          }
        />
      </Container>
    </Page>
  );
}
