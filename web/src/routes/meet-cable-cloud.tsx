import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import { ContactCardsDocument, ContactGroup, ContactsSkeleton } from '../features/content/contact-cards';
import { LiveEpisodes, LiveEpisodesDocument } from '../features/events';
import { useT } from '../i18n';
import { PartBoundary } from '../ui/part-boundary';
import { SectionHeading } from '../ui/section-heading';
import { CardGridSkeleton } from '../ui/skeleton';
import { loadEvent, MeetEvent } from './meet-event';

export const ownMeta = true;

/** The show on the air, with earlier broadcasts and whom to ask (MEET-008..011). */
export function loader(_args: LoaderFunctionArgs, app: AppContext) {
  return {
    event: loadEvent(app, 'C09A03'),
    episodes: app.preloadQuery(LiveEpisodesDocument),
    contacts: app.preloadQuery(ContactCardsDocument, { variables: { group: 'CABLE_CLOUD' } }),
  };
}

export function Component() {
  const t = useT();
  const { event, episodes, contacts } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  return (
    <MeetEvent id="meetCloud" query={event}>
      <PartBoundary resetKey={episodes} onRetry={retry}>
        <Suspense fallback={<CardGridSkeleton count={3} />}>
          <LiveEpisodes query={episodes} />
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
    </MeetEvent>
  );
}
