import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import { loadEvent, MeetEvent } from './meet-event';

export const ownMeta = true;

/** Side events (MEET-014). */
export const loader = (_args: LoaderFunctionArgs, app: AppContext) => loadEvent(app, 'C09A05');

export function Component() {
  return <MeetEvent id="meetOther" query={useLoaderData<typeof loader>()} />;
}
