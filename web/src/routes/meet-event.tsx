import type { ReactNode } from 'react';
import { PageMeta } from '../app/meta';
import type { AppContext } from '../app/route-module';
import {
  EventDocument,
  type EventRef,
  EventSkeleton,
  EventView,
  MeetFrame,
  type MeetId,
} from '../features/events';
import { BodyError, PageBody } from '../features/page-body';

/** Starts reading the event of a code (MEET-004). */
export const loadEvent = ({ preloadQuery }: AppContext, code: string): EventRef =>
  preloadQuery(EventDocument, { variables: { code } });

interface MeetEventProps {
  id: MeetId;
  query: EventRef;
  /** Below the programme. */
  children?: ReactNode;
}

/** The layout that the pages of events share; the head's texts come from the event (MEET-002). */
export function MeetEvent({ id, query, children }: MeetEventProps) {
  return (
    <MeetFrame id={id}>
      <PageBody
        query={query}
        skeleton={
          <>
            <PageMeta id={id} />
            <EventSkeleton />
          </>
        }
        failed={(error, onRetry) => (
          <>
            <PageMeta id={id} />
            <BodyError as="h1" error={error} onRetry={onRetry} />
          </>
        )}
      >
        <EventView query={query} meta={(event) => <PageMeta id={id} {...event} />}>
          {children}
        </EventView>
      </PageBody>
    </MeetFrame>
  );
}
