export type { ConferenceEventParent } from './conferences/parents.ts';
export { conferenceSource } from './conferences/source.ts';
