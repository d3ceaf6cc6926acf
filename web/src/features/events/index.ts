export { LiveEpisodes } from './cloud/live-episodes';
export { LiveEpisodesDocument } from './cloud/live-episodes.generated';
export { EventDocument } from './event/event.generated';
export { type EventRef, EventSkeleton, EventView } from './event/event-view';
export { MeetFrame, type MeetId } from './meet-frame';
export { OverseasFairs } from './overseas/overseas-fairs';
export { OverseasFairsDocument } from './overseas/overseas.generated';
