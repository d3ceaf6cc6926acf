import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import { ContactCardsDocument, ContactGroup, ContactsSkeleton } from '../features/content/contact-cards';
import { MeetFrame, OverseasFairs, OverseasFairsDocument } from '../features/events';
import { useT } from '../i18n';
import { PartBoundary } from '../ui/part-boundary';
import { SectionHeading } from '../ui/section-heading';
import { RowListSkeleton } from '../ui/skeleton';

/** Exhibitions abroad, and whom to ask about a booth (MEET-015..020). */
export const loader = (_args: LoaderFunctionArgs, { preloadQuery }: AppContext) => ({
  fairs: preloadQuery(OverseasFairsDocument),
  contacts: preloadQuery(ContactCardsDocument, { variables: { group: 'OVERSEAS_EXHIBITIONS' } }),
});

export function Component() {
  const t = useT();
  const { fairs, contacts } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  return (
    <MeetFrame id="meetOverseas">
      <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }}>{t('events.overseas')}</chakra.h1>
      <chakra.p mt="3" color="quiet" maxWidth="text">
        {t('events.overseas.lead')}
      </chakra.p>
      <PartBoundary resetKey={fairs} onRetry={retry}>
        <Suspense fallback={<RowListSkeleton count={5} />}>
          <OverseasFairs query={fairs} />
        </Suspense>
      </PartBoundary>
      <chakra.section mt={{ base: '12', md: '16' }} aria-labelledby="contacts">
        <SectionHeading id="contacts" title={t('events.contacts')} />
        <PartBoundary resetKey={contacts} onRetry={retry}>
          <Suspense fallback={<ContactsSkeleton />}>
            <ContactGroup query={contacts} />
          </Suspense>
        </PartBoundary>
      </chakra.section>
    </MeetFrame>
  );
}
