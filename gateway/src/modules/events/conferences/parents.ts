import type { Schemas } from '../../../rest/operations.ts';

export type ConferenceEventParent = Schemas['EventArticle'];
export type EventSessionParent = ConferenceEventParent['meetings'][number];
export type EventSignUpParent = ConferenceEventParent;
