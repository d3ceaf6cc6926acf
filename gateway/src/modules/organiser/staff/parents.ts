import type { Schemas } from '../../../rest/operations.ts';

export type OrganiserSignInOptionsParent = Schemas['StaffLoginOptions'];
export type OrganiserParent = Schemas['StaffMember'];
export type StaffMemberParent = Schemas['StaffMember'];
