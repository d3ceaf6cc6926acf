import type { QueryRef } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Bone, DetailSkeleton } from '../../../ui/skeleton';
import { type EventQuery, type EventQueryVariables, useEventPreloaded } from './event.generated';
import { EventHead } from './event-head';
import { Programme } from './programme';

export type EventRef = QueryRef<EventQuery, EventQueryVariables>;

interface EventViewProps {
  query: EventRef;
  /** What the page says of itself in the head; null while there is no event. */
  meta: (event: { title: string; description: string } | null) => ReactNode;
  /** Below the programme. */
  children?: ReactNode;
}

/** An event with its programme, or a word that it is not announced yet (MEET-002, MEET-024). */
export function EventView({ query, meta, children }: EventViewProps) {
  const t = useT();
  const { event } = useEventPreloaded(query).data;
  if (!event) {
    return (
      <>
        {meta(null)}
        <EmptyState
          as="h1"
          seed="no event"
          title={t('events.none')}
          action={<ButtonLink to={paths.news()}>{t('events.toNews')}</ButtonLink>}
        >
          {t('events.none.text')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {meta({ title: event.title, description: event.summary })}
      <EventHead event={event} />
      <Programme event={event} />
      {children}
    </>
  );
}

/** In the shape of an event. */
export function EventSkeleton() {
  return (
    <>
      <Bone width="min(100%, 24rem)" height="10" />
      <Bone width="min(90%, 18rem)" mt="4" mb="10" />
      <DetailSkeleton />
    </>
  );
}
