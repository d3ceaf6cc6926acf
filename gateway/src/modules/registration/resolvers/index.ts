import {
  registrationQueries,
  viewerVisit,
  VisitChoice,
  VisitInformation,
  VisitPass,
  VisitQuestion,
  VisitQuestionOption,
  VisitRegistration,
} from './fields.ts';
import { registrationMutations } from './steps.ts';

/** Registering for a visit, the survey and the pass. */
export const registrationResolvers = {
  Query: registrationQueries,
  Mutation: registrationMutations,
  Viewer: viewerVisit,
  VisitChoice,
  VisitInformation,
  VisitPass,
  VisitQuestion,
  VisitQuestionOption,
  VisitRegistration,
};
