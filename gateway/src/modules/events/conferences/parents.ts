import type { Schemas } from '../../../rest/operations.ts';
import type { ConnectionParent } from '../../shared/index.ts';

export type ConferenceEventParent = Schemas['EventArticle'];
export type ConferenceEventConnectionParent = ConnectionParent<ConferenceEventParent>;
export type EventSessionParent = ConferenceEventParent['meetings'][number];
export type EventSignUpParent = ConferenceEventParent;
