import { abroadQueries, LiveEpisode, OverseasFair } from './abroad.ts';
import { ConferenceEvent, eventQueries, EventSession, EventSignUp } from './event.ts';
import {
  EventRegistration,
  EventRegistrationPage,
  registrationMutations,
  viewerRegistrations,
} from './registration.ts';

/** Conferences, their forms, who takes part, broadcasts and fairs abroad. */
export const eventResolvers = {
  Query: { ...eventQueries, ...abroadQueries },
  Mutation: registrationMutations,
  Viewer: viewerRegistrations,
  ConferenceEvent,
  EventSession,
  EventSignUp,
  EventRegistration,
  EventRegistrationPage,
  LiveEpisode,
  OverseasFair,
};
