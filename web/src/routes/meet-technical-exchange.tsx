import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import { loadEvent, MeetEvent } from './meet-event';

export const ownMeta = true;

/** The technical exchange (MEET-007). */
export const loader = (_args: LoaderFunctionArgs, app: AppContext) => loadEvent(app, 'C09A02');

export function Component() {
  return <MeetEvent id="meetTechnical" query={useLoaderData<typeof loader>()} />;
}
