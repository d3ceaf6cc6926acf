import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import { LanguageSwitch } from '../app/shell/header/language-switch';
import { ConsoleHeader } from '../features/organiser/console';
import { type InvitationRef, StaffInvitationDocument, Welcome } from '../features/organiser/entrance';
import { Container } from '../ui/container';
import { PartBoundary } from '../ui/part-boundary';
import { DetailSkeleton } from '../ui/skeleton';

interface LoaderData {
  ticket: string;
  query: InvitationRef;
}

export function loader({ request }: LoaderFunctionArgs, { preloadQuery }: AppContext): LoaderData {
  // Longer than any ticket is none; the server would refuse to look.
  const ticket = (new URL(request.url).searchParams.get('ticket') ?? '').slice(0, 100);
  return { ticket, query: preloadQuery(StaffInvitationDocument, { variables: { ticket } }) };
}

export function Component() {
  const { ticket, query } = useLoaderData<LoaderData>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <ConsoleHeader>
        <LanguageSwitch />
      </ConsoleHeader>
      <PartBoundary resetKey={query} onRetry={() => void revalidate()} minHeight="24rem">
        <Suspense
          fallback={
            <Container py="10">
              <DetailSkeleton />
            </Container>
          }
        >
          <Welcome ticket={ticket} query={query} />
        </Suspense>
      </PartBoundary>
    </>
  );
}
