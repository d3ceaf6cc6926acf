export { cardLanguage } from './card-language';
export {
  InvitationDocument,
  type InvitationQuery,
  type InvitationQueryVariables,
} from './invitation.generated';
export { InvitationCard } from './invitation-card';
