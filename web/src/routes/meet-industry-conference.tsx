import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { AppContext } from '../app/route-module';
import { loadEvent, MeetEvent } from './meet-event';

export const ownMeta = true;

/** The conference of the industry, signed up for elsewhere (MEET-005, MEET-006). */
export const loader = (_args: LoaderFunctionArgs, app: AppContext) => loadEvent(app, 'C09A01');

export function Component() {
  return <MeetEvent id="meetIndustry" query={useLoaderData<typeof loader>()} />;
}
