import type { Schemas } from '../../../rest/operations.ts';

export type OrganiserParent = Schemas['StaffMember'];
export type StaffMemberParent = Schemas['StaffMember'];
