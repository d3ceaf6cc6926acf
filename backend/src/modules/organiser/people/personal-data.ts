import type { PersonalData } from '../../../personal-data/person.ts';
import { ownLetters } from '../../../outbox/index.ts';
import { ownUploads } from '../../../uploads/index.ts';
import { ownKeys } from '../../api-keys/index.ts';
import { ownConsultations } from '../../consultations/index.ts';
import { ownSubscriptions } from '../../content/index.ts';
import { ownCoupons } from '../../coupons/index.ts';
import { ownEvents } from '../../events/index.ts';
import { ownApplications, ownExhibitLists, ownSharing } from '../../exhibiting/index.ts';
import { ownFavourites } from '../../favourites/index.ts';
import { ownGroups } from '../../groups/index.ts';
import { ownAccount, ownProofs } from '../../identity/index.ts';
import { ownInvitations } from '../../invitations/index.ts';
import { ownAnswers, ownRegistration } from '../../registration/index.ts';
import { ownDemands } from '../../sourcing/index.ts';
import { ownPostDeliveries } from '../../webhooks/index.ts';
import { ownLogEntries } from '../audit/personal-data.ts';
import { ownCheckIns } from '../door/personal-data.ts';
import { ownImportLines } from '../exhibitor-import/personal-data.ts';
import { ownPartnerContacts } from '../partners/personal-data.ts';

/** All that is known of people, in the order of forgetting: what others hang on comes last. */
export const personalData: readonly PersonalData[] = [
  ...ownProofs,
  ownKeys,
  ...ownAnswers,
  ...ownFavourites,
  ...ownConsultations,
  ownPostDeliveries,
  ...ownLogEntries,
  ...ownDemands,
  ...ownEvents,
  ...ownCoupons,
  ...ownInvitations,
  ...ownGroups,
  ...ownApplications,
  ...ownSharing,
  ownExhibitLists,
  ownImportLines,
  ...ownSubscriptions,
  ...ownLetters,
  ownUploads,
  ownPartnerContacts,
  ...ownCheckIns,
  ownRegistration,
  ownAccount,
];
